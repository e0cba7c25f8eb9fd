// What characters did and suffered, added up from what happened: for a fight, and for the whole adventure.
import type { FatesHappened } from '../happenings/happenings'
import { nameOfHero, nameOfUsed } from '../state/lookup'
import type { Hero, State } from '../state/state'
import { inOrder, type Status } from '../statuses'
import type { DeedsSheet } from './model'
import type { FatesTell } from './tell'

/** Something that happened, and the table before and after it. */
export interface FatesStep {
  readonly before: State
  readonly happening: FatesHappened
  readonly state: State
}

interface Deeds {
  readonly uses: Map<string, number>
  hits: number
  damage: number
  largest: number
  attacked: number
  lost: number
  healed: number
  readonly suffered: Set<Status>
}

/** What turns life dials. A correction puts one right, and a card that goes away lowers the greatest life. */
export const turnsDials = ({ kind }: FatesHappened): boolean => kind === 'messageDealt' || kind === 'upkeepDone'

export function deedsOf(tell: FatesTell, steps: readonly FatesStep[], table: State): readonly DeedsSheet[] {
  const all = new Map(table.heroes.map(({ id }) => [id, noDeeds()]))
  for (const step of steps) {
    addDeed(all, step.happening)
    if (!turnsDials(step.happening)) continue
    for (const [id, deeds] of all) addChange(deeds, heroIn(step.before, id), heroIn(step.state, id))
  }
  return table.heroes.map((hero) => deedsSheet(tell, table, hero, all.get(hero.id) ?? noDeeds()))
}

const noDeeds = (): Deeds => ({ uses: new Map(), hits: 0, damage: 0, largest: 0, attacked: 0, lost: 0, healed: 0, suffered: new Set() }) // prettier-ignore
const heroIn = ({ heroes }: State, id: string): Hero | undefined => heroes.find((one) => one.id === id)

function addDeed(all: ReadonlyMap<string, Deeds>, happening: FatesHappened): void {
  if (happening.kind === 'abilityUsed') {
    const uses = all.get(happening.hero)?.uses
    uses?.set(happening.ability, (uses.get(happening.ability) ?? 0) + 1)
  } else if (happening.kind === 'hitEntered') {
    const { by, damage } = happening.entry
    const deeds = by === null ? undefined : all.get(by)
    if (!deeds) return
    deeds.hits++
    deeds.damage += damage
    deeds.largest = Math.max(deeds.largest, damage)
  } else if (happening.kind === 'enemyActed')
    for (const id of happening.targets) {
      const deeds = all.get(id)
      if (deeds) deeds.attacked++
    }
}

function addChange(deeds: Deeds, before: Hero | undefined, after: Hero | undefined): void {
  if (!before || !after) return
  for (const status of after.statuses) if (!before.statuses.includes(status)) deeds.suffered.add(status)
  if (before.life === null || after.life === null) return
  deeds.lost += Math.max(0, before.life - after.life)
  deeds.healed += Math.max(0, after.life - before.life)
}

function deedsSheet(tell: FatesTell, table: State, hero: Hero, deeds: Deeds): DeedsSheet {
  const { hits, damage, largest, attacked, lost, healed, uses, suffered } = deeds
  const isTracked = hero.life !== null
  return {
    name: tell(nameOfHero(table, hero.id)),
    uses: [...uses].map(([id, times]) => ({ name: tell(nameOfUsed(table, id)), times })),
    ...{ hits, damage, largest, attacked },
    lost: isTracked ? lost : null,
    healed: isTracked ? healed : null,
    suffered: inOrder([...suffered])
  }
}
