import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../../../../engine/kernel/prompt'
import { isOnBoard, type Hex } from '../../../../../../engine/hex'
import type { Happened } from '../../../../../../engine/games/oathsworn/encounter/happenings'
import { SEATS } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter } from '../../../../../../engine/games/oathsworn/encounter/state/state'
import { boardOf, figuresOnBoard, hexesOf } from '../../../../../../engine/games/oathsworn/encounter/board/figures'
import { holdingWrong } from '../../../../../fixtures/oathsworn/invariants'
import { anyCard } from '../fixtures/anyCard'
import { anyTable, numbers } from '../fixtures/anyTable'
import { enact, least, type Answerer, type Played, type Tableau } from '../fixtures/tableau'

/** One thing a hex, everything on the board, nobody dead standing about. */
function boardWrong({ book, state: s }: Tableau): string | null {
  const board = boardOf(book, s)
  const taken = new Map<Hex, string>()
  const lies = (what: string, hexes: readonly Hex[]): string | null => {
    for (const h of hexes) {
      if (!isOnBoard(board, h)) return `${what} off the board`
      if (taken.has(h)) return `${what} on ${taken.get(h)}`
      taken.set(h, what)
    }
    return null
  }
  for (const piece of Object.values(s.pieces)) {
    const wrong = lies(piece.id, piece.hexes)
    if (wrong) return wrong
  }
  for (const figure of figuresOnBoard(s)) {
    const wrong = lies(figure.id, hexesOf(book, figure))
    if (wrong) return wrong
    if (figure.kind !== 'boss' && figure.hp <= 0) return `${figure.id} stands dead`
  }
  const tiles = s.tiles.flatMap(({ hexes }) => hexes)
  if (new Set(tiles).size !== tiles.length) return 'two tiles on a hex'
  return tiles.every((h) => isOnBoard(board, h)) ? null : 'a tile off the board'
}

/** A die leaves a location that has one; each that leaves wants a reaction. */
function diceWrong(before: Encounter, { happenings }: Played): string | null {
  const left = new Map<string, number>()
  for (const figure of Object.values(before.figures))
    for (const [slot, { dice }] of Object.entries(figure.slots)) left.set(`${figure.id} ${slot}`, dice.length)
  for (const h of happenings) {
    if (h.kind === 'figureAdded')
      for (const [slot, { dice }] of Object.entries(h.figure.slots)) left.set(`${h.figure.id} ${slot}`, dice.length)
    if (h.kind === 'dieSet') left.set(`${h.figure} ${h.slot}`, h.dice.length)
    if (h.kind !== 'dieRemoved') continue
    const dice = left.get(`${h.figure} ${h.slot}`) ?? 0
    if (dice === 0) return `${h.figure} lost a die of ${h.slot} that was not there`
    if (h.broken !== (dice === 1)) return `${h.figure} ${h.slot} broken with ${dice} dice`
    left.set(`${h.figure} ${h.slot}`, dice - 1)
  }
  return null
}

function animusWrong(before: Encounter, s: Encounter): string | null {
  const sum = (of: Encounter, seat: (typeof SEATS)[number]): number =>
    of.seats[seat].animus.available + of.seats[seat].animus.reserve
  return SEATS.find((seat) => sum(before, seat) !== sum(s, seat)) ? 'animus was made or lost' : null
}

/** Whoever moves was there, and comes from where it stood. */
function movesWrong(before: Encounter, happenings: readonly Happened[]): string | null {
  const at = new Map(Object.values(before.figures).map((figure) => [figure.id, figure.at]))
  for (const h of happenings) {
    if (h.kind === 'figureAdded') at.set(h.figure.id, h.figure.at)
    if (h.kind === 'figureReturned') at.set(h.figure, h.at)
    if (h.kind === 'figureLeft') at.set(h.figure, null)
    if (h.kind !== 'figureMoved') continue
    if (at.get(h.figure) !== h.from) return `${h.figure} moved from where it was not`
    at.set(h.figure, h.path.at(-1) ?? h.from)
  }
  return null
}

const wrongWith = (before: Encounter, done: Played): string | null =>
  diceWrong(before, done) ??
  movesWrong(before, done.happenings) ??
  boardWrong(done) ??
  holdingWrong(done.state) ??
  animusWrong(before, done.state) ??
  (done.state.might.onTable.length > 0 ? 'MIGHT cards lie about' : null)

/** Any legal answer, by turns. */
function anyAnswer(replies: readonly number[]): Answerer {
  let asked = 0
  return (prompt: Prompt): Reply | null => {
    const reply = replies[asked++ % replies.length] ?? 0
    // Interrupts that cost nothing are used again and again: at some time there must be an end of it.
    if (prompt.form !== 'choose' || prompt.min !== 1 || asked > 60) return least(prompt)
    const legal = prompt.options.filter(({ refused }) => !refused).map(({ id }) => id)
    return { form: 'choose', chosen: [legal[reply % legal.length] as string] }
  }
}

describe('any card on any table', () => {
  it('OW-GEN-13, OW-KB-11, OW-PUSH-09, OW-CHARGE-06, OW-CONSUME-08, OW-PLACE-02 leaves a table that can be', () => {
    fc.assert(
      fc.property(numbers, fc.array(anyCard, { minLength: 1, maxLength: 2 }), (drawn, cards) => {
        const { table, self } = anyTable(drawn)
        if (!self) return
        const answer = anyAnswer(drawn.replies)
        let now: Tableau = table
        for (const card of cards) {
          const done = enact(now, card as Json[], { roles: { self }, answer })
          if (done.over) return
          expect(wrongWith(now.state, done)).toBeNull()
          now = done
        }
      }),
      { numRuns: Number(process.env['RUNS'] ?? 2000) }
    )
  }, 600_000)
})
