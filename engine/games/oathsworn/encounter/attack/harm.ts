import { rule } from '../../../../kernel/ids'
import type { Hex } from '../../../../hex'
import { labelOf } from '../../../../hex'
import { words } from '../../../../messages/words'
import type { Rider } from '../../content'
import { whenFallen } from '../stageCards/breakReactions'
import { hexOption, nameOf, numberOfOption } from '../board/asking'
import { defenceOf } from '../cardFacts/defence'
import { applyRiders } from '../riders/apply'
import type { Scope } from '../table/scope'
import { travel } from '../movement/travel'
import type { Loss } from '../table/losses'
import { occur } from '../scope/interrupts'
import { removeFallen } from '../fight/knockout'
import { chooseDie, diceIn, diceInReach, nearestDice, type DieAt } from '../board/locations'
import type { Encounter, Figure } from '../state/state'
import type { Hit, Strike } from '../state/strike'
import { suffer } from '../fight/sufferLosses'
import type { Tab } from '../table/tab'
import { boardOf, figureOf, hexesOf, isFree } from '../board/figures'
import { asker, type Attacker } from '../aim/aim'
import { hexesAimedAt, type Aim } from '../aim/aimed'
import type { FrozenBoost } from '../scope/frozen'
import { boostAgainst } from '../aim/boost'

interface Made {
  readonly who: Attacker
  readonly scope: Scope
  readonly strike: Strike
  readonly aim: Aim
}

/** S5, steps 9 to 11: dice are chosen once the damage is known, then all lose their HP together. OW-BRK-19 */
export function harm(t: Tab, made: Made, boost: FrozenBoost): void {
  const { who, strike, scope } = made
  for (const hit of strike.hits) aimHit(t, made, hit, boost)
  const losses: Loss[] = strike.hits.map(({ figure, hp, prevented, from }) => ({
    figure,
    hp: Math.max(0, hp - prevented),
    from
  }))
  tellDamage(t, made, boost)
  const broken = suffer(t, losses, { cause: 'attack', by: who.by, rule: rule('OW-DMG-02'), attack: true })
  scope.deed.broken.push(...broken)
  for (const hit of strike.hits) {
    hit.broke = broken.some(({ figure }) => figure === hit.figure)
    hit.felled = (t.see.figures[hit.figure]?.hp ?? 0) <= 0 && figureOf(t.see, hit.figure).kind !== 'boss'
  }
  occur(t, {
    on: 'attack',
    window: 'after-damage',
    who: strike.hits.map(({ figure }) => figure),
    by: who.by,
    strike
  })
}

/** OW-DMG-02, OW-AOE-07: what the victim loses, rounded down, and from which die. */
function aimHit(t: Tab, { who, strike, aim }: Made, hit: Hit, boost: FrozenBoost): void {
  const figure = figureOf(t.see, hit.figure)
  hit.hp = Math.floor(damageTo(t, strike, hit) / defenceAgainst(t, hit, boost))
  if (figure.kind !== 'boss') return
  const choices = (s: Encounter): DieAt[] => diceFor(t, s, who, aim, figureOf(s, hit.figure))
  // Nothing lost, nothing to choose.
  hit.from = hit.hp > 0 ? chooseDie(t, who.seat, hit.figure, choices) : (choices(t.see)[0] ?? null)
}

const damageTo = (t: Tab, strike: Strike, hit: Hit): number =>
  Math.max(0, strike.damage + hit.bonus + boostAgainst(t.book, t.see, hit.figure).damage)

/** OW-DMG-11: what divides is at least 1. */
const defenceAgainst = (t: Tab, hit: Hit, boost: FrozenBoost): number =>
  Math.max(
    1,
    defenceOf(t.book, t.see, figureOf(t.see, hit.figure)) +
      hit.defence -
      boost.pierce -
      boostAgainst(t.book, t.see, hit.figure).pierce
  )

/** OW-DMG-03..06 for hexes aimed at; OW-AOE-06: in an area the location nearest to the attacker. */
export function diceFor(t: Tab, s: Encounter, { by }: Attacker, aim: Aim, boss: Figure): DieAt[] {
  if (aim.inside !== undefined) return diceIn(boss, aim.inside) // OW-CONSUME-12
  const aimed = hexesAimedAt(aim, boss.id)
  const from = hexesOf(t.book, figureOf(s, by))
  if (aimed.length === 0) return nearestDice(t.book, s, from, boss)
  // OW-CHAIN-09: without a die there, the nearest to the hex that was chosen.
  return diceInReach(t.book, s, aim.chain ? aimed : from, boss, aimed)
}

function tellDamage(t: Tab, { who, strike }: Made, boost: FrozenBoost): void {
  t.happen({
    kind: 'damageTotalled',
    by: who.by,
    damage: strike.damage,
    hits: strike.hits.map((hit) => ({
      figure: hit.figure,
      damage: damageTo(t, strike, hit),
      defence: defenceAgainst(t, hit, boost),
      hp: hit.hp
    })),
    rule: rule('OW-DMG-02')
  })
}

/**
 * S5, step 12: what follows for those on whom nothing broke (OW-BRK-08), a melee chain that takes its attacker along
 * (OW-CHAIN-11: also when something broke), then the dead leave.
 */
export function followUps(t: Tab, made: Made, riders: readonly Rider[]): void {
  const { strike, scope, aim, who } = made
  const unbroken = strike.hits.filter(({ broke, figure }) => !broke && !strike.withoutRiders.includes(figure))
  if (unbroken.length > 0) applyRiders(t, { ...scope, riding: strike }, riders, unbroken)
  if (aim.landings.length > 0) land(t, who, aim.landings)
  whenFallen(t, removeFallen(t), who.by)
}

/** OW-CHAIN-06 */
function land(t: Tab, who: Attacker, landings: readonly Hex[]): void {
  const at = (): Hex | null => figureOf(t.see, who.by).at
  if (at() === null) return
  const board = boardOf(t.book, t.see)
  // Who is no longer there lands nowhere.
  const open = (): readonly Hex[] =>
    at() === null ? landings.slice(0, 1) : landings.filter((h) => h === at() || isFree(t.book, t.see, h))
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-CHAIN-06'),
    seat: asker(who),
    title: words('ask.landing', { name: nameOf(t.see, who.by) }),
    options: open().map((h) => hexOption(h, words('option.hex', { hex: labelOf(board, h) ?? '' })))
  }))
  const to = numberOfOption(chosen) as Hex
  if (at() !== null && to !== at()) travel(t, who.by, [to], 'chain')
}
