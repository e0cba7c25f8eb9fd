import { byType, integer, list, oneOf, preset, shape } from '../../../../engine/schema'
import { upkeep } from '../../../../engine/games/rolling-fates/outcomes/fatePhase'
import { WrongUse } from '../../../cli/kit/wrongUse'
import { body, count, idsOf, no, noneTwice, noStatuses, notInvestigated, sorted, yes } from './fields'
import { question } from './question'

/** RF-POI-01 */
const POISON_LOSS = 2

const character = shape(body, { statuses: noStatuses, poisonLoss: preset(count, POISON_LOSS) })
const enemy = shape(body, { statuses: noStatuses, lostAction: no, recovers: yes })
const attempt = byType({ text: oneOf(['gone', 'stays']), number: integer({ min: 1, max: 6 }) })

export const fatePhase = question(
  shape(
    { characters: list(character), attempts: list(attempt) },
    { enemies: preset(list(enemy), []), method: preset(oneOf(['coin', 'die']), 'coin') }
  ),
  ({ characters, enemies, attempts, method }) => {
    noneTwice('characters', idsOf([...characters, ...enemies]))
    notInvestigated(characters)
    const wrong = attempts.findIndex((one) => (typeof one === 'number') !== (method === 'die'))
    if (wrong >= 0) throw new WrongUse(`attempts[${wrong}]: a ${method} shows ${shown[method]}`)
    let used = 0
    const next = (): boolean => {
      const one = attempts[used++]
      if (one === undefined) throw new WrongUse(`attempts: ${attempts.length} are too few`)
      return one === 'gone' || (typeof one === 'number' && one >= LEAST_GONE)
    }
    return {
      ...upkeep(
        characters.map(sorted),
        enemies.map((one) => ({ ...sorted(one), poisonLoss: POISON_LOSS })),
        next
      ),
      used
    }
  }
)

/** RF-RCV-03 */
const LEAST_GONE = 4
const shown = { coin: 'gone or stays', die: '1 to 6' }
