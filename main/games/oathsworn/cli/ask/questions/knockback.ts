import { integer, list, shape, text } from '../../../../../../engine/schema'
import {
  knockbackPlan,
  type Collision,
  type Knocked
} from '../../../../../../engine/games/oathsworn/encounter/movement/knockbackPlan'
import { question } from '../question'
import { firesOn, isNamed, namedFigure, place, setting, type AskedScene } from '../scene'

const schema = shape(
  {
    who: list(text({ min: 1, max: 64 }), { min: 1, max: 100, distinct: true }),
    from: place,
    hexes: integer({ min: 0, max: 62 })
  },
  setting
)

/** Where everybody in `who` is knocked to, what they run into, and the HP that costs (OW-KB-03 to OW-KB-16). */
export const knockback = question(schema, (scene, { who, from, hexes }) => {
  const source = scene.find(from)
  const victims = who.map((id) => ({ figure: namedFigure(scene, id).id, from: source.core }))
  const { moves, collisions, destroyed } = knockbackPlan(scene.layout, {
    victims,
    source: isNamed(source) ? source.id : null,
    hexes
  })
  return { moves: moves.map((one) => told(scene, one)), collisions, destroyed, hpLost: hpLost(collisions) }
})

const told = (scene: AskedScene, { figure, direction, path, stop, putTo }: Knocked): object => ({
  figure,
  direction,
  path: path.map(scene.show),
  at: scene.show(putTo ?? path.at(-1) ?? namedFigure(scene, figure).core),
  stop,
  ...firesOn(scene, namedFigure(scene, figure), path)
})

/** 1 HP for each collision, and 1 for the character that was run into (OW-KB-06, OW-KB-07, OW-KB-11, OW-KB-14). */
function hpLost(collisions: readonly Collision[]): { readonly [figure: string]: number } {
  const lost: Record<string, number> = {}
  const lose = (figure: string): number => (lost[figure] = (lost[figure] ?? 0) + 1)
  for (const collision of collisions) {
    lose(collision.victim)
    if (collision.with !== 'piece') lose(collision.figure)
  }
  return lost
}
