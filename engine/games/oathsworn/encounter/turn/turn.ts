import { DIRECTIONS, type Dir, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { isLegal, type Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import { bringAlly, mayBringAlly } from './allies'
import { asked, nameOf, nameOfFigure, numberOfOption, partsOfOption } from '../board/asking'
import type { Book } from '../table/book'
import { boardOptions, doBoardAction } from './boardActions'
import { cardOptions, playAction, playOwnCard, usableCard } from '../actions/cards'
import { actOptions, doAct } from '../actions/companions'
import { escapeOptions, tryEscape } from '../movement/escape'
import { facingOf } from '../board/facing'
import { hasInjuriesAway, injuriesInHand, injuryDuty, injuryOptions, playInjury } from '../cards/injuries'
import { attackFromInside, insideOptions, strikeInside } from '../attack/inside'
import { occur } from '../scope/interrupts'
import { itemOptions, itemUse, useItem } from '../actions/items'
import { endBeforeTurnOf, endOfTurn } from '../scope/lasting'
import { isFreeToAct, isPlayedAsFull, isPlayedFully } from '../board/seats'
import { isForbidden } from '../table/modifiers'
import { testForEnd } from '../fight/over'
import { areCardsOwn } from '../cards/ownCards'
import { rangeInStore } from '../actions/range'
import { doSpecial, specialOptions } from '../actions/specials'
import { checkStage } from '../stageCards/stageDeck'
import { SEATS, type CardId, type FigureId, type SeatId } from '../state/ids'
import type { Encounter, Figure, SeatState } from '../state/state'
import type { Tab } from '../table/tab'
import { spendToken, tokenOptions } from '../actions/tokens'
import { endMove, moveOptions, walkTo } from '../movement/walking'
import { playedBy } from '../board/figures'

/** S3: the turn of the seat whose turn it is. Starts from its boundary. */
export function takeTurn(t: Tab): void {
  const seat = t.see.turn?.seat
  if (!seat) return
  if (mayBringAlly(t.book, t.see, seat)) arrive(t, seat)
  const figure = playedBy(t.see, seat)
  // OW-TURN-11, OW-KO-13: nobody there, nothing done.
  if (figure) t.in(rule('OW-TURN-04'), () => playTurn(t, seat, figure.id))
  endOfTurn(t)
  checkStage(t)
  t.happen({ kind: 'turnEnded', seat, passed: !(t.see.turn?.acted ?? false), rule: rule('OW-TURN-03') })
}

/** OW-KO-08: the ally takes the turn up on which it arrived. */
function arrive(t: Tab, seat: SeatId): void {
  t.in(rule('OW-KO-05'), () => bringAlly(t, seat))
  t.happen({ kind: 'turnUsed', what: 'acted', rule: rule('OW-KO-08') })
}

function playTurn(t: Tab, seat: SeatId, whose: FigureId): void {
  let id = whose
  endBeforeTurnOf(t, id)
  dutyAtStart(t, seat)
  occur(t, { on: 'turn', window: 'starts', who: [id] })
  // OW-KO-10: who falls loses the rest of the turn.
  while (isStillThere(t.see, seat, id)) {
    testForEnd(t) // a correction may have ended it
    checkStage(t)
    const playing = (): FigureId => playedBy(t.see, seat)?.id ?? id
    const chosen = t.chooseOne(() => questionOf(t.book, t.see, seat, id))
    id = playing() // or put another one in its place
    if (endsMove(t.see, seat, chosen)) {
      const before = t.see
      endMove(t, seat)
      // What the end of the move set off may have taken away what was chosen.
      if (t.see !== before && !canStillDo(t, seat, id, chosen)) continue
    }
    if (chosen === 'end') break
    act(t, seat, id, chosen)
  }
  settleDuty(t, seat)
  if (isStillThere(t.see, seat, id)) occur(t, { on: 'turn', window: 'ends', who: [id] })
}

/** OW-MOVE-04: whatever is no step of it ends a move, but for looking around (OW-TURN-10) and tokens (OW-GEN-15). */
function endsMove(s: Encounter, seat: SeatId, chosen: string): boolean {
  const [kind] = partsOfOption(chosen)
  return kind !== 'hex' && kind !== 'face' && !(kind === 'token' && isPlayedAsFull(s, seat))
}

const canStillDo = (t: Tab, seat: SeatId, id: FigureId, chosen: string): boolean =>
  isStillThere(t.see, seat, id) && turnOptions(t.book, t.see, seat).some((one) => one.id === chosen && isLegal(one))

function questionOf(book: Book, s: Encounter, seat: SeatId, id: FigureId) {
  const figure = playedBy(s, seat)
  const name = figure ? nameOfFigure(s, figure) : nameOf(s, id)
  const held = heldHow(s.seats[seat], figure)
  const question = {
    rule: rule('OW-TURN-04'),
    seat: asked(seat),
    title: words('ask.turn', held === null ? { name } : { name, held }),
    options: turnOptions(book, s, seat)
  }
  // Where nobody of the company stands the rounds would go by by themselves, for ever if nothing happens in them.
  return s.turn?.acted || isAnybodyThere(s) ? question : { ...question, confirm: true as const }
}

const isAnybodyThere = (s: Encounter): boolean => SEATS.some((seat) => playedBy(s, seat)?.at != null)

/**
 * OW-CAGE-01, OW-CONSUME-01: who is held can do little else than try to get out. OW-COMP-07: companions and allies have no
 * cards to play. Of others nothing is said of it.
 */
function heldHow(seat: SeatState, figure: Figure | null): 'caged' | 'inside' | 'cardless' | null {
  if (seat.caged) return 'caged'
  if (seat.consumed) return 'inside'
  return isPlayedFully(seat, figure) ? null : 'cardless'
}

const isStillThere = (s: Encounter, seat: SeatId, id: FigureId): boolean => {
  const figure = playedBy(s, seat)
  return figure?.id === id && figure.hp > 0
}

/** OW-TURN-07: the duty belongs to the first turn on which cards can be played; what returns later waits a round. */
function settleDuty(t: Tab, seat: SeatId): void {
  if (t.see.seats[seat].injuriesDue && isFreeToAct(t.see.seats[seat]) && isPlayedAsFull(t.see, seat))
    t.happen({ kind: 'injuriesDue', seat, due: false, rule: rule('OW-TURN-07') })
}

/** OW-TURN-07: with no injury in hand there is no duty this round, even if one comes back during this very turn. */
function dutyAtStart(t: Tab, seat: SeatId): void {
  if (injuriesInHand(t.see, seat).length === 0 && hasInjuriesAway(t.see, seat)) settleDuty(t, seat)
}

/** Everything the seat can do now, and what it cannot with the reason why. */
export function turnOptions(book: Book, s: Encounter, seat: SeatId): Option[] {
  const figure = playedBy(s, seat)
  if (!figure) return [endOption(null)]
  const held = s.seats[seat]
  const { caged, consumed } = held
  if (caged) return [...escapeOptions(book, s, seat), endOption(null)] // OW-CAGE-01
  // OW-CONSUME-01, OW-CONSUME-03
  if (consumed) return [...insideOptions(book, s, seat), ...tokenOptions(book, s, seat), endOption(null)]
  if (isForbidden(book, s, figure.id, 'turn')) return [endOption(null)]
  const duty = injuryDuty(s, seat)
  const farther = (price: number): number => rangeInStore(book, s, seat, figure.id, price)
  const options = moveOptions(book, s, seat, duty).slice()
  const add = (more: readonly Option[]): void => {
    for (let i = 0; i < more.length; i++) options.push(more[i] as Option)
  }
  add(facingOptions(figure))
  if (isPlayedFully(held, figure)) {
    add(injuryOptions(s, book, seat, duty))
    add(cardOptions(book, s, seat, duty, farther))
    if (areCardsOwn(s)) options.push(ownCardOption(s, duty))
  } else add(actOptions(book, s, seat, farther))
  if (figure.kind === 'oathsworn') {
    add(itemOptions(book, s, seat))
    add(specialOptions(book, s, seat))
  }
  add(tokenOptions(book, s, seat))
  add(boardOptions(book, s, seat))
  options.push(endOption(duty))
  return options
}

const ownCardOption = (s: Encounter, duty: Option['refused'] | null): Option => ({
  id: 'own-card',
  label: words('option.ownCard'),
  ...(s.turn?.carded ? { refused: words('refused.cardPlayed') } : duty ? { refused: duty } : {})
})

const facings: ReadonlyMap<Dir, Option> = new Map(
  DIRECTIONS.map((dir) => [
    dir,
    { id: `face:${dir}`, label: words('option.face', { direction: words(`direction.${dir}`) }) }
  ])
)

/** OW-TURN-10: free, as often as one likes. */
const facingOptions = ({ at, facing }: Figure): readonly Option[] =>
  at === null ? [] : (otherFacings.get(facing) ?? [])

const otherFacings: ReadonlyMap<Dir, readonly Option[]> = new Map(
  DIRECTIONS.map((now) => [now, DIRECTIONS.filter((dir) => dir !== now).flatMap((dir) => facings.get(dir) ?? [])])
)

const END: Option = { id: 'end', label: words('option.end') }

/** OW-TURN-07: the duty exists even if the rest of the turn is a pass. */
const endOption = (duty: Option['refused'] | null): Option => (duty ? { ...END, refused: duty } : END)

/** Carries out the option chosen. */
function act(t: Tab, seat: SeatId, id: FigureId, chosen: string): void {
  const [kind = '', name = '', index = ''] = partsOfOption(chosen)
  switch (kind) {
    case 'hex':
      return walkTo(t, seat, numberOfOption(chosen) as Hex)
    case 'face':
      return turn(t, id, chosen)
    case 'card':
      return playChosen(t, seat, name as CardId, Number(index))
    case 'own-card':
      return playOwnCard(t, seat)
    case 'injury':
      acted(t)
      return playInjury(t, seat, name as CardId)
    case 'item': {
      const use = itemUse(t.book, t.see, seat, name as CardId)
      acted(t)
      return use ? useItem(t, use) : undefined
    }
    case 'token':
      // OW-GEN-15, OW-TOKEN-07: between two steps of a move as well; what companions do instead is no such thing.
      if (isPlayedAsFull(t.see, seat)) t.happen({ kind: 'turnUsed', what: 'token', rule: rule('OW-TURN-05') })
      else acted(t)
      return spend(t, seat, chosen)
    case 'escape':
      return tryEscape(t, seat)
    case 'inside':
      return attackFromInside(t, seat)
    case 'board':
      acted(t)
      return doBoardAction(t, seat, name)
    case 'special':
      return isPlayedAsFull(t.see, seat) ? doSpecial(t, seat, name) : doAct(t, seat, chosen)
    default:
      return doAct(t, seat, chosen)
  }
}

/** OW-CONSUME-02: a companion or ally may spend a token for a further attack from inside. */
function spend(t: Tab, seat: SeatId, chosen: string): void {
  const [, token, use] = chosen.split(':')
  if (!t.see.seats[seat].consumed || use !== 'attack') return spendToken(t, seat, chosen)
  const type = token === 'animus' ? 'animus' : 'battleflow'
  t.happen({ kind: 'tokensSpent', seat, token: type, count: 1, rule: rule('OW-CONSUME-02') })
  strikeInside(t, seat, true)
}

const acted = (t: Tab): void => t.happen({ kind: 'turnUsed', what: 'acted', rule: rule('OW-TURN-05') })

function playChosen(t: Tab, seat: SeatId, card: CardId, index: number): void {
  const use = usableCard(t.book, t.see, seat, card, index)
  if (use) playAction(t, use)
}

function turn(t: Tab, id: FigureId, chosen: string): void {
  t.happen({ kind: 'figureTurned', figure: id, facing: facingOf(chosen), rule: rule('OW-TURN-10') })
  // OW-TURN-03: it costs nothing and hinders nothing, yet something was done.
  t.happen({ kind: 'turnUsed', what: 'turned', rule: rule('OW-TURN-03') })
}
