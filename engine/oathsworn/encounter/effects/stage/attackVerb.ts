import type { Hex } from '../../../../kernel/hex'
import { rule } from '../../../../kernel/ids'
import { ofEach } from '../../../../kernel/lists'
import type { Script } from '../../../../kernel/script'
import { landingOf } from '../../chain'
import { enemyAttack, type Blow } from '../../enemyAttack'
import { travel } from '../../entering'
import { settle } from '../../settling'
import { isForbidden } from '../../modifiers'
import { addedTo } from '../../pool'
import type { DefId, FigureId } from '../../state/ids'
import type { Strike } from '../../strike'
import type { Tab } from '../../tab'
import { figureOf, hexesOf } from '../../world'
import { numberOf } from '../shared/amount'
import { referred } from '../shared/reference'
import { withRoles, type Scope } from '../shared/scope'
import type { Acting, Ahead } from './acting'
import { withTarget } from './aiming'
import { poolOf, type AttackEffect } from './attackLine'
import { coversOf } from './covers'
import { joiners, nextAttack, type Joiner } from './mob'
import { needsTarget } from './needs'

/** OW-EATK-16: each repetition is an attack of its own, with its own draw and its own defence. */
export function* attack(t: Tab, scope: Scope, acting: Acting, effect: AttackEffect): Script {
  const self = referred(t.see, scope, 'self')
  const times = numberOf(t.book, t.see, scope, effect.times)
  for (let n = 0; n < times; n++) {
    if (self === null || t.see.figures[self]?.at == null) return
    const number = nextAttack(acting, self)
    if (number === null) continue
    // OW-TGT-11, OW-EATK-16: whoever fell to the one before is not there for the next.
    const ahead: Ahead = { effects: [effect], from: 0, rest: null }
    const aimed = n > 0 && needsTarget(effect) ? yield* withTarget(t, scope, acting, ahead) : scope
    yield* attackOnce(t, aimed, acting, { figure: self, scope: aimed, effect }, number)
  }
}

function* attackOnce(t: Tab, scope: Scope, acting: Acting, own: Joiner, number: number): Script {
  const { figure: self, effect } = own
  const covers = isForbidden(t.book, t.see, self, 'attack') ? FORBIDDEN : yield* coversOf(t, scope, effect, self)
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
    icons: [...new Set(ofEach(kinds, (one) => one.effect.icons))],
    riders: ofEach(kinds, (one) => one.effect.riders),
    isChain: effect.shape.kind === 'chain'
  }
  yield* enemyAttack(t, withRoles(scope, { attacker: self }), blow)
  // OW-CHAIN-07: a ranged chain leaves its attacker where it is.
  if (effect.shape.kind === 'chain' && effect.shape.range === 0)
    yield* followChain(t, self, scope.deed.strike, covers.hexes)
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
 * OW-CHAIN-06, OW-CHAIN-08: a melee chain ends with the attacker beside the last target, facing it; beside where it
 * stood, when it has fallen. Called off, it leads nowhere.
 */
function* followChain(t: Tab, self: FigureId, strike: Strike | null, links: readonly Hex[]): Script {
  const last = strike?.hits.at(-1)?.figure
  const attacker = figureOf(t.see, self)
  // OW-STATUS-08: the crippled stay where they are.
  if (!strike || strike.cancelled || last === undefined || attacker.at === null || attacker.statuses.crippled) return
  const stands = hexesOf(t.book, figureOf(t.see, last))
  const landing = landingOf(
    t.book,
    t.see,
    self,
    stands.length > 0 ? stands : links.slice(strike.hits.length - 1, strike.hits.length)
  )
  if (!landing) return
  const { core, facing, why } = landing
  if (core !== attacker.at) yield* travel(t, self, [core], 'chain', { why })
  if (figureOf(t.see, self).at === null) return
  yield* settle(t, self, facing, { why: 'facing', by: 'target', toward: last, wanted: facing })
}
