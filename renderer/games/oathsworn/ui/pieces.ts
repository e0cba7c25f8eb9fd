import { isRecord } from '../../../ui/form/schema'
import type { FacePile, Pieces } from '../../../table/pieces'
import type { Option } from '../../../table/prompts'
import { faceShown } from './drawn'
import { MIGHT_COLOURS, readFace, type MightColour } from './might'
import MightFace from './MightFace.vue'
import NumbersForm from './NumbersForm.vue'

const drawn = (props: object) => ({ component: MightFace, props: { form: 'die', label: '', ...props } })

/** A pile named for a MIGHT colour is shown as its dice; any other as plain numbers. */
const colourOf = ({ id }: FacePile): MightColour | undefined => MIGHT_COLOURS.find((one) => id.includes(one))

const animusOf = ({ data }: Option): number => (isRecord(data) ? Number(data['animus'] ?? 0) : 0)

/** MIGHT and animus among the questions. */
export const pieces: Pieces = {
  inOption: (option) => {
    const face = faceShown(option)
    return face && drawn(face)
  },
  inPile: (pile, face) => {
    const colour = colourOf(pile)
    return colour ? drawn({ colour, ...readFace(face) }) : null
  },
  faceText: (pile, face) => {
    const { value, critical } = readFace(face)
    return { key: 'might.faceOf', args: { pile: pile.label, face: value, critical: critical ? 'yes' : 'no' } }
  },
  faceSign: { sign: '*', label: 'might.critical' },
  told: { 'stage-numbers': NumbersForm },
  price: (option) => {
    const animus = animusOf(option)
    return animus ? { key: 'might.price', args: { n: animus } } : null
  }
}
