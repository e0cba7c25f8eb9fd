import type { Json } from '../../../../../engine/kernel/ids'
import type {
  EncounterView,
  FigureView,
  SeatView,
  StageCardView,
  StageView
} from '../../../../../engine/games/oathsworn/encounter/view/types'
import { knows } from '../../../../words/say'
import { bossOf, minionsOf } from './foesOf'
import { remembered } from '../../../../table/remembered'
import { MIGHT_COLOURS, readFace } from '../../ui/might'
import type {
  BossModel,
  CardModel,
  EncounterModel,
  MinionModel,
  PileModel,
  SeatModel,
  StageModel,
  TableFace
} from './model'
import { sceneOf } from './sceneOf'
import { seatOf, shownFigure } from './seatsOf'

// The view as the game gives it becomes the model that the parts of the screen draw.

/** Does main show an encounter? */
export const isView = (view: Json | null | undefined): boolean =>
  typeof view === 'object' && view !== null && 'clock' in view

export function modelOf(json: Json | undefined): EncounterModel | null {
  if (!isView(json)) return null
  // Main checked what the game made; here it is only read.
  const view = json as unknown as EncounterView
  return models(view, [], () => made(view))
}

function made(view: EncounterView): EncounterModel {
  return {
    title: view.name,
    chapter: view.chapter,
    isAmbush: view.ambushed && view.clock.round === 1,
    dials: { ...view.dials },
    round: view.clock.round,
    phase: view.clock.phase,
    turn: view.clock.turn && { moved: view.clock.turn.moved, carded: view.clock.turn.carded },
    outcome: view.clock.outcome,
    triesAgain: view.clock.after === 'replay',
    seats: view.seats.map((seat, index) => seatIn(view, seat, index)),
    bosses: view.figures
      .filter((one) => one.kind === 'boss' && one.gone === null)
      .map((boss) =>
        bosses(
          boss,
          view.seats.map(({ consumed }) => consumed),
          () => bossOf(boss, view.seats)
        )
      ),
    minions: minions(view.figures, [view.board], () => minionsOf(view)),
    stage: stages(view.stage, [view.rules], () => stageOf(view)),
    table: view.might.table.map((face) => faces(face, [], () => faceOf(face))),
    tableSide: view.might.table[0]?.side ?? null,
    piles: piles(view.might, [], () => pilesOf(view)),
    lasting: view.lasting,
    scene: sceneOf(view)
  }
}

const faceOf = ({ colour, face, by, extra, owes }: EncounterView['might']['table'][number]): TableFace => ({
  colour,
  face,
  by,
  extra,
  owes
})

const models = remembered<EncounterView, EncounterModel>()
const faces = remembered<EncounterView['might']['table'][number], TableFace>()
const seats = remembered<SeatView, SeatModel>()
const bosses = remembered<FigureView, BossModel>()
const minions = remembered<EncounterView['figures'], readonly MinionModel[]>()
const stages = remembered<StageView, StageModel>()
const piles = remembered<EncounterView['might'], readonly PileModel[]>()

const seatIn = (view: EncounterView, seat: SeatView, index: number): SeatModel =>
  seats(
    seat,
    // Where its piece stands is the board's affair.
    [...shownOf(shownFigure(view, seat)), view.clock.turn?.seat === seat.id, view.clock.lead === seat.id, index],
    () => seatOf(view, seat, index)
  )

const shownOf = (figure: FigureView | undefined): readonly unknown[] => [figure?.name, figure?.statuses]

const CARDS_IN_STAGE = 5

function stageOf({ stage, rules, clock }: EncounterView): StageModel {
  const special = { key: `rules.${rules.id}.text` }
  const next = stage.resolving ?? stage.top
  return {
    number: stage.number,
    left: leftInStage(stage),
    inStage: CARDS_IN_STAGE,
    next: next && stageCard(next),
    isFaceUp: stage.top !== null && stage.resolving === null,
    when: clock.outcome ? 'over' : stage.resolving ? 'now' : 'next',
    inView: stage.inView.map(stageCard),
    special: rules.revealed && knows(special.key) ? [special] : []
  }
}

const leftInStage = ({ left, number }: StageView): number => Math.max(0, left - CARDS_IN_STAGE * (3 - number))

function stageCard({ id, name, told }: StageCardView): CardModel {
  const text = { key: `stage-card.${id}.text` }
  return {
    id,
    name,
    kind: 'stage',
    cost: null,
    cooldown: null,
    defence: null,
    text: knows(text.key) ? [text] : [],
    // Plain data, as it was told.
    told: told as unknown as Json,
    faceDown: false
  }
}

function pilesOf({ might }: EncounterView): readonly PileModel[] {
  return (['oathsworn', 'enemy'] as const).flatMap((side) =>
    MIGHT_COLOURS.map((colour): PileModel => {
      const { draw, discard } = might.piles[side][colour]
      return {
        side,
        colour,
        left: sum(draw),
        discarded: sum(discard),
        mean: (worth(draw) + worth(discard)) / Math.max(1, sum(draw) + sum(discard)),
        faces: Object.entries(draw).map(([face, left]) => ({ face, left }))
      }
    })
  )
}

const worth = (counts: { readonly [face: string]: number }): number =>
  Object.entries(counts).reduce((total, [face, count]) => total + readFace(face).value * count, 0)

const sum = (counts: { readonly [face: string]: number }): number =>
  Object.values(counts).reduce((total, each) => total + each, 0)
