// What can be pointed at: pieces as upright rods where they stand now.
import { middleOfSpots, turnedSpot } from './hexes'
import type { Poses } from './motion/poses'
import { partKey } from './motion/poses'
import type { PickBody } from './pick'
import type { BoardScene } from './scene'
import { heightOf, spotsOfPart } from './sculpt/monsters/monster'

export function bodiesOf(scene: BoardScene, poses: Poses): PickBody[] {
  const bodies: PickBody[] = []
  for (const { id } of scene.figures) {
    const pose = poses.pieces.get(id)
    if (!pose || pose.presence < 0.5) continue
    const high = pose.tip > 0.5 ? 0.3 : 1.2
    bodies.push({
      place: { kind: 'figure', id },
      foot: [pose.x, 0.2, pose.z],
      head: [pose.x, high, pose.z],
      radius: 0.52
    })
  }
  for (const monster of scene.monsters) {
    const pose = poses.pieces.get(monster.id)
    if (!pose) continue
    for (const part of monster.parts) {
      const slump = poses.parts.get(partKey(monster.id, part.id))?.slump ?? 0
      const spots = spotsOfPart(part)
      const middle = turnedSpot(middleOfSpots(spots), pose.heading)
      const high = heightOf(monster, part) * (1 - 0.55 * slump)
      for (const spot of spots.map((s) => turnedSpot(s, pose.heading))) {
        bodies.push({
          place: { kind: 'part', id: monster.id, part: part.id },
          foot: [pose.x + spot.x, 0.1, pose.z + spot.z],
          head: [pose.x + middle.x, high, pose.z + middle.z],
          radius: 0.78
        })
      }
    }
  }
  return bodies
}
