/** RF-STA-01: the four statuses, in the order in which they are always told. */
export const STATUSES = ['poison', 'stun', 'weakness', 'investigate'] as const

export type Status = (typeof STATUSES)[number]

/** RF-STA-04, RF-STA-05: each is on or off; several may be on, in the order above, none twice. */
export const inOrder = (statuses: Iterable<Status>): Status[] => {
  const on = new Set(statuses)
  return STATUSES.filter((status) => on.has(status))
}

/** RF-STA-06: what would be new and does not bounce off an immunity. */
export const newOn = (offered: readonly Status[], has: readonly Status[], immune: readonly Status[]): Status[] =>
  inOrder(offered).filter((status) => !has.includes(status) && !immune.includes(status))

/** RF-WEA-01, RF-WEA-02, RF-DEF-02, RF-HIT-11: doubled if weak, less Defense, at least nothing. */
export const afterDefense = (amount: number, statuses: readonly Status[], defense: number): number =>
  Math.max(0, amount * (statuses.includes('weakness') ? 2 : 1) - defense)
