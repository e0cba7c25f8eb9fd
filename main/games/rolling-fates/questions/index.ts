import type { GameQuestions } from '../../../cli/kit/askCommand'
import { aim } from './aim'
import { damage } from './damage'
import { fatePhase } from './fatePhase'
import { hit } from './hit'
import { intent } from './intent'
import { inventory } from './inventory'
import { levelUp } from './levelUp'
import { odds } from './odds'
import { payable } from './payable'
import { plan } from './plan'
import { targets } from './targets'

/** Every question the rules of Rolling Fates answer without a table. docs/games/rolling-fates/questions.md describes them. */
export const rollingFatesQuestions: GameQuestions = {
  questions: { payable, odds, plan, aim, hit, damage, fatePhase, targets, intent, inventory, levelUp }
}
