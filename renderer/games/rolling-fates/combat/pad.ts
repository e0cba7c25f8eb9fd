import type { Status } from '../../../../engine/games/rolling-fates/statuses'
import type { Json } from '../../../../engine/kernel/ids'

// One entry of the hit pad in the making: whom, how hard, with what, and by whom if that is said. Never a sum (RF-HIT-04).

export interface HitDraft {
  readonly target: string | null
  /** As it is typed; empty is none yet. */
  readonly damage: string
  readonly statuses: readonly Status[]
  readonly by: string | null
}

/** RF-HIT-15 */
const MOST_DIGITS = 3

/** Where only one enemy is left, it is the one. */
export const emptyHit = (foes: readonly string[]): HitDraft => ({
  target: foes.length === 1 ? (foes[0] ?? null) : null,
  damage: '',
  statuses: [],
  by: null
})

/** A digit is the number of an enemy first, and then damage. */
export function withDigit(draft: HitDraft, digit: number, foes: readonly string[]): HitDraft {
  if (draft.target === null) {
    const target = foes[digit - 1]
    return target === undefined ? draft : { ...draft, target }
  }
  if (draft.damage.length >= MOST_DIGITS) return draft
  return { ...draft, damage: draft.damage === '0' ? String(digit) : `${draft.damage}${digit}` }
}

export const withStatus = (draft: HitDraft, status: Status): HitDraft => ({
  ...draft,
  statuses: draft.statuses.includes(status)
    ? draft.statuses.filter((one) => one !== status)
    : [...draft.statuses, status]
})

/** The next hero who may have hit, and after the last of them nobody. */
export function withNextBy(draft: HitDraft, heroes: readonly string[]): HitDraft {
  const at = draft.by === null ? -1 : heroes.indexOf(draft.by)
  return { ...draft, by: heroes[at + 1] ?? null }
}

/** The last thing that was said is taken back; null, where nothing was. */
export function padBack(draft: HitDraft, foes: readonly string[]): HitDraft | null {
  if (draft.damage !== '') return { ...draft, damage: draft.damage.slice(0, -1) }
  if (draft.statuses.length > 0) return { ...draft, statuses: draft.statuses.slice(0, -1) }
  return draft.target !== null && foes.length > 1 ? { ...draft, target: null } : null
}

export const isWholeHit = ({ target, damage, statuses }: HitDraft): boolean =>
  target !== null && (Number(damage) > 0 || statuses.length > 0)

export const entryOf = ({ target, damage, statuses, by }: HitDraft): Json => ({
  target,
  damage: Number(damage),
  statuses: [...statuses],
  by
})
