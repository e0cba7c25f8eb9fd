import { words, type WordArg, type Words } from '../../../messages/words'
import { nameOf, nameOfBody, nameOfHero } from '../state/lookup'
import type { FatesRuling } from '../state/ruling'
import type { State } from '../state/state'
import { statusWords } from './words'

/** What the table says is otherwise, in the words of the ruling. */
export function correctionLine(state: State, told: FatesRuling): Words {
  const args: Record<string, WordArg> = {}
  if ('body' in told) args['who'] = nameOfBody(state, told.body)
  if ('hero' in told && told.hero !== null) args['who'] = nameOfHero(state, told.hero)
  if ('statuses' in told) args['statuses'] = statusWords(told.statuses)
  for (const [field, value] of Object.entries(told))
    if (typeof value === 'number' || typeof value === 'boolean') args[field] = String(value)
  switch (told.ruling) {
    case 'bar':
      return line(told, { ...args, luck: told.luck ?? '–', dice: told.dice.join(' ') })
    case 'treasure':
    case 'trait':
      return line(told, { card: nameOf(state, told.ruling, told.card), to: placeWords(state, told.to) })
    case 'own-treasure':
    case 'own-trait':
      return line(told, { ...args, card: told.card.name })
    case 'enemy':
      return line(told, { who: words(`enemy.${told.enemy}.name`) })
    case 'hit':
      return line(told, { ...args, who: nameOfBody(state, told.target) })
    case 'message':
      return line(told, { ...args, who: told.to.map((id) => nameOfHero(state, id)) })
    case 'go':
      return line(told, { node: words(`encounter.${told.node}.name`) })
    case 'phase':
      return line(told, { phase: words(`fates.phase.${told.phase}`, { round: told.round }) })
    case 'over':
      return line(told, { result: words(`fates.result.${told.result}`) })
    default:
      return line(told, args)
  }
}

const line = ({ ruling }: FatesRuling, args: { readonly [name: string]: WordArg }): Words =>
  words(`fates.corrected.${ruling}`, args)

const placeWords = (state: State, to: string): Words =>
  to === 'deck' || to === 'out' ? words(`fates.place.${to}`) : nameOfHero(state, to)
