import { bots, BOTS } from '../../../engine/games/rolling-fates/bots'
import type { FatesContent } from '../../../engine/games/rolling-fates/content/link'
import { rollingFates } from '../../../engine/games/rolling-fates/game'
import type { FatesHappened } from '../../../engine/games/rolling-fates/happenings/happenings'
import { keepsakeOf } from '../../../engine/games/rolling-fates/own/pack'
import type { FatesBook } from '../../../engine/games/rolling-fates/state/book'
import { readSetup } from '../../../engine/games/rolling-fates/state/start'
import type { State } from '../../../engine/games/rolling-fates/state/state'
import type { Happening } from '../../../engine/kernel/game'
import type { Json } from '../../../engine/kernel/ids'
import { words, type Words } from '../../../engine/messages/words'
import { picker } from '../../../engine/simulation/bot'
import { done, mapped, refused, type Refused, type Result } from '../../common/result'
import type { Playable, RunKind } from '../../tables/game'
import { oddsFor } from './odds'
import { formsOf, offerOf, readyOf } from './offer'
import type { FatesLibrary } from './packs'

/** One adventure, from set-up to the end. */
export function adventureKind(library: FatesLibrary): RunKind {
  const playable = playableWith(library)
  return {
    game: 'rolling-fates',
    kind: 'adventure',
    begins: 'rolling-fates',
    offer: () => mapped(library.now(), (content) => offerOf(content) as unknown as Json),
    // RF-END-07: nothing is carried over.
    again: (setup) => setup,
    titleOf: (setup) => words(`adventure.${(setup as { adventure: string }).adventure}.name`),
    forms: formsOf,
    bots: BOTS,
    trial: (seed) => {
      const found = library.now()
      if (!found.ok) return found
      const setup = readyOf(found.value, 1 + picker(seed)(4))
      return setup === null ? refused('unknown', 'table.nothingToPlay') : done(setup)
    },
    link: (packs, used) =>
      mapped(packs === null ? library.fresh(used) : library.as(packs), (content) => playable(content) as unknown as Playable) // prettier-ignore
  }
}

/** Made once for the same content. */
function playableWith(library: FatesLibrary): (content: FatesContent) => Playable<State, Happening, FatesBook> {
  const made = new WeakMap<FatesContent, Playable<State, Happening, FatesBook>>()
  return (content) => {
    const known = made.get(content) ?? playableOf(library, content)
    made.set(content, known)
    return known
  }
}

function playableOf(library: FatesLibrary, content: FatesContent): Playable<State, Happening, FatesBook> {
  const packs = Object.fromEntries(content.packs.map(({ id, hash }) => [id, hash]))
  // The host hands back only happenings this very game has made.
  const game = rollingFates(content, packs) as unknown as Playable<State, Happening, FatesBook>['game']
  return {
    game,
    objects: (setup) => whyNot(game.book, setup),
    ask: (state, question) => oddsFor(game.book, state, question),
    remember: (state, happenings) => remember(library, state, happenings as readonly FatesHappened[]),
    recalls: (state, happening) => keepsakeOf(state, happening as FatesHappened) !== null,
    summary: (state) => game.view(state, null),
    howEnded: ({ over }) => over,
    bot: (kind, seed) => {
      const name = BOTS.find((one) => one === kind)
      if (!name) return null
      const pick = picker(seed)
      return (prompt, state) => bots[name]({ prompt, state, book: game.book, pick })
    }
  }
}

function whyNot(book: FatesBook, setup: Json): Refused | null {
  const read = readSetup(book, setup)
  return read.ok ? null : { ok: false, code: 'refused', why: words(`fates.setup.${read.why}`) }
}

/** Written into the own pack, one after another; what cannot be written is not done at all. */
function remember(library: FatesLibrary, state: State, happenings: readonly FatesHappened[]): Result<readonly Words[]> {
  const told: Words[] = []
  for (const happening of happenings) {
    const keepsake = keepsakeOf(state, happening)
    const remembered = keepsake && library.remember(keepsake)
    if (remembered?.ok === false) return remembered
    if (remembered) told.push(remembered.value)
  }
  return done(told)
}
