// What the special rules board of a told monster says beside its stages: lines read out, and what follows.
import type { MonsterRecord, MonsterRule } from '../records'

/** OW-ENC-14: what is read out while the board is laid. */
export const setUpOf = ({ rules }: MonsterRecord): readonly object[] =>
  rules.filter(({ when }) => when === 'set-up').flatMap(deedsOf)

export function rulesOf({ rules, locations }: MonsterRecord): readonly object[] {
  const told = rules.flatMap((one) => {
    const when = triggerOf(one)
    return when === null ? [] : [{ rule: 'when', when, then: deedsOf(one) }]
  })
  const broken = locations
    .filter(({ whenBroken }) => whenBroken.trim() !== '')
    .map(({ id }) => ({
      rule: 'when',
      when: { on: 'break', who: { kinds: ['boss'] }, location: id },
      then: [{ do: 'tell', line: brokenLine(id) }]
    }))
  return [...told, ...broken]
}

const deedsOf = ({ id, then }: MonsterRule): readonly object[] => [{ do: 'tell', line: id }, ...then]

function triggerOf({ when }: MonsterRule): object | null {
  switch (when) {
    case 'set-up':
      return null
    case 'location-breaks':
      return { on: 'break', who: { kinds: ['boss'] } }
    case 'stage-changes':
      return { on: 'stage-changed' }
    case 'minion-dies':
      return { on: 'knocked-out', who: { kinds: ['minion'] } }
    default:
      return { on: 'moment', moment: when }
  }
}

const brokenLine = (location: string): string => `broken-${location}`

/** Of the board and of the set-up, which both tell them. */
export function linesOf({ id, rules, locations }: MonsterRecord): { readonly [key: string]: string } {
  const lines = [
    ...rules.map((one) => [one.id, one.text] as const),
    ...locations.map((one) => [brokenLine(one.id), one.whenBroken] as const)
  ].filter(([, text]) => text.trim() !== '')
  return Object.fromEntries(
    lines.flatMap(([line, text]) => ['rules', 'encounter'].map((kind) => [`${kind}.${id}.line.${line}`, text]))
  )
}
