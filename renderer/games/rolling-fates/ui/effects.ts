import type { AbilityView } from '../../../../engine/games/rolling-fates/view/types'
import type { Words } from '../../../../engine/messages/words'
import { say } from '../../../words/say'

// What an ability does, and what a card changes, in a few words.

type Part = AbilityView['parts'][number]

export const effectLine = ({ parts, times }: Pick<AbilityView, 'parts' | 'times'>): string =>
  [...parts.map((part) => say(partWords(part))), ...(times === null ? [] : [say('fates.part.times', { times })])].join(
    ', '
  )

function partWords(part: Part): Words {
  const { targets, damage = 0, heal, statuses, repeats, self } = part
  const whom: Words = { key: self ? 'fates.part.self' : 'fates.part.targets', args: { n: targets, repeats: String(repeats) } } // prettier-ignore
  if (heal !== undefined) return { key: 'fates.part.heal', args: { heal, whom } }
  const named = statuses.map((status) => ({ key: `fates.status.${status}` }))
  if (damage === 0) return { key: 'fates.part.statuses', args: { statuses: named, whom } }
  if (named.length === 0) return { key: 'fates.part.damage', args: { damage, whom } }
  return { key: 'fates.part.both', args: { damage, statuses: named, whom } }
}

interface CardFacts {
  readonly modifiers: readonly { readonly at: string; readonly amount: number; readonly if?: string | undefined }[]
  readonly immune: readonly string[]
}

/** What a treasure or a trait changes all the time; nothing, where it only has abilities. */
export const changesOf = ({ modifiers, immune }: CardFacts): readonly string[] => [
  ...modifiers.map(({ at, amount, if: when }) =>
    say('fates.modifier', {
      amount: amount > 0 ? `+${amount}` : `−${-amount}`,
      what: { key: `fates.modifier.${at}` },
      when: when === undefined ? '' : { key: `fates.modifier.if.${when}` }
    })
  ),
  ...immune.map((status) => say('fates.immune', { status: { key: `fates.status.${status}` } }))
]
