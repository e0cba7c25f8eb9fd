import { shuffled, type Chance } from '../../../../kernel/chance'
import type { Happening } from '../../../../kernel/game'
import { discarded, stacked, takeTop, without, type Pile } from '../../../../kernel/piles'
import { BLANK, isCritical, type Colour, type Face, type Side } from '../../might'
import type { CheckType } from '../../content'
import type { MightOnTable, MightState } from '../state/state'

/** Where a face on the table came from: the app's pile, the app's die, or the people's own cards and dice. */
export type MightSource = 'card' | 'die' | 'tableCard' | 'tableDie'

/** MIGHT cards and dice. Faces that lie face down are in the state, never in a happening. */
export type MightHappening = Happening &
  (
    | {
        kind: 'mightDrawn'
        side: Side
        colour: Colour
        faces: readonly Face[]
        source: MightSource
        extra: boolean
        from: number | null
        /** Where the stream of dice stands after the app rolled. */
        rolled?: number
      }
    /** Enemy cards laid face down: `apply` takes them off the pile. OW-EATK-03 */
    | { kind: 'mightLaid'; side: Side; colour: Colour; count: number }
    | { kind: 'mightRevealed'; faces: readonly { readonly colour: Colour; readonly face: Face }[] }
    /** A card about to be redrawn goes to its discard pile first, so that it may come back. OW-MIGHT-04 */
    | { kind: 'mightLifted'; place: number }
    /** A place on the table is redrawn: the new face lies in the stead of the old. OW-ATK-11 */
    | { kind: 'mightRedrawn'; place: number; face: Face; source: MightSource; rolled?: number }
    | { kind: 'criticalSettled'; place: number }
    /** Another draw begins in the middle of one: what lies there waits. */
    | { kind: 'mightSetAside' }
    | { kind: 'mightCleared' }
    | {
        kind: 'checkMade'
        check: CheckType
        difficulty: number
        total: number
        passed: boolean
        successes: number
      }
    | { kind: 'mightReshuffled'; side: Side; colour: Colour }
    /** The top cards lie in another order: places from the top, the first to be drawn first. */
    | { kind: 'mightReordered'; side: Side; colour: Colour; places: readonly number[] }
    /** Some of the top cards are discarded. */
    | { kind: 'mightMilled'; side: Side; colour: Colour; places: readonly number[] }
    /** By a correction: these lie in the discards, all others are shuffled into the deck. */
    | { kind: 'mightSorted'; side: Side; colour: Colour; discard: readonly Face[] }
    | { kind: 'mightStacked'; side: Side; colour: Colour; faces: readonly Face[] }
  )

/** Whatever has MIGHT decks: an encounter, or a company in the story. */
interface WithMight {
  readonly chance: Chance
  readonly might: MightState
}

type MightAppliers = {
  readonly [K in MightHappening['kind']]: <S extends WithMight>(
    state: S,
    happening: Extract<MightHappening, { kind: K }>
  ) => S
}

export const mightAppliers: MightAppliers = {
  mightDrawn: (s, h) => {
    const might = laidOut(taken(s.might, h.side, h.colour, h.faces, h.source), (table) => {
      const more = table.slice()
      for (const face of h.faces) more.push(onTable(h, face))
      return more
    })
    return withMight(withRolled(s, h.rolled), might)
  },
  mightLaid: (s, h) => {
    const { piles, onTable: before } = s.might
    const { taken: faces, pile } = takeTop(piles[h.side][h.colour], h.count)
    const as: Laid = { side: h.side, colour: h.colour, source: 'card', extra: false, from: null }
    const table = before.slice()
    for (const face of faces) table.push(onTable(as, face, true))
    return withMight(s, { ...s.might, piles: pilesWith(piles, h.side, h.colour, pile), onTable: table })
  },
  mightRevealed: (s) => withTable(s, (table) => table.map((one) => ({ ...one, faceDown: false }))),
  mightLifted: (s, h) => {
    const old = s.might.onTable[h.place]
    if (!old || old.by === 'die') return s
    return withMight(
      s,
      laidOut(toDiscard(s.might, [old]), (table) =>
        table.map((one, i) => (i === h.place ? { ...one, lifted: true as const } : one))
      )
    )
  },
  mightRedrawn: (s, h) => {
    const old = s.might.onTable[h.place]
    if (!old) return s
    const fresh = onTable(
      { side: old.side, colour: old.colour, source: h.source, extra: old.extra, from: old.from },
      h.face
    )
    const might = laidOut(taken(s.might, old.side, old.colour, [h.face], h.source), (table) =>
      table.map((one, i) => (i === h.place ? fresh : one.from === h.place ? { ...one, from: null } : one))
    )
    return withMight(withRolled(s, h.rolled), might)
  },
  criticalSettled: (s, h) =>
    withTable(s, (table) => table.map((one, i) => (i === h.place ? { ...one, owes: false } : one))),
  mightSetAside: (s) => withMight(s, { ...s.might, onTable: [], aside: [...s.might.aside, s.might.onTable] }),
  mightCleared: (s) => {
    const { onTable, aside } = s.might
    return withMight(s, {
      ...toDiscard(s.might, onTable),
      onTable: aside.at(-1) ?? [],
      aside: aside.length === 0 ? aside : aside.slice(0, -1)
    })
  },
  checkMade: (s) => s,
  mightReshuffled: (s, h) => {
    const pile = s.might.piles[h.side][h.colour]
    const { list, chance } = shuffled([...pile.draw, ...pile.discard], s.chance, STREAMS[h.side])
    return withMight({ ...s, chance }, withPile(s.might, h.side, h.colour, { draw: list, discard: [] }))
  },
  mightReordered: (s, h) => {
    const pile = s.might.piles[h.side][h.colour]
    const top = h.places.map((place) => pile.draw[place] ?? BLANK)
    const draw = [...top, ...pile.draw.slice(top.length)]
    return withMight(s, withPile(s.might, h.side, h.colour, { ...pile, draw }))
  },
  mightMilled: (s, h) => {
    const pile = s.might.piles[h.side][h.colour]
    const gone = h.places.map((place) => pile.draw[place] ?? BLANK)
    const draw = pile.draw.filter((_, place) => !h.places.includes(place))
    return withMight(s, withPile(s.might, h.side, h.colour, discarded({ ...pile, draw }, gone)))
  },
  mightSorted: (s, h) => {
    const rest = without(s.might.piles[h.side][h.colour], h.discard)
    if (!rest) return s
    const { list, chance } = shuffled([...rest.draw, ...rest.discard], s.chance, STREAMS[h.side])
    return withMight({ ...s, chance }, withPile(s.might, h.side, h.colour, { draw: list, discard: h.discard }))
  },
  mightStacked: (s, h) => {
    const pile = stacked(s.might.piles[h.side][h.colour], h.faces)
    return pile ? withMight(s, withPile(s.might, h.side, h.colour, pile)) : s
  }
}

type Laid = Pick<Extract<MightHappening, { kind: 'mightDrawn' }>, 'side' | 'colour' | 'source' | 'extra' | 'from'>

const onTable = (h: Laid, face: Face, faceDown = false): MightOnTable => ({
  side: h.side,
  colour: h.colour,
  face,
  by: h.source === 'die' || h.source === 'tableDie' ? 'die' : 'card',
  extra: h.extra,
  from: h.from,
  // OW-CRIT-08: enemies draw no extras.
  owes: h.side === 'oathsworn' && isCritical(face),
  faceDown
})

/** Cards leave their pile, from the top when the app draws, from wherever they are when the table does. */
function taken(might: MightState, side: Side, colour: Colour, faces: readonly Face[], source: MightSource): MightState {
  if (source === 'die' || source === 'tableDie') return might
  const pile = might.piles[side][colour]
  const left = source === 'card' ? takeTop(pile, faces.length).pile : without(pile, faces)
  if (!left) throw new Error(`the ${side} ${colour} pile does not hold what was drawn from it`)
  return withPile(might, side, colour, left)
}

/** Cards go where they came from, those of one colour all at once: a hand is put away more often than anything else. */
function toDiscard(might: MightState, table: readonly MightOnTable[]): MightState {
  let { piles } = might
  for (const { side, colour } of table) {
    const pile = might.piles[side][colour]
    if (piles[side][colour] !== pile) continue
    const faces: Face[] = []
    for (const one of table) if (one.side === side && one.colour === colour && goesBack(one)) faces.push(one.face)
    if (faces.length > 0) piles = pilesWith(piles, side, colour, discarded(pile, faces))
  }
  return piles === might.piles ? might : { ...might, piles }
}

const goesBack = ({ by, lifted }: MightOnTable): boolean => by === 'card' && !lifted

const withMight = <S extends WithMight>(s: S, might: MightState): S => ({ ...s, might })

const withTable = <S extends WithMight>(s: S, change: (table: readonly MightOnTable[]) => readonly MightOnTable[]): S =>
  withMight(s, laidOut(s.might, change))

const laidOut = (
  might: MightState,
  change: (table: readonly MightOnTable[]) => readonly MightOnTable[]
): MightState => ({ ...might, onTable: change(might.onTable) })

const withPile = (might: MightState, side: Side, colour: Colour, pile: Pile): MightState => ({
  ...might,
  piles: pilesWith(might.piles, side, colour, pile)
})

const pilesWith = (piles: MightState['piles'], side: Side, colour: Colour, pile: Pile): MightState['piles'] => ({
  ...piles,
  [side]: { ...piles[side], [colour]: pile }
})

export const DICE = 'dice'
const STREAMS: { readonly [S in Side]: string } = { oathsworn: 'might.oathsworn', enemy: 'might.enemy' }

function withRolled<S extends WithMight>(s: S, rolled: number | undefined): S {
  if (rolled === undefined) return s
  return { ...s, chance: { ...s.chance, drawn: { ...s.chance.drawn, [DICE]: rolled } } }
}
