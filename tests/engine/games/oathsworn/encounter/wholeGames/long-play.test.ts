import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../../../../engine/kernel/prompt'
import type { AnySchema } from '../../../../../../engine/schema'
import { attackShape, rider, stageEffect } from '../../../../../../engine/games/oathsworn/content'
import type { Happened } from '../../../../../../engine/games/oathsworn/encounter/happenings'
import { Run } from '../../../../../../engine/kernel/run'
import { BOTS, bots } from '../../../../../../engine/games/oathsworn/bots'
import { picker } from '../../../../../../engine/simulation/bot'
import { oathsworn } from '../../../../../../engine/games/oathsworn/game'
import { readySetup } from '../../../../../../engine/games/oathsworn/ready'
import { watched, wrongAtPrompt } from '../../../../../fixtures/oathsworn/invariants'
import { wholeLanguage } from '../../../../../fixtures/oathsworn/wholeLanguage'
import { branchesOf } from '../../content/examples'
import { contentOf, linkedWith } from '../../content/pack-folder'
import { sentences } from '../../../../../fixtures/sentences'

const content = contentOf('core', 'starter')
const whole = linkedWith(wholeLanguage(content))
/** By turns as it comes with the app, and with decks that between them say all that can be said. */
const GAMES = [
  { content, game: watched(oathsworn(content)) },
  { content: whole, game: watched(oathsworn(whole)) }
] as const
type Played = (typeof GAMES)[number]
const ENCOUNTERS = [...content.encounter.values()].map(({ id, chapter }) => [id, chapter] as const)
const NIGHTS = BOTS.flatMap((bot) => ENCOUNTERS.map(([encounter, level]) => ({ bot, encounter, level })))
const ANSWERS = 100_000
const EACH = Math.ceil(ANSWERS / NIGHTS.length)
const MINUTES = 180_000

/** Every option that cannot be taken says why, in words somebody wrote. */
function unexplained(prompt: Prompt): string | null {
  if (!('options' in prompt)) return null
  const mute = prompt.options.find(({ refused }) => refused && !(refused.key in sentences))
  return mute ? `${mute.id} of ${prompt.title.key} is refused without a reason` : null
}

/** What the cards said that have been carried out, whatever the table was like. */
const said = { verbs: new Set<string>(), shapes: new Set<string>(), riders: new Set<string>() }
const begun = new Set<string>()

/** A card that is begun says all of this: what hangs on a condition or a choice is left out. */
function hear(effects: unknown): void {
  if (!Array.isArray(effects)) return
  for (const one of effects as readonly {
    do: string
    shape?: { kind: string }
    riders?: { do: string }[]
    then?: unknown
  }[]) {
    said.verbs.add(one.do)
    if (one.shape) said.shapes.add(one.shape.kind)
    for (const suffered of one.riders ?? []) said.riders.add(suffered.do)
    if (ALWAYS.includes(one.do)) hear(one.then)
  }
}
const ALWAYS: readonly string[] = ['repeat', 'for-each', 'as']

function listen({ content: played }: Played, happenings: readonly Happened[]): void {
  for (const h of happenings) {
    if (h.kind === 'encounterEnded' && h.rule === 'OW-WIN-07') said.verbs.add('end')
    if (h.kind !== 'stageBegan' || begun.has(h.card)) continue
    begun.add(h.card)
    hear(played['stage-card'].get(h.card)?.effects)
  }
}

/** Plays one night to its end; whatever goes wrong comes with the seed and every answer, to be played again. */
function night({ bot, encounter, level }: (typeof NIGHTS)[number], seed: string, played: Played): number {
  const { game } = played
  const setup = readySetup(played.content, { encounter, level }) as unknown as Json
  const run = Run.start(game, setup, seed)
  const pick = picker(`${seed} bot`)
  const given: Reply[] = []
  const stop = (why: string): never => {
    throw new Error(
      `${why}; ${encounter}, ${bot}, ${played === GAMES[0] ? 'as shipped' : 'the whole language'}, seed "${seed}", answers ${JSON.stringify(given)}`
    )
  }
  for (;;) {
    const [prompt] = run.waiting
    if (!prompt) return game.isOver(run.state) ? given.length : stop('nobody is asked and it is not over')
    const wrong = wrongAtPrompt(game.book, run.state, prompt) ?? unexplained(prompt)
    if (wrong) stop(wrong)
    const reply = bots[bot]({ prompt, state: run.state, book: game.book, pick })
    given.push(reply)
    const result = run.answer({ seat: prompt.seat, by: 'bot', reply })
    if (!result.ok) return stop(result.fault?.message ?? result.why.key)
    listen(played, result.happenings as readonly Happened[])
    if (given.length > 20_000) stop('a night without end')
  }
}

describe('a hundred thousand answers', () => {
  it.each(NIGHTS)(
    'OW-GEN-12, OW-GEN-11 $bot against $encounter: every invariant after every happening, every refusal and every enemy decision with its reason',
    (one) => {
      let answers = 0
      for (let n = 0; answers < EACH; n++)
        answers += night(one, `${one.encounter} ${one.bot} ${n}`, GAMES[n % 2 ? 1 : 0])
      expect(answers).toBeGreaterThanOrEqual(EACH)
    },
    MINUTES
  )

  it('OW-GEN-04 and everything a stage card can say was said in them', () => {
    const never = (schema: AnySchema, of: ReadonlySet<string>): readonly string[] =>
      branchesOf(schema).flatMap(({ name }) => (of.has(name) ? [] : [name]))
    expect(never(stageEffect, said.verbs)).toEqual([])
    expect(never(attackShape, said.shapes)).toEqual([])
    expect(never(rider, said.riders)).toEqual([])
    expect([...whole['stage-card'].keys()].filter((card) => !begun.has(card))).toEqual([])
  })
})
