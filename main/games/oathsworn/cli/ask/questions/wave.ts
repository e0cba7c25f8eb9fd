import { list, oneOf, shape, text } from '../../../../../../engine/schema'
import { DIRECTIONS } from '../../../../../../engine/hex'
import { areaOf, waveChoices } from '../../../../../../engine/games/oathsworn/encounter/board/areas'
import { question } from '../question'
import { areaShown, namedFigure, place, setting } from '../scene'

const schema = shape(
  { from: place },
  { ...setting, direction: oneOf(DIRECTIONS), opponents: list(text({ min: 1, max: 64 }), { max: 100, distinct: true }) }
)

/**
 * The hexes of a wave and who stands in it (OW-WAVE-05, OW-WAVE-08): in the direction named, else the one in which most
 * `opponents` are hit (OW-WAVE-02, OW-WAVE-06), else the facing of its source.
 */
export const wave = question(schema, (scene, asked) => {
  const source = scene.find(asked.from)
  const opponents = asked.opponents?.map((id) => namedFigure(scene, id).id)
  const best = opponents && waveChoices(scene.layout, source, (id) => opponents.includes(id))[0]?.dir
  const dir = asked.direction ?? best ?? source.facing
  const area = areaOf(scene.layout, { kind: 'wave', source: source.core, dir }, source)
  return { direction: dir, ...areaShown(scene, area) }
})
