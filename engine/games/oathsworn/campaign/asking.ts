import { rule, seat, type OptionId, type RuleId, type Seat } from '../../../kernel/ids'
import {
  isLegal,
  type ChoosePrompt,
  type Option,
  type Prompt,
  type Reply,
  type SpreadPrompt
} from '../../../kernel/prompt'
import type { Words } from '../../../messages/words'
import type { CampaignBook } from './book'
import { said } from './people/names'
import { isUnsettled, needs, placeKey } from './chapter/settling'
import type { CharacterId, Company } from './state'
import { seatOf } from './state'
import type { CampaignTable } from './tab'

/** Decisions of all together. */
export const COMPANY: Seat = seat('company')

/** Who decides for a character; the company for one that has no seat. */
export const askedOf = (company: Company, who: CharacterId): Seat => {
  const at = seatOf(company, who)
  return at ? seat(at) : COMPANY
}

/** Leaves what was being carried out: the table has put the company somewhere else. Caught by `play` alone. */
export class Moved extends Error {
  constructor() {
    super('the company is somewhere else now')
  }
}

/** Where the company is, and whether what is being settled still needs it. */
const placeOf = (book: CampaignBook, company: Company): string => {
  const { settling } = company
  const isNeeded = settling !== null && needs(book, company, settling)
  return [placeKey(company), settling ?? '', isNeeded].join('/')
}

const goOn = (): Prompt => ({
  form: 'choose',
  rule: rule('OW-SAVE-05'),
  seat: COMPANY,
  title: said('ask.goOn'),
  min: 1,
  max: 1,
  options: [{ id: 'go-on', label: said('option.goOn') }]
})

type Form = Exclude<Reply['form'], 'ruling'>

/**
 * Every question of a campaign. Free actions may be taken while it is open, and they can bring something that has to
 * be settled first, or put the company somewhere else; the engine then answers by itself and the rules look again.
 */
export function ask<F extends Form>(
  t: CampaignTable,
  form: F,
  put: () => Extract<Prompt, { form: F }>
): Extract<Reply, { form: F }> {
  const place = placeOf(t.book, t.see)
  for (;;) {
    settled(t, place)
    const before = t.see
    const isHindered = (): boolean =>
      t.see !== before && !isAnswerable(put()) && t.seeing(before, () => isAnswerable(put()))
    const isDisturbed = (): boolean => placeOf(t.book, t.see) !== place || isUnsettled(t.book, t.see) || isHindered()
    const [reply] = t.askAll(() => (isDisturbed() ? [goOn()] : [put()]))
    if (reply?.form === form && !isGoOn(reply)) return reply as Extract<Reply, { form: F }>
    // A free action took away what could have been chosen: the rules begin anew from where the company is.
    if (isHindered()) throw new Moved()
  }
}

const isAnswerable = (prompt: Prompt): boolean =>
  prompt.form !== 'choose' || prompt.options.filter(isLegal).length >= prompt.min

/** A secret question to several people at once. OW-STORY-14 */
export function askEach(t: CampaignTable, put: () => readonly Prompt[]): readonly Reply[] {
  const place = placeOf(t.book, t.see)
  for (;;) {
    settled(t, place)
    const replies = t.askAll(() => (placeOf(t.book, t.see) !== place || isUnsettled(t.book, t.see) ? [goOn()] : put()))
    if (!replies.some(isGoOn)) return replies
  }
}

function settled(t: CampaignTable, place: string): void {
  if (placeOf(t.book, t.see) !== place) throw new Moved()
  if (isUnsettled(t.book, t.see)) t.book.perform.settle(t)
  if (placeOf(t.book, t.see) !== place) throw new Moved()
}

const isGoOn = (reply: Reply): boolean => reply.form === 'choose' && reply.chosen[0] === 'go-on'

interface Asked {
  readonly rule: string
  readonly seat?: Seat
  readonly title: Words
  readonly data?: Prompt['data']
}

const heading = ({
  rule: id,
  seat: who = COMPANY,
  title,
  data
}: Asked): { rule: RuleId; seat: Seat; title: Words } => ({
  rule: rule(id),
  seat: who,
  title,
  ...(data === undefined ? {} : { data })
})

/** Exactly one of the options. With `confirm` it waits for a person even when there is only one. */
export function chooseOne(
  t: CampaignTable,
  put: () => Asked & { readonly options: readonly Option[]; readonly confirm?: true }
): OptionId {
  const { chosen } = ask(t, 'choose', (): ChoosePrompt => {
    const { options, confirm, ...asked } = put()
    return { form: 'choose', ...heading(asked), options, min: 1, max: 1, ...(confirm ? { confirm } : {}) }
  })
  return chosen[0] ?? ''
}

export function chooseSome(
  t: CampaignTable,
  put: () => Asked & { readonly options: readonly Option[]; readonly min: number; readonly max: number }
): readonly OptionId[] {
  const { chosen } = ask(t, 'choose', (): ChoosePrompt => {
    const { options, min, max, ...asked } = put()
    return { form: 'choose', ...heading(asked), options, min, max }
  })
  return chosen
}

export function chooseNumber(
  t: CampaignTable,
  put: () => Asked & { readonly min: number; readonly max: number }
): number {
  const { value } = ask(t, 'number', () => {
    const { min, max, ...asked } = put()
    return { form: 'number' as const, ...heading(asked), min, max }
  })
  return value
}

export function spread(
  t: CampaignTable,
  put: () => Asked & Pick<SpreadPrompt, 'options' | 'min' | 'max'>
): { readonly [option: OptionId]: number } {
  const { amounts } = ask(t, 'spread', () => {
    const { options, min, max, ...asked } = put()
    return { form: 'spread' as const, ...heading(asked), options, min, max }
  })
  return amounts
}

export function askCard(
  t: CampaignTable,
  put: () => Asked & { readonly schema: string; readonly offer: Extract<Prompt, { form: 'card' }>['offer'] }
): Extract<Reply, { form: 'card' }>['card'] {
  const { card } = ask(t, 'card', () => {
    const { schema, offer, ...asked } = put()
    return { form: 'card' as const, ...heading(asked), schema, offer }
  })
  return card
}
