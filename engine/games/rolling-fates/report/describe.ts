import { words, type Words, type WordArgs } from '../../../messages/words'
import type { Happened } from '../happenings/happenings'
import type { State } from '../state/state'

/** RF-LOG-05: a line for the log; draws of chance and plans of enemies have none (RF-IVG-04). */
export function describe(after: State, happening: Happened, before: State): Words | null {
  const line = (args?: WordArgs): Words => words(`fates.log.${happening.kind}`, args)
  switch (happening.kind) {
    case 'chanceDrawn':
    case 'actionPlanned':
    case 'flagRaised':
      return null
    case 'messageDealt': {
      const change = after.heroes.reduce((sum, hero, seat) => sum + hero.life - (before.heroes[seat]?.life ?? 0), 0)
      const { to, kind, amount } = happening.message
      return words(`fates.log.${kind}`, { who: to.join(', '), amount, change })
    }
    case 'hitEntered': {
      const { target, damage, statuses, by } = happening.entry
      return line({ target, damage, statuses: statuses.join(', '), by: by ?? '' })
    }
    case 'enemyActed':
      return words(`enemy.${enemyOf(after, happening.foe)}.action.${happening.act}`, {
        enemy: words(`enemy.${enemyOf(after, happening.foe)}.name`),
        targets: happening.targets.join(', ')
      })
    case 'phaseBegan':
      return words(`fates.phase.${happening.phase}`, { round: happening.round })
    case 'encounterBegan':
      return words(`encounter.${happening.node}.name`)
    default:
      return line(plainArgs(happening))
  }
}

const enemyOf = ({ foes }: State, id: string): string => foes.find((foe) => foe.id === id)?.enemy ?? id

/** The fields of a happening that are words or numbers by themselves. */
function plainArgs(happening: Happened): WordArgs {
  const told = Object.entries(happening).filter(([key]) => !['kind', 'rule', 'reveals', 'boundary'].includes(key))
  return Object.fromEntries(told.map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : plain(value)]))
}

const plain = (value: unknown): string | number => (typeof value === 'number' ? value : String(value ?? ''))
