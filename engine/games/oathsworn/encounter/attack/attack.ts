import type { Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { perTable } from '../board/asking'
import { blanks, clearTable, drawMight, type Drawer } from '../might/draw'
import { determination, type Spent } from '../might/determination'
import { numberOf } from '../scope/amount'
import { selected } from '../scope/select'
import { withRoles, type Scope } from '../table/scope'
import { empower } from '../might/empower'
import { handle, openTable } from '../might/hand'
import { occur } from '../scope/interrupts'
import { endOfAttack, nextLasting } from '../scope/lasting'
import { isForbidden } from '../table/modifiers'
import { maySpendTokens } from '../board/seats'
import { checkStageAfter } from '../stageCards/stageDeck'
import type { CardId, FigureId, SlotId } from '../state/ids'
import { strikeBy, type Strike } from '../state/strike'
import type { Tab } from '../table/tab'
import type { Figure } from '../state/state'
import { figureOf, hexesOf } from '../board/figures'
import { chooseThrown, layThrown } from '../cards/thrown'
import { offerRange } from '../actions/range'
import { aim, aimedAt, asker, fromInside, type Attacker } from '../aim/aim'
import type { Aim } from '../aim/aimed'
import { drawerOf } from '../aim/attacker'
import type { FrozenBoost } from '../scope/frozen'
import { bonusesThatHold, boostAgainst, NO_BOOST, ownBoost, settled, together } from '../aim/boost'
import { chooseMight, cubesFor } from './choosing'
import type { AttackEffect } from '../aim/effect'
import { factsOf } from '../aim/facts'
import { reaches } from '../aim/possible'
import { isWithoutWeapons } from '../aim/reach'
import { diceFor, followUps, harm } from './harm'
import { cardTotal, ignoresFor, totalWith } from './totals'

/** OW-ATK-09 */
const MISSING_BLANKS = 2

/** S5: every attack of an effect, by everybody it lets attack. OW-ATK-01 */
export function attack(t: Tab, scope: Scope, effect: AttackEffect): void {
  const attackers = selected(t, scope, effect.by)
  for (const by of attackers) {
    const times = numberOf(t.book, t.see, scope, effect.times)
    for (let n = 0; n < times; n++) {
      // OW-BRK-08: a broken location ends what was still to come for the target.
      if (scope.deed.broken.length > 0) return
      // Others that the effect lets attack still do.
      if (t.see.figures[by]?.hp === 0 || isForbidden(t.book, t.see, by, 'attack')) break
      t.in(rule('OW-ATK-06'), () =>
        attackOnce(t, scope.roles.self === by ? scope : withRoles(scope, { self: by }), by, effect)
      )
      checkStageAfter(t, scope)
    }
  }
}

/** One attack in the making. */
interface Making {
  readonly who: Attacker
  readonly effect: AttackEffect
  readonly scope: Scope
  readonly strike: Strike
  readonly aim: Aim
}

function attackOnce(t: Tab, scope: Scope, by: FigureId, effect: AttackEffect): void {
  const from = nextLasting(t.see)
  const who: Attacker = { by, seat: drawerOf(t.see, by) }
  const more = (): number => settled(t.book, t.see, scope, effect.boost).range
  const isNear = (farther = 0): boolean => reaches(t.book, t.see, scope, figureOf(t.see, by), effect, more() + farther)
  offerRange(t, scope, { by, unarmed: isWithoutWeapons(effect), isNear })
  const aimed = aim(t, scope, who, effect, ownBoost(t.book, t.see, by).range + more())
  if (aimed) carryOut(t, made(t, scope, who, effect, aimed))
  else t.happen({ kind: 'told', words: words('told.noTarget'), rule: rule('OW-ATK-03') })
  endOfAttack(t, from)
}

function made(t: Tab, scope: Scope, who: Attacker, effect: AttackEffect, aimed: Aim): Making {
  const strike = strikeBy(who.by, 'oathsworn')
  strike.unarmed = isWithoutWeapons(effect)
  strike.hits = [...aimed.hits]
  strike.hexes = aimed.hexes
  strike.aimedAt = aimedAt(t.book, t.see, aimed)
  scope.deed.strike = strike
  const target = aimed.hits[0]?.figure ?? null
  return { who, effect, strike, aim: aimed, scope: withRoles(scope, { target }) }
}

const victims = ({ strike }: Making): FigureId[] => strike.hits.map(({ figure }) => figure)

function carryOut(t: Tab, making: Making): void {
  const { who, strike, effect, scope } = making
  t.happen({ kind: 'attackMade', by: who.by, on: victims(making), rule: rule('OW-ATK-06') })
  const thrown = effect.throws && who.seat ? chooseThrown(t, who.seat, effect.throws) : null
  occur(t, { on: 'attack', window: 'declared', who: victims(making), by: who.by, strike })
  if (strike.cancelled) return
  const bonuses = bonusesThatHold(t.book, t.see, scope, effect.bonuses)
  const boost = boostOf(t, making, bonuses)
  const spent = drawCards(t, making, boost)
  totalUp(t, making, boost)
  // OW-ATK-22: on a miss there is neither harm nor anything that hangs on it; the rest of the card goes on.
  const stood = whereItStands(t, making)
  if (!strike.missed) {
    harm(t, making, boost)
    const more = bonuses.flatMap((bonus) => bonus.riders)
    followUps(t, making, more.length === 0 ? effect.riders : [...effect.riders, ...more])
  } else if (who.seat && !scope.deed.granted) determination(t, who.seat, spent) // OW-ATK-16, OW-ATK-19; for companions and allies too: OW-COMP-19, OW-ALLY-10
  if (thrown && who.seat) fling(t, making, thrown, stood)
  // S5, step 14: with a reaction to come the cards lie there until it is over.
  if (scope.deed.broken.length > 0) scope.deed.lies = true
  else clearTable(t)
}

/** OW-ATK-20: what counts for the attack counts for all its targets; what helps against one, for the whole draw. */
function boostOf(t: Tab, making: Making, bonuses: AttackEffect['bonuses']): FrozenBoost {
  const { scope, effect, who } = making
  let sum = together(ownBoost(t.book, t.see, who.by), settled(t.book, t.see, scope, effect.boost))
  for (const bonus of bonuses) sum = together(sum, settled(t.book, t.see, scope, bonus.boost))
  for (const { redraws, empower: steps, might } of victims(making).map((id) => boostAgainst(t.book, t.see, id)))
    sum = { ...sum, redraws: sum.redraws + redraws, empower: sum.empower + steps, might: { ...sum.might, ...might } }
  return sum
}

/** S5, steps 2 to 5. */
function drawCards(t: Tab, making: Making, boost: FrozenBoost): Spent {
  const { who, scope, effect, strike } = making
  const none: Spent = { redraws: 0, empowered: 0, resources: {} }
  openTable(t)
  occur(t, { on: 'draw', window: 'before', who: [who.by], strike })
  occur(t, { on: 'attack', window: 'before-draw', who: victims(making), by: who.by, strike })
  if (effect.might.draw === 'fixed') return none
  const cubes = perTable(t, () => cubesFor(t, scope, who, effect.might, boost))
  const dice = (boss: Figure) => diceFor(t, t.see, who, making.aim, boss)
  const { chain } = making.aim
  const facts = perTable(t, () => factsOf(t.book, t.see, strike, boost, { chain, dice }))
  const chosen = chooseMight(t, who, cubes, facts)
  const byClass = t.see.figures[who.by]?.kind === 'oathsworn'
  // OW-CRIT-06: before the draw, so extras stay what they are. OW-EMP-06: one draw for all its targets.
  const stronger = who.seat ? empower(t, who.seat, chosen, facts, { keyword: boost.empower, byClass }) : null
  const drawer: Drawer = { side: 'oathsworn', seat: asker(who), rule: rule('OW-ATK-07') }
  drawMight(t, drawer, stronger?.draw ?? chosen)
  const holders = who.seat && maySpendTokens(t.book, t.see, who.seat) ? [who.seat] : []
  const redraws = handle(t, drawer, { seat: asker(who), free: boost.redraws, holders, facts })
  occur(t, { on: 'draw', window: 'after', who: [who.by], strike })
  occur(t, { on: 'attack', window: 'after-draw', who: victims(making), by: who.by, strike })
  return {
    redraws: who.seat ? (redraws[who.seat] ?? 0) : 0,
    empowered: stronger?.tokens ?? 0,
    resources: stronger?.resources ?? {}
  }
}

/** S5, steps 6 to 8: blanks are counted before anything is ignored. OW-ATK-09, OW-ATK-14 */
function totalUp(t: Tab, { strike, effect, scope, aim: { chain }, who }: Making, boost: FrozenBoost): void {
  const table = t.see.might.onTable
  strike.drawn = table.map(({ colour, face, extra }) => ({ colour, face, extra }))
  const isFixed = effect.might.draw === 'fixed'
  strike.missed = !isFixed && blanks(table) >= MISSING_BLANKS
  const fixed = effect.might.draw === 'fixed' ? numberOf(t.book, t.see, scope, effect.might.damage) : 0
  const totals: number[] = []
  for (let n = 0; n < strike.hits.length; n++) {
    const cards = isFixed ? fixed : cardTotal(table, ignoresFor(boost, chain ? n + 1 : 1))
    totals.push(totalWith(cards, boost))
  }
  strike.damage = strike.missed ? 0 : (totals[0] ?? 0)
  if (chain) strike.hits.forEach((hit, n) => (hit.bonus += (totals[n] ?? 0) - (totals[0] ?? 0)))
  t.happen({
    kind: 'attackTotalled',
    by: who.by,
    damage: strike.damage,
    missed: strike.missed,
    rule: rule(strike.missed ? 'OW-ATK-09' : 'OW-ATK-10')
  })
}

function whereItStands(t: Tab, { strike }: Making): readonly Hex[] {
  const target = strike.hits[0]?.figure
  return target ? hexesOf(t.book, figureOf(t.see, target)) : []
}

/** The item lies beside the target, hit or missed. OW-THROWN-01 */
function fling(t: Tab, { who, strike }: Making, card: CardId, stood: readonly Hex[]): void {
  const target = strike.hits[0]?.figure
  if (who.seat && target) layThrown(t, who.seat, card, target, stood)
}

const BARE: AttackEffect = {
  do: 'attack',
  shape: { kind: 'melee' },
  might: { draw: 'own' },
  boost: NO_BOOST,
  bonuses: [],
  riders: [],
  sight: false,
  times: 1,
  throws: null,
  against: null,
  by: 'self',
  rotates: false
}

/** From inside a monster: one location, without any ability card; of several dice the attacker chooses. OW-CONSUME-02, OW-CONSUME-12 */
export function attackLocation(t: Tab, scope: Scope, by: FigureId, boss: FigureId, slot: SlotId): void {
  const from = nextLasting(t.see)
  const who: Attacker = { by, seat: drawerOf(t.see, by) }
  t.in(rule('OW-CONSUME-02'), () => carryOut(t, made(t, scope, who, BARE, fromInside(boss, slot))))
  endOfAttack(t, from)
}
