import { words, type Words } from '../../../messages/words'
import type { ModifierRecord } from '../content/parts'
import { nameOfAbility } from '../state/lookup'
import type { Ability } from '../state/state'
import type { Status } from '../statuses'
import { statusWords } from '../report/words'
import type { AbilitySheet } from './model'
import type { FatesTell } from './tell'

export const abilitySheet = (tell: FatesTell, ability: Ability): AbilitySheet => ({
  name: tell(nameOfAbility(ability)),
  cost: ability.cost,
  does: [
    ...ability.parts.map((part) => tell(partWords(part))),
    ...(ability.times === undefined ? [] : [tell(words('fates.part.times', { times: ability.times }))])
  ].join(', ')
})

function partWords({ targets, damage = 0, heal, statuses, repeats, self }: Ability['parts'][number]): Words {
  const whom = words(self ? 'fates.part.self' : 'fates.part.targets', { n: targets, repeats: String(repeats) })
  if (heal !== undefined) return words('fates.part.heal', { heal, whom })
  const kind = damage === 0 ? 'statuses' : statuses.length === 0 ? 'damage' : 'both'
  return words(`fates.part.${kind}`, { damage, statuses: statusWords(statuses), whom })
}

interface Lasting {
  readonly modifiers: readonly ModifierRecord[]
  readonly immune: readonly Status[]
}

/** What a card changes for its owner all the time. */
export const changesOf = (tell: FatesTell, { modifiers, immune }: Lasting): readonly string[] => [
  ...modifiers.map((one) => tell(modifierWords(one)).trim()),
  ...statusWords(immune).map((status) => tell(words('fates.immune', { status })))
]

const modifierWords = ({ at, amount, if: when }: ModifierRecord): Words =>
  words('fates.modifier', {
    amount: amount > 0 ? `+${amount}` : `−${-amount}`,
    what: words(`fates.modifier.${at}`),
    when: when === undefined ? '' : words(`fates.modifier.if.${when}`)
  })
