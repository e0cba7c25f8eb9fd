import type { Json, OptionId, RuleId, Seat } from './ids'
import type { Words } from '../messages/words'

/** Where on the table an option lives, so that it can be picked on a board, a figure or a card. */
export interface Place {
  readonly hex?: number
  readonly figure?: string
  readonly part?: string
  readonly card?: string
  readonly zone?: string
}

export interface Option {
  readonly id: OptionId
  readonly label: Words
  /** Why it cannot be taken. A refused option is shown, never accepted. */
  readonly refused?: Words
  readonly at?: Place
  /** Facts a window may show beside the option (costs, paths, odds queries). */
  readonly data?: Json
  /** Which group of the prompt it counts for. */
  readonly group?: string
}

export interface Share extends Option {
  readonly max: number
}

export interface PileOfFaces {
  readonly id: string
  readonly label: Words
  readonly count: number
  readonly faces: readonly { readonly face: string; readonly left: number }[]
}

interface Asked {
  readonly rule: RuleId
  readonly seat: Seat
  readonly title: Words
  /** Wait for a person even when there is only one thing to choose. */
  readonly confirm?: true
  /** Facts a window may show beside the question. */
  readonly data?: Json
  /** What it belongs to, as the game calls it: the card that is being played, say. */
  readonly of?: Json
}

/** So many of one kind must be among those chosen. */
export interface Group {
  readonly id: string
  readonly label: Words
  readonly count: number
}

export interface ChoosePrompt extends Asked {
  readonly form: 'choose'
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
  /** Exactly so many of each group, when a choice has a pattern. */
  readonly groups?: readonly Group[]
}
export interface OrderPrompt extends Asked {
  readonly form: 'order'
  readonly options: readonly Option[]
}
export interface SpreadPrompt extends Asked {
  readonly form: 'spread'
  readonly options: readonly Share[]
  readonly min: number
  readonly max: number
}
export interface NumberPrompt extends Asked {
  readonly form: 'number'
  readonly min: number
  readonly max: number
}
/** "Which faces did the table draw?" The app can always draw instead. */
export interface FacesPrompt extends Asked {
  readonly form: 'faces'
  readonly piles: readonly PileOfFaces[]
}
/** "What does your card say?" The game names the schema and checks the card itself. */
export interface CardPrompt extends Asked {
  readonly form: 'card'
  readonly schema: string
  readonly offer: Json
  /** What is said instead of a card, where there need not be one: the answer is null then. */
  readonly nothing?: Words
}

/** A question as plain data. Its forms belong to no game, so one window can show them all. */
export type Prompt = ChoosePrompt | OrderPrompt | SpreadPrompt | NumberPrompt | FacesPrompt | CardPrompt

export type Reply =
  | { readonly form: 'choose'; readonly chosen: readonly OptionId[] }
  | { readonly form: 'order'; readonly order: readonly OptionId[] }
  | { readonly form: 'spread'; readonly amounts: { readonly [option: OptionId]: number } }
  | { readonly form: 'number'; readonly value: number }
  | { readonly form: 'faces'; readonly faces: { readonly [pile: string]: readonly string[] } | null }
  | { readonly form: 'card'; readonly card: Json }
  /** "The table says otherwise": accepted by every prompt, checked by the game. */
  | { readonly form: 'ruling'; readonly ruling: Json }

export type Form = Reply['form']

/** The engine answers what has one answer; a bot answers in tests and simulations. */
export const ANSWERERS = ['person', 'engine', 'bot'] as const
export type Answerer = (typeof ANSWERERS)[number]

export interface Answer {
  readonly seat: Seat
  readonly by: Answerer
  readonly reply: Reply
}

/** Can it be chosen, or is it only shown? */
export const isLegal = (option: Option): boolean => option.refused === undefined

/** The one reply there is to a question that leaves nothing to decide. */
export function onlyReply(prompt: Prompt): Reply | null {
  if (prompt.form !== 'choose' || prompt.confirm || prompt.min !== 1 || prompt.max !== 1) return null
  let only: OptionId | null = null
  for (const option of prompt.options) {
    if (!isLegal(option)) continue
    if (only !== null) return null
    only = option.id
  }
  return only === null ? null : { form: 'choose', chosen: [only] }
}

/** Nobody could answer it: fewer choices are left than it wants. */
export const isDeadEnd = (prompt: Prompt): boolean =>
  prompt.form === 'choose'
    ? prompt.options.filter(isLegal).length < prompt.min
    : 'max' in prompt && prompt.max < prompt.min
