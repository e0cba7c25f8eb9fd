import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import { attackWindows, type Trigger } from '../../../../../engine/games/oathsworn/content'
import { picker } from '../../../../../engine/simulation/bot'
import { randomBot } from '../../../../../engine/games/oathsworn/bots/random'
import { NO_CUBES, trackOf, weaponRange } from '../../../../../engine/games/oathsworn/encounter/aim/attacker'
import type { Book } from '../../../../../engine/games/oathsworn/encounter/table/book'
import { defenceOf } from '../../../../../engine/games/oathsworn/encounter/cardFacts/defence'
import { rulesInForce } from '../../../../../engine/games/oathsworn/encounter/scope/inForce'
import { apply } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { itemUse, type ItemUse } from '../../../../../engine/games/oathsworn/encounter/actions/items'
import { approachLarge, haltLarge } from '../../../../../engine/games/oathsworn/encounter/board/large'
import { isLargeStand, layoutOf, type Layout } from '../../../../../engine/games/oathsworn/encounter/board/layout'
import {
  bossOnBoard,
  hexesOfLocation,
  locationsOf,
  rulesOf
} from '../../../../../engine/games/oathsworn/encounter/board/printedComponents'
import { plainGait } from '../../../../../engine/games/oathsworn/encounter/board/movementCosts'
import { isNoticed } from '../../../../../engine/games/oathsworn/encounter/cardFacts/eventListeners'
import { openingsHeld } from '../../../../../engine/games/oathsworn/encounter/actions/openings'
import { SEATS, type CardId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import type { CardPlace, Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { specialsOf } from '../../../../../engine/games/oathsworn/encounter/actions/specials'
import { turnOptions } from '../../../../../engine/games/oathsworn/encounter/turn/turn'
import { isUnarmed } from '../../../../../engine/games/oathsworn/encounter/cardFacts/unarmed'
import { viewOf } from '../../../../../engine/games/oathsworn/encounter/view/view'
import { hexesOf, playedBy } from '../../../../../engine/games/oathsworn/encounter/board/figures'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { company } from '../../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../../fixtures/oathsworn/pack'

const game = oathsworn(fixtureContent())
const tokens = { animus: 2, battleflow: 2, defence: 1, empowered: 1, redraw: 2 }

const EVENTS: readonly { readonly on: Trigger['on']; readonly window?: string }[] = [
  ...attackWindows.map((window) => ({ on: 'attack' as const, window })),
  ...['starts', 'enters', 'ends'].map((window) => ({ on: 'move' as const, window })),
  ...(
    ['hp-loss', 'knocked-out', 'displaced', 'break', 'stage-card', 'turn', 'moment', 'played', 'arrives'] as const
  ).map((on) => ({ on }))
]

/** Everything that is remembered from one table to the next, asked of this one. */
const known = (book: Book, s: Encounter) => ({
  view: viewOf(book, s),
  layout: layoutOf(book, s),
  inForce: rulesInForce(book, s).printed,
  walks: walksOf(layoutOf(book, s)),
  rules: rulesOf(book, s).id,
  boss: bossOnBoard(s),
  noticed: EVENTS.map((event) => isNoticed(book, s, event)),
  figures: Object.values(s.figures).map((figure) => ({
    hexes: hexesOf(book, figure),
    range: weaponRange(book, s, figure),
    defence: defenceOf(book, s, figure),
    locations: figure.kind === 'boss' ? locationsOf(book, s, figure).map((one) => hexesOfLocation(figure, one)) : []
  })),
  seats: SEATS.map((seat) => ({
    unarmed: isUnarmed(book, s, seat),
    track: trackOf(book, s.seats[seat]),
    uses: (Object.keys(s.seats[seat].cards) as CardId[]).map((card) => withoutOffering(itemUse(book, s, seat, card))),
    openings: EVENTS.map(({ on }) => openingsHeld(book, s, seat, on).map(({ id }) => id)),
    options: s.clock.phase === 'oathsworn' && playedBy(s, seat)?.at != null ? turnOptions(book, s, seat) : []
  }))
})

/** How it was offered the last time is seen by what is offered. */
const withoutOffering = (use: ItemUse | null) => use && { ...use, offering: null }

/** Every large body walked to everybody else; on paper only the end of that is worked out. */
const walksOf = (layout: Layout) =>
  layout.stands.filter(isLargeStand).flatMap((mover) =>
    layout.stands.map(({ hexes }) => {
      const walk = approachLarge(layout, mover, hexes, 1, plainGait(3))
      const { path, last } = walk.march
      expect(haltLarge(layout, mover, hexes, 1, plainGait(3))).toEqual({ core: path.at(-1) ?? mover.core, last })
      return walk
    })
  )

/** Plays at random and now and then asks the table, then the table as it began, then a copy nobody has seen before. */
function play(setup: Json, seed: string): number {
  const run = Run.start(game, setup, seed)
  const pick = picker(`${seed} bot`)
  const began = run.state
  let compared = 0
  for (let answers = 0; answers < 600; answers++) {
    const [prompt] = run.waiting
    if (!prompt) break
    if (answers % 5 === 0) {
      const answered = known(game.book, run.state)
      known(game.book, structuredClone(began))
      expect(answered).toEqual(known(game.book, structuredClone(run.state)))
      compared++
    }
    run.answer({ seat: prompt.seat, by: 'bot', reply: randomBot({ prompt, state: run.state, book: game.book, pick }) })
  }
  return compared
}

describe('what is remembered of a seat', () => {
  const start = game.start(company(), 'night')
  const items = Object.entries(start.seats[SEATS[0]].cards).filter(([, { kind }]) => kind === 'item')
  const moved = (at: CardPlace): Encounter =>
    items.reduce((s, [card]) => apply(s, { kind: 'cardPut', seat: SEATS[0], card: card as CardId, at }), start)

  it('is the same wherever its cards lie', () => {
    expect(items.length).toBeGreaterThan(1)
    const track = trackOf(game.book, start.seats[SEATS[0]])
    const [card] = items.map(([id]) => id as CardId)
    const put = apply(start, { kind: 'cardPut', seat: SEATS[0], card: card!, at: 2 })
    expect(trackOf(game.book, put.seats[SEATS[0]])).toEqual(track)
  })

  it('is looked at anew when cards leave the encounter', () => {
    expect(trackOf(game.book, start.seats[SEATS[0]])).not.toEqual(NO_CUBES)
    expect(trackOf(game.book, moved('out').seats[SEATS[0]])).toEqual(NO_CUBES)
  })
})

describe('what one rulebook says of a card', () => {
  it('is not what another says of a card with the same id, held at the very same table', () => {
    const content = fixtureContent()
    const thicker = new Map(
      [...content.item].map(([id, item]) => [id, { ...item, defence: item.defence + 1, rules: [] }])
    )
    const { book } = oathsworn({ ...content, item: thicker })
    const s = game.start(company(), 'two books')
    const figure = s.figures[s.seats[SEATS[0]].figure]!
    expect(defenceOf(book, s, figure)).toBeGreaterThan(defenceOf(game.book, s, figure))
    expect(known(game.book, s)).toEqual(known(game.book, structuredClone(s)))
    expect(known(book, s)).toEqual(known(book, structuredClone(s)))
    expect(known(game.book, s)).toEqual(known(game.book, structuredClone(s)))
  })
})

describe('what is remembered of a class', () => {
  it('is of the seat it is played at: who sits elsewhere at the next table pays for themselves', () => {
    const setup = company() as { readonly seats: readonly Json[] }
    const [first = null, ...others] = setup.seats
    const tables = [setup.seats, [...others, first]].map((seats) => game.start({ ...setup, seats } as Json, 'moved'))
    const payers = tables.map((s) => SEATS.map((seat) => specialsOf(game.book, s, seat).map((use) => use.seat)))
    expect(payers.flat(2).length).toBeGreaterThan(0)
    for (const table of payers) SEATS.forEach((seat, i) => expect(new Set([seat, ...table[i]!]).size).toBe(1))
  })
})

describe('what is remembered of a table', () => {
  const NIGHTS: { readonly [name: string]: Json } = {
    'four full characters with tokens': company(
      {},
      { reaver: { tokens }, strider: { tokens }, hexer: { tokens, injuries: ['gash'] }, bulwark: { tokens } }
    ),
    'two companions and allies': company(
      { allies: [{ ally: 'spearman', count: 4 }] },
      { strider: { mode: 'companion', injuries: ['sprain'] }, bulwark: { mode: 'companion', tokens } }
    )
  }
  for (const [name, setup] of Object.entries(NIGHTS))
    it(`is what a table nobody has seen before says: ${name}`, () => {
      for (let n = 0; n < 4; n++) expect(play(setup, `${name} ${n}`)).toBeGreaterThan(10)
    })
})
