import { ownAttack } from './attacks'
import { told } from './boxes'
import { monstersTurn } from './enemies'
import { settingUp } from './setting'
import { ownTurn } from './turns'

export const chapters = {
  'before the first round and after the last': settingUp,
  'the own turn': ownTurn,
  'an attack of our own': ownAttack,
  "the monster's turn": monstersTurn,
  'what the table tells': told
}
