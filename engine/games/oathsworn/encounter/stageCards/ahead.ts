import { distance, hex, UNREACHED } from '../../../../hex'
import type { AttackShape, EffectOrigin, StageEffect } from '../../content'
import type { Book } from '../table/book'
import type { Going } from '../board/nearness'
import { isForbidden, modifiersOf, sumOf } from '../table/modifiers'
import { NOTHING_PAID, type Gait } from '../board/movementCosts'
import type { Encounter, Figure } from '../state/state'
import { numberOf } from '../scope/amount'
import { holds } from '../scope/condition'
import type { Scope } from '../table/scope'
import type { Ahead } from '../table/acting'

/** Movement and range a card grants before and with its attack. OW-TGT-08 */
export interface Reaching {
  readonly gait: Gait
  /** How far from the target the move stops. */
  readonly stop: number
  /** Range of the attack; 1 for melee and for cards that do not attack; `Infinity` where it does not matter. */
  readonly range: number
  /** Melee counts from any base hex, ranged from the front hex or the core. OW-EATK-14 */
  readonly from: 'any' | 'front' | 'core'
  /** It does not turn: its move says so, or it makes none. */
  readonly keepFacing: boolean
}

type Move = Extract<StageEffect, { do: 'move' }>
type Attack = Extract<StageEffect, { do: 'attack' }>

/**
 * OW-TGT-08: the movement printed on the card before its attack, and the range of that attack; without an attack it
 * takes being adjacent.
 */
export function reachingOf(book: Book, s: Encounter, scope: Scope, enemy: Figure, effects: Ahead): Reaching {
  const moves: Move[] = []
  const attack = firstAhead(book, s, scope, effects, moves)
  const last = moves.at(-1)
  const points = moves.reduce((sum, move) => sum + pointsOf(book, s, scope, enemy, move), 0)
  const gait = gaitFor(book, s, scope, enemy, Math.min(UNREACHED, points), last)
  const { range, from } = attack ? rangeOf(book, s, scope, attack) : { range: 1, from: 'any' as const }
  return { gait, stop: last?.stop ?? 1, range, from, keepFacing: last?.keepFacing ?? true }
}

/** Of that movement alone what it passes, for how close somebody is. OW-TGT-10 */
export function goingOf(book: Book, s: Encounter, scope: Scope, enemy: Figure, effects: Ahead): Going {
  const moves: Move[] = []
  firstAhead(book, s, scope, effects, moves)
  return passing(book, s, enemy, moves.at(-1))
}

/** Reads on until the first attack, beyond the present effects if need be. */
function firstAhead(book: Book, s: Encounter, scope: Scope, ahead: Ahead | null, moves: Move[]): Attack | null {
  for (let part = ahead; part !== null; part = part.rest) {
    const found = firstAttack(book, s, scope, part.effects, moves, part.from)
    if (found) return found
  }
  return null
}

/** Through what will be carried out as things stand. */
function firstAttack(
  book: Book,
  s: Encounter,
  scope: Scope,
  effects: readonly StageEffect[],
  moves: Move[],
  from = 0
): Attack | null {
  for (let i = from; i < effects.length; i++) {
    const effect = effects[i] as StageEffect
    if (effect.do === 'attack') return effect
    if (effect.do === 'move' && effect.who === 'self' && effect.heading.to === 'target') moves.push(effect)
    const inside = insideOf(book, s, scope, effect)
    const found = inside.length > 0 ? firstAttack(book, s, scope, inside, moves) : null
    if (found) return found
  }
  return null
}

/** Every attack among some effects, as many times as it will be made as things stand. OW-EATK-16 */
export function attacksIn(book: Book, s: Encounter, scope: Scope, effects: readonly StageEffect[]): Attack[] {
  return effects.flatMap((effect): Attack[] => {
    if (effect.do !== 'attack') return attacksIn(book, s, scope, insideOf(book, s, scope, effect))
    const times = numberOf(book, s, scope, effect.times)
    return Array.from({ length: Math.max(0, times) }, () => effect)
  })
}

function insideOf(book: Book, s: Encounter, scope: Scope, effect: StageEffect): readonly StageEffect[] {
  if (effect.do === 'if') return holds(book, s, scope, effect.if) ? effect.then : effect.else
  if (effect.do !== 'repeat') return []
  const times = numberOf(book, s, scope, effect.times)
  return Array.from({ length: Math.max(0, times) }, () => effect.then).flat()
}

/** What the card gives, with what lasts; the crippled do not move. OW-EMOVE-21 */
function pointsOf(book: Book, s: Encounter, scope: Scope, enemy: Figure, { hexes }: Move): number {
  if (enemy.statuses.crippled || isForbidden(book, s, enemy.id, 'move')) return 0
  const printed = hexes === 'any' ? UNREACHED : numberOf(book, s, scope, hexes)
  return Math.max(0, printed + sumOf(book, s, enemy.id, 'movement'))
}

function gaitFor(book: Book, s: Encounter, scope: Scope, enemy: Figure, points: number, move: Move | undefined): Gait {
  const { through, light } = passing(book, s, enemy, move)
  const paid = scope.deed.trail?.water.get(enemy.id) ?? NOTHING_PAID
  return { points, paid, through, light, bounce: move?.bounce ?? true }
}

const NOTHING: readonly string[] = []

function passing(book: Book, s: Encounter, enemy: Figure, move: Move | undefined): Going {
  const changes = modifiersOf(book, s, enemy.id, 'walks')
  const walks = changes.length === 0 ? NOTHING : changes.flatMap((one) => one['through'] as readonly string[])
  return {
    through: (move?.through ?? false) || (walks.includes('figures') && walks.includes('obstacles')),
    light: walks.includes('tiles')
  }
}

/** How far an attack reaches, and from which hex that is measured. OW-EATK-14 */
function rangeOf(book: Book, s: Encounter, scope: Scope, { shape, origin }: Attack): Pick<Reaching, 'range' | 'from'> {
  if (origin.from === 'figure' || origin.from === 'hex') return { range: Infinity, from: 'any' }
  const range = rangeOfShape(book, s, scope, shape)
  const isMelee = shape.kind === 'melee' || (shape.kind === 'chain' && shape.range === 0)
  return { range, from: isMelee || !isAimed(shape) ? 'any' : fromOf(origin) }
}

const AIMED: readonly AttackShape['kind'][] = ['ranged', 'chain', 'cone', 'line', 'template']
/** A circle around a hex of choice is: OW-AOE-02. */
const isAimed = (shape: AttackShape): boolean =>
  AIMED.includes(shape.kind) || (shape.kind === 'circle' && shape.on.on === 'centre')
const fromOf = ({ from }: EffectOrigin): Reaching['from'] => (from === 'core' ? 'core' : 'front')

function rangeOfShape(book: Book, s: Encounter, scope: Scope, shape: AttackShape): number {
  switch (shape.kind) {
    case 'ranged':
      return numberOf(book, s, scope, shape.range)
    case 'chain':
      return Math.max(1, shape.range)
    case 'charge':
      return numberOf(book, s, scope, shape.hexes)
    case 'cone':
      return shape.ranks === 'edge' ? Infinity : shape.ranks
    case 'line':
      return shape.length === 'edge' ? Infinity : shape.length
    case 'wave':
      return Infinity
    case 'circle':
      return shape.on.on === 'centre'
        ? numberOf(book, s, scope, shape.on.range)
        : numberOf(book, s, scope, shape.radius)
    case 'template':
      return shape.on.on === 'centre' ? numberOf(book, s, scope, shape.on.range) : farthest(shape.hexes)
    case 'melee':
    case 'figures':
    case 'hexes':
      return 1
  }
}

const ORIGIN = hex(0, 0)

const farthest = (hexes: readonly (readonly [number, number])[]): number =>
  Math.max(...hexes.map(([q, r]) => distance(ORIGIN, hex(q, r))))
