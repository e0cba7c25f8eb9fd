import type { Given } from '../../../preload/contract'
import type { Packed, Snapshot, TableStep } from '../../../preload/contract/shapes'
import type { Handlers } from '../boundary'
import type { House } from '../../app/services'
import { done, mapped, nothing, refused, type Result } from '../../common/result'
import type { RunKind } from '../../tables/game'
import type { OpenRun } from '../../tables/open-run'

const packed = <T>(value: T): Packed<T> => JSON.stringify(value)

/** A kind of run, by its game; the game's first where none is named. */
type Which = Pick<Given<'games.offer'>, 'game' | 'kind'>

export const tableCalls = (house: House) => {
  const resumed = (run: number): Result<OpenRun> => {
    const host = house.host()
    return host.ok ? host.value.resume(run) : host
  }
  const on = <T>(run: number, act: (run: OpenRun) => Result<T>): Result<T> => {
    const open = resumed(run)
    return open.ok ? act(open.value) : open
  }
  const step = (run: number, act: (run: OpenRun) => Result<TableStep>): Result<Packed<TableStep>> => {
    const stepped = on(run, (open) => {
      const taken = act(open)
      if (taken.ok && taken.value.over) house.chapterEnded()
      return mapped(taken, packed<TableStep>)
    })
    house.decided()
    return stepped
  }
  const shown = (run: Result<OpenRun>): Result<Packed<Snapshot>> => mapped(run, (open) => packed(open.snapshot()))

  /** The same text for the same offer. */
  const packedOffers = new WeakMap<object, Packed<unknown>>()
  const kindOf = ({ game, kind }: Which): Result<RunKind> => house.games.of(game, kind)
  const offered = (which: Which): Result<Packed<unknown>> => {
    const meant = kindOf(which)
    const offer = meant.ok ? meant.value.offer() : meant
    if (!offer.ok) return offer
    const offers = offer.value as object
    const text = packedOffers.get(offers) ?? packed<unknown>(offers)
    packedOffers.set(offers, text)
    return done(text)
  }

  return {
    'games.list': () => done(house.games.ids.map((game) => ({ game }))),
    'games.ready': ({ wish, ...which }) => {
      const meant = kindOf(which)
      if (!meant.ok) return meant
      const setup = meant.value.ready?.(wish) ?? refused('unknown', 'table.noSuchGame', { game: which.game })
      return mapped(setup, packed<unknown>)
    },
    'games.offer': offered,
    'games.forms': (which) => mapped(kindOf(which), (meant) => packed<unknown>(meant.forms())),
    'table.start': ({ kind, game, setup, seed }) => {
      const host = house.host()
      if (!host.ok) return host
      const started = host.value.start({ kind, game, setup, ...(seed === undefined ? {} : { seed }) })
      house.decided()
      return shown(started)
    },
    'table.again': ({ run }) => {
      const host = house.host()
      if (!host.ok) return host
      const started = host.value.again(run)
      house.decided()
      return shown(started)
    },
    // Asked in the same breath as for its company, it waits for that.
    'table.open': async ({ run }) => {
      await house.companies.settled()
      return shown(resumed(run))
    },
    'table.rested': ({ run, likeness }) => {
      const { open } = house
      const table = on(run, (now) =>
        done({ game: now.gameId, kind: now.kind, snapshot: packed({ ...now.snapshot(), told: null }) })
      )
      const offer = table.ok ? offered(table.value) : table
      if (open && table.ok && offer.ok) {
        const { company, bag } = open
        const { snapshot } = table.value
        house.last.keep({
          at: { company, run },
          decisions: bag.last,
          chain: bag.chain,
          table: { offer: offer.value, snapshot, likeness }
        })
      }
      return nothing
    },
    'table.look': ({ run, answers }) =>
      on(run, (open) => {
        const glimpse = open.glimpse(answers)
        return glimpse.ok ? done(packed(glimpse.value)) : glimpse
      }),
    'table.answer': ({ run, revision, seat, reply }) =>
      step(run, (open) => open.answer(revision, { seat, by: 'person', reply })),
    'table.undo': ({ run, revision, evenIfRevealed = false }) =>
      step(run, (open) => open.undo(revision, evenIfRevealed)),
    'table.redo': ({ run, revision }) => step(run, (open) => open.redo(revision)),
    'table.goTo': ({ run, revision, entry }) => step(run, (open) => open.goTo(revision, entry)),
    'table.pin': ({ run, entry, name }) => {
      const pinned = on(run, (open) => open.pin(entry, name.trim()))
      house.decided()
      return pinned
    },
    'table.outlook': ({ run, rulings }) => on(run, (open) => done(open.outlook(rulings))),
    'table.foresee': ({ run, seat, reply }) => on(run, (open) => open.foresee({ seat, reply })),
    'table.ask': async ({ run, question }) => {
      const open = resumed(run)
      return open.ok ? (open.value.ponder(question) ?? open.value.ask(question)) : open
    }
  } satisfies Partial<Handlers>
}
