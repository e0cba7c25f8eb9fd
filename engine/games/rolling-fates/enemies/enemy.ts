import type { Status } from '../statuses'

/** An enemy as hits see it. It is never changed: every entry makes new ones. */
export interface Enemy {
  readonly id: string
  /** RF-HIT-14: 0 is defeated. */
  readonly life: number
  readonly max: number
  readonly defense: number
  readonly statuses: readonly Status[]
  readonly immune: readonly Status[]
  /** RF-STA-09: the chance in a hundred that a status does not stick. */
  readonly resist: { readonly [status in Status]?: number }
  /** RF-HIT-09: how many entries with damage it has taken. */
  readonly hits: number
  /** Who entered the last of them; null where nobody said. */
  readonly last: string | null
  readonly hooks: readonly Hook[]
  /** The hooks that run once and have run. */
  readonly spent: readonly number[]
}

/** RF-ECB-01: something hidden that an entry sets off. */
export interface Hook {
  readonly when: HookWhen
  readonly do: readonly HookEffect[]
  readonly once: boolean
}

export type HookWhen =
  | { readonly hit: true }
  | { readonly hits: number }
  | { readonly damage: number }
  | { readonly status: Status }
  | { readonly life: number }
  | { readonly death: true }

export type HookEffect = { readonly to: 'self' | 'others' } & (
  { readonly heal: number } | { readonly defense: number } | { readonly shed: Status } | { readonly gain: Status }
)

export const isLiving = ({ life }: { readonly life: number }): boolean => life > 0
