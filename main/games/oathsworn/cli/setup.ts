import type { Json } from '../../../../engine/kernel/ids'
import type { Content } from '../../../../engine/games/oathsworn/content'
import { readSetup } from '../../../../engine/games/oathsworn/encounter/table/start'
import { oathsworn } from '../../../../engine/games/oathsworn/game'
import { told } from '../../../cli/kit/reading'
import { speakOf } from '../../../cli/kit/words'
import { WrongUse } from '../../../cli/kit/wrongUse'

/** A setup with which an encounter can begin; of any other it says why not. */
export function playable(content: Content, setup: Json): Json {
  const read = readSetup(oathsworn(content).book, setup)
  if (read.ok) return setup
  const why = [...read.problems.map(told), ...read.why.map((one) => speakOf('oathsworn', one))]
  throw new WrongUse(`this company cannot be set up: ${why.join('; ')}`)
}
