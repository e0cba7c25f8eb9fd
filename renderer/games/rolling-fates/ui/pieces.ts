import type { Pieces } from '../../../table/pieces'
import DieFace from './DieFace.vue'

/** Dice whose faces are told are drawn as dice. */
export const pieces: Pieces = {
  inPile: ({ id }, face) => ({ component: DieFace, props: { face: Number(face), kind: id === 'luck' ? 'luck' : 'action' } }), // prettier-ignore
  faceText: (_, face) => ({ key: 'fates.die', args: { face } })
}
