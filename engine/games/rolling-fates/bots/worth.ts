import type { FatesAbilityRecord } from '../content/parts'
import { costOf } from '../content/costOf'
import { diceIn } from '../dice/cost'
import type { Worthy } from '../dice/plan'
import { isLiving } from '../enemies/enemy'
import type { FatesBook } from '../state/book'
import { sheetOf } from '../state/sheet'
import type { Hero, State } from '../state/state'
import type { Status } from '../statuses'

/** What nobody has looked up yet is taken to be this. */
const GUESSED_DEFENSE = 1
const STATUS_WORTH: { readonly [status in Status]: number } = { poison: 3, stun: 4, weakness: 3, investigate: 0 }
/** Worths are tenths of a point of damage, so that small preferences count. */
const SCALE = 10

/** What each ability of a character is worth now: damage behind Defense, wounds that can be healed, statuses that are new. */
export function worthiesOf(
  book: FatesBook,
  state: State,
  hero: Hero,
  knows: boolean
): (Worthy & { readonly id: string })[] {
  const { abilities, damageOut } = sheetOf(book, state, hero)
  return abilities.map((ability) => {
    const cost = costOf(ability.cost)
    const free = cost.luck === null && diceIn(cost) === 0
    const times = ability.times ?? (free ? 1 : null)
    const left = times === null ? null : Math.max(0, times - (hero.uses[ability.id] ?? 0))
    const worth = left === 0 ? 0 : worthOf(book, state, hero, ability, damageOut, knows)
    return { id: ability.id, cost, worth: Math.min(999, Math.round(worth * SCALE)), times: left === 0 ? null : left }
  })
}

function worthOf(
  book: FatesBook,
  state: State,
  hero: Hero,
  ability: FatesAbilityRecord,
  bonus: number,
  knows: boolean
): number {
  return ability.parts.reduce((sum, part) => sum + partWorth(book, state, hero, part, bonus, knows), 0)
}

function partWorth(
  book: FatesBook,
  state: State,
  hero: Hero,
  part: FatesAbilityRecord['parts'][number],
  bonus: number,
  knows: boolean
): number {
  if (part.heal !== undefined) {
    const wounded = part.self ? [hero] : [...state.heroes]
    const gains = wounded.map((one) => healWorth(book, state, one, part.heal ?? 0)).sort((a, b) => b - a)
    return gains.slice(0, part.targets).reduce((sum, gain) => sum + gain, 0)
  }
  const foes = state.foes.filter(isLiving)
  const hits = part.repeats ? part.targets : Math.min(part.targets, foes.length)
  const damage = part.damage ? part.damage + bonus : 0
  const perFoe = foes.map((foe) => {
    const defense = knows || foe.statuses.includes('investigate') ? foe.defense : GUESSED_DEFENSE
    const dealt = damage > 0 ? Math.max(0, damage * (foe.statuses.includes('weakness') ? 2 : 1) - defense) : 0
    const useful = knows ? Math.min(dealt, foe.life + 1) : dealt
    const fresh = part.statuses.filter(
      (status) => !foe.statuses.includes(status) && !(knows && foe.immune.includes(status))
    )
    return useful + fresh.reduce((sum, status) => sum + STATUS_WORTH[status] * (foe.max > 20 ? 1.5 : 1), 0)
  })
  const best = perFoe.sort((a, b) => b - a)
  if (part.repeats) return (best[0] ?? 0) * hits
  return best.slice(0, hits).reduce((sum, one) => sum + one, 0)
}

/** A point of life is worth more the fewer there are. */
function healWorth(book: FatesBook, state: State, hero: Hero, heal: number): number {
  const most = sheetOf(book, state, hero).life
  const { life } = hero
  if (most === null || life === null) return 0
  const gain = Math.min(heal, most - life)
  return gain * (life * 5 < most * 2 ? 2 : life * 3 < most * 2 ? 1 : 0.5)
}
