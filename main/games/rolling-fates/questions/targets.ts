import { integer, list, oneOf, preset, shape } from '../../../../engine/schema'
import { chooseTargets, POLICIES } from '../../../../engine/games/rolling-fates/enemies/targets'
import { WrongUse } from '../../../cli/kit/wrongUse'
import { draws, Draws, idsOf, known, name, noCount, nobody, noneTwice, yes } from './fields'
import { question } from './question'

const character = shape({ id: name }, { life: noCount })

export const targets = question(
  shape(
    { characters: list(character), policy: oneOf(POLICIES) },
    { count: preset(integer({ min: 1, max: 9 }), 1), dials: yes, last: nobody, next: noCount, draws }
  ),
  (asked) => {
    const ids = idsOf(asked.characters)
    noneTwice('characters', ids)
    if (asked.last !== null) known('last', asked.last, ids)
    if (asked.next > 0 && asked.next >= ids.length)
      throw new WrongUse(`next: ${asked.next} must be below ${ids.length}, the seats there are`)
    const chance = new Draws(asked.draws)
    const chosen = chooseTargets(asked.characters, asked, chance.next)
    return { targets: chosen.targets, used: chance.used, next: chosen.next }
  }
)
