import type { Happening } from '../../../engine/kernel/game'
import type { Json } from '../../../engine/kernel/ids'
import { bots, BOTS } from '../../../engine/games/oathsworn/bots'
import { picker } from '../../../engine/simulation/bot'
import { readSetup } from '../../../engine/games/oathsworn/encounter/table/start'
import { oathsworn } from '../../../engine/games/oathsworn/game'
import { bookAt, type Book } from '../../../engine/games/oathsworn/encounter/table/book'
import type { Encounter } from '../../../engine/games/oathsworn/encounter/state/state'
import { keepsakeOf } from '../../../engine/games/oathsworn/encounter/cards/keepsakes'
import type { Happened } from '../../../engine/games/oathsworn/encounter/happenings'
import { words, type Words } from '../../../engine/messages/words'
import { done, malformed, mapped, refused, type Refused, type Result } from '../../common/result'
import type { Playable, RunKind } from '../../tables/game'
import { contentFor, onceFor } from './content'
import { handFor } from './hand'
import { lookFor } from './look'
import { oddsFor, redrawFor } from './odds'
import { encountersOf, formsOf, furtherTry, offerOf, readyFor, wished } from './offer'
import type { OathswornLibrary } from './packs'
import { howEnded, summaryOf } from './summary'

const playableWith = (library: OathswornLibrary) =>
  onceFor((content): Playable<Encounter, Happening, Book> => {
    // The host hands back only happenings this very game has made.
    const game = oathsworn(content) as unknown as Playable<Encounter, Happening, Book>['game']
    const at = (state: Encounter): Book => bookAt(game.book, state)
    return {
      game,
      objects: (setup) => whyNot(game.book, setup),
      ponder: (now, question, waiting, signal) => redrawFor(at(now), now, question, waiting, signal),
      ask: (now, question, waiting) =>
        oddsFor(at(now), now, question, waiting) ?? handFor(now, question) ?? lookFor(at(now), now, question),
      summary: (state) => summaryOf(at(state), state),
      howEnded,
      remember: (state, happenings) => remember(library, at(state), state, happenings as readonly Happened[]),
      recalls: (state, happening) => keepsakeOf(at(state), state, happening as Happened) !== null,
      bot: (kind, seed) => {
        const name = BOTS.find((one) => one === kind)
        if (!name) return null
        const pick = picker(seed)
        return (prompt, state) => bots[name]({ prompt, state, book: at(state), pick })
      }
    }
  })

/** Not of the form of a setup; or a pack has lost what a company holds, which waits until the pack is back. */
function whyNot(book: Book, setup: Json): Refused | null {
  const read = readSetup(book, setup)
  if (read.ok) return null
  const [problem] = read.problems
  const [why] = read.why
  return why ? { ok: false, code: 'refused', why } : malformed(['setup', ...(problem?.path ?? [])])
}

/** Written into the own pack, one after another; what cannot be written is not done at all. */
function remember(
  library: OathswornLibrary,
  book: Book,
  state: Encounter,
  happenings: readonly Happened[]
): Result<readonly Words[]> {
  const told: Words[] = []
  for (const happening of happenings) {
    const keepsake = keepsakeOf(book, state, happening)
    const remembered = keepsake && library.remember(keepsake)
    if (remembered?.ok === false) return remembered
    if (remembered) told.push(remembered.value)
  }
  return done(told)
}

/** An encounter, by itself or as a company's evening. */
export function encounterKind(library: OathswornLibrary): RunKind {
  const playable = playableWith(library)
  const offered = onceFor(offerOf)
  return {
    game: 'oathsworn',
    kind: 'encounter',
    begins: 'oathsworn',
    ready: (wish) => {
      const found = library.now()
      if (!found.ok) return found
      const setup = wished(found.value, wish)
      return setup === null ? refused('unknown', 'table.nothingToPlay') : done(setup)
    },
    again: furtherTry,
    titleOf: (setup) => words(`encounter.${(setup as { encounter: string }).encounter}.name`),
    offer: () => mapped(library.now(), offered),
    forms: formsOf,
    bots: BOTS,
    trial: (seed) => {
      const found = library.now()
      if (!found.ok) return found
      const encounters = encountersOf(found.value)
      const encounter = encounters[picker(seed)(encounters.length)]
      if (!encounter) return refused('unknown', 'table.nothingToPlay')
      return done(readyFor(found.value, encounter).setup)
    },
    link: (packs, used) =>
      mapped(contentFor(library, packs, used), (content) => playable(content) as unknown as Playable)
  }
}
