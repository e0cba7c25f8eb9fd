import type { Status } from '../statuses'

/** RF-HIT-07: one part of an ability: what it does to each of its targets. */
export type AbilityPart = {
  /** RF-HIT-01: how many targets it has. */
  readonly targets: number
  /** RF-HIT-08: the same target may be chosen again. */
  readonly repeats: boolean
} & ({ readonly heal: number } | { readonly damage: number; readonly statuses: readonly Status[] })

export type AimedEntry = { readonly part: number; readonly target: string } & (
  { readonly heal: number } | { readonly damage: number; readonly statuses: readonly Status[] }
)

export type AimRefusal = 'target' | 'twice' | 'count'

export type Aimed =
  { readonly entries: readonly AimedEntry[] } | { readonly refused: AimRefusal; readonly part: number }

/** Every part of an ability laid on the targets chosen for it; a choice the rules do not allow is refused as a whole. */
export function aim(
  parts: readonly AbilityPart[],
  enemies: readonly string[],
  characters: readonly string[],
  choice: readonly (readonly string[])[]
): Aimed {
  for (const [at, part] of parts.entries()) {
    // RF-HEA-03: heals are for characters, everything else for enemies.
    const refused = refusal(part, choice[at] ?? [], 'heal' in part ? characters : enemies)
    if (refused) return { refused, part: at }
  }
  return { entries: parts.flatMap((part, at) => entriesOf(part, at, choice[at] ?? [])) }
}

function refusal(part: AbilityPart, chosen: readonly string[], side: readonly string[]): AimRefusal | null {
  if (!chosen.every((id) => side.includes(id))) return 'target'
  if (!part.repeats && new Set(chosen).size < chosen.length) return 'twice' // RF-HIT-08, RF-HEA-04
  // RF-D-08: as many as the part says, fewer only where there are fewer.
  const wanted = part.repeats ? part.targets : Math.min(part.targets, side.length)
  return chosen.length === wanted ? null : 'count'
}

function entriesOf(part: AbilityPart, at: number, chosen: readonly string[]): AimedEntry[] {
  if ('heal' in part) return chosen.map((target) => ({ part: at, target, heal: part.heal }))
  const { damage, statuses } = part
  if (damage === 0 && statuses.length === 0) return [] // RF-D-07
  return chosen.map((target) => ({ part: at, target, damage, statuses }))
}
