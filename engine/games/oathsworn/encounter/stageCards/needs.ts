import type { StageEffect } from '../../content'

/** Does this effect itself, without those inside it, need the enemy's target? Then it is chosen now. OW-STAGE-08 */
export function needsTarget(effect: StageEffect): boolean {
  switch (effect.do) {
    case 'target':
    case 'watch':
    case 'activate':
      return false
    case 'attack':
      return aimsAtTarget(effect) || mentions(effect.shape) || mentions(effect.origin) || mentions(effect.times)
    default:
      return Object.entries(effect).some(([part, value]) => !INSIDE.includes(part) && mentions(value))
  }
}

/** Parts that are carried out by themselves, or in which `target` is the one a rider is done to. */
const INSIDE: readonly string[] = ['do', 'then', 'else', 'options', 'fails', 'success', 'failure', 'riders', 'line']

/** OW-TGT-13: areas, waves and groups need no target; what is aimed at somebody does. OW-CHARGE-01: so does a charge. */
export function aimsAtTarget(effect: Extract<StageEffect, { do: 'attack' }>): boolean {
  const { shape, target } = effect
  if (!mentions(target)) return false
  switch (shape.kind) {
    case 'melee':
    case 'ranged':
    case 'chain':
    case 'charge':
      return true
    case 'template':
    case 'circle':
      return shape.on.on === 'centre'
    default:
      return false
  }
}

function mentions(value: unknown): boolean {
  if (value === 'target') return true
  if (Array.isArray(value)) return value.some(mentions)
  return typeof value === 'object' && value !== null && Object.values(value).some(mentions)
}
