import type { Words } from '../../../../../engine/messages/words'
import type {
  CardView,
  EncounterView,
  FigureView,
  SeatView
} from '../../../../../engine/games/oathsworn/encounter/view/types'
import { isSeatNumber } from '../../../../ui/seats'
import { say } from '../../../../words/say'
import { cardOf } from './cardOf'
import type { CardModel, SeatModel } from './model'
import { remembered } from '../../../../table/remembered'

/** The piece a seat plays just now: its Oathsworn, or the ally that stands in. */
export const shownFigure = ({ figures }: EncounterView, seat: SeatView): FigureView | undefined =>
  figures.find((one) => one.id === (seat.playing ?? seat.figure))

const cards = remembered<CardView, CardModel>()
const wheels = remembered<SeatView['cards'], SeatModel['wheel']>()
const cardIn = (card: CardView): CardModel => cards(card, [], () => cardOf(card))

export function seatOf(view: EncounterView, seat: SeatView, index: number): SeatModel {
  const number = index + 1
  const shown = shownFigure(view, seat)
  const lying = (at: CardView['at']): CardModel[] => seat.cards.filter((card) => card.at === at).map(cardIn)
  return {
    id: seat.id,
    number: isSeatNumber(number) ? number : 1,
    figure: seat.playing ?? seat.figure,
    oathsworn: seat.figure,
    name: say(seat.name),
    className: seat.className,
    icon: seat.icon,
    isCompanion: seat.mode === 'companion',
    isTurn: view.clock.turn?.seat === seat.id,
    isLead: view.clock.lead === seat.id,
    plight: plightOf(seat),
    ally: seat.ally !== null && seat.playing === seat.ally ? (shown?.name ?? null) : null,
    hp: seat.hp,
    maxHp: seat.maxHp,
    defence: seat.defence,
    animus: seat.animus,
    statuses: shown?.statuses ?? [],
    hand: [...lying('hand')].sort(byKind),
    wheel: wheels(seat.cards, [], () => ({ 0: lying(0), 1: lying(1), 2: lying(2), 3: lying(3) })),
    played: lying('played')[0] ?? null,
    archetype: seat.archetype,
    might: seat.cubes,
    tokens: Object.entries(seat.tokens).map(([id, count]) => ({ id, name: { key: `token.${id}` }, count })),
    resources: seat.resources
  }
}

const KINDS = ['injury', 'ability', 'item']
/** What must or can be played before what merely lies there. */
const byKind = (a: CardModel, b: CardModel): number => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)

function plightOf({ caged, consumed, playing, fallen }: SeatView): Words | null {
  if (caged) return { key: 'plight.caged', args: { difficulty: caged.difficulty, round: caged.until } }
  if (consumed) {
    const { by, location, taken } = consumed
    return { key: 'plight.consumed', args: { by, location, taken } }
  }
  return fallen && playing === null ? { key: 'plight.fallen' } : null
}
