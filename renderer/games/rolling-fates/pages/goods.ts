import { isLegal, optionsOf, type Option, type Prompt } from '../../../table/prompts'

// Treasures in questions: passed on, exchanged, discarded, given up, or too many to carry. Each option is about a card.

const VERBS = ['give', 'exchange', 'discard']
const ABOUT_CARDS = ['fates.trade', 'fates.full', 'fates.excess', 'fates.tribute']

/** The card an option is about, where it is about one that somebody carries. */
function cardOf({ id }: Option): string | null {
  const [verb = '', card] = id.split(':')
  return card === undefined ? verb : VERBS.includes(verb) ? card : null
}

/** Options by the cards they are about. */
export function cardChoices(prompt: Prompt | undefined): ReadonlyMap<string, readonly Option[]> {
  if (!prompt || !ABOUT_CARDS.includes(prompt.title.key)) return new Map()
  const about = optionsOf(prompt).filter((option) => isLegal(option) && option.id !== 'go-on')
  const choices = new Map<string, Option[]>()
  for (const option of about) {
    const card = cardOf(option) ?? ''
    choices.set(card, [...(choices.get(card) ?? []), option])
  }
  return choices
}
