import type { BoardAnswers } from '../../../../../engine/games/oathsworn/encounter/forecast/answers'
import type { Overlay } from '../../../../board'

// What main answers when it is asked about the board, as overlays.

export const LENSES = ['arcs', 'reach', 'range', 'sight'] as const
export type LensKind = (typeof LENSES)[number]

/** An answer with the question it belongs to. */
export type LensAnswer = { readonly [K in LensKind]: { readonly lens: K; readonly told: BoardAnswers[K] } }[LensKind]

export function overlayOf(answer: LensAnswer): Overlay {
  switch (answer.lens) {
    case 'arcs':
      return { kind: 'arcs', ...answer.told }
    case 'reach':
      return { kind: 'reach', cells: answer.told.cells }
    case 'range':
      return { kind: 'range', hexes: answer.told.hexes, unseen: answer.told.unseen }
    case 'sight': {
      const { from, to, ends, blockers, isSeen } = answer.told
      return { kind: 'sight', from, to, ends, blockers, isTooFar: !isSeen && blockers.length === 0 }
    }
  }
}
