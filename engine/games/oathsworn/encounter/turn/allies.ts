import { hexesIn, labelOf, type Dir, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { words, type Words } from '../../../../messages/words'
import { asked, hexOption, nameOf, numberOfOption } from '../board/asking'
import { chooseFacing } from '../board/facing'
import { defId, figureId, type DefId, type FigureId, type SeatId } from '../state/ids'
import { NO_STATUSES, type Encounter } from '../state/state'
import type { Tab } from '../table/tab'
import { faceOfAlly, withFaces } from '../cardFacts/face'
import { boardOf, isFree, playedBy } from '../board/figures'
import type { Book } from '../table/book'

/**
 * Can this seat bring an ally in at the start of its turn, whichever phase it fell in (OW-KO-09)? Allies come in no other
 * way: OW-ALLY-03. OW-KO-05, OW-KO-12, OW-KO-15; companions are replaced like anybody: OW-KO-16
 */
export const mayBringAlly = (book: Book, s: Encounter, seat: SeatId): boolean =>
  playedBy(s, seat) === null && alliesReady(s).length > 0 && arrivalHexes(book, s).length > 0

/** Each ally card can be in play once, and the dead stay dead. */
function alliesReady(s: Encounter): DefId[] {
  return Object.values(s.allies)
    .filter(({ copies, killed, inPlay }) => copies - killed - inPlay > 0)
    .map(({ def }) => def)
}

/** OW-KO-07: an empty edge hex on any side. */
function arrivalHexes(book: Book, s: Encounter): Hex[] {
  const board = boardOf(book, s)
  return hexesIn(board, board.edge).filter((h) => isFree(book, s, h))
}

/** S11, step 4: choosing is mandatory while a combat ally is left. */
export function bringAlly(t: Tab, seat: SeatId): void {
  const def = defId(
    t.chooseOne(() => ({
      rule: rule('OW-KO-05'),
      seat: asked(seat),
      title: words('ask.ally', { name: nameOf(t.see, t.see.seats[seat].figure) }),
      options: alliesReady(t.see).map((ally) =>
        withFaces({ id: ally, label: words(`ally.${ally}.name`), at: { card: ally } }, [faceOfAlly(t.book, ally)])
      )
    }))
  )
  const { at, facing } = choosePlace(t, seat, words(`ally.${def}.name`))
  const figure = freshId(t.see, def)
  t.happen({ kind: 'allyBrought', seat, def, figure, rule: rule('OW-KO-05') })
  t.happen({
    kind: 'figureAdded',
    rule: rule('OW-KO-06'),
    figure: {
      id: figure,
      kind: 'ally',
      def,
      seat,
      at,
      facing,
      hp: t.book.get('difficulty', t.see.is.difficulty).maxHp, // OW-ALLY-07
      slots: {},
      statuses: NO_STATUSES,
      gone: null
    }
  })
  const available = t.book.get('ally', def).animus
  t.happen({ kind: 'animusSet', seat, available, reserve: 0, rule: rule('OW-KO-06') })
  comradery(t, seat)
}

/** A hex that is taken while the facing is asked is chosen anew. */
function choosePlace(t: Tab, seat: SeatId, name: Words): { readonly at: Hex; readonly facing: Dir } {
  for (;;) {
    const at = chooseHex(t, seat)
    const isOpen = (): boolean => isFree(t.book, t.see, at)
    const facing = chooseFacing(t, seat, rule('OW-KO-07'), () => ({ name, at: isOpen() ? at : null }))
    if (isOpen()) return { at, facing }
  }
}

function chooseHex(t: Tab, seat: SeatId): Hex {
  const board = boardOf(t.book, t.see)
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-KO-07'),
    seat: asked(seat),
    title: words('ask.allyHex'),
    options: arrivalHexes(t.book, t.see).map((h) => hexOption(h, words('option.hex', { hex: labelOf(board, h) ?? '' })))
  }))
  return numberOfOption(chosen) as Hex
}

function freshId(s: Encounter, def: DefId): FigureId {
  for (let n = 1; ; n++) {
    const id = figureId(`ally-${def}-${n}`)
    if (!s.figures[id]) return id
  }
}

/** OW-TRAIT-03: the tokens an arriving ally brings, each a redraw or an empowered ×3. */
function comradery(t: Tab, seat: SeatId): void {
  const { count, tokens } = t.see.is.arrivalTokens
  for (let n = 0; n < count; n++) {
    const token = t.chooseOne(() => ({
      rule: rule('OW-TRAIT-03'),
      seat: asked(seat),
      title: words('ask.comradery', { left: count - n }),
      options: tokens.map((one) => ({ id: one, label: words(`token.${one}`) }))
    }))
    const gained = tokens.find((one) => one === token)
    if (gained) t.happen({ kind: 'tokensGained', seat, token: gained, count: 1, rule: rule('OW-TRAIT-03') })
  }
}
