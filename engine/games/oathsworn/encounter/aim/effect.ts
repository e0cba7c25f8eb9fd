import type { AbilityEffect } from '../../content'

export type AttackEffect = Extract<AbilityEffect, { do: 'attack' }>
