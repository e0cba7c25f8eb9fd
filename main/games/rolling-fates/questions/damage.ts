import { integer, list, oneOf, preset, shape } from '../../../../engine/schema'
import {
  messageRefusal,
  suffered,
  type Message,
  type Sufferer
} from '../../../../engine/games/rolling-fates/outcomes/damage'
import {
  amount,
  body,
  idsOf,
  known,
  names,
  noCount,
  noneTwice,
  noStatuses,
  notInvestigated,
  positive,
  sorted
} from './fields'
import { question } from './question'

const character = shape({ ...body, max: positive }, { statuses: noStatuses, defense: noCount, immune: noStatuses })
const message = shape(
  { to: names, amount },
  {
    kind: preset(oneOf(['damage', 'loss', 'heal']), 'damage'),
    hits: preset(integer({ min: 1, max: 999 }), 1),
    statuses: noStatuses
  }
)

export const damage = question(shape({ characters: list(character), messages: list(message) }), (asked) => {
  const ids = idsOf(asked.characters)
  noneTwice('characters', ids)
  notInvestigated(asked.characters)
  asked.messages.forEach(({ to }, at) => to.forEach((id) => known(`messages[${at}].to`, id, ids)))
  let characters: readonly Sufferer[] = asked.characters.map(sorted)
  const messages = asked.messages.map((one) => {
    const refused = messageRefusal(characters, one)
    if (refused) return { refused }
    const before = characters
    characters = before.map((each) => (one.to.includes(each.id) ? suffered(each, one) : each))
    return told(one, before, characters)
  })
  return {
    messages,
    characters: characters.map(({ id, life, statuses }) => ({ id, life, statuses })),
    over: characters.some(({ life }) => life === 0)
  }
})

/** RF-DEF-06: by how much each dial moves, and what each has newly got. */
function told({ to }: Message, before: readonly Sufferer[], after: readonly Sufferer[]): object {
  const named = to.flatMap((id) => {
    const [was, is] = [before.find((one) => one.id === id), after.find((one) => one.id === id)]
    return was && is ? [{ id, was, is }] : []
  })
  return {
    change: Object.fromEntries(named.map(({ id, was, is }) => [id, is.life - was.life])),
    gained: Object.fromEntries(
      named.map(({ id, was, is }) => [id, is.statuses.filter((status) => !was.statuses.includes(status))])
    )
  }
}
