import type { Words } from '../../../../../engine/messages/words'
import type { CardView } from '../../../../../engine/games/oathsworn/encounter/view/types'
import type { EntryView, FaceView } from '../../../../../engine/games/oathsworn/encounter/cardFacts/face'
import { knows } from '../../../../words/say'
import type { CardModel } from './model'

// A card as it can be read: in somebody's hand, on the wheel, or laid out to be chosen.

export const cardOf = (card: CardView): CardModel => ({
  ...readOf(card),
  id: card.id,
  kind: card.kind,
  faceDown: card.faceDown
})

export const cardOfFace = (face: FaceView): CardModel => ({
  ...readOf(face),
  id: face.def,
  kind: face.kind,
  faceDown: false,
  text: [...textOf(face), ...(face.about ? [face.about] : [])]
})

const readOf = (card: CardView | FaceView): Omit<CardModel, 'id' | 'kind' | 'faceDown'> => ({
  name: card.name,
  cost: costOf(card),
  cooldown: card.cooldown,
  defence: card.defence,
  text: textOf(card)
})

/** Each part of a card has its own price: "2" for one, "2/4" for two. Where the player decides over one, "?" says all. */
function costOf({ kind, entries }: CardView | FaceView): string | null {
  if (kind === 'injury' || arePricedApart(kind) || entries.length === 0) return null
  const prices = new Set(entries.map(({ animus }) => animus))
  return prices.has(null) ? '?' : [...prices].join('/')
}

/** What is known of a card in words: its text, or the texts of its parts. A card that is not ours has only its name. */
function textOf({ kind, def, entries }: CardView | FaceView): readonly Words[] {
  const whole = { key: `${kind}.${def}.text` }
  if (knows(whole.key)) return [whole]
  return entries
    .filter(({ text }) => knows(text.key))
    .map((entry) => (arePricedApart(kind) ? priced(entry) : entry.text))
}

/** The abilities of an archetype or an ally are paid one by one. */
const arePricedApart = (kind: string): boolean => kind === 'archetype' || kind === 'ally'

const priced = ({ text, animus }: EntryView): Words => (animus ? { key: 'laid.priced', args: { text, animus } } : text)
