import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../engine/kernel/ids'
import type { Prompt, Reply } from '../../engine/kernel/prompt'
import { Run } from '../../engine/kernel/run'
import { speak } from '../../engine/kernel/speak'
import type { Words } from '../../engine/kernel/words'
import { carefulBot } from '../../engine/oathsworn/bots/careful'
import { picker } from '../../engine/oathsworn/bots/playOut'
import { oathsworn } from '../../engine/oathsworn/game'
import { company } from '../fixtures/oathsworn/company'
import { fixtureContent } from '../fixtures/oathsworn/pack'

// Evenings as a player would tell them. When a rule changes on purpose: UPDATE_TRANSCRIPTS=1, and read the difference.
const here = resolve(import.meta.dirname)
const words = join(here, '../../data/words/en')
const sentences = Object.assign(
  {},
  ...readdirSync(words).map((file) => JSON.parse(readFileSync(join(words, file), 'utf8')) as object)
) as Record<string, string>
const say = (one: Words): string => speak(sentences, one)

const tokens = { animus: 1, battleflow: 1, defence: 1, empowered: 1, redraw: 2 }

interface Evening {
  readonly setup: Json
  readonly seed: string
  /** Begins to write at this round and ends after so many lines. */
  readonly from: number
  readonly lines: number
}

const EVENINGS: { readonly [name: string]: Evening } = {
  'setting-up': { setup: company(), seed: 'oak', from: 0, lines: 70 },
  'first-blood': { setup: company(), seed: 'oak', from: 1, lines: 140 },
  companions: {
    setup: company({}, { reaver: { mode: 'companion', tokens }, strider: { mode: 'companion', tokens } }),
    seed: 'ash',
    from: 1,
    lines: 140
  },
  'the-fallen-and-their-allies': { setup: company({ difficulty: 'dread' }), seed: 'elm', from: 3, lines: 140 },
  ambushed: { setup: company({ ambushed: true }), seed: 'yew', from: 1, lines: 120 }
}

describe('transcripts', () => {
  for (const [name, evening] of Object.entries(EVENINGS))
    it(`OW-GEN-12 ${name}: the same seed and the same decisions give the same evening`, () => {
      const file = join(here, `${name}.txt`)
      const told = `${transcript(evening).join('\n')}\n`
      if (process.env['UPDATE_TRANSCRIPTS']) writeFileSync(file, told)
      expect(existsSync(file)).toBe(true)
      expect(told).toBe(readFileSync(file, 'utf8'))
    })
})

function transcript({ setup, seed, from, lines: most }: Evening): string[] {
  const game = oathsworn(fixtureContent())
  const lines: string[] = []
  const tell = { on: false }
  const telling: typeof game = {
    ...game,
    apply: (state, happening) => {
      const after = game.apply(state, happening)
      if (after.clock.round >= from) tell.on = true
      const line = game.describe(after, happening)
      if (tell.on && line) lines.push(`  ${say(line)}`)
      return after
    }
  }
  const run = Run.start(telling, setup, seed)
  const pick = picker(seed)
  while (lines.length < most) {
    const [prompt] = run.waiting
    if (!prompt) break
    const reply = carefulBot({ prompt, state: run.state, book: game.book, pick })
    if (tell.on) lines.push(`${prompt.seat}: ${say(prompt.title)} — ${replied(prompt, reply)}`)
    run.answer({ seat: prompt.seat, by: 'bot', reply })
  }
  return lines.slice(0, most)
}

function replied(prompt: Prompt, reply: Reply): string {
  const label = (id: string): string => {
    const option = 'options' in prompt ? prompt.options.find((one) => one.id === id) : undefined
    return option ? say(option.label) : id
  }
  switch (reply.form) {
    case 'choose':
      return reply.chosen.map(label).join(', ') || 'nothing'
    case 'order':
      return reply.order.map(label).join(', then ')
    case 'spread':
      return (
        Object.entries(reply.amounts)
          .map(([id, count]) => `${count} ${label(id)}`)
          .join(', ') || 'nothing'
      )
    case 'number':
      return String(reply.value)
    default:
      return reply.form
  }
}
