import type { Json } from '../../../../engine/kernel/ids'
import { say } from '../../../words/say'
import type { OfferedDifficulty, OfferedSetting } from './offer'

// How a company plays, in words: how hard, who holds the cards, and the rules that printings play differently.

type Setting = Pick<OfferedSetting, 'key' | 'choices'>

export const settingLabel = ({ key }: Pick<Setting, 'key'>): string => say(`setting.${key}.name`)

export const choiceLabel = ({ key }: Pick<Setting, 'key'>, choice: Json): string =>
  say(`setting.${key}.${choice === null ? 'none' : String(choice)}`)

/** What a difficulty changes, in one sentence. */
export const difficultyAbout = ({ maxHp, defence, extraUniques, ticks, standard }: OfferedDifficulty): string =>
  say('difficulty.about', { hp: maxHp, defence, extra: extraUniques, ticks, standard: standard ? 'yes' : 'no' })

export const difficultyOptions = (ones: readonly OfferedDifficulty[]) =>
  ones.map((one) => ({ value: one.id, label: say(`difficulty.${one.id}.name`), about: difficultyAbout(one) }))

export const DIALS = ['might', 'cards'] as const
export type Dial = (typeof DIALS)[number]

export const holderOptions = (dial: Dial) =>
  (['app', 'table'] as const).map((value) => ({
    value,
    label: say(`settings.holder.${value}`),
    about: say(`found.dial.${dial}.${value}`)
  }))
