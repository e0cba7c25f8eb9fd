import { randomInt } from '../../../../kernel/chance'
import { rule, type RuleId, type Seat } from '../../../../kernel/ids'
import { counted } from '../../../../kernel/piles'
import { words } from '../../../../messages/words'
import { BLANK, colours, perColour, type Colour, type Face, type Side } from '../../might'
import { DICE, type MightSource } from '../happenings/might'
import type { MightTable } from './mightTable'
import type { MightOnTable } from '../state/state'
import type { Tab } from '../table/tab'

/** So many cards and dice of each colour. */
export type MightDraw = { readonly [C in Colour]?: { readonly cards: number; readonly dice: number } }

/** Who draws, and by which clause. */
export interface Drawer {
  readonly side: Side
  readonly seat: Seat
  readonly rule: RuleId
}

/** OW-MIGHT-03, OW-MIGHT-05: draws what is wanted, colour by colour, as far as there are cards. */
export function drawMight(t: MightTable, who: Drawer, draw: MightDraw): void {
  if (t.see.is.dials.might === 'table') return takeFaces(t, who, draw)
  for (const colour of colours) {
    const wanted = draw[colour]
    if (!wanted) continue
    drawCards(t, who, colour, wanted.cards)
    rollDice(t, who, colour, wanted.dice)
  }
}

const just = (cards: number, dice: number): Readonly<Record<Colour, MightDraw>> =>
  perColour((colour) => ({ [colour]: { cards, dice } }))
const ONE = { card: just(1, 0), die: just(0, 1) }

/** OW-CRIT-01: one more of the colour of the critical at `place` on the table, by card or die as that was. */
export function drawExtra(t: MightTable, who: Drawer, place: number): void {
  const critical = t.see.might.onTable[place]
  if (!critical) return
  t.happen({ kind: 'criticalSettled', place, rule: rule('OW-CRIT-04') })
  if (critical.by === 'card') refill(t, who.side, critical.colour)
  const faces = facesFor(t, who, ONE[critical.by][critical.colour])
  lay(t, who, critical.colour, critical.by, faces, { extra: true, from: place })
}

/** OW-ATK-11, OW-TOKEN-13: the place gets a new face of its own colour. False when no card of the colour is left. */
export function redraw(t: MightTable, who: Drawer, place: number): boolean {
  const old = t.see.might.onTable[place]
  if (!old) return false
  if (old.by === 'card') {
    t.happen({ kind: 'mightLifted', place, rule: rule('OW-MIGHT-04') })
    refill(t, who.side, old.colour)
  }
  const faces = facesFor(t, who, ONE[old.by][old.colour])
  const told = faces?.[pileName(old.colour, old.by)]?.[0]
  if (old.by === 'die') {
    const { face, after } = told === undefined ? rolledFace(t, old.colour) : { face: told, after: undefined }
    const rolled = after === undefined ? {} : { rolled: after }
    t.happen({
      kind: 'mightRedrawn',
      place,
      face,
      source: told === undefined ? 'die' : 'tableDie',
      rule: who.rule,
      reveals: true,
      ...rolled
    })
    return true
  }
  const face = told ?? t.see.might.piles[who.side][old.colour].draw[0]
  if (face === undefined) return false
  const source: MightSource = told === undefined ? 'card' : 'tableCard'
  t.happen({ kind: 'mightRedrawn', place, face, source, rule: who.rule, reveals: true })
  refillAtOnce(t, who.side, old.colour)
  return true
}

/** So much MIGHT of each colour. */
export type EnemyPool = { readonly [C in Colour]?: number }

/**
 * OW-EATK-03: enemy cards lie face down until the reveal. With real cards there is nothing to lay: they are told. What is
 * to be rolled instead is returned: dice fall when the cards are turned up.
 */
export function layEnemyMight(t: Tab, who: Drawer, pool: EnemyPool): EnemyPool {
  const total = colours.reduce((sum, colour) => sum + (pool[colour] ?? 0), 0)
  const dice = t.see.is.settings.enemyDice && total > 0 ? chooseEnemyDice(t, who, pool, total) : NO_DICE
  if (t.see.is.dials.might === 'table') return dice
  for (const colour of colours) {
    let wanted = (pool[colour] ?? 0) - (dice[colour] ?? 0)
    while (wanted > 0 && refill(t, who.side, colour)) {
      const count = Math.min(wanted, t.see.might.piles[who.side][colour].draw.length)
      t.happen({ kind: 'mightLaid', side: who.side, colour, count, rule: who.rule })
      refillAtOnce(t, who.side, colour)
      wanted -= count
    }
  }
  return dice
}

const NO_DICE: EnemyPool = {}

/** OW-MIGHT-03: for enemies cards are recommended; dice are offered where the table has asked for them. */
function chooseEnemyDice(t: MightTable, who: Drawer, pool: EnemyPool, total: number): EnemyPool {
  return t.ask('spread', () => ({
    rule: rule('OW-MIGHT-03'),
    seat: who.seat,
    title: words('ask.enemyDice'),
    min: 0,
    max: total,
    options: colours
      .filter((colour) => (pool[colour] ?? 0) > 0)
      .map((colour) => ({
        id: colour,
        label: words('might.dice', { colour: words(`colour.${colour}`) }),
        max: pool[colour] ?? 0
      }))
  })).amounts
}

/** OW-EATK-08: the faces become known. */
export function revealEnemyMight(t: MightTable, who: Drawer, pool: EnemyPool, dice: EnemyPool = {}): void {
  if (t.see.is.dials.might === 'table') {
    const share = (colour: Colour) => ({ cards: (pool[colour] ?? 0) - (dice[colour] ?? 0), dice: dice[colour] ?? 0 })
    takeFaces(t, who, Object.fromEntries(colours.map((colour) => [colour, share(colour)])) as MightDraw)
  } else for (const colour of colours) rollDice(t, who, colour, dice[colour] ?? 0)
  const faces = t.see.might.onTable.map(({ colour, face }) => ({ colour, face }))
  t.happen({ kind: 'mightRevealed', faces, rule: rule('OW-EATK-08'), reveals: true })
}

/** Cards lie here, or others wait aside for these to be done with. */
export const isTableInUse = ({ see: { might } }: MightTable): boolean =>
  might.onTable.length > 0 || might.aside.length > 0

/** OW-MIGHT-04: the attack or check is over; cards go to their discard piles. */
export function clearTable(t: MightTable): void {
  if (isTableInUse(t)) t.happen({ kind: 'mightCleared', rule: rule('OW-MIGHT-04') })
}

/** OW-ATK-09, OW-CRIT-03: blanks that count toward a miss. */
export const blanks = (table: readonly MightOnTable[]): number =>
  table.filter((one) => one.face === BLANK && !one.extra).length

/** OW-MIGHT-05: when a card is needed and the pile is empty, its discards are shuffled in. False: nothing is left. */
function refill(t: MightTable, side: Side, colour: Colour): boolean {
  const pile = t.see.might.piles[side][colour]
  if (pile.draw.length === 0 && pile.discard.length > 0)
    t.happen({ kind: 'mightReshuffled', side, colour, rule: rule('OW-MIGHT-05') })
  return t.see.might.piles[side][colour].draw.length > 0
}

/** OW-MIGHT-05 as some read it: a pile is renewed the moment it runs out. */
function refillAtOnce(t: MightTable, side: Side, colour: Colour): void {
  if (t.see.is.settings.refillAtOnce) refill(t, side, colour)
}

function drawCards(t: MightTable, who: Drawer, colour: Colour, count: number): void {
  let wanted = count
  while (wanted > 0 && refill(t, who.side, colour)) {
    const faces = t.see.might.piles[who.side][colour].draw.slice(0, wanted)
    laid(t, who, colour, faces, 'card', { extra: false, from: null })
    wanted -= faces.length
  }
}

function rollDice(t: MightTable, who: Drawer, colour: Colour, count: number): void {
  for (let i = 0; i < count; i++) {
    const { face, after } = rolledFace(t, colour)
    laid(t, who, colour, [face], 'die', { extra: false, from: null }, after)
  }
}

function rolledFace(t: MightTable, colour: Colour): { face: Face; after: number } {
  const faces = t.book.dieOf(colour)
  const { value, chance } = randomInt(t.see.chance, DICE, faces.length)
  return { face: faces[value] ?? BLANK, after: chance.drawn[DICE] ?? 0 }
}

interface AsExtra {
  readonly extra: boolean
  readonly from: number | null
}

function laid(
  t: MightTable,
  who: Drawer,
  colour: Colour,
  faces: readonly Face[],
  source: MightSource,
  as: AsExtra,
  rolled?: number
): void {
  if (faces.length === 0) return
  const { side, rule: why } = who
  const { extra, from } = as
  const drawn = { kind: 'mightDrawn', side, colour, faces, source, extra, from, rule: why, reveals: true } as const
  t.happen(rolled === undefined ? drawn : { ...drawn, rolled })
  if (source === 'card' || source === 'tableCard') refillAtOnce(t, who.side, colour)
}

/** Lays one extra: told by the table, from the pile, or rolled. */
function lay(t: MightTable, who: Drawer, colour: Colour, by: 'card' | 'die', told: Told, as: AsExtra): void {
  const faces = told?.[pileName(colour, by)]
  if (faces) return laid(t, who, colour, faces, by === 'die' ? 'tableDie' : 'tableCard', as)
  if (by === 'die') {
    const { face, after } = rolledFace(t, colour)
    return laid(t, who, colour, [face], 'die', as, after)
  }
  if (!refill(t, who.side, colour)) return
  laid(t, who, colour, t.see.might.piles[who.side][colour].draw.slice(0, 1), 'card', as)
}

type Told = { readonly [pile: string]: readonly Face[] } | null

/** Null when the app draws: by the dial, or because the table said "draw for us". */
function facesFor(t: MightTable, who: Drawer, draw: MightDraw): Told {
  if (t.see.is.dials.might === 'app') return null
  return askTable(t, who, draw)
}

/** The table tells its faces. What a pile still holds comes first; after a reshuffle it is asked for the rest. */
function takeFaces(t: MightTable, who: Drawer, draw: MightDraw): void {
  let rest = draw
  while (isAnything(rest)) {
    for (const colour of colours) if ((rest[colour]?.cards ?? 0) > 0) refill(t, who.side, colour)
    const now = available(t, who.side, rest)
    if (!isAnything(now)) return
    const told = askTable(t, who, now)
    for (const colour of colours) {
      const { cards = 0, dice = 0 } = now[colour] ?? {}
      if (told) {
        laid(t, who, colour, told[pileName(colour, 'card')] ?? [], 'tableCard', { extra: false, from: null })
        laid(t, who, colour, told[pileName(colour, 'die')] ?? [], 'tableDie', { extra: false, from: null })
      } else {
        drawCards(t, who, colour, cards)
        rollDice(t, who, colour, dice)
      }
    }
    rest = without(rest, now)
  }
}

const pileName = (colour: Colour, by: 'card' | 'die'): string => `${colour}:${by}`
const isAnything = (draw: MightDraw): boolean =>
  colours.some((colour) => (draw[colour]?.cards ?? 0) + (draw[colour]?.dice ?? 0) > 0)

function available(t: MightTable, side: Side, draw: MightDraw): MightDraw {
  const now: { [C in Colour]?: { cards: number; dice: number } } = {}
  for (const colour of colours) {
    const { cards = 0, dice = 0 } = draw[colour] ?? {}
    now[colour] = { cards: Math.min(cards, t.see.might.piles[side][colour].draw.length), dice }
  }
  return now
}

function without(draw: MightDraw, done: MightDraw): MightDraw {
  const rest: { [C in Colour]?: { cards: number; dice: number } } = {}
  for (const colour of colours)
    rest[colour] = { cards: (draw[colour]?.cards ?? 0) - (done[colour]?.cards ?? 0), dice: 0 }
  return rest
}

function askTable(t: MightTable, who: Drawer, draw: MightDraw): Told {
  return t.ask('faces', () => ({
    rule: who.rule,
    seat: who.seat,
    title: words(`ask.faces.${who.side}`),
    piles: colours.flatMap((colour) => [
      ...facesPile(t, who.side, colour, 'card', draw[colour]?.cards ?? 0),
      ...facesPile(t, who.side, colour, 'die', draw[colour]?.dice ?? 0)
    ])
  })).faces
}

function facesPile(t: MightTable, side: Side, colour: Colour, by: 'card' | 'die', count: number) {
  if (count === 0) return []
  const faces =
    by === 'die'
      ? [...new Set(t.book.dieOf(colour))].map((face) => ({ face, left: count }))
      : Object.entries(counted(t.see.might.piles[side][colour].draw)).map(([face, left]) => ({ face, left }))
  faces.sort((a, b) => (a.face < b.face ? -1 : 1))
  return [
    { id: pileName(colour, by), label: words(`might.${by}`, { colour: words(`colour.${colour}`) }), count, faces }
  ]
}
