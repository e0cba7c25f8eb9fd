// The same encounter beside the window: it says what a careful player would answer, and what must be asked next.
import type { Json } from '../../../engine/kernel/ids'
import { linesOf } from '../../../engine/kernel/lines'
import type { Prompt, Reply } from '../../../engine/kernel/prompt'
import { Run } from '../../../engine/kernel/run'
import { speak, type Catalogue } from '../../../engine/messages/format'
import type { Words } from '../../../engine/messages/words'
import { bots, type BotName } from '../../../engine/games/oathsworn/bots'
import { picker } from '../../../engine/simulation/bot'
import { oathsworn } from '../../../engine/games/oathsworn/game'
import { readySetup, type Wish } from '../../../engine/games/oathsworn/ready'
import type { EncounterView } from '../../../engine/games/oathsworn/encounter/view/types'
import type { PackFiles } from '../../../engine/packs'
import type { Encounter } from '../../../engine/games/oathsworn/encounter/state/state'
import { contentOf, linkedWith } from '../../engine/games/oathsworn/content/pack-folder'
import { sentences } from '../../fixtures/sentences'

const content = contentOf('core', 'starter')
type OathswornGame = ReturnType<typeof oathsworn>
const shipped = oathsworn(content)

/** With a pack of the people's own on top. */
export const gameWith = (files: PackFiles): OathswornGame => oathsworn(linkedWith(files))

const catalogue: Catalogue = { ...sentences, ...content.words['en'] }
/** As the window says it. */
export const say = (words: Words): string => speak(catalogue, words)

export interface Evening {
  readonly setup: Json
  readonly seed: string
  readonly bot: BotName
  /** What the bot tosses its own coins with. */
  readonly coins?: string
}

/** An answer that was given, and how many there had been before it. */
export interface Given {
  readonly seat: string
  readonly reply: Reply
  readonly answers: number
}

export interface Mirror {
  readonly evening: Evening
  readonly played: readonly Given[]
  readonly prompt: () => Prompt | undefined
  readonly outcome: () => 'victory' | 'defeat' | null
  /** How many answers have been given, the engine's own included. */
  readonly answers: () => number
  readonly round: () => number
  readonly phase: () => string
  readonly state: () => Encounter
  /** What happened since so many answers, as the lines it is told in, each with what may be seen after it. */
  readonly toldSince: (answers: number) => readonly MirrorLine[]
  /** Could the table say so? */
  readonly mayRule: (ruling: Json) => boolean
  /** What the bot would say now. Said aloud, it is what happens here as well. */
  readonly think: () => Reply
  readonly follow: (reply: Reply) => void
}

/** A line, and the table as it stands after it. */
export interface MirrorLine {
  readonly text: string | null
  readonly waits: boolean
  readonly view: EncounterView
}

/** Another mind than a bot's; null leaves it to the bot. */
export type Mind = (prompt: Prompt) => Reply | null

export function mirrorOf(evening: Evening, game: OathswornGame = shipped, mind: Mind = () => null): Mirror {
  const run = Run.start(game, evening.setup, evening.seed)
  const pick = picker(`${evening.seed} ${evening.coins ?? 'bot'}`)
  const played: Given[] = []
  const prompt = (): Prompt | undefined => run.waiting[0]
  const asked = (): Prompt => {
    const [first] = run.waiting
    if (!first) throw new Error('nobody is asked')
    return first
  }
  return {
    evening,
    played,
    prompt,
    outcome: () => run.state.clock.outcome,
    answers: () => run.answers.length,
    round: () => run.state.clock.round,
    phase: () => run.state.clock.phase,
    think: () => mind(asked()) ?? bots[evening.bot]({ prompt: asked(), state: run.state, book: game.book, pick }),
    state: () => run.state,
    toldSince: (answers) =>
      linesOf(game, run.stepsSince(answers).steps).map(({ words, waits, steps }) => ({
        text: words && say(words),
        waits,
        view: game.view(steps.at(-1)?.state ?? run.state, null) as unknown as EncounterView
      })),
    mayRule: (ruling) => game.rule(run.state, ruling).ok,
    follow(reply) {
      const { seat } = asked()
      const given = { seat, reply, answers: run.answers.length }
      const taken = run.answer({ seat, by: 'person', reply })
      if (!taken.ok) throw new Error(`refused: ${taken.why.key}`)
      played.push(given)
    }
  }
}

/** Thinks and follows until this holds, or it is over. */
export function playOn(mirror: Mirror, holds = (): boolean => false): void {
  while (mirror.prompt() && !holds()) mirror.follow(mirror.think())
}

const SEEDS = 24

/** Of some ways to play this very evening, the shortest that is won. */
export function shortestWay({ setup, seed }: Pick<Evening, 'setup' | 'seed'>): Evening {
  const ways = (['careful', 'greedy'] as const).flatMap((bot) =>
    Array.from({ length: SEEDS }, (_, n): Evening => ({ setup, seed, bot, coins: `coins ${n}` }))
  )
  const best = shortestOf(ways, 'victory')
  if (!best) throw new Error('nobody wins this evening')
  return best
}

/** The ready-made company for this, and how its cards fall. */
export const eveningWith = (wish: Wish, seed: string, bot: BotName): Evening => ({
  setup: readySetup(content, wish) as unknown as Json,
  seed,
  bot
})

/** Of some evenings with this company, the shortest that ends so. */
export function shortest(wish: Wish, bot: BotName, outcome: 'victory' | 'defeat'): Evening {
  const setup = readySetup(content, wish) as unknown as Json
  const best = shortestOf(
    Array.from({ length: SEEDS }, (_, n): Evening => ({ setup, seed: `evening ${n}`, bot })),
    outcome
  )
  if (!best) throw new Error(`no evening ends in ${outcome}`)
  return best
}

const sought = new Map<string, Evening | undefined>()

/** Two dozen evenings take seconds to play: what was found once is known from then on. */
function shortestOf(evenings: readonly Evening[], outcome: 'victory' | 'defeat'): Evening | undefined {
  const key = JSON.stringify([evenings, outcome])
  if (!sought.has(key)) sought.set(key, found(evenings, outcome))
  return sought.get(key)
}

function found(evenings: readonly Evening[], outcome: 'victory' | 'defeat'): Evening | undefined {
  const played = evenings.map((evening) => {
    const mirror = mirrorOf(evening)
    playOn(mirror)
    return mirror
  })
  const [best] = played.filter((one) => one.outcome() === outcome).sort((a, b) => a.answers() - b.answers())
  return best?.evening
}
