import { rule } from '../../../../kernel/ids'
import { faceValue } from '../../might'
import type { Rider } from '../../content'
import { COMPANY } from '../board/asking'
import { whenFallen } from '../stageCards/breakReactions'
import { chainDamage } from './chain'
import { defenceAgainst, defenceCards, defenceTokens, isAnyTokenHeld, lossOf } from './defending'
import { dieNearest } from '../board/dice'
import { clearTable, layEnemyMight, revealEnemyMight, type Drawer } from '../might/draw'
import { openIcons } from '../scope/condition'
import { applyRiders } from '../riders/apply'
import type { Scope } from '../table/scope'
import type { Loss } from '../table/losses'
import { isHeard, occur } from '../scope/interrupts'
import { openTable } from '../might/hand'
import { removeFallen } from '../fight/knockout'
import { endOfAttack, nextLasting } from '../scope/lasting'
import { cardsIn, weakened, type Pool } from '../might/pool'
import type { FigureId } from '../state/ids'
import { hitOn, strikeBy, type Hit, type Strike } from '../state/strike'
import { suffer } from '../fight/sufferLosses'
import type { Tab } from '../table/tab'
import { weakenDrawn, weakenPool } from '../might/weakening'
import type { Covered } from '../board/areas'
import type { Hex } from '../../../../hex'
import { figureOf, hexesOf } from '../board/figures'

/** One attack of an enemy, or of several who fight as one. */
export interface Blow {
  /** The first is the attacker; others with mob have joined. OW-MOB-02 */
  readonly by: readonly FigureId[]
  readonly shape: string
  readonly hexes: readonly Hex[]
  /** Those attacked, with what an area adds for a large one alone. */
  readonly victims: readonly { readonly figure: FigureId; readonly bonus: number }[]
  /** MIGHT before anything is taken off it; or so much damage without a draw. */
  readonly might: { readonly pool: Pool } | { readonly damage: number }
  readonly icons: readonly string[]
  readonly riders: readonly Rider[]
  /** Each further victim without one more of the lowest cards. OW-CHAIN-05 */
  readonly isChain: boolean
}

const WHO: Drawer = { side: 'enemy', seat: COMPANY, rule: rule('OW-EATK-03') }

/** S8: an enemy attack from the broken icon to the last card discarded. EATK */
export function enemyAttack(t: Tab, scope: Scope, blow: Blow): void {
  const from = nextLasting(t.see)
  carryOut(t, scope, blow)
  endOfAttack(t, from)
}

function carryOut(t: Tab, scope: Scope, blow: Blow): void {
  const strike = strikeOf(blow)
  scope.deed.strike = strike
  const [attacker = null] = blow.by
  tell(t, strike, 'declared')
  const { pool, open, lost } = brokenPool(t, scope, blow) // 1
  strike.harmless = isHarmless(blow, pool)
  tell(t, strike, 'before-draw')
  strike.hits = strike.hits.filter(({ figure }) => stands(t, figure))
  if (strike.cancelled || strike.hits.length === 0 || !blow.by.some((id) => stands(t, id))) return
  const drawn = weakenPool(strike, pool)
  announce(t, blow, strike, drawn, { open, lost })
  openTable(t)
  strike.dice = layEnemyMight(t, WHO, drawn) // 2, OW-EATK-03
  tell(t, strike, 'before-reveal')
  defenceCards(t, strike) // 3, OW-EATK-05
  reveal(t, strike, blow, drawn) // 4, OW-EATK-08
  if (!strike.cancelled && isAnyTokenHeld(t))
    t.in(rule('OW-EATK-09'), () => defenceTokens(t, strike, (hit) => damageTo(strike, blow, hit))) // 5
  if (!strike.cancelled) {
    hurt(t, scope, strike, blow) // 6, OW-EATK-10
    tell(t, strike, 'after-damage')
    ride(t, scope, strike, blow) // 7, OW-EATK-13
  }
  clearTable(t) // 8
  whenFallen(t, removeFallen(t), attacker)
}

/** OW-EATK-18: who has fallen or left before anything is drawn neither strikes nor is struck. */
function stands(t: Tab, id: FigureId): boolean {
  const { at, kind, hp } = figureOf(t.see, id)
  return at !== null && (kind === 'boss' || hp > 0)
}

function strikeOf({ by, hexes, victims }: Blow): Strike {
  const strike = strikeBy(by[0] ?? null, 'enemy', by)
  strike.hexes = hexes
  strike.hits = victims.map(({ figure, bonus }) => hitOn(figure, bonus))
  return strike
}

/** OW-EATK-18, OW-INT-01: the windows of an attack. */
const tell = (t: Tab, strike: Strike, window: string): void => {
  if (isHeard(t, 'attack', window))
    occur(t, { on: 'attack', window, who: strike.hits.map(({ figure }) => figure), by: strike.by, strike })
}

interface Broken {
  readonly pool: Pool
  readonly open: readonly string[]
  readonly lost: ReturnType<typeof weakened>['lost']
}

/** OW-EATK-01, OW-EATK-02: an icon of the attack lies open: one card fewer, however many match. */
function brokenPool(t: Tab, scope: Scope, { might, icons }: Blow): Broken {
  if ('damage' in might) return { pool: {}, open: [], lost: null }
  const uncovered = icons.length === 0 ? [] : openIcons(t.book, t.see, scope)
  const open = uncovered.length === 0 ? NONE : icons.filter((icon) => uncovered.includes(icon))
  return open.length === 0 ? { pool: might.pool, open, lost: null } : { ...weakened(might.pool), open }
}

const NONE: readonly string[] = []

/** OW-EATK-12: without a card to draw there is no damage but what an area adds. */
const isHarmless = ({ might, victims }: Blow, pool: Pool): boolean =>
  ('damage' in might ? might.damage : cardsIn(pool)) === 0 && victims.every(({ bonus }) => bonus === 0)

function announce(t: Tab, blow: Blow, strike: Strike, pool: Pool, broken: Pick<Broken, 'open' | 'lost'>): void {
  const { by, shape, hexes, might } = blow
  const on = strike.hits.map(({ figure }) => figure)
  const printed = 'pool' in might ? might.pool : {}
  t.happen({
    kind: 'enemyAttacked',
    by,
    on,
    shape,
    hexes,
    pool: 'pool' in might ? pool : null,
    rule: rule(broken.open.length > 0 ? 'OW-EATK-02' : 'OW-EATK-03'),
    why: { why: 'pool', printed, open: broken.open, lost: broken.lost, joined: by.slice(1) }
  })
  for (const one of by) t.happen({ kind: 'attackMade', by: one, on, rule: rule('OW-EATK-03') })
}

/** OW-EATK-08: blanks and criticals are ignored, so enemies never miss; nothing drawn is a hit for 0. OW-EATK-12 */
function reveal(t: Tab, strike: Strike, blow: Blow, pool: Pool): void {
  const { might } = blow
  if ('damage' in might) strike.damage = might.damage
  else {
    revealEnemyMight(t, WHO, cardsIn(pool) === 0 ? {} : pool, strike.dice)
    count(t, strike)
  }
  strike.harmless = strike.hits.every((hit) => lossOf(hit, damageTo(strike, blow, hit), defenceAgainst(t, hit)) === 0)
  tell(t, strike, 'after-reveal')
  if (strike.weakened.length > 0 && weakenDrawn(t, WHO, strike)) count(t, strike)
}

function count(t: Tab, strike: Strike): void {
  const table = t.see.might.onTable.filter(({ side }) => side === 'enemy')
  strike.drawn = table.map(({ colour, face, extra }) => ({ colour, face, extra }))
  strike.damage = table.reduce((sum, { face }) => sum + faceValue(face), 0) - ignoredValue(strike)
}

/** What interrupts keep from counting. OW-EATK-18 */
const ignoredValue = (strike: Strike): number =>
  strike.ignored.reduce((sum, place) => sum + faceValue(strike.drawn[place]?.face ?? '0'), 0)

/** OW-EATK-11: one draw for all, each with its own DEFENSE; an area adds for a large one alone. OW-AOE-07 */
function damageTo(strike: Strike, { isChain, might }: Blow, hit: Hit): number {
  const link = strike.hits.indexOf(hit)
  // OW-CHAIN-05: cards are ignored; without a draw there is none to ignore.
  const damage = isChain && link > 0 && 'pool' in might ? chainDamage(strike, link) : strike.damage
  return Math.max(0, damage + hit.bonus)
}

/** OW-EATK-10, OW-EATK-15: divided by DEFENSE and rounded down, all losses together. */
function hurt(t: Tab, scope: Scope, strike: Strike, blow: Blow): void {
  const hits = strike.hits.map((hit) => {
    const [damage, defence] = [damageTo(strike, blow, hit), defenceAgainst(t, hit)]
    hit.hp = lossOf(hit, damage, defence)
    hit.from = dieHit(t, strike, blow, hit)
    return { figure: hit.figure, damage, defence, hp: hit.hp }
  })
  t.happen({ kind: 'damageTotalled', by: strike.by, damage: strike.damage, hits, rule: rule('OW-EATK-10') })
  const losses: Loss[] = strike.hits.map(({ figure, hp, from }) => ({ figure, hp, from }))
  const broken = suffer(t, losses, { cause: 'attack', by: strike.by, rule: rule('OW-EATK-10'), attack: true })
  scope.deed.broken.push(...broken)
  for (const hit of strike.hits) {
    const figure = figureOf(t.see, hit.figure)
    hit.broke = broken.some((one) => one.figure === hit.figure)
    hit.felled = figure.kind !== 'boss' && figure.hp <= 0
  }
}

/** OW-EATK-17, OW-AOE-06: of a boss among the victims the die nearest to the attacker. */
function dieHit(t: Tab, strike: Strike, { isChain }: Blow, hit: Hit): Hit['from'] {
  const victim = figureOf(t.see, hit.figure)
  if (victim.kind !== 'boss') return null
  // OW-CHAIN-09: the location of the hex that was chosen, or the nearest to it.
  const chosen = isChain ? strike.hexes[strike.hits.indexOf(hit)] : undefined
  if (chosen !== undefined && hexesOf(t.book, victim).includes(chosen))
    return dieNearest(t.book, t.see, victim, [chosen])
  const attacker = strike.by === null ? undefined : t.see.figures[strike.by]
  const from = attacker && attacker.id !== victim.id ? hexesOf(t.book, attacker) : strike.hexes
  return dieNearest(t.book, t.see, victim, from)
}

/** OW-EATK-13: even where no HP were lost. OW-BRK-08, OW-KB-18: not where something broke. */
function ride(t: Tab, scope: Scope, strike: Strike, { riders }: Blow): void {
  if (riders.length === 0) return
  const hits = strike.hits.filter(({ broke, figure }) => !broke && !strike.withoutRiders.includes(figure))
  if (hits.length !== 0) applyRiders(t, { ...scope, riding: strike }, riders, hits)
}

/** Victims of an area: a large one takes +1 for each covered hex after the first. OW-AOE-05 */
export const victimsOf = (covered: readonly Covered[]): Blow['victims'] =>
  covered.map(({ figure, hexes }) => ({ figure, bonus: hexes.length - 1 }))
