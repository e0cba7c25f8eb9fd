import { bots, type BotName } from '../../../../../engine/games/oathsworn/bots'
import { picker } from '../../../../../engine/simulation/bot'
import type { Prompt } from '../../../../../engine/kernel/prompt'
import { Run } from '../../../../../engine/kernel/run'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { contentHere } from '../../../../../main/games/oathsworn/content'
import { encountersOf, formsOf, offerOf, readyFor } from '../../../../../main/games/oathsworn/offer'
import { offerFrom } from '../../../../../renderer/games/oathsworn/encounter/model/offer'
import { learnSchemas } from '../../../../../renderer/table/schemas'
import { learnWords } from '../../../../../renderer/words/say'
import { snapshotAt } from './snapshotAt'

/** A real evening: the starter pack, a ready-made company, played by a bot until something happens. */
export function evening(seed: string, until: (run: Evening) => boolean, bot: BotName = 'greedy') {
  const content = contentHere()
  const game = oathsworn(content)
  const { setup } = readyFor(content, encountersOf(content)[0]!)
  const run = Run.start(game, setup, seed)
  const pick = picker(`${seed} bot`)
  const play = bots[bot]
  for (let n = 0; n < 5000 && run.waiting.length > 0; n++) {
    const now = { prompt: run.waiting[0]!, state: run.state, answers: n }
    if (until(now)) break
    const reply = play({ prompt: now.prompt, state: run.state, book: game.book, pick })
    const taken = run.answer({ seat: now.prompt.seat, by: 'bot', reply })
    if (!taken.ok) throw new Error(`${taken.why.key} ${taken.fault?.message ?? ''}`)
  }
  return { run, snapshot: snapshotAt(run) }
}

export interface Evening {
  readonly prompt: Prompt
  readonly state: Encounter
  readonly answers: number
}

/** The window learns the packs' words and the game's descriptions as it does from main. */
export function learnStarter(): void {
  const offer = offerFrom(offerOf(contentHere()))
  learnWords(offer.words)
  learnSchemas(formsOf() as never)
}
