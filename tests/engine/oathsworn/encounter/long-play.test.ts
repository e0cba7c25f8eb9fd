import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../../engine/kernel/prompt'
import { Run } from '../../../../engine/kernel/run'
import { BOTS, bots } from '../../../../engine/oathsworn/bots'
import { picker } from '../../../../engine/oathsworn/bots/playOut'
import { oathsworn } from '../../../../engine/oathsworn/game'
import { readySetup } from '../../../../engine/oathsworn/ready'
import { watched, wrongAtPrompt } from '../../../fixtures/oathsworn/invariants'
import { contentOf } from '../content/pack-folder'

const content = contentOf('core', 'starter')
const game = watched(oathsworn(content))
const folder = join(import.meta.dirname, '../../../../data/words/en')
const sentences = Object.assign(
  {},
  ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object)
) as Record<string, string>

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

/** Plays one night to its end; whatever goes wrong comes with the seed and every answer, to be played again. */
function night({ bot, encounter, level }: (typeof NIGHTS)[number], seed: string): number {
  const setup = readySetup(content, { encounter, level }) as unknown as Json
  const run = Run.start(game, setup, seed)
  const pick = picker(`${seed} bot`)
  const given: Reply[] = []
  const stop = (why: string): never => {
    throw new Error(`${why}; ${encounter}, ${bot}, seed "${seed}", answers ${JSON.stringify(given)}`)
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
    if (given.length > 20_000) stop('a night without end')
  }
}

describe('a hundred thousand answers', () => {
  it.each(NIGHTS)(
    'OW-GEN-12, OW-GEN-11 $bot against $encounter: every invariant after every happening, every refusal and every enemy decision with its reason',
    (one) => {
      let answers = 0
      for (let n = 0; answers < EACH; n++) answers += night(one, `${one.encounter} ${one.bot} ${n}`)
      expect(answers).toBeGreaterThanOrEqual(EACH)
    },
    MINUTES
  )
})
