import type { Pieces } from '../../../table/pieces'
import DieFace from './DieFace.vue'
import DiceRow from './DiceRow.vue'

const PAYS = /^pay:([1-6]+)$/

/** Dice whose faces are told, and those that pay for something, are drawn as dice. */
export const pieces: Pieces = {
  inOption({ id }) {
    const faces = PAYS.exec(id)?.[1]
    return faces === undefined ? null : { component: DiceRow, props: { faces: [...faces].map(Number) } }
  },
  inPile: ({ id }, face) => ({ component: DieFace, props: { face: Number(face), kind: id === 'luck' ? 'luck' : 'action' } }), // prettier-ignore
  faceText: (_, face) => ({ key: 'fates.die', args: { face } })
}
