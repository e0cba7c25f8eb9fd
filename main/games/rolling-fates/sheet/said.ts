// Sentences that stand on paper and in text alike.
import type {
  AbilitySheet,
  DeedsSheet,
  FatesCardSheet,
  FatesSheetModel,
  FightSheet
} from '../../../../engine/games/rolling-fates/sheet/model'
import type { Status } from '../../../../engine/games/rolling-fates/statuses'
import { label, word } from './words'

export const titleOf = ({ party, adventure }: FatesSheetModel): string =>
  label('title', { party, adventure: adventure.name })

export const resultWord = (result: FatesSheetModel['result']): string => word(`run.${result ?? 'open'}`)

/** Where the party is, or where it ended. */
export const placeOf = ({ area, encounter, round, result }: FatesSheetModel): string =>
  result === 'won'
    ? label('place.through', { of: area.of })
    : label('place', { area: area.name, number: area.number, of: area.of, encounter, round })

export const statusNames = (statuses: readonly Status[]): string =>
  statuses.map((status) => word(`status.${status}`)).join(', ')

export const lifeOf = ({ life, most }: { readonly life: number | null; readonly most: number | null }): string =>
  life === null ? label('onTable') : most === null ? String(life) : label('ofMost', { life, most })

export const room = ({ treasures, inventory }: FatesSheetModel['characters'][number]): string =>
  inventory === null ? String(treasures.length) : label('ofMost', { life: treasures.length, most: inventory })

/** What a card is good for, in a line: what it changes, and what can be done with it. */
export const cardLines = ({ abilities, changes }: FatesCardSheet): readonly string[] => [
  ...abilities.map(abilityLine),
  ...changes
]
const abilityLine = ({ cost, does }: AbilitySheet): string => label('ability', { cost: costText(cost), does })

/** The dice of a cost as text: the Luck die first, then faces, any die, and groups of equal dice. */
export const costText = (cost: string): string => (cost === '0' ? word('cost.free') : cost)

export const fightLine = ({ outcome, rounds }: FightSheet): string =>
  label('fight', { outcome: label(`outcome.${outcome}`), rounds })

export const usesOf = ({ uses }: DeedsSheet): string =>
  uses.map(({ name, times }) => (times > 1 ? label('uses', { name, times }) : name)).join(', ')

/** Hits nobody claimed are told apart from everybody's own. */
export const othersLine = ({ others }: FightSheet): string =>
  others.hits === 0 ? '' : label('others', { hits: others.hits, damage: others.damage })

export const enemyLine = ({ name, hits, damage, fell }: FightSheet['enemies'][number]): string =>
  label(fell === null ? 'enemy.stood' : 'enemy.fell', { name, hits, damage, round: fell ?? 0 })

export const roundLine = ({ round, hits, damage, lost }: FightSheet['perRound'][number]): string =>
  label('round', { round, hits, damage, lost })

/** Columns of what everybody did, for tables of every kind. */
export const DEEDS = ['hits', 'damage', 'largest', 'attacked', 'lost', 'healed'] as const
export const deedHeads = (): readonly string[] => ['', ...DEEDS.map((key) => label(`deed.${key}`))]
