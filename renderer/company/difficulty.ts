import { say } from '../words/say'
import type { OfferedDifficulty } from './offer'

/** What a difficulty changes, in one sentence. */
export const difficultyAbout = ({ maxHp, defence, extraUniques, ticks, standard }: OfferedDifficulty): string =>
  say('difficulty.about', { hp: maxHp, defence, extra: extraUniques, ticks, standard: standard ? 'yes' : 'no' })
