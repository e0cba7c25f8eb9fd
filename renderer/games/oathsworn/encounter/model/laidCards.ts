import type { Words } from '../../../../../engine/messages/words'
import type { Option } from '../../../../../engine/kernel/prompt'
import type { FaceView } from '../../../../../engine/games/oathsworn/encounter/cardFacts/face'
import { countIn, type AnswerDraft } from '../../../../table/draft'
import { facesIn, inOrder } from '../../../../table/laidOut'
import type { Prompt } from '../../../../table/prompts'
import { cardOfFace } from './cardOf'
import type { CardModel } from './model'

// What is laid out to be chosen, in columns: the cards of a hand by cooldown, or whatever else there is side by side.

type ChoosePrompt = Extract<Prompt, { form: 'choose' }>

export interface LaidOption {
  readonly option: Option
  readonly cards: readonly CardModel[]
  /** It would be one too many of its kind. */
  readonly isOver: boolean
}

export interface CardColumn {
  readonly id: string
  readonly label: Words | null
  readonly picked: number
  readonly wanted: number
  readonly laid: readonly LaidOption[]
}

export function columnsOf(prompt: ChoosePrompt, draft: AnswerDraft): readonly CardColumn[] {
  const { groups = [] } = prompt
  if (groups.length === 0)
    return [{ id: '', label: null, picked: 0, wanted: 0, laid: laidOf(inOrder(prompt), () => false) }]
  return groups.map(({ id, label, count }) => {
    const picked = countIn(draft, prompt, id)
    const isOver = (option: Option): boolean => picked >= count && !draft.picked.includes(option.id)
    const there = prompt.options.filter(({ group }) => group === id)
    return { id, label, picked, wanted: count, laid: laidOf(there, isOver) }
  })
}

/** Cards that come whatever is chosen. */
export const commonTo = (prompt: ChoosePrompt): readonly CardModel[] => cardsIn(prompt)

// Main checked what the game made; here it is only read.
const cardsIn = (of: Pick<Option, 'data'>): readonly CardModel[] =>
  facesIn(of).map((face) => cardOfFace(face as unknown as FaceView))

const laidOf = (options: readonly Option[], isOver: (option: Option) => boolean): readonly LaidOption[] =>
  options.map((option) => ({
    option,
    cards: cardsIn(option),
    isOver: isOver(option)
  }))
