// A fight in numbers: who did what, round by round, and which enemies fell.
import { isLiving } from '../enemies/enemy'
import { nameOfFoe } from '../state/lookup'
import type { State } from '../state/state'
import type { FightSheet } from './model'
import { deedsOf, turnsDials, type FatesStep } from './tally'
import type { FatesTell } from './tell'

/** Null for an encounter in which no round was fought. */
export function fightSheet(tell: FatesTell, steps: readonly FatesStep[], hasEnded: boolean): FightSheet | null {
  const fought = steps.filter(({ before, state }) => isFight(before) || isFight(state))
  const last = fought.findLast(({ state }) => state.foes.length > 0)?.state
  if (!last) return null
  const hits = fought.flatMap(hitIn)
  const unnamed = hits.filter(({ by }) => by === null)
  return {
    outcome: outcomeOf(steps, hasEnded),
    rounds: Math.max(...fought.map(({ state }) => state.round)),
    characters: [...deedsOf(tell, fought, last)],
    others: { hits: unnamed.length, damage: sum(unnamed.map(({ damage }) => damage)) },
    enemies: enemiesOf(tell, fought, last),
    perRound: roundsOf(fought)
  }
}

const isFight = ({ foes }: State): boolean => foes.length > 0
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const hitIn = ({ happening, before }: FatesStep) =>
  happening.kind === 'hitEntered' ? [{ ...happening.entry, round: before.round }] : []

function outcomeOf(steps: readonly FatesStep[], hasEnded: boolean): FightSheet['outcome'] {
  if (steps.some(({ happening }) => happening.kind === 'combatWon')) return 'won'
  const over = steps.at(-1)?.state.over
  return over === 'lost' ? 'lost' : hasEnded || over ? 'left' : 'open'
}

function enemiesOf(tell: FatesTell, fought: readonly FatesStep[], last: State): FightSheet['enemies'] {
  const hits = fought.flatMap(hitIn)
  return last.foes.map((foe) => {
    const taken = hits.filter(({ target }) => target === foe.id)
    return {
      name: tell(nameOfFoe(last, foe.id)),
      hits: taken.length,
      damage: sum(taken.map(({ damage }) => damage)),
      fell: isLiving(foe) ? null : (fellIn(fought, foe.id) ?? last.round)
    }
  })
}

/** The last round in which it went down: a table may have set it up again. */
const fellIn = (fought: readonly FatesStep[], id: string): number | undefined =>
  fought.findLast(({ before, state }) => livesIn(before, id) && !livesIn(state, id))?.before.round

const livesIn = ({ foes }: State, id: string): boolean => foes.some((foe) => foe.id === id && isLiving(foe))

function roundsOf(fought: readonly FatesStep[]): FightSheet['perRound'] {
  const rounds = [...new Set(fought.map(({ before }) => before.round))].sort((a, b) => a - b)
  return rounds
    .map((round) => {
      const steps = fought.filter(({ before }) => before.round === round)
      const hits = steps.flatMap(hitIn)
      return { round, hits: hits.length, damage: sum(hits.map(({ damage }) => damage)), lost: sum(steps.map(lostIn)) }
    })
    .filter(({ round, hits, lost }) => round > 0 || hits + lost > 0)
}

function lostIn({ before, state, happening }: FatesStep): number {
  if (!turnsDials(happening)) return 0
  return sum(before.heroes.map(({ life }, seat) => Math.max(0, (life ?? 0) - (state.heroes[seat]?.life ?? 0))))
}
