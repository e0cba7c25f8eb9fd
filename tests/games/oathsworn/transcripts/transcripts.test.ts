import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../../engine/kernel/prompt'
import { Run } from '../../../../engine/kernel/run'
import { speak } from '../../../../engine/messages/format'
import type { Words } from '../../../../engine/messages/words'
import { carefulBot } from '../../../../engine/games/oathsworn/bots/careful'
import { picker } from '../../../../engine/simulation/bot'
import { oathsworn } from '../../../../engine/games/oathsworn/game'
import { readySetup } from '../../../../engine/games/oathsworn/ready'
import { contentOf } from '../../../engine/games/oathsworn/content/pack-folder'
import { company } from '../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../fixtures/oathsworn/pack'
import { sentences } from '../../../fixtures/sentences'

// Evenings as a player would tell them. When a rule changes on purpose: UPDATE_TRANSCRIPTS=1, and read the difference.
const here = resolve(import.meta.dirname)
const spoken = { ...sentences, ...contentOf('core', 'starter').words['en'] }
const say = (one: Words): string => speak(spoken, one)

const tokens = { animus: 1, battleflow: 1, defence: 1, empowered: 1, redraw: 2 }

interface Evening {
  readonly setup: Json
  readonly seed: string
  /** Begins to write at this round and ends after so many lines, or with the round. */
  readonly from: number
  readonly lines: number | 'round'
  readonly game?: typeof fixture
}

const fixture = oathsworn(fixtureContent())
const shipped = contentOf('core', 'starter')
const starter = oathsworn(shipped)

/** One whole round of a monster that is shipped, from the middle of the fight. */
const roundOf = (encounter: string, level: number, from: number): Evening => ({
  setup: readySetup(shipped, { encounter, level }) as unknown as Json,
  seed: encounter,
  from,
  lines: 'round',
  game: starter
})

const EVENINGS: { readonly [name: string]: Evening } = {
  'setting-up': { setup: company(), seed: 'oak', from: 0, lines: 70 },
  'first-blood': { setup: company(), seed: 'oak', from: 1, lines: 140 },
  companions: {
    setup: company({}, { reaver: { mode: 'companion', tokens }, strider: { mode: 'companion', tokens } }),
    seed: 'ash',
    from: 1,
    lines: 140
  },
  'the-fallen-and-their-allies': { setup: company({ difficulty: 'dread' }), seed: 'elm', from: 5, lines: 140 },
  ambushed: { setup: company({ ambushed: true }), seed: 'yew', from: 1, lines: 120 },
  'a-round-with-the-rootsow': roundOf('rootsow', 1, 4),
  'a-round-with-the-kilnhart': roundOf('kilnhart', 2, 4),
  'a-round-with-the-turnkey': roundOf('turnkey', 3, 4)
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

/** A round is no longer than somebody will read. */
const LONGEST = 180
/** Questions whose answers show in what happens next. */
const TOLD_ANYWAY = ['ask.turn', 'ask.might', 'ask.hand.onTable']

function transcript({ setup, seed, from, lines: wanted, game = fixture }: Evening): string[] {
  const isRound = wanted === 'round'
  const most = isRound ? LONGEST : wanted
  const lines: string[] = []
  const tell = { on: false }
  const telling: typeof game = {
    ...game,
    apply: (state, happening) => {
      const after = game.apply(state, happening)
      tell.on = isRound ? after.clock.round === from : after.clock.round >= from
      const line = game.describe(after, happening, state)
      if (tell.on && line) lines.push(`  ${say(line)}`)
      return after
    }
  }
  const run = Run.start(telling, setup, seed)
  const pick = picker(seed)
  while (lines.length < most) {
    const [prompt] = run.waiting
    if (!prompt || (isRound && run.state.clock.round > from)) break
    const reply = carefulBot({ prompt, state: run.state, book: game.book, pick })
    if (tell.on && !(isRound && TOLD_ANYWAY.includes(prompt.title.key))) lines.push(`${prompt.seat}: ${say(prompt.title)} — ${replied(prompt, reply)}`)
    run.answer({ seat: prompt.seat, by: 'bot', reply })
  }
  if (isRound && lines.length >= LONGEST) throw new Error('a round that is too long to read')
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
