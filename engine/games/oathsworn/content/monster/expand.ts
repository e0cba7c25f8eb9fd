// A monster its owner told → the encounter, board, special rules and enemy the rules know.
import type { Json } from '../../../../kernel/ids'
import type { Kind } from '../kinds'
import type { Made } from '../../../../packs'
import type { MonsterPiece, MonsterRecord, MonsterStage, StageCardRecord, StageEnd } from '../records'
import { boxesOf, enemiesOf, numbersIn, untoldOf } from './minions'
import { minionId, nameOf } from './names'
import { linesOf, rulesOf, setUpOf } from './specialRules'
import { allHexes } from './standard'
import { unturnedId } from './unturned'

/** What of a told stage card counts here. */
type Told = Pick<StageCardRecord, 'id' | 'stage'>

/** `told` are the stage cards of this encounter that its owner has told; the rest of the deck shows only its backs. */
export function expandMonster(monster: MonsterRecord, told: readonly Told[]): Omit<Made, 'of'> {
  const { id } = monster
  const unturned = unturnedOf(monster, told)
  const made = (kind: Kind, record: object) => ({ kind, record: record as Json })
  return {
    records: [
      made('encounter', { ...encounterOf(monster), stageCards: [...told, ...unturned].map((card) => card.id) }),
      made('board', { id, bosses: [{ enemy: id, locations: locationsOf(monster) }] }),
      made('rules', {
        id,
        stages: stagesOf(monster),
        rules: rulesOf(monster),
        minions: boxesOf(monster),
        minionsReact: monster.minionsReact
      }),
      made('enemy', { id, role: 'boss', footprint: monster.hexes, front: monster.front }),
      ...enemiesOf(monster).map((enemy) => made('enemy', enemy)),
      ...unturned.map((card) => made('stage-card', card))
    ],
    words: wordsOf(monster)
  }
}

/** OW-ENC-12: how everything is laid. */
function encounterOf(monster: MonsterRecord): object {
  const { id, at, facing, pieces, start, chapter, ambush } = monster
  const laid = (put: MonsterPiece['put']) => pieces.filter((one) => one.put === put)
  const placed = laid('minion').map((one) => ({ enemy: minionId(id, one.of), at: one.at, facing: one.facing }))
  return {
    id,
    chapter,
    battlefield: 'standard',
    start: start.length === 0 ? allHexes : start,
    enemies: [{ enemy: id, at, facing }, ...placed],
    obstacles: laid('obstacle').map((one) => ({ obstacle: one.of, at: one.at, facing: one.facing })),
    tiles: laid('tile').map((one) => ({ tile: one.of, at: one.at, facing: one.facing })),
    setup: setUpOf(monster),
    ambush,
    board: id,
    rules: id,
    monster: id
  }
}

/** OW-EATK-01: an icon is known by what people call it. */
const locationsOf = ({ locations }: MonsterRecord): readonly object[] =>
  locations.map(({ id, hexes, hp, icons }) => ({ id, hexes, hp, icons: [...new Set(icons.map(nameOf))] }))

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
function stagesOf(monster: MonsterRecord): readonly object[] {
  const { id, stages } = monster
  let numbers: Pick<MonsterStage, 'defence' | 'might'> = { defence: 0, might: {} }
  return [0, 1, 2].map((n) => {
    const { defence, might = {}, ends = null } = stages[n] ?? {}
    if (defence !== undefined) numbers = { defence, might }
    const isLast = n === 2
    const untold = [...(defence === undefined ? ['numbers'] : []), ...(ends === null && !isLast ? ['end'] : [])]
    return {
      enemies: { [id]: numbers, ...numbersIn(monster, n) },
      until: isLast || ends === null ? null : untilOf(ends),
      untold,
      untoldMinions: untoldOf(monster)
    }
  })
}

/** OW-BRK-02: as the special rules board has it. */
export function untilOf(end: StageEnd): Json {
  switch (end.when) {
    case 'broken':
      return { test: 'number', of: { count: 'broken' }, is: 'at-least', than: end.count }
    case 'location':
      return { test: 'broken', location: end.location }
    case 'round':
      return { test: 'number', of: { count: 'round' }, is: 'at-least', than: end.round }
    case 'minions':
      return { test: 'not', of: { test: 'exists', who: { kinds: ['minion'] } } }
    case 'flag':
      return { test: 'flag', flag: end.flag }
  }
}

function wordsOf(monster: MonsterRecord): Made['words'] {
  const { id, name, locations, minions } = monster
  return {
    [`encounter.${id}.name`]: name,
    [`enemy.${id}.name`]: name,
    [`board.${id}.name`]: name,
    [`rules.${id}.name`]: name,
    ...Object.fromEntries(locations.map((one) => [`enemy.${id}.location.${one.id}`, one.name])),
    ...Object.fromEntries(minions.map((one) => [`enemy.${minionId(id, one.id)}.name`, one.name])),
    ...Object.fromEntries(locations.flatMap(({ icons }) => icons.map((icon) => [`icon.${nameOf(icon)}`, icon]))),
    ...linesOf(monster)
  }
}
