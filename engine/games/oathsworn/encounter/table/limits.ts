import { rule } from '../../../../kernel/ids'
import type { Limit } from '../../content'
import type { Encounter } from '../state/state'
import type { Tab } from './tab'

/** How often something was used in the present turn, round or encounter. */
interface Uses {
  readonly in: number
  readonly times: number
}

const flagOf = (key: string): string => `limit.${key}`

function periodOf(s: Encounter, limit: Limit): number {
  if (limit.per === 'turn') return s.clock.turns
  return limit.per === 'round' ? s.clock.round : 0
}

export function timesUsed(s: Encounter, key: string, limit: Limit): number {
  // Only `noteUse` writes under this name.
  const uses = s.flags[flagOf(key)] as unknown as Uses | null | undefined
  return uses && uses.in === periodOf(s, limit) ? uses.times : 0
}

/** Does the flag count the uses of what these seats or figures can do, or of what they hold does for them? */
export function isUseOf(flag: string, owners: readonly string[]): boolean {
  const [kind, ...parts] = flag.split('.')
  return kind === 'limit' && owners.some((owner) => parts.includes(owner))
}

/** OW-INT-02: no limit but the one that is printed. */
export const isUsedUp = (s: Encounter, key: string, limit: Limit | null): boolean =>
  limit !== null && timesUsed(s, key, limit) >= limit.times

export function noteUse(t: Tab, key: string, limit: Limit | null): void {
  if (!limit) return
  const value = { in: periodOf(t.see, limit), times: timesUsed(t.see, key, limit) + 1 }
  t.happen({ kind: 'flagSet', flag: flagOf(key), value, rule: rule('OW-INT-02') })
}
