import type { Dir, Hex } from '../../../../../hex'
import { rule } from '../../../../../kernel/ids'
import { facingAfter } from '../../movement/arrival'
import { landingOf } from '../chain'
import { enemyAttack, type Blow } from '../enemyAttack'
import { travel } from '../../movement/travel'
import { layoutOf, standIn } from '../../board/layout'
import { settle } from '../../movement/settling'
import { isForbidden } from '../../table/modifiers'
import { checkStageAfter } from '../../stageCards/stageDeck'
import { addedTo } from '../../might/pool'
import type { DefId, FigureId } from '../../state/ids'
import type { Strike } from '../../state/strike'
import type { Tab } from '../../table/tab'
import { figureOf, hexesOf } from '../../board/figures'
import { numberOf } from '../../scope/amount'
import { referred } from '../../scope/reference'
import { withRoles, type Scope } from '../../table/scope'
import type { Acting, Ahead } from '../../table/acting'
import { withTarget } from './aiming'
import { poolOf, type StageAttack } from './attackLine'
import { coversOf } from './covers'
import { joiners, nextAttack, type Joiner } from './mob'
import { needsTarget } from '../../stageCards/needs'

/** OW-EATK-16: each repetition is an attack of its own, with its own draw and its own defence. */
export function attack(t: Tab, scope: Scope, acting: Acting, effect: StageAttack): void {
  const self = referred(t.see, scope, 'self')
  const times = numberOf(t.book, t.see, scope, effect.times)
  for (let n = 0; n < times; n++) {
    if (self === null || t.see.figures[self]?.at == null) return
    const number = nextAttack(acting, self)
    if (number === null) continue
    // OW-TGT-11, OW-EATK-16: whoever fell to the one before is not there for the next.
    const ahead: Ahead = { effects: [effect], from: 0, rest: null }
    const aimed = n > 0 && needsTarget(effect) ? withTarget(t, scope, acting, ahead) : scope
    t.in(rule('OW-EATK-01'), () => attackOnce(t, aimed, acting, { figure: self, scope: aimed, effect }, number))
    checkStageAfter(t, scope)
  }
}

function attackOnce(t: Tab, scope: Scope, acting: Acting, own: Joiner, number: number): void {
  const { figure: self, effect } = own
  const covers = isForbidden(t.book, t.see, self, 'attack') ? FORBIDDEN : coversOf(t, scope, effect, self)
  // OW-CHARGE-07: it attacks once it has stopped; whoever burned on the way does not.
  if (t.see.figures[self]?.at == null) return
  const skipped = 'skipped' in covers ? covers.skipped : covers.victims.length === 0 ? 'nobodyThere' : null
  if (skipped !== null || 'skipped' in covers) {
    // OW-STAGE-10: what cannot be done is skipped, the rest is not.
    t.happen({ kind: 'partSkipped', figure: self, part: 'attack', reason: skipped ?? '', rule: rule('OW-STAGE-10') })
    return
  }
  const all = [own, ...joiners(t, scope, acting, own, number)]
  const kinds = oneOfEachKind(t, all)
  const blow: Blow = {
    by: all.map(({ figure }) => figure),
    shape: effect.shape.kind,
    hexes: covers.hexes,
    victims: covers.victims,
    might: mightOf(t, all, effect.might.draw === 'fixed'),
    icons: [...new Set(kinds.flatMap((one) => one.effect.icons))],
    riders: kinds.flatMap((one) => one.effect.riders),
    isChain: effect.shape.kind === 'chain'
  }
  enemyAttack(t, withRoles(scope, { attacker: self }), blow)
  if (effect.shape.kind === 'chain') endChain(t, self, scope.deed.strike, covers.hexes, effect.shape.range === 0)
}

const FORBIDDEN = { skipped: 'forbidden' } as const

/** Those who fight alike strike as one: what a kind does beside its damage is done once. OW-MOB-04 */
const oneOfEachKind = (t: Tab, all: readonly Joiner[]): readonly Joiner[] => {
  const kinds = all.map(({ figure }) => figureOf(t.see, figure).def)
  return all.filter((_, n) => kinds.indexOf(kinds[n] as DefId) === n)
}

/**
 * OW-EATK-03, OW-EATK-04: what the board gives, with cards more or fewer; other cards instead; or no draw at all. Of all
 * who attack together it is added up. OW-MOB-02
 */
function mightOf(t: Tab, all: readonly Joiner[], isFixed: boolean): Blow['might'] {
  if (isFixed) return { damage: all.reduce((sum, one) => sum + Math.max(0, fixedOf(t, one)), 0) }
  const pools = all.map(({ figure, scope, effect }) => poolOf(t, scope, effect, figureOf(t.see, figure)))
  return { pool: pools.reduce((sum, pool) => addedTo(sum, pool)) }
}

const fixedOf = (t: Tab, { scope, effect: { might } }: Joiner): number =>
  might.draw === 'fixed' ? numberOf(t.book, t.see, scope, might.damage) : 0

/**
 * OW-CHAIN-08: a chain ends with its attacker facing the last target, or where that stood when it has fallen. A melee
 * chain puts it there first (OW-CHAIN-06). Called off, it leads nowhere.
 */
function endChain(t: Tab, self: FigureId, strike: Strike | null, links: readonly Hex[], isMelee: boolean): void {
  const last = strike?.hits.at(-1)?.figure
  const attacker = figureOf(t.see, self)
  if (!strike || strike.cancelled || last === undefined || attacker.at === null) return
  const stands = hexesOf(t.book, figureOf(t.see, last))
  const to = stands.length > 0 ? stands : links.slice(strike.hits.length - 1, strike.hits.length)
  // OW-CHAIN-07, OW-STATUS-08: after a ranged chain, or crippled, it stays where it is.
  const landing = isMelee && !attacker.statuses.crippled ? landingOf(t.book, t.see, self, to) : null
  if (landing && landing.core !== attacker.at) travel(t, self, [landing.core], 'chain', { why: landing.why })
  if (figureOf(t.see, self).at === null) return
  const facing = landing?.facing ?? facingFromHere(t, self, to)
  settle(t, self, facing, { why: 'facing', by: 'target', toward: last, wanted: facing })
}

function facingFromHere(t: Tab, self: FigureId, to: readonly Hex[]): Dir {
  const layout = layoutOf(t.book, t.see)
  const stand = standIn(layout, self)
  return facingAfter(layout.board, stand, stand.core, null, to)
}
