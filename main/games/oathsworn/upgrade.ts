// Which cards and dice of a draw take the steps it is empowered by, and what each split comes to. OW-EMP-01, OW-EMP-02
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt } from '../../../engine/kernel/prompt'
import { check, oneOf, shape } from '../../../engine/schema'
import { colours, type Colour, type PerColour } from '../../../engine/games/oathsworn/might'
import { bestEmpowering, oddsWith, type Draw } from '../../../engine/games/oathsworn/odds'
import { worthTold, type AimedDraw } from './aim'

type By = 'cards' | 'dice'
/** One card or die of the draw, and how many steps it takes. */
interface Upgraded {
  readonly id: string
  readonly by: By
  readonly colour: Colour
  readonly steps: number
}
type Laid = { readonly [id: string]: number }
type Table = Pick<Draw, 'piles' | 'faces'>

const share = shape({ colour: oneOf(colours) })
const ID = /^(card|die):\d+$/

/** Is the question which cards are upgraded? */
export const isUpgrade = ({ form, data }: Prompt): boolean =>
  form === 'spread' && typeof data === 'object' && data !== null && 'steps' in data

/** What the split that is meant comes to, and the best one. */
export function upgradeOdds(prompt: Prompt, laid: Laid, table: Table, aim: AimedDraw): Json {
  const meant = upgradedIn(prompt, laid)
  const plain = meant.map((one) => ({ ...one, steps: 0 }))
  const most = prompt.form === 'spread' ? prompt.max : 0
  const best = bestEmpowering(drawOf(plain, table), most, aim.goal, aim.ignores)
  return {
    kind: 'upgrade',
    of: aim.of,
    targets: aim.targets,
    now: worthTold(oddsWith(drawOf(meant, table), aim.ignores), aim),
    best: { amounts: splitOf(plain, best), ...worthTold(best.odds, aim) }
  }
}

function upgradedIn(prompt: Prompt, laid: Laid): readonly Upgraded[] {
  if (prompt.form !== 'spread') return []
  return prompt.options.flatMap(({ id, data, max }) => {
    const [read, by] = [check(share, data), ID.exec(id)?.[1]]
    if (!read.ok || by === undefined) return []
    const steps = Math.max(0, Math.min(max, laid[id] ?? 0))
    return [{ id, by: by === 'card' ? ('cards' as const) : ('dice' as const), colour: read.value.colour, steps }]
  })
}

const strength = (colour: Colour): number => colours.indexOf(colour)

function drawOf(all: readonly Upgraded[], table: Table): Draw {
  const counts = (by: By): PerColour<number> => {
    const found: { [C in Colour]?: number } = {}
    for (const one of all) {
      const colour = colours[strength(one.colour) + one.steps]
      if (one.by === by && colour) found[colour] = (found[colour] ?? 0) + 1
    }
    return found
  }
  return { side: 'oathsworn', cards: counts('cards'), dice: counts('dice'), ...table }
}

/** From how many there will be of each colour to who takes how many steps; as few as can be are touched. */
function splitOf(plain: readonly Upgraded[], best: Pick<Draw, 'cards' | 'dice'>): Laid {
  return { ...splitAmong(plain, 'cards', best.cards), ...splitAmong(plain, 'dice', best.dice ?? {}) }
}

function splitAmong(all: readonly Upgraded[], by: By, wanted: PerColour<number>): Laid {
  const left = { ...wanted }
  const changing = all
    .filter((one) => one.by === by)
    // From behind, so that those in front are upgraded.
    .toReversed()
    .filter(({ colour }) => {
      const stays = (left[colour] ?? 0) > 0
      if (stays) left[colour] = (left[colour] ?? 0) - 1
      return !stays
    })
    .toReversed()
    .toSorted((a, b) => strength(a.colour) - strength(b.colour))
  const made = colours.flatMap((colour) => Array.from({ length: left[colour] ?? 0 }, () => colour))
  return Object.fromEntries(changing.map(({ id, colour }, n) => [id, strength(made[n] ?? colour) - strength(colour)]))
}
