// A body and the dice on it must fit together.
import { words } from '../../../../messages/words'
import type { Content } from '../pack'
import type { EnemyRecord } from '../records'
import { at, type Merging } from '../../../../packs'

type Pair = readonly [number, number]
const same = (one: Pair) => (other: Pair) => one[0] === other[0] && one[1] === other[1]

/** Whether a body has a core and a front: only then can it be put on a board. */
export const isSound = ({ footprint, front }: EnemyRecord): boolean =>
  footprint.some(same([0, 0])) && footprint.some(same(front))

export function checkEnemies(content: Content, merging: Merging): void {
  const { problems } = merging.found
  for (const { record, origin } of merging.records.get('enemy')?.values() ?? []) {
    const enemy = content.enemy.get(record.id)
    if (!enemy) continue
    if (!enemy.footprint.some(same([0, 0]))) problems.push(at(origin, ['footprint'], words('link.no-core')))
    if (!enemy.footprint.some(same(enemy.front))) problems.push(at(origin, ['front'], words('link.front-outside')))
  }
  for (const { record, origin } of merging.records.get('board')?.values() ?? []) {
    content.board.get(record.id)?.bosses.forEach((boss, bossAt) => {
      const body = content.enemy.get(boss.enemy)?.footprint ?? []
      boss.locations.forEach((location, locationAt) => {
        if (location.hexes.every((hex) => body.some(same(hex)))) return
        const path = ['bosses', bossAt, 'locations', locationAt, 'hexes']
        problems.push(at(origin, path, words('link.location-outside', { location: location.id })))
      })
    })
  }
}
