import { applyPatches, enablePatches, produceWithPatches } from 'immer'

enablePatches()

/** A state of an encounter's size: what an undo by inverse patches has to walk. */
const state = {
  figures: Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`f${i}`, { at: i, hp: 6, facing: 'N', marks: [] as string[] }])
  ),
  piles: Array.from({ length: 8 }, () => Array.from({ length: 18 }, (_, i) => String(i)))
}

export function undoWithPatches(): number {
  const [after, , inverse] = produceWithPatches(state, (draft) => {
    for (const id of ['f1', 'f2', 'f3']) {
      const figure = draft.figures[id]
      if (figure) figure.hp -= 1
    }
    draft.piles[0]?.shift()
  })
  applyPatches(after, inverse)
  return 1
}
