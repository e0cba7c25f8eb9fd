// Finding things of a scene on the table.
import { gridOf, middleOfSpots, placed, type Dir, type Hex, type TableSpot } from './hexes'
import type { SceneFigure, Monster, MonsterPart, SceneZone, ScenePlace, BoardScene } from './scene'

export const figureOf = (scene: BoardScene, id: string): SceneFigure | undefined =>
  scene.figures.find((f) => f.id === id)
export const monsterOf = (scene: BoardScene, id: string): Monster | undefined => scene.monsters.find((m) => m.id === id)

export const partOf = (scene: BoardScene, id: string, part: string): MonsterPart | undefined =>
  monsterOf(scene, id)?.parts.find((p) => p.id === part)

export const zoneOn = ({ board: { zones = [] } }: BoardScene, hex: Hex): SceneZone | undefined =>
  zones.find(({ hexes }) => hexes.includes(hex))

export const hexesOfPart = (monster: Monster, part: MonsterPart): Hex[] =>
  part.hexes.map((by) => placed(monster.hex, by, monster.facing))

export const hexesOfMonster = (monster: Monster): Hex[] => [
  ...new Set(monster.parts.flatMap((part) => hexesOfPart(monster, part)))
]

/** The hexes a piece would cover somewhere else. */
export function footprintOf(scene: BoardScene, id: string, hex: Hex, facing: Dir | null): Hex[] {
  const monster = monsterOf(scene, id)
  return monster ? hexesOfMonster({ ...monster, hex, facing: facing ?? monster.facing }) : [hex]
}

/** All hexes of a place. */
export function hexesOfPlace(scene: BoardScene, place: ScenePlace): Hex[] {
  switch (place.kind) {
    case 'hex':
      return [place.hex]
    case 'zone':
      return [...((scene.board.zones ?? []).find(({ id }) => id === place.id)?.hexes ?? [])]
    case 'figure': {
      const figure = figureOf(scene, place.id)
      const monster = monsterOf(scene, place.id)
      return figure ? [figure.hex] : monster ? hexesOfMonster(monster) : []
    }
    case 'part': {
      const monster = monsterOf(scene, place.id)
      const part = partOf(scene, place.id, place.part)
      return monster && part ? hexesOfPart(monster, part) : []
    }
  }
}

export function spotOfPlace(scene: BoardScene, place: ScenePlace): TableSpot | null {
  const hexes = hexesOfPlace(scene, place)
  return hexes.length > 0 ? middleOfSpots(hexes.map(gridOf(scene.board).spotOf)) : null
}

/** What stands on a hex: the topmost thing a person would mean by pointing there. */
export function placeOn(scene: BoardScene, hex: Hex): ScenePlace {
  const figure = scene.figures.find((f) => f.hex === hex)
  if (figure) return { kind: 'figure', id: figure.id }
  for (const monster of scene.monsters) {
    const part = monster.parts.find((p) => hexesOfPart(monster, p).includes(hex))
    if (part) return { kind: 'part', id: monster.id, part: part.id }
  }
  return groundOn(scene, hex)
}

/** The place a bare hex belongs to. */
export function groundOn(scene: BoardScene, hex: Hex): ScenePlace {
  const zone = zoneOn(scene, hex)
  return zone ? { kind: 'zone', id: zone.id } : { kind: 'hex', hex }
}

/** What people call where a place lies: a zone by its name, all else by its hexes. */
export function whereOf(scene: BoardScene, place: ScenePlace): string {
  const hexes = hexesOfPlace(scene, place)
  const named = place.kind === 'zone' ? hexes.slice(0, 1) : hexes
  return [...new Set(named.map((hex) => nameOn(scene, hex)))].join(' ')
}

export const nameOn = (scene: BoardScene, hex: Hex): string => zoneOn(scene, hex)?.name ?? labelOn(scene, hex)

export const labelOn = (scene: BoardScene, hex: Hex): string => scene.board.labels[scene.board.hexes.indexOf(hex)] ?? ''
