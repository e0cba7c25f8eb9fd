import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import type { Words } from '../../../../../engine/messages/words'
import { speak } from '../../../../../engine/messages/format'
import { picker } from '../../../../../engine/simulation/bot'
import { randomBot } from '../../../../../engine/games/oathsworn/bots/random'
import { allKinds } from '../../../../../engine/games/oathsworn/content'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { company } from '../../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../../fixtures/oathsworn/pack'
import { sentences, wordLists } from '../../../../fixtures/sentences'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../../..')

/** Names of cards and monsters come with their packs. */
const isOfPack = (key: string): boolean => allKinds.some((kind) => key.startsWith(`${kind}.`)) && !(key in sentences)

function collect(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  const key = (value as Partial<Words>).key
  if (typeof key === 'string') into.add(key)
  for (const part of Object.values(value)) collect(part, into)
}

describe('sentences', () => {
  it('OW-GEN-11 everything the rules can say in an encounter has one', () => {
    const game = oathsworn(fixtureContent())
    const said = new Set<string>()
    const tokens = { animus: 1, battleflow: 1, defence: 1, empowered: 1, redraw: 1 }
    for (let n = 0; n < 8; n++) {
      const seats =
        n % 2 === 0 ? {} : { strider: { mode: 'companion', tokens }, hexer: { tokens, injuries: ['sprain'] } }
      const run = Run.start(
        game,
        company({ dials: n % 3 === 2 ? { might: 'table', cards: 'table' } : {} }, seats as never),
        `words ${n}`
      )
      const pick = picker(`words ${n}`)
      for (let answers = 0; run.waiting[0] && answers < 800; answers++) {
        const [prompt] = run.waiting
        collect(prompt, said)
        const before = run.state
        const result = run.answer({
          seat: prompt.seat,
          by: 'bot',
          reply: randomBot({ prompt, state: run.state, book: game.book, pick })
        })
        if (result.ok)
          for (const happening of result.happenings)
            collect([happening, game.describe(run.state, happening, before)], said)
      }
      collect(game.view(run.state, null), said)
    }
    const missing = [...said].filter((key) => !(key in sentences) && !isOfPack(key))
    expect(missing.sort()).toEqual([])
    expect(said.size).toBeGreaterThan(150)
  })

  it('OW-GEN-11 every sentence the encounter writes out by name is there', () => {
    const source = join(root, 'engine/games/oathsworn/encounter')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const keys = files.flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/\bwords\(\s*'([^']+)'/g)].map(([, key]) => key ?? '')
    )
    expect([...new Set(keys)].filter((key) => !(key in sentences)).sort()).toEqual([])
  })

  it('OW-COMP-07 a companion, who has no cards, is not asked to play one', () => {
    const game = oathsworn(fixtureContent())
    const run = Run.start(game, company({}, { strider: { mode: 'companion' } } as never), 'turns')
    const pick = picker('turns')
    const asked = new Map<string, string>()
    for (let answers = 0; run.waiting[0] && answers < 400 && asked.size < 4; answers++) {
      const [prompt] = run.waiting
      if (prompt.title.key === 'ask.turn') asked.set(prompt.seat, speak(sentences, prompt.title))
      run.answer({
        seat: prompt.seat,
        by: 'bot',
        reply: randomBot({ prompt, state: run.state, book: game.book, pick })
      })
    }
    expect(asked.get('seat-2')).toBe('Move, attack or use what you have, or end the turn')
    expect(asked.get('seat-1')).toContain('play a card')
  })

  it('OW-GEN-11 of dials that are turned it is said which, and what they were', () => {
    const game = oathsworn(fixtureContent())
    let state = game.start(company({}), 'dials')
    const told = (dials: Json): readonly string[] => {
      const ruled = game.rule(state, { ruling: 'dials', dials })
      if (!ruled.ok) throw new Error(ruled.why.key)
      return ruled.happenings.flatMap((happening) => {
        const before = state
        state = game.apply(before, happening)
        const line = game.describe(state, happening, before)
        return line ? [speak(sentences, line)] : []
      })
    }
    expect(told({ might: 'table' })).toEqual(['The table says: from now on the table instead of the app draws MIGHT.'])
    const [line] = told({ stage: 'table', cards: 'table', dice: 'ask' })
    for (const part of [
      'app instead of the table draws MIGHT',
      'table instead of the app turns stage cards',
      'ability, item and injury cards',
      'rolls'
    ])
      expect(line).toContain(part)
    expect(told({ stage: 'table', cards: 'table', dice: 'ask' })).toEqual([
      'The table says: who draws and who knows the cards stays as it was.'
    ])
  })

  it('OW-GEN-11 no sentence fails to be spoken', () => {
    const mine = wordLists.filter(({ of }) => of === 'oathsworn').flatMap(({ list }) => Object.keys(list))
    for (const key of mine) expect(speak(sentences, { key }).length).toBeGreaterThanOrEqual(0)
  })
})
