// Where things stand when the encounter begins: on the board, and not inside one another.
import { bodyOf, fits, hexOf, moved, offset, isOnBoard, placed, rotated, turnsOf } from '../../../../hex'
import type { Board, Dir, Hex } from '../../../../hex'
import type { Path } from '../../../../schema'
import { words } from '../../../../messages/words'
import { isSound } from './enemies'
import type { Night } from './encounters'
import { at } from '../../../../packs'

const SEATS = 4

export function checkPlacement({ content, merging, encounter, origin }: Night): void {
  const board = content.boardOf(encounter.battlefield)
  const { problems, warnings } = merging.found
  const taken = new Map<Hex, string>()
  const off = (path: Path, name: string) => problems.push(at(origin, path, words('link.off-board', { name })))

  const occupy = (path: Path, name: string, hexes: readonly Hex[]) => {
    const other = hexes.map((hex) => taken.get(hex)).find((found) => found !== undefined)
    if (other !== undefined) problems.push(at(origin, path, words('link.overlap', { name, other })))
    for (const hex of hexes) taken.set(hex, name)
  }
  encounter.obstacles.forEach(({ obstacle, at: label, facing }, index) => {
    const covered = covers(board, content.obstacle.get(obstacle)?.hexes ?? [], label, facing)
    if (covered && !covered.every((hex) => isOnBoard(board, hex))) off(['obstacles', index, 'at'], obstacle)
    else if (covered) occupy(['obstacles', index, 'at'], obstacle, covered)
  })
  encounter.enemies.forEach(({ enemy, at: label, facing }, index) => {
    const core = hexOf(board, label)
    const known = content.enemy.get(enemy)
    if (core === undefined || !known || !isSound(known)) return
    const body = bodyOf({ hexes: known.footprint, front: known.front })
    if (!fits(board, body, core, facing)) off(['enemies', index, 'at'], enemy)
    else occupy(['enemies', index, 'at'], enemy, placed(body, core, facing))
  })
  const free = encounter.start.filter((label) => !taken.has(hexOf(board, label) ?? (-1 as Hex)))
  if (free.length < SEATS) problems.push(at(origin, ['start'], words('link.start-too-small', { free: free.length })))
  if (encounter.tiles.some(({ at: label }) => taken.has(hexOf(board, label) ?? (-1 as Hex)))) {
    warnings.push(at(origin, ['tiles'], words('link.tile-covered')))
  }
}

function covers(
  board: Board,
  shape: readonly (readonly [number, number])[],
  label: string,
  facing: Dir
): readonly Hex[] | undefined {
  const start = hexOf(board, label)
  if (start === undefined) return undefined
  return shape.map(([q, r]) => moved(start, rotated(offset(q, r), turnsOf(facing))))
}
