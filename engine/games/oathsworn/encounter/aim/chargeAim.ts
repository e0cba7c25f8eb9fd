import { DIRECTIONS, labelOf, type Dir, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import type { AttackEffect } from './effect'
import { whoIsHit } from './told'
import { asked, COMPANY, nameOf, perTable } from '../board/asking'
import { chargePlan, type ChargePlan } from '../movement/chargePlan'
import { numberOf } from '../scope/amount'
import { noteEntered, type Scope } from '../table/scope'
import { travel } from '../movement/travel'
import { layoutOf, standIn } from '../board/layout'
import { hitOn } from '../state/strike'
import type { FigureId, SeatId } from '../state/ids'
import type { Tab } from '../table/tab'
import { boardOf, figureOf, hexesOf } from '../board/figures'
import type { Aim } from './aimed'

interface Who {
  readonly by: FigureId
  readonly seat: SeatId | null
}

/** OW-CHARGE-01..11: straight ahead through everybody; whoever stood there is attacked when it is over. */
export function chargeAim(t: Tab, scope: Scope, { by, seat }: Who, { shape, rotates }: AttackEffect): Aim | null {
  const charger = figureOf(t.see, by)
  if (shape.kind !== 'charge' || charger.at === null || charger.statuses.crippled) return null
  const hexes = numberOf(t.book, t.see, scope, shape.hexes)
  const plans = perTable(t, () => plansFor(t, by, rotates ? DIRECTIONS : [figureOf(t.see, by).facing], hexes))
  if (plans().length === 0) return null
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-CHARGE-01'),
    seat: seat ? asked(seat) : COMPANY,
    title: words('ask.charge', { name: nameOf(t.see, by) }),
    options: plans().map(({ dir, plan }) => ({
      id: `charge:${dir}`,
      label: words('option.charge', {
        direction: words(`direction.${dir}`),
        hex: labelOf(boardOf(t.book, t.see), endOf(plan)) ?? '',
        who: whoIsHit(t.see, plan.struck)
      }),
      at: { hex: endOf(plan) },
      data: { hexes: plan.hexes, figures: plan.struck }
    }))
  }))
  const found = plans().find(({ dir }) => `charge:${dir}` === chosen)
  if (!found) return null
  const { dir, plan } = found
  const at = plan.struck.map((figure) => ({ figure, hexes: struckHexes(t, figure, plan) }))
  run(t, scope, by, dir, plan)
  // OW-CHARGE-07: it attacks once it has stopped; whoever burned on the way does not.
  if (plan.struck.length === 0 || figureOf(t.see, by).at === null) return null
  // OW-CHARGE-11: one attack each, without area bonus.
  return { hits: plan.struck.map((id) => hitOn(id)), hexes: plan.hexes, at, ranged: false, chain: false, landings: [] }
}

/** Plans that lead nowhere are not offered, so there is a last hex. */
const endOf = ({ path }: ChargePlan): Hex => path.at(-1) as Hex

function plansFor(t: Tab, by: FigureId, dirs: readonly Dir[], hexes: number): { dir: Dir; plan: ChargePlan }[] {
  const layout = layoutOf(t.book, t.see)
  return dirs
    .map((dir) => ({ dir, plan: chargePlan(layout, { ...standIn(layout, by), facing: dir }, dir, hexes) }))
    .filter(({ plan }) => plan.path.length > 0)
}

const struckHexes = (t: Tab, id: FigureId, { hexes }: ChargePlan) =>
  hexesOf(t.book, figureOf(t.see, id)).filter((h) => hexes.includes(h))

/** OW-CHARGE-04: who ends on somebody steps aside; fire there triggers. */
function run(t: Tab, scope: Scope, by: FigureId, dir: Dir, plan: ChargePlan): void {
  const { at, facing } = figureOf(t.see, by)
  if (facing !== dir) t.happen({ kind: 'figureTurned', figure: by, facing: dir, rule: rule('OW-CHARGE-01') })
  if (at !== null) noteEntered(scope.deed, by, at, plan.path)
  const whole = travel(t, by, plan.path, 'charge', { by })
  if (whole && plan.aside !== null) travel(t, by, [plan.aside], 'charge', { by })
}
