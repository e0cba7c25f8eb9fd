import type { Json } from '../../engine/kernel/ids'
import { say } from '../words/say'
import type { OfferedSetting } from './offer'

// How a rule that printings play differently is called, and what it can be.

export const settingLabel = ({ key }: Pick<OfferedSetting, 'key'>): string => say(`setting.${key}.name`)

export const choiceLabel = ({ key }: Pick<OfferedSetting, 'key'>, choice: Json): string =>
  say(`setting.${key}.${choice === null ? 'none' : String(choice)}`)
