import { isOption, type Prompt, type Reply } from './prompts'

// An answer in the making, as plain data: what has been picked so far for one question, and when it is complete.

export interface AnswerDraft {
  readonly picked: readonly string[]
  readonly amounts: Readonly<Record<string, number>>
  readonly value: number
  readonly faces: Readonly<Record<string, readonly string[]>>
}

export function emptyDraft(prompt: Prompt | undefined): AnswerDraft {
  const value = prompt?.form === 'number' ? prompt.min : 0
  return { picked: [], amounts: {}, value, faces: {} }
}

export const isEmptyDraft = (draft: AnswerDraft): boolean =>
  draft.picked.length === 0 &&
  total(draft.amounts) === 0 &&
  Object.values(draft.faces).every((list) => list.length === 0)

export const total = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, each) => sum + each, 0)

/** Picking a picked option puts it back; where only one fits, the new one takes its place. */
export function withPicked(draft: AnswerDraft, prompt: Prompt, id: string): AnswerDraft {
  if (!isOption(prompt, id)) return draft
  if (draft.picked.includes(id)) return { ...draft, picked: draft.picked.filter((one) => one !== id) }
  if (prompt.form === 'order') return { ...draft, picked: completed([...draft.picked, id], prompt) }
  if (prompt.form !== 'choose') return draft
  if (prompt.max === 1) return { ...draft, picked: [id] }
  if (isGroupFull(draft, prompt, id)) return draft
  return draft.picked.length < prompt.max ? { ...draft, picked: [...draft.picked, id] } : draft
}

type ChoosePrompt = Extract<Prompt, { form: 'choose' }>

/** How many of a group have been picked. */
export function countIn(draft: AnswerDraft, prompt: ChoosePrompt, group: string): number {
  return prompt.options.filter((option) => option.group === group && draft.picked.includes(option.id)).length
}

function isGroupFull(draft: AnswerDraft, prompt: ChoosePrompt, id: string): boolean {
  const wanted = prompt.options.find((option) => option.id === id)?.group
  const group = prompt.groups?.find((one) => one.id === wanted)
  return group !== undefined && countIn(draft, prompt, group.id) >= group.count
}

const areGroupsFull = (draft: AnswerDraft, prompt: ChoosePrompt): boolean =>
  (prompt.groups ?? []).every((group) => countIn(draft, prompt, group.id) === group.count)

/** The last of an order goes without saying. */
function completed(picked: readonly string[], prompt: Extract<Prompt, { form: 'order' }>): readonly string[] {
  const left = prompt.options.filter((option) => !picked.includes(option.id))
  return left.length === 1 && left[0] ? [...picked, left[0].id] : picked
}

export function withAmount(
  draft: AnswerDraft,
  prompt: Extract<Prompt, { form: 'spread' }>,
  id: string,
  amount: number
): AnswerDraft {
  const share = prompt.options.find((option) => option.id === id)
  if (!share || share.refused) return draft
  const others = total(draft.amounts) - (draft.amounts[id] ?? 0)
  const most = Math.min(share.max, prompt.max - others)
  return { ...draft, amounts: { ...draft.amounts, [id]: Math.max(0, Math.min(amount, most)) } }
}

type FacesPrompt = Extract<Prompt, { form: 'faces' }>

export function withFace(draft: AnswerDraft, prompt: FacesPrompt, pile: string, face: string): AnswerDraft {
  const asked = prompt.piles.find((one) => one.id === pile)
  const told = draft.faces[pile] ?? []
  const left = asked?.faces.find((one) => one.face === face)?.left ?? 0
  if (!asked || told.length >= asked.count || told.filter((one) => one === face).length >= left) return draft
  return { ...draft, faces: { ...draft.faces, [pile]: [...told, face] } }
}

export function withoutFace(draft: AnswerDraft, pile: string, index: number): AnswerDraft {
  const told = (draft.faces[pile] ?? []).filter((_, at) => at !== index)
  return { ...draft, faces: { ...draft.faces, [pile]: told } }
}

/** Takes the last thing back that was put into the draft. */
export function stepBack(draft: AnswerDraft, prompt: Prompt): AnswerDraft {
  if (prompt.form === 'faces') {
    const last = prompt.piles.findLast((pile) => (draft.faces[pile.id] ?? []).length > 0)
    return last ? withoutFace(draft, last.id, (draft.faces[last.id] ?? []).length - 1) : draft
  }
  if (prompt.form === 'order') return { ...draft, picked: shortened(draft.picked, prompt.options.length) }
  return { ...draft, picked: draft.picked.slice(0, -1), amounts: {} }
}

/** The last of an order came by itself, so it goes with the one before it. */
const shortened = (picked: readonly string[], all: number): readonly string[] =>
  picked.slice(0, picked.length === all && all > 1 ? -2 : -1)

/** The pile whose faces are being told. */
export const openPile = (draft: AnswerDraft, prompt: FacesPrompt): FacesPrompt['piles'][number] | undefined =>
  prompt.piles.find((pile) => (draft.faces[pile.id] ?? []).length < pile.count)

/** The reply as soon as the draft is one; nothing while something is missing. */
export function replyOf(draft: AnswerDraft, prompt: Prompt): Reply | undefined {
  switch (prompt.form) {
    case 'choose': {
      const { length } = draft.picked
      const isEnough = length >= prompt.min && length <= prompt.max && areGroupsFull(draft, prompt)
      return isEnough ? { form: 'choose', chosen: draft.picked } : undefined
    }
    case 'order':
      return draft.picked.length === prompt.options.length ? { form: 'order', order: draft.picked } : undefined
    case 'spread': {
      const sum = total(draft.amounts)
      const amounts = Object.fromEntries(Object.entries(draft.amounts).filter(([, amount]) => amount > 0))
      return sum >= prompt.min && sum <= prompt.max ? { form: 'spread', amounts } : undefined
    }
    case 'number':
      return draft.value >= prompt.min && draft.value <= prompt.max ? { form: 'number', value: draft.value } : undefined
    case 'faces':
      return openPile(draft, prompt) ? undefined : { form: 'faces', faces: draft.faces }
    case 'card':
      return undefined
  }
}
