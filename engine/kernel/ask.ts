import type { Json, OptionId } from './ids'
import type {
  CardPrompt,
  ChoosePrompt,
  FacesPrompt,
  NumberPrompt,
  OrderPrompt,
  Prompt,
  Reply,
  SpreadPrompt
} from './prompt'
import type { Script } from './script'
import { ask } from './stopping'

/** A reply has been checked against its prompt before the script is resumed, so its form is known. */
function of<F extends Reply['form']>(form: F, reply: Reply | undefined): Extract<Reply, { form: F }> {
  if (reply?.form !== form) throw new Error(`asked for ${form}, got ${reply?.form ?? 'nothing'}`)
  return reply as Extract<Reply, { form: F }>
}

/** New each time it is put: its form is written into it, since copies of things in so many shapes are dear. */
type Put<P extends Prompt> = Omit<P, 'form'>

/** Exactly one of the options. */
export function* chooseOne(put: () => Omit<ChoosePrompt, 'form' | 'min' | 'max'>): Script<OptionId> {
  const replies = yield* ask(() => [Object.assign(put(), { form: 'choose', min: 1, max: 1 } as const)])
  const chosen = of('choose', replies[0]).chosen[0]
  if (chosen === undefined) throw new Error('one option was asked for, none came')
  return chosen
}

/** Between `min` and `max` of the options. */
export function* chooseSome(put: () => Put<ChoosePrompt>): Script<readonly OptionId[]> {
  const replies = yield* ask(() => [Object.assign(put(), { form: 'choose' } as const)])
  return of('choose', replies[0]).chosen
}

/** All the options in an order of the player's choice. */
export function* chooseOrder(put: () => Put<OrderPrompt>): Script<readonly OptionId[]> {
  const replies = yield* ask(() => [Object.assign(put(), { form: 'order' } as const)])
  return of('order', replies[0]).order
}

/** A number of points over several options. */
export function* spread(put: () => Put<SpreadPrompt>): Script<{ readonly [option: OptionId]: number }> {
  const replies = yield* ask(() => [Object.assign(put(), { form: 'spread' } as const)])
  return of('spread', replies[0]).amounts
}

/** A whole number between two bounds. */
export function* chooseNumber(put: () => Put<NumberPrompt>): Script<number> {
  const replies = yield* ask(() => [Object.assign(put(), { form: 'number' } as const)])
  return of('number', replies[0]).value
}

/** The faces the table drew, or null: "draw for us". */
export function* askFaces(put: () => Put<FacesPrompt>): Script<{ readonly [pile: string]: readonly string[] } | null> {
  const replies = yield* ask(() => [Object.assign(put(), { form: 'faces' } as const)])
  return of('faces', replies[0]).faces
}

/** A card the table describes. */
export function* askCard(put: () => Put<CardPrompt>): Script<Json> {
  const replies = yield* ask(() => [Object.assign(put(), { form: 'card' } as const)])
  return of('card', replies[0]).card
}

/** One prompt to several seats, answered in any order; the replies come back in the order of the prompts. */
export function* askAll(put: () => readonly Prompt[]): Script<readonly Reply[]> {
  return yield* ask(put)
}
