import { integer, list, shape, type Infer } from '../../../../engine/schema'
import { aim as aimAt, type AbilityPart, type AimedEntry } from '../../../../engine/games/rolling-fates/outcomes/aim'
import { inOrder } from '../../../../engine/games/rolling-fates/statuses'
import { WrongUse } from '../../../cli/kit/wrongUse'
import { amount, known, name, names, no, noneTwice, statuses } from './fields'
import { question } from './question'

const part = shape({ targets: integer({ min: 1, max: 9 }) }, { heal: amount, damage: amount, statuses, repeats: no })

export const aim = question(
  shape({ parts: list(part), enemies: names, characters: names, choice: list(list(name)) }),
  ({ parts, enemies, characters, choice }) => {
    noneTwice('characters', [...enemies, ...characters])
    if (choice.length !== parts.length) throw new WrongUse('choice: every part needs one list of ids')
    choice.forEach((ids, at) => ids.forEach((id) => known(`choice[${at}]`, id, [...enemies, ...characters])))
    const aimed = aimAt(parts.map(partFrom), enemies, characters, choice)
    return 'refused' in aimed ? aimed : { entries: aimed.entries.map(entry) }
  }
)

function partFrom(asked: Infer<typeof part>, at: number): AbilityPart {
  const { targets, repeats, heal } = asked
  if (heal === undefined)
    return { targets, repeats, damage: asked.damage ?? 0, statuses: inOrder(asked.statuses ?? []) }
  if (asked.damage !== undefined || asked.statuses !== undefined)
    throw new WrongUse(`parts[${at}]: a part that heals has neither damage nor statuses`)
  return { targets, repeats, heal }
}

const entry = ({ part: at, target, ...rest }: AimedEntry): object => ({ part: at, target, ...rest })
