import { shuffled } from '../../../../kernel/chance'
import type { Happening } from '../../../../kernel/game'
import type { Dir, Hex } from '../../../../hex'
import type { Json } from '../../../../kernel/ids'
import { withStage } from '../state/change'
import type { DefId, FigureId } from '../state/ids'
import type { Encounter, QueuedCard, StagePile, StageState } from '../state/state'
import type { Appliers } from './appliers'

/** Stage cards: the deck, its discards, what waits and what is being carried out. */
export type StageHappening = Happening &
  (
    | { kind: 'stageDeckBuilt'; stages: readonly (readonly DefId[])[] }
    /** The table has turned up this card: it lies on top from now on, in the place of the top one if it was in no deck. */
    | { kind: 'stageStacked'; card: DefId }
    /** A card no pack knows, told by the table, takes the place of the top one. */
    | { kind: 'stageTold'; card: DefId; told: Json; fresh: boolean }
    | { kind: 'stagePutLast'; card: DefId }
    | { kind: 'stageDrawn'; drawn: QueuedCard }
    | { kind: 'stageBegan'; card: DefId; reaction: boolean }
    | { kind: 'stageResolved'; card: DefId; to: 'discard' | 'inView' | 'seat' }
    | { kind: 'stageRevealed'; card: DefId }
    | { kind: 'stageCardsDiscarded'; cards: readonly DefId[]; from: 'deck' | 'inView' | 'seat' }
    /** By a correction: it lies elsewhere. */
    | { kind: 'stageMoved'; card: DefId; to: StagePile | 'seat'; instead?: DefId }
    /** Drawn, and never carried out: a correction went on elsewhere. */
    | { kind: 'stageDropped'; cards: readonly DefId[] }
    | { kind: 'stageDeckRenewed'; cards: readonly DefId[] }
    | { kind: 'stageNumberChanged'; number: 1 | 2 | 3 }
    | { kind: 'minionsActivated'; figures: readonly FigureId[] }
    | { kind: 'minionsReset' }
    | { kind: 'directionRolled'; stream: string; after: number; direction: Dir }
    | {
        kind: 'pickedAtRandom'
        stream: string
        after: number
        figures: readonly FigureId[]
        hexes: readonly Hex[]
      }
  )

export const stageAppliers: Appliers<StageHappening> = {
  // OW-ENC-04: stage 3 at the bottom, each stage shuffled by itself.
  stageDeckBuilt: (s, h) => {
    let { chance } = s
    const deck: DefId[] = []
    for (const cards of h.stages) {
      const mixed = shuffled(cards, chance, 'stage')
      chance = mixed.chance
      deck.push(...mixed.list)
    }
    const empty = { shown: null, discard: [], inView: [], queue: [], resolving: null }
    return withStage({ ...s, chance }, { deck, number: 1, ...empty })
  },
  stageStacked: (s, h) => {
    const at = Math.max(0, s.stage.deck.indexOf(h.card))
    return withStage(s, { deck: [h.card, ...s.stage.deck.slice(0, at), ...s.stage.deck.slice(at + 1)] })
  },
  stageTold: (s, h) =>
    withStage(s, {
      told: { ...s.stage.told, [h.card]: h.told },
      ...(h.fresh ? { deck: [h.card, ...s.stage.deck.slice(1)] } : {})
    }),
  stagePutLast: (s, h) =>
    withStage(s, { deck: [...s.stage.deck.filter((card) => card !== h.card), h.card], shown: null }),
  stageDrawn: (s, h) => withStage(s, { deck: s.stage.deck.slice(1), shown: null, queue: [...s.stage.queue, h.drawn] }),
  stageBegan: (s, h) => withStage(s, { queue: s.stage.queue.slice(1), resolving: h.card }),
  stageResolved: (s, h) => withStage(s, { resolving: null, ...whereTo(s.stage, h.card, h.to) }),
  stageRevealed: (s, h) => withStage(s, { shown: h.card }),
  stageCardsDiscarded: (s, h) =>
    withStage(s, {
      ...(h.cards.includes(s.stage.shown ?? ('' as DefId)) ? { shown: null } : {}),
      ...(h.from === 'seat' ? {} : { [h.from]: s.stage[h.from].filter((card) => !h.cards.includes(card)) }),
      discard: [...s.stage.discard, ...h.cards]
    }),
  stageMoved: (s, h) => withStage(s, moved(s.stage, h.card, h.to, h.instead)),
  stageDropped: (s, h) => withStage(s, { queue: [], discard: [...s.stage.discard, ...h.cards] }),
  stageDeckRenewed: (s, h) => {
    const { list, chance } = shuffled(h.cards, s.chance, 'stage')
    const discard = s.stage.discard.filter((card) => !h.cards.includes(card))
    return withStage({ ...s, chance }, { deck: [...s.stage.deck, ...list], discard })
  },
  stageNumberChanged: (s, h) => withStage(s, { number: h.number }),
  minionsActivated: (s, h) => withStage(s, { activated: [...s.stage.activated, ...h.figures] }),
  minionsReset: (s) => withStage(s, { activated: [] }),
  directionRolled: (s, h) => withDrawn(s, h.stream, h.after),
  pickedAtRandom: (s, h) => withDrawn(s, h.stream, h.after)
}

const withDrawn = (s: Encounter, stream: string, after: number): Encounter => ({
  ...s,
  chance: { ...s.chance, drawn: { ...s.chance.drawn, [stream]: after } }
})

/** The top card stays as it is, unless it is another one by then. Another may have to give its place away. */
function moved(
  stage: StageState,
  card: DefId,
  to: StagePile | 'seat',
  instead: DefId | undefined
): Partial<StageState> {
  const [deck, discard, inView] = [stage.deck, stage.discard, stage.inView].map((pile) =>
    pile.filter((one) => one !== card && one !== instead)
  ) as [DefId[], DefId[], DefId[]]
  if (to === 'top') deck.unshift(card)
  if (to === 'bottom') deck.push(card)
  if (to === 'discard') discard.push(card)
  if (to === 'inView') inView.push(card)
  return { deck, discard, inView, shown: deck[0] === stage.shown ? stage.shown : null }
}

function whereTo(stage: Encounter['stage'], card: DefId, to: 'discard' | 'inView' | 'seat'): Partial<StageState> {
  if (to === 'seat') return {}
  return to === 'inView' ? { inView: [...stage.inView, card] } : { discard: [...stage.discard, card] }
}
