import { describe, expect, it } from 'vitest'
import { EMPTY_SCENE } from '../../../../renderer/board/state'
import { offset } from '../../../../engine/hex/hex'
import { isBroken, MONSTER_BUILDS, OBSTACLES, type Monster, type MonsterPart } from '../../../../renderer/board/scene'
import { buildOf, hasHead, hideOf, roleOf } from '../../../../renderer/board/sculpt/monsters/guess'
import { boardSolid, extentOf } from '../../../../renderer/board/sculpt/board'
import {
  baseCorners,
  monsterSolid,
  spotsOfPart,
  type PartLook
} from '../../../../renderer/board/sculpt/monsters/monster'
import { emptySolid, facetsOf, type Solid } from '../../../../renderer/board/sculpt/sculpt'
import { standeeSolid } from '../../../../renderer/board/sculpt/standee'
import { terrainSolid } from '../../../../renderer/board/sculpt/terrain'
import { PALETTES } from '../../../../renderer/board/theme'
import { at, BOARD, monster } from '../../../../renderer/gallery/battlefieldScenes'

const look = (part: MonsterPart): PartLook => ({ slump: isBroken(part) ? 1 : 0, flash: 0, isLit: false })

function isSound(solid: Solid): void {
  expect(facetsOf(solid)).toBeGreaterThan(0)
  expect(solid.normals).toHaveLength(solid.positions.length)
  expect(solid.colours).toHaveLength(solid.positions.length)
  expect(solid.glows).toHaveLength(solid.positions.length / 3)
  expect([...solid.positions, ...solid.normals, ...solid.colours].every(Number.isFinite)).toBe(true)
}

const heightOver = ({ positions }: Solid, x: number, z: number, within: number): number => {
  let high = 0
  for (let k = 0; k < positions.length; k += 3) {
    const near = Math.hypot((positions[k] ?? 0) - x, (positions[k + 2] ?? 0) - z) < within
    if (near) high = Math.max(high, positions[k + 1] ?? 0)
  }
  return high
}

describe('models', () => {
  it('the board is sound and its tiles are level with the table top', () => {
    const solid = boardSolid(extentOf(BOARD))
    isSound(solid)
    expect(heightOver(solid, 0, 0, 0.9)).toBe(0)
  })

  it('every kind of obstacle stands up from its hex', () => {
    for (const kind of OBSTACLES) {
      const solid = terrainSolid(
        { ...EMPTY_SCENE, obstacles: [{ id: kind, kind, hexes: [at('I5')] }], tiles: [] },
        PALETTES.dark
      )
      isSound(solid)
      expect(heightOver(solid, 0, 0, 1.2), kind).toBeGreaterThan(0.4)
    }
  })

  it('flames shine by themselves, water lies flat', () => {
    const fire = terrainSolid(
      { ...EMPTY_SCENE, obstacles: [], tiles: [{ id: 'f', kind: 'fire', hexes: [at('I5')] }] },
      PALETTES.dark
    )
    expect(Math.max(...fire.glows)).toBeGreaterThan(0.5)
    const water = terrainSolid(
      { ...EMPTY_SCENE, obstacles: [], tiles: [{ id: 'w', kind: 'water', hexes: [at('I5')] }] },
      PALETTES.dark
    )
    expect(heightOver(water, 0, 0, 1)).toBeLessThan(0.05)
  })

  it('every build of monster covers every one of its hexes with its own part', () => {
    for (const build of MONSTER_BUILDS) {
      const whole = monster(build, at('I5'), 'N')
      const solid = monsterSolid(whole, look)
      isSound(solid)
      for (const part of whole.parts) {
        for (const { x, z } of spotsOfPart(part))
          expect(heightOver(solid, x, z, 0.8), `${build} ${part.id}`).toBeGreaterThan(0.12)
      }
    }
  })

  it('a monster of which only the hexes are known has a body, and always the same', () => {
    const slots = [[offset(0, -1)], [offset(0, 0), offset(0, 1)], [offset(-1, 0)], [offset(1, 0)], [offset(0, 2)]].map(
      (hexes, k): MonsterPart => ({ id: `slot-${k}`, name: `Slot ${k}`, hexes, dice: [6], fullHp: 6 })
    )
    const bare: Monster = { id: 'thing', name: 'Thing', hex: at('I5'), facing: 'N', front: offset(0, -1), parts: slots }
    expect(slots.map((slot) => roleOf(bare, slot))).toEqual(['head', 'body', 'flank', 'flank', 'rear'])
    expect(hasHead({ ...bare, parts: slots.slice(1) })).toBe(false)
    isSound(monsterSolid(bare, look))
    const headless = monsterSolid({ ...bare, parts: slots.slice(1, 2) }, look)
    expect(heightOver(headless, 0, -1, 0.6)).toBeGreaterThan(0.9)
    expect(buildOf(bare)).toBe(buildOf({ ...bare, name: 'Other' }))
    expect(hideOf({ ...bare, hide: '#123456' })).toBe('#123456')
  })

  it('wounds glow: more of them the worse it is, none in what is broken', () => {
    const glowing = (dice: readonly number[]): number =>
      monsterSolid(monster('beast', at('I5'), 'N', { core: dice }), look).glows.filter((g) => g > 0.5).length
    expect(glowing([3])).toBeGreaterThan(glowing([6]))
    expect(glowing([1])).toBeGreaterThan(glowing([3]))
    expect(glowing([])).toBe(glowing([6]))
  })

  it('a broken part is lower and darker', () => {
    const head = (dice: readonly number[]): Solid => monsterSolid(monster('hulk', at('I5'), 'N', { head: dice }), look)
    const [whole, broken] = [head([6]), head([])]
    expect(Math.max(...broken.positions.filter((_, k) => k % 3 === 1))).toBeLessThanOrEqual(
      Math.max(...whole.positions.filter((_, k) => k % 3 === 1))
    )
    const sum = (solid: Solid): number => solid.colours.reduce((a, b) => a + b, 0)
    expect(sum(broken)).toBeLessThan(sum(whole))
  })

  it('the base comes first, so that a ghost can leave it out', () => {
    const beast = monster('beast', at('I5'), 'N')
    const solid = monsterSolid(beast, look)
    const base = baseCorners(beast)
    expect(base).toBeGreaterThan(0)
    expect(Math.max(...solid.positions.slice(0, base * 3).filter((_, k) => k % 3 === 1))).toBeLessThan(0.2)
  })

  it('a standee marks what is plaque, what is rim and where its picture goes', () => {
    const solid = standeeSolid()
    isSound(solid)
    const corners = facetsOf(solid) * 3
    expect([solid.plaques.length, solid.rims.length, solid.faces.length]).toEqual([corners, corners, corners * 3])
    const shown = solid.faces.filter((_, k) => k % 3 === 2 && solid.faces[k] === 1)
    expect(shown.length).toBeGreaterThan(0)
    expect(solid.faces.every((v) => v >= -1e-9 && v <= 1 + 1e-9)).toBe(true)
  })

  it('nothing is made of nothing', () => {
    expect(facetsOf(emptySolid())).toBe(0)
  })
})
