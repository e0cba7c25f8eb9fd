import type { Command } from '../command'
import { ask } from './ask'
import { checkPack } from './check-pack'
import { describePacks } from './describe-packs'
import { odds } from './odds'
import { play } from './play'
import { replay } from './replay'
import { scenario } from './scenario'
import { sheet } from './sheet'
import { simulate } from './simulate'
import { verify } from './verify'

/** Every command there is, in the order of the help. */
export const commands: readonly Command[] = [
  odds,
  ask,
  checkPack,
  describePacks,
  simulate,
  scenario,
  replay,
  play,
  verify,
  sheet
]
