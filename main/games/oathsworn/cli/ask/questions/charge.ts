import { integer, shape } from '../../../../../../engine/schema'
import { chargePlan } from '../../../../../../engine/games/oathsworn/encounter/movement/chargePlan'
import { question } from '../question'
import { direction, firesOn, place, setting } from '../scene'

/** How far a charge goes, whom it strikes and what it destroys; straight ahead unless stated (OW-CHARGE-01 to OW-CHARGE-10). */
export const charge = question(
  shape({ who: place, hexes: integer({ min: 0, max: 62 }) }, { ...setting, direction }),
  (scene, asked) => {
    const charger = scene.find(asked.who)
    const { path, stop, aside, hexes, struck, destroyed } = chargePlan(
      scene.layout,
      charger,
      asked.direction ?? charger.facing,
      asked.hexes
    )
    const at = aside ?? path.at(-1) ?? charger.core
    const fires = firesOn(scene, charger, path)
    return {
      path: path.map(scene.show),
      at: scene.show(at),
      stop,
      hexes: hexes.map(scene.show),
      struck,
      destroyed,
      ...fires
    }
  }
)
