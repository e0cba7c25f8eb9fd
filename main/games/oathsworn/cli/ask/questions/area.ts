import { integer, list, record, shape, text, type Infer } from '../../../../../../engine/schema'
import { areaOf, type AreaShape } from '../../../../../../engine/games/oathsworn/encounter/board/areas'
import { lossOf } from '../../../../../../engine/games/oathsworn/encounter/enemy/defending'
import { victimsOf } from '../../../../../../engine/games/oathsworn/encounter/enemy/enemyAttack'
import { hitOn } from '../../../../../../engine/games/oathsworn/encounter/state/strike'
import { WrongUse } from '../../../../../cli/kit/wrongUse'
import { pair } from '../board'
import { question } from '../question'
import { direction, place, setting, type AskedScene } from '../scene'

const small = integer({ min: 0, max: 999 })
const schema = shape(
  {},
  {
    ...setting,
    hexes: list(place, { min: 1, max: 500 }),
    template: list(pair, { min: 1, max: 100, distinct: true }),
    around: place,
    at: place,
    facing: direction,
    radius: integer({ min: 0, max: 62 }),
    inner: integer({ min: 0, max: 62 }),
    damage: small,
    defence: record(text({ min: 1, max: 64 }), integer({ min: 1, max: 99 }))
  }
)

/**
 * Whom an area covers: these `hexes`, a `template` drawn facing north and laid `at` a hex, or everything from `inner` to
 * `radius` `around` somebody (OW-AOE-01 to OW-AOE-05). With `damage` what each takes, a large one 1 more for each
 * covered hex after the first (OW-AOE-07), and by its `defence` the HP it loses.
 */
export const area = question(schema, (scene, asked) => {
  const { hexes, victims } = areaOf(scene.layout, shapeOf(scene, asked))
  const { damage, defence = {} } = asked
  const shown = victimsOf(victims).map(({ figure, bonus }, n) => ({
    figure,
    hexes: victims[n]?.hexes.map(scene.show) ?? [],
    ...(damage === undefined ? {} : harmTo(figure, damage + bonus, defence))
  }))
  return { hexes: hexes.map(scene.show), victims: shown }
})

function shapeOf(
  scene: AskedScene,
  { hexes, template, around, at, facing, radius, inner }: Infer<typeof schema>
): AreaShape {
  if ([hexes, template, around].filter((one) => one !== undefined).length !== 1)
    throw new WrongUse('exactly one of hexes, template, around is needed')
  if (hexes !== undefined) return { kind: 'hexes', hexes: hexes.flatMap((one) => scene.find(one).hexes) }
  if (template !== undefined) {
    if (at === undefined) throw new WrongUse('at: says where the template lies')
    return { kind: 'template', hexes: template, at: scene.find(at).core, facing: facing ?? 'N' }
  }
  return {
    kind: 'circle',
    around: around === undefined ? [] : scene.find(around).hexes,
    radius: radius ?? 1,
    inner: inner ?? 0
  }
}

function harmTo(figure: string, damage: number, defence: { readonly [figure: string]: number }): object {
  const by = defence[figure]
  return by === undefined ? { damage } : { damage, hp: lossOf(hitOn(figure as never), damage, by) }
}
