import type { Json } from '../../../kernel/ids'
import type { CardPrompt } from '../../../kernel/prompt'
import { words, type Words } from '../../../messages/words'
import { check, type Schema } from '../../../schema'
import { forms, type FormName, type FormOf } from '../content/forms'
import { hitRefusal } from '../enemies/hit'
import type { State } from '../state/state'
import type { asked, FatesTable } from './table'

/** Cards of the table are numbered as they come, treasures and traits alike. */
export const toldId = ({ told }: State): string =>
  `told-${Object.keys(told.treasure).length + Object.keys(told.trait).length + 1}`

/** Asks for something in the form of a card; null is what the table says instead: nothing, or never mind. */
export function askForm<F extends FormName>(
  t: FatesTable,
  form: F,
  put: () => ReturnType<typeof asked> & Pick<CardPrompt, 'offer' | 'data' | 'nothing'>
): FormOf<F> | null {
  const { card: given } = t.ask('card', () => ({ ...put(), schema: form }))
  if (given === null) return null
  const read = check(forms[form] as Schema<FormOf<F>>, given)
  if (!read.ok) throw new Error(`a ${form} that was never refused cannot be read`)
  return read.value
}

/** Why a card cannot be taken: of another form, or against what everybody at the table can see. */
export function refuseCard(state: State, { schema }: CardPrompt, given: Json): Words | null {
  if (given === null) return null
  const name = schema as FormName
  const read = check<unknown>(forms[name], given)
  if (!read.ok) {
    const [problem] = read.problems
    return words('fates.card.unread', { field: problem?.path.join('.') ?? '', why: problem?.words ?? '' })
  }
  const why = name === 'hit' ? hitObjection(state, read.value as FormOf<'hit'>) : null
  const who = name === 'heal' ? healObjection(state, read.value as FormOf<'heal'>) : null
  return why ?? who
}

function hitObjection({ foes, heroes }: State, hit: FormOf<'hit'>): Words | null {
  const why = hitRefusal(foes, hit)
  if (why) return words(`fates.refused.${why}`)
  return hit.by === null || heroes.some(({ id }) => id === hit.by) ? null : words('fates.refused.target')
}

/** RF-HEA-03, RF-HEA-04 */
const healObjection = ({ heroes }: State, { to }: FormOf<'heal'>): Words | null =>
  to.every((one) => heroes.some(({ id }) => id === one)) ? null : words('fates.refused.target')
