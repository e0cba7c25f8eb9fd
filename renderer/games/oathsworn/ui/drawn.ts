import { MIGHT_COLOURS, readFace, type WrittenFace, type MightColour } from './might'
import { isRecord } from '../../../ui/form/schema'
import { say } from '../../../words/say'
import { isLegal, type Option } from '../../../table/prompts'

// The cards and dice of a draw as they lie on the table, each with the option that is about it.

/** Options about a card or die of the draw end in its place on the table: `redraw:2`, `extra:0`. */
const PLACE = /^(?:redraw|extra|critical|might|face|place):(\d+)$/

export function placeOnTable(option: Option): number | undefined {
  const named = PLACE.exec(option.at?.card ?? '') ?? PLACE.exec(option.id)
  return named ? Number(named[1]) : undefined
}

export const drawnOption = (options: readonly Option[], index: number): Option | undefined =>
  options.find((option) => isLegal(option) && placeOnTable(option) === index)

export interface DrawnFace {
  readonly colour: MightColour
  /** Nothing while it lies face down. */
  readonly face: string | null
  readonly by: 'card' | 'die'
  readonly extra: boolean
}

export interface LaidCard extends Omit<DrawnFace, 'face'> {
  readonly index: number
  readonly face: WrittenFace | null
  readonly option: Option | undefined
}

export const laidOut = (
  faces: readonly DrawnFace[],
  options: readonly Option[],
  isTurned: (index: number) => boolean = () => true
): readonly LaidCard[] =>
  faces.map(({ colour, by, extra, face }, index) => ({
    index,
    colour,
    by,
    extra,
    face: face === null || !isTurned(index) ? null : readFace(face),
    option: drawnOption(options, index)
  }))

export const totalOf = (cards: readonly LaidCard[]): number =>
  cards.reduce((sum, { face }) => sum + (face?.value ?? 0), 0)

/** Cards that a critical brought never miss. */
export const blanksOf = (cards: readonly LaidCard[]): number =>
  cards.filter(({ face, extra }) => face?.value === 0 && !extra).length

export function spokenCard({ colour, face }: LaidCard): string {
  const called = say(`might.${colour}`)
  if (!face) return say('draw.down', { colour: called })
  const kind = face.critical ? 'critical' : face.value === 0 ? 'blank' : 'plain'
  return say(`draw.${kind}`, { colour: called, n: face.value })
}

/** The MIGHT card an option is about and brings along: one that was looked at on its deck, say. */
export function faceShown({ data }: Option): (WrittenFace & { readonly colour: MightColour }) | null {
  if (!isRecord(data) || typeof data['face'] !== 'string') return null
  const colour = MIGHT_COLOURS.find((one) => one === data['colour'])
  return colour ? { colour, ...readFace(data['face']) } : null
}
