// A monster its owner told → the encounter, board, special rules and enemy the rules know.
import type { Json } from '../../../../kernel/ids'
import type { Kind } from '../kinds'
import type { Made } from '../../../../packs'
import type { MonsterRecord, MonsterStage, StageCardRecord, StageEnd } from '../records'
import { allHexes } from './standard'
import { unturnedId } from './unturned'

/** What of a told stage card counts here. */
type Told = Pick<StageCardRecord, 'id' | 'stage'>

/** `told` are the stage cards of this encounter that its owner has told; the rest of the deck shows only its backs. */
export function expandMonster(monster: MonsterRecord, told: readonly Told[]): Omit<Made, 'of'> {
  const { id } = monster
  const unturned = unturnedOf(monster, told)
  const encounter = {
    id,
    chapter: monster.chapter,
    battlefield: 'standard',
    start: allHexes,
    enemies: [{ enemy: id, at: monster.at, facing: monster.facing }],
    board: id,
    rules: id,
    monster: id,
    stageCards: [...told, ...unturned].map((card) => card.id)
  }
  const locations = monster.locations.map(({ id: location, hexes, hp }) => ({ id: location, hexes, hp }))
  const enemy = { id, role: 'boss', footprint: monster.hexes, front: monster.front }
  const made = (kind: Kind, record: object) => ({ kind, record: record as Json })
  return {
    records: [
      made('encounter', encounter),
      made('board', { id, bosses: [{ enemy: id, locations }] }),
      made('rules', { id, stages: stagesOf(monster) }),
      made('enemy', enemy),
      ...unturned.map((card) => made('stage-card', card))
    ],
    words: wordsOf(monster)
  }
}

/** OW-ENC-04: so many of each stage that nobody has told yet. */
function unturnedOf({ id, deck }: MonsterRecord, told: readonly Told[]) {
  return ([1, 2, 3] as const).flatMap((stage) => {
    const known = told.filter((card) => card.stage === stage).length
    const count = Math.max(0, (deck[stage - 1] ?? 0) - known)
    return Array.from({ length: count }, (_, n) => ({
      id: unturnedId(id, stage, n + 1),
      stage,
      effects: 'table'
    }))
  })
}

/** All three: one that was not told has the numbers of the one before until it is. */
function stagesOf({ id, stages }: MonsterRecord): readonly object[] {
  let numbers: Pick<MonsterStage, 'defence' | 'might'> = { defence: 0, might: {} }
  return [0, 1, 2].map((n) => {
    const { defence, might = {}, ends = null } = stages[n] ?? {}
    if (defence !== undefined) numbers = { defence, might }
    const isLast = n === 2
    const untold = [...(defence === undefined ? ['numbers'] : []), ...(ends === null && !isLast ? ['end'] : [])]
    return { enemies: { [id]: numbers }, until: isLast || ends === null ? null : untilOf(ends), untold }
  })
}

/** OW-BRK-02: as the special rules board has it. */
export function untilOf(end: StageEnd): Json {
  switch (end.when) {
    case 'broken':
      return { test: 'number', of: { count: 'broken' }, is: 'at-least', than: end.count }
    case 'location':
      return { test: 'broken', location: end.location }
  }
}

function wordsOf({ id, name, locations }: MonsterRecord): Made['words'] {
  return {
    [`encounter.${id}.name`]: name,
    [`enemy.${id}.name`]: name,
    [`board.${id}.name`]: name,
    [`rules.${id}.name`]: name,
    ...Object.fromEntries(locations.map((one) => [`enemy.${id}.location.${one.id}`, one.name]))
  }
}
