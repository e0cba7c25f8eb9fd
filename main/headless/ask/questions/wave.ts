import { wave as waveOf } from '../../../../engine/kernel/hex'
import { shape } from '../../../../engine/kernel/schema'
import { question } from '../question'
import { direction, figuresIn, place, setting } from '../scene'

/** The hexes of a wave in a direction, its source's facing unless stated, and who stands in it (OW-WAVE-05). */
export const wave = question(shape({ from: place }, { ...setting, direction }), (scene, asked) => {
  const source = scene.find(asked.from)
  const hexes = waveOf(scene.board, source.core, asked.direction ?? source.facing, source.hexes)
  return { hexes: hexes.map(scene.show), figures: figuresIn(scene, hexes) }
})
