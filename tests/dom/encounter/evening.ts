import { bots, type BotName } from '../../../engine/oathsworn/bots'
import { picker } from '../../../engine/oathsworn/bots/playOut'
import type { Prompt } from '../../../engine/kernel/prompt'
import { Run } from '../../../engine/kernel/run'
import type { Told as KernelTold } from '../../../engine/kernel/history'
import type { Book } from '../../../engine/oathsworn/encounter/book'
import type { Happened } from '../../../engine/oathsworn/encounter/happenings'
import type { Encounter } from '../../../engine/oathsworn/encounter/state/state'
import { oathsworn } from '../../../engine/oathsworn/game'
import { contentHere } from '../../../main/games/oathsworn/content'
import { encountersOf, offerOf, readyFor } from '../../../main/games/oathsworn/offer'
import { narrated } from '../../../main/table/narrate'
import type { Snapshot, Told } from '../../../preload/contract/shapes'
import { offerFrom } from '../../../renderer/encounter/offer'
import { learnSchemas } from '../../../renderer/table/schemas'
import { learnWords } from '../../../renderer/words/say'

/** A real evening: the starter pack, a ready-made company, played by a bot until something happens. */
export function evening(seed: string, until: (run: Evening) => boolean, bot: BotName = 'greedy') {
  const content = contentHere()
  const { game, toldOf } = narrated(oathsworn(content))
  const { setup } = readyFor(content, encountersOf(content)[0]!)
  const run = Run.start(game, setup, seed, { unhashed: true })
  const pick = picker(`${seed} bot`)
  const play = bots[bot]
  for (let n = 0; n < 5000 && run.waiting.length > 0; n++) {
    const now = { prompt: run.waiting[0]!, state: run.state, answers: n }
    if (until(now)) break
    const reply = play({ prompt: now.prompt, state: run.state, book: game.book, pick })
    const taken = run.answer({ seat: now.prompt.seat, by: 'bot', reply })
    if (!taken.ok) throw new Error(`${taken.why.key} ${taken.fault?.message ?? ''}`)
  }
  return { run, snapshot: snapshotOf(run, toldOf) }
}

export interface Evening {
  readonly prompt: Prompt
  readonly state: Encounter
  readonly answers: number
}

type Played = Run<Encounter, Happened, Book>

function snapshotOf(run: Played, toldOf: (told: KernelTold<Happened>) => Told): Snapshot {
  return {
    run: 1,
    kind: 'encounter',
    game: 'oathsworn',
    revision: run.revision,
    over: run.waiting.length === 0,
    view: run.game.view(run.state, null),
    waiting: run.waiting,
    log: run.log.map(toldOf),
    decisions: run.answers.map(({ seat, by, rule }, after) => ({ entry: after + 1, after, at: after, seat, by, rule })),
    lines: [],
    pins: [],
    undo: 'free',
    redo: false,
    told: null
  }
}

/** The window learns the packs' words and the game's descriptions as it does from main. */
export function learnStarter(): void {
  const offer = offerFrom(offerOf(contentHere()))
  learnWords(offer.words)
  learnSchemas(offer.schemas)
}
