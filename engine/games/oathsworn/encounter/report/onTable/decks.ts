import { words, type Words } from '../../../../../messages/words'
import { colours, faceValue, isCritical, sides, type Colour, type FaceCounts, type Side } from '../../../might'
import type { EncounterView, StageCardView } from '../../view/types'
import type { TableThing } from './thing'

const MIGHT = words('lay.group.might')
const STAGE = words('lay.group.stage')

/** MIGHT cards that have been used: all others are in their deck. Dice are back in their heap as soon as they are read. */
export const mightThings = ({ might }: EncounterView): readonly TableThing[] =>
  sides.flatMap((side) =>
    colours.flatMap((colour) => {
      const drawn = might.table.filter((one) => one.side === side && one.colour === colour && one.by === 'card')
      const shown = drawn.flatMap(({ face }) => (face === null ? [] : [face]))
      const counts = shown.reduce<FaceCounts>((all, face) => ({ ...all, [face]: (all[face] ?? 0) + 1 }), {})
      return [
        ...pile(`discard ${side} ${colour}`, side, colour, might.piles[side][colour].discard, 'lay.discards'),
        ...pile(`drawn ${side} ${colour}`, side, colour, counts, 'lay.drawn')
      ]
    })
  )

function pile(id: string, side: Side, colour: Colour, counts: FaceCounts, key: string): TableThing[] {
  const faces = Object.entries(counts).flatMap(([face, count]) => (count > 0 ? [faceWords(face, count)] : []))
  if (faces.length === 0) return []
  const args = { side: words(`side.${side}`), colour: words(`colour.${colour}`) }
  return [{ id, group: MIGHT, words: words(key, { ...args, faces }), away: words(`${key}Away`, args), hexes: [] }]
}

const faceWords = (face: string, count: number): Words =>
  words('lay.face', { count, face: faceValue(face), critical: isCritical(face) ? 'yes' : 'no' })

/** Where the table turns its own stage cards: what is left of the deck, and every card that has been turned. */
export function stageThings({ stage, rules }: EncounterView): readonly TableThing[] {
  const { left, top, resolving, queue, discard, inView } = stage
  return [
    thing('left', words('lay.stageLeft', { count: left })),
    ...(rules.revealed ? [thing('rules', words('lay.rules'), words('lay.rulesHidden'))] : []),
    ...(top ? [turned(top, 'top')] : []),
    ...[resolving ?? [], queue].flat().map((card) => turned(card, 'drawn')),
    ...inView.map((card) => turned(card, 'inView')),
    ...discard.map((card) => turned(card, 'discard'))
  ]
}

const thing = (id: string, said: Words, away: Words | null = null): TableThing => ({
  id: `stage ${id}`,
  group: STAGE,
  words: said,
  away,
  hexes: []
})

const turned = ({ id, name }: StageCardView, where: string): TableThing =>
  thing(`card ${id}`, words(`lay.stage.${where}`, { card: name }), words('lay.stageBack', { card: name }))
