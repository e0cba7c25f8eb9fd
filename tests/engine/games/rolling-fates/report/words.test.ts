import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bots } from '../../../../../engine/games/rolling-fates/bots'
import type { Prompt } from '../../../../../engine/kernel/prompt'
import { picker } from '../../../../../engine/simulation/bot'
import { Run } from '../../../../../engine/kernel/run'
import { speak } from '../../../../../engine/messages/format'
import type { Words } from '../../../../../engine/messages/words'
import { party, starter, starterGame } from '../starter'

const root = resolve(import.meta.dirname, '../../../../..')
const folder = join(root, 'data/rolling-fates/words/en')
const own = Object.assign(
  {},
  ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object)
) as Record<string, string>
const catalogue = { ...own, ...starter.words['en'] }
const code = readdirSync(join(root, 'engine/games/rolling-fates'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(root, 'engine/games/rolling-fates', file), 'utf8'))
  .join('\n')

/** Every key in it, whatever it is about. */
function keysOf(value: unknown, into: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return into
  if ('key' in value && typeof value.key === 'string') into.add(value.key)
  for (const one of Object.values(value)) keysOf(one, into)
  return into
}

describe('the words of the game', () => {
  it('hold every key the code writes out', () => {
    const written = [...code.matchAll(/words\('(fates\.[A-Za-z.]+)'|asked\('[^']+', [^,]+(?:\([^)]*\))?, '([A-Za-z]+)'/g)] // prettier-ignore
    const keys = written.map(([, whole, title]) => whole ?? `fates.${title}`)
    expect(keys.length).toBeGreaterThan(50)
    expect(keys.filter((key) => own[key] === undefined)).toEqual([])
  })

  it('RF-LOG-01, RF-LOG-05, RF-APP-13 every line and question of whole adventures has a sentence, and each result its clause', () => {
    const keys = new Set<string>()
    const lines: string[] = []
    const say = (said: Words): void => void lines.push(speak(catalogue, said))
    for (let n = 0; n < 6; n++) {
      const run = Run.start(starterGame, party(1 + (n % 4)), `words ${n}`)
      const pick = picker(`words ${n}`)
      const bot = n < 3 ? bots.careful : bots.random
      for (let [prompt] = run.waiting; prompt; [prompt] = run.waiting) {
        const before = run.state
        keysOf(prompt, keys)
        const reply = bot({ prompt: prompt as Prompt, state: before, book: starterGame.book, pick })
        const answered = run.answer({ seat: prompt.seat, by: 'bot', reply })
        if (!answered.ok) throw new Error(answered.why.key)
        let state = before
        for (const happening of answered.happenings) {
          const after = starterGame.apply(state, happening)
          const line = starterGame.describe(after, happening, state)
          if (line) {
            say(line)
            keysOf(line, keys)
            expect(happening.rule, happening.kind).toMatch(/^RF-/)
          }
          state = after
        }
      }
    }
    expect([...keys].filter((key) => catalogue[key] === undefined)).toEqual([])
    expect(lines.filter((line) => /[{}]|undefined|NaN|\bnull\b/.test(line))).toEqual([])
    expect(lines.length).toBeGreaterThan(500)
  })
})
