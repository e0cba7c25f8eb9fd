import { atSeats, type BySeats } from '../content/parts'
import { isLiving, type Enemy, type Hook, type HookEffect, type HookWhen } from '../enemies/enemy'
import { enterHit } from '../enemies/hit'
import { affected } from '../enemies/hooks'
import { intent } from '../enemies/intent'
import { upkeep } from '../outcomes/fatePhase'
import { inOrder } from '../statuses'
import type { FatesBook } from '../state/book'
import { sheetOf } from '../state/sheet'
import type { EnemyEffectRecord, FatesEnemyRecord } from '../content/enemy'
import { scriptOf } from '../content/script'
import type { Foe, State } from '../state/state'
import { counting, greatest, lifeLost, withFoe, withHero } from './change'
import type { Of } from './happenings'

/** Numbers that were drawn before, one after the other. */
export function replayed(draws: readonly number[]): (below: number) => number {
  let at = 0
  return () => draws[at++] ?? 0
}

export function enemyAppeared(book: FatesBook, state: State, { enemy, fresh }: Of<'enemyAppeared'>): State {
  return { ...state, foes: [...state.foes, appearing(book, state, enemy, fresh)], appeared: state.appeared + 1 }
}

/** RF-ECB-03: an enemy as it comes to the table. */
export function appearing(book: FatesBook, state: State, enemy: string, fresh: boolean): Foe {
  const record = book.enemy(enemy)
  const life = Math.max(1, atSeats(record.life as BySeats, state.heroes.length))
  return {
    id: `${enemy}-${state.appeared + 1}`,
    enemy,
    life,
    max: life,
    defense: record.defense,
    statuses: [],
    immune: record.immune,
    resist: record.resist,
    hits: 0,
    last: null,
    hooks: hooksOf(record.hooks, life),
    spent: [],
    act: null,
    at: 0,
    lostAction: false,
    fresh,
    next: 0,
    recovers: record.recovers,
    observed: []
  }
}

export const hooksOf = (hooks: FatesEnemyRecord['hooks'], life: number): readonly Hook[] =>
  hooks.map((hook) => hookOf(hook, life))

/** The linker has seen to it that each says exactly one thing. Life is told in percent, since it depends on the seats. */
function hookOf(hook: FatesEnemyRecord['hooks'][number], life: number): Hook {
  const { when } = hook
  const scaled = when.life === undefined ? when : { life: Math.floor((life * when.life) / 100) }
  return { when: scaled as HookWhen, do: hook.do.map(effectOf), once: hook.once }
}
const effectOf = (effect: EnemyEffectRecord): HookEffect => effect as HookEffect

export function actionPlanned(book: FatesBook, state: State, { foe, draws }: Of<'actionPlanned'>): State {
  return withFoe(state, foe, (one) => {
    const facts = intentFacts(state, one)
    const { act, at } = intent(scriptOf(book.enemy(one.enemy)), facts, replayed(draws))
    return { ...one, act, at }
  })
}

export const intentFacts = (state: State, { id, life, max, at }: Foe) => ({
  life,
  max,
  round: Math.max(1, state.round),
  others: state.foes.filter((one) => isLiving(one) && one.id !== id).length,
  at
})

export function hitEntered(state: State, { entry, draws }: Of<'hitEntered'>): State {
  const before = state.foes.find(({ id }) => id === entry.target)
  const { enemies, result } = enterHit(state.foes, entry, replayed(draws))
  // `enterHit` only changes what an enemy has; whatever else a foe has stays.
  let after: State = { ...state, foes: enemies as readonly (Enemy & Foe)[] }
  if (result.immune.length > 0)
    after = withFoe(after, entry.target, (foe) => ({ ...foe, observed: inOrder([...foe.observed, ...result.immune]) }))
  after = counting(after, 'hits')
  after = counting(after, 'damageEntered', entry.damage)
  after = counting(after, 'damageDealt', Math.min(result.dealt, before?.life ?? 0))
  after = greatest(after, 'largestHit', entry.damage)
  for (const status of result.gained) after = counting(after, `inflicted.${status}`)
  return counting(after, 'enemiesDefeated', defeated(state, after))
}

const defeated = (before: State, after: State): number =>
  before.foes.filter(isLiving).length - after.foes.filter(isLiving).length

/** Everybody as upkeep sees them; a life that is not tracked outlasts any poison. */
export const upkeepBodies = (book: FatesBook, state: State) =>
  [
    state.heroes.map((hero) => ({
      ...hero,
      life: hero.life ?? Number.MAX_SAFE_INTEGER,
      poisonLoss: sheetOf(book, state, hero).poisonLoss
    })),
    state.foes.filter(isLiving).map((foe) => ({ ...foe, poisonLoss: book.rules.poisonLoss }))
  ] as const

export function upkeepDone(book: FatesBook, state: State, { attempts }: Of<'upkeepDone'>): State {
  let at = 0
  const done = upkeep(...upkeepBodies(book, state), () => attempts[at++] ?? false)
  let after = state
  for (const { id, life, statuses, rolls } of done.characters)
    after = withHero(after, id, (hero) => ({
      ...hero,
      life: hero.life === null ? null : life,
      statuses,
      // A table that says nobody has fallen goes on, and then only the stunned sit out.
      idle: done.over === null ? !rolls : hero.statuses.includes('stun'),
      luck: null,
      dice: [],
      uses: {}
    }))
  for (const { id, life, statuses } of done.enemies)
    after = withFoe(after, id, (foe) => ({
      ...foe,
      life,
      statuses,
      lostAction: foe.lostAction && statuses.includes('stun')
    }))
  after = counting(after, 'poisonLost', lifeLost(state, after))
  after = counting(after, 'recoveriesTried', attempts.length)
  after = counting(after, 'recoveriesMade', attempts.filter((gone) => gone).length)
  return counting(after, 'enemiesDefeated', defeated(state, after))
}

export const enemyAffected = (state: State, { foe, effects }: Of<'enemyAffected'>): State => ({
  ...state,
  foes: effects.reduce<readonly Foe[]>(
    (foes, effect) => foes.map((one) => affected(one, foe, effectOf(effect))),
    state.foes
  )
})
