import { distance, type Hex } from '../../../../../hex'
import { rule } from '../../../../../kernel/ids'
import type { Anchor, AttackShape, StageEffect } from '../../../content'
import { areaOf, waveChoices, type Area, type AreaShape } from '../../board/areas'
import { nextLink } from '../chain'
import { chargeAhead } from '../charge'
import { victimsOf, type Blow } from '../enemyAttack'
import { eyeOf, findStand, layoutOf, standIn, type Stand } from '../../board/layout'
import { facingToward } from '../../board/large'
import { labelled } from '../../board/printedComponents'
import { settle } from '../../movement/settling'
import { farthest, hexesSeenFrom } from '../../board/sight'
import type { FigureId } from '../../state/ids'
import type { Tab } from '../../table/tab'
import { distanceFrom } from '../targeting'
import { figureOf, hexesOf, isEnemy } from '../../board/figures'
import { numberOf } from '../../scope/amount'
import { placeOf } from '../../scope/place'
import { referred } from '../../scope/reference'
import type { Scope } from '../../table/scope'
import { selected } from '../../scope/select'
import { wayOf } from '../../scope/way'

type Attack = Extract<StageEffect, { do: 'attack' }>

/** Whom an attack is made against; or why it is not. */
export type Covers = Pick<Blow, 'victims' | 'hexes'> | { readonly skipped: string }

/** The victims of each shape of attack. Areas strike everybody they cover. OW-AOE-04, OW-EATK-11 */
export function coversOf(t: Tab, scope: Scope, effect: Attack, attacker: FigureId): Covers {
  const { shape } = effect
  switch (shape.kind) {
    case 'melee':
    case 'ranged':
      return single(t, scope, effect, attacker)
    case 'chain':
      return chain(t, scope, effect, shape, attacker)
    case 'charge':
      return charge(t, scope, shape, attacker)
    case 'wave':
      return wave(t, attacker)
    case 'figures':
      return group(
        t,
        selected(t, scope, shape.who).filter((id) => id !== attacker)
      )
    case 'hexes':
      return area(t, { kind: 'hexes', hexes: placeOf(t, scope, shape.place) }, attacker)
    default: {
      const laid = layShape(t, scope, effect, shape, attacker)
      return laid === null ? { skipped: 'outOfReach' } : area(t, laid, attacker)
    }
  }
}

/** OW-TGT-13: a group named by the card; one hex of each tells where. */
function group(t: Tab, figures: readonly FigureId[]): Covers {
  const victims: { figure: FigureId; bonus: number }[] = []
  const hexes: Hex[] = []
  for (const figure of figures) {
    const there = t.see.figures[figure]
    if (there?.at == null) continue
    victims.push({ figure, bonus: 0 })
    for (const h of hexesOf(t.book, there)) hexes.push(h)
  }
  return { victims, hexes }
}

function area(t: Tab, shape: AreaShape, attacker: FigureId): Covers {
  const layout = layoutOf(t.book, t.see)
  const { hexes, victims }: Area = areaOf(layout, shape, standIn(layout, attacker))
  return { hexes, victims: victimsOf(victims) }
}

const standNow = (t: Tab, id: FigureId): Stand => standIn(layoutOf(t.book, t.see), id)

/** OW-EATK-14, OW-LOS-06: from where range and sight are taken. */
function eyeFor(t: Tab, scope: Scope, { origin }: Attack, attacker: FigureId): Hex | null {
  switch (origin.from) {
    case 'usual':
      return eyeOf(standNow(t, attacker))
    case 'core':
      return standNow(t, attacker).core
    case 'figure': {
      const stand = findStand(layoutOf(t.book, t.see), referred(t.see, scope, origin.who))
      return stand ? eyeOf(stand) : null
    }
    case 'hex':
      return labelled(t.book, t.see, origin.hex)
  }
}

/** One target, or several by one draw: each within range, and seen when the attack is ranged. OW-TGT-09 */
function single(t: Tab, scope: Scope, effect: Attack, attacker: FigureId): Covers {
  const eye = eyeFor(t, scope, effect, attacker)
  const meant = selected(t, scope, effect.target).filter((id) => id !== attacker && t.see.figures[id]?.at != null)
  if (meant.length === 0 || eye === null) return { skipped: 'noTarget' }
  const hit = meant.filter((id) => isHit(t, scope, effect, attacker, eye, id))
  if (hit.length === 0) return { skipped: 'outOfReach' }
  return group(t, hit)
}

function isHit(t: Tab, scope: Scope, effect: Attack, attacker: FigureId, eye: Hex, target: FigureId): boolean {
  const figure = figureOf(t.see, target)
  if (effect.shape.kind === 'melee' && effect.origin.from === 'usual')
    return distanceFrom(standNow(t, attacker), 'any', hexesOf(t.book, figure)) <= 1
  const range = effect.shape.kind === 'ranged' ? numberOf(t.book, t.see, scope, effect.shape.range) : 1
  const hexes = hexesOf(t.book, figure)
  const near = hexes.some((h) => distance(eye, h) <= range)
  if (!near || !effect.sight) return near
  const seen = Math.min(range, farthest(t.book, t.see, figureOf(t.see, attacker)))
  return hexesSeenFrom(t.book, t.see, eye, figure, seen).length > 0
}

/** OW-CHAIN-01 to OW-CHAIN-04, OW-CHAIN-10: from one to the next, none twice, as far as there is a legal one. */
function chain(
  t: Tab,
  scope: Scope,
  effect: Attack,
  shape: Extract<AttackShape, { kind: 'chain' }>,
  attacker: FigureId
): Covers {
  const eye = eyeFor(t, scope, effect, attacker)
  const [first] = selected(t, scope, effect.target)
  if (first === undefined || eye === null || t.see.figures[first]?.at == null) return { skipped: 'noTarget' }
  const from = firstHex(t, effect, shape.range, attacker, eye, first)
  if (from === null) return { skipped: 'outOfReach' }
  const links = numberOf(t.book, t.see, scope, shape.links)
  const hop = numberOf(t.book, t.see, scope, shape.hop)
  const struck = [first]
  const hexes = [from]
  while (struck.length < links) {
    const link = nextLink(t.book, t.see, hexes.at(-1) as Hex, hop, struck)
    if (!link) break
    t.happen({ kind: 'linkChosen', figure: attacker, target: link.figure, rule: rule('OW-CHAIN-04'), why: link.why })
    struck.push(link.figure)
    hexes.push(link.hex)
  }
  return { victims: struck.map((figure) => ({ figure, bonus: 0 })), hexes }
}

/** OW-CHAIN-02, OW-CHAIN-09: the nearest hex of the first target that is in range, and seen. */
function firstHex(t: Tab, effect: Attack, range: number, attacker: FigureId, eye: Hex, first: FigureId): Hex | null {
  const figure = figureOf(t.see, first)
  if (range === 0) {
    const own = standNow(t, attacker)
    return hexesOf(t.book, figure).find((h) => distanceFrom(own, 'any', [h]) <= 1) ?? null
  }
  const hexes = effect.sight ? hexesSeenFrom(t.book, t.see, eye, figure, range) : hexesOf(t.book, figure)
  const near = hexes.filter((h) => distance(eye, h) <= range).sort((a, b) => distance(eye, a) - distance(eye, b))
  return near[0] ?? null
}

/** OW-CHARGE-01: enemies first face their target, then go straight ahead. */
function charge(t: Tab, scope: Scope, shape: Extract<AttackShape, { kind: 'charge' }>, attacker: FigureId): Covers {
  const target = referred(t.see, scope, 'target')
  const aimed = target === null ? undefined : t.see.figures[target]
  if (aimed && aimed.at !== null && aimed.id !== attacker) {
    const stand = standNow(t, attacker)
    const wanted = facingToward(stand, stand.core, hexesOf(t.book, aimed))
    settle(t, attacker, wanted, { why: 'facing', by: 'target', toward: aimed.id, wanted })
  }
  const hexes = numberOf(t.book, t.see, scope, shape.hexes)
  const { facing } = figureOf(t.see, attacker)
  const charged = t.in(rule('OW-CHARGE-01'), () => chargeAhead(t, attacker, facing, hexes, scope.deed))
  // OW-CHARGE-11: a large character on the path takes one attack, without area bonus.
  return { victims: charged.struck.map((figure) => ({ figure, bonus: 0 })), hexes: charged.hexes }
}

/** OW-WAVE-02, OW-WAVE-04, OW-WAVE-07: where most opponents are; it turns that way, and one draw is for all. */
function wave(t: Tab, attacker: FigureId): Covers {
  const self = figureOf(t.see, attacker)
  const isOpponent = (id: FigureId): boolean => isEnemy(figureOf(t.see, id)) !== isEnemy(self)
  const choices = waveChoices(layoutOf(t.book, t.see), standNow(t, attacker), isOpponent)
  const direction = choices[0]?.dir ?? self.facing
  t.happen({
    kind: 'waveAimed',
    figure: attacker,
    direction,
    rule: rule('OW-WAVE-02'),
    why: { why: 'wave', choices }
  })
  settle(t, attacker, direction, { why: 'facing', by: 'wave', toward: null, wanted: direction })
  return area(t, { kind: 'wave', source: standNow(t, attacker).core, dir: direction }, attacker)
}

type Laid = Extract<AttackShape, { kind: 'template' | 'circle' | 'cone' | 'line' }>

/** OW-AOE-01, OW-AOE-02, OW-AOE-08: an area laid on the board as the attacker faces. */
function layShape(t: Tab, scope: Scope, effect: Attack, shape: Laid, attacker: FigureId): AreaShape | null {
  const eye = eyeFor(t, scope, effect, attacker)
  const { facing } = figureOf(t.see, attacker)
  if (eye === null) return null
  switch (shape.kind) {
    case 'cone':
      return { kind: 'cone', front: eye, facing, ranks: shape.ranks === 'edge' ? Infinity : shape.ranks }
    case 'line': {
      const dir = wayOf(t, scope, shape.way, { figure: figureOf(t.see, attacker) })
      if (dir === null) return null
      return { kind: 'line', from: eye, dir, length: shape.length === 'edge' ? Infinity : shape.length }
    }
    case 'template': {
      const at = anchorOf(t, scope, effect, shape.on, attacker, eye)?.[0]
      // OW-AOE-08: an enemy uses its facing.
      return at === undefined ? null : { kind: 'template', hexes: shape.hexes, at, facing }
    }
    case 'circle': {
      const around = anchorOf(t, scope, effect, shape.on, attacker, eye)
      if (around === null) return null
      return { kind: 'circle', around, radius: numberOf(t.book, t.see, scope, shape.radius), inner: shape.inner }
    }
  }
}

/** What an area lies on; a hex of choice is that of the target, within range and sight. OW-AOE-02 */
function anchorOf(
  t: Tab,
  scope: Scope,
  effect: Attack,
  on: Anchor,
  attacker: FigureId,
  eye: Hex
): readonly Hex[] | null {
  switch (on.on) {
    case 'self':
      return effect.shape.kind === 'circle' ? standNow(t, attacker).hexes : [standNow(t, attacker).core]
    case 'front':
      return [eyeOf(standNow(t, attacker))]
    case 'hex':
      return [labelled(t.book, t.see, on.hex)]
    case 'figure': {
      const stand = findStand(layoutOf(t.book, t.see), referred(t.see, scope, on.who))
      return stand ? (effect.shape.kind === 'circle' ? stand.hexes : [stand.core]) : null
    }
    case 'centre': {
      const stand = findStand(layoutOf(t.book, t.see), referred(t.see, scope, 'target'))
      if (!stand) return null
      const range = numberOf(t.book, t.see, scope, on.range)
      const figure = figureOf(t.see, stand.id)
      const seen = effect.sight ? hexesSeenFrom(t.book, t.see, eye, figure, range) : stand.hexes
      const near = seen.filter((h) => distance(eye, h) <= range).sort((a, b) => distance(eye, a) - distance(eye, b))
      return near[0] === undefined ? null : [near[0]]
    }
  }
}
