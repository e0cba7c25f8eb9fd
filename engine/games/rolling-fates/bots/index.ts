import type { Bot } from './bot'
import { careful, keepAll, knowing } from './careful'
import { random } from './random'

export type { Bot, Sight } from './bot'

export const BOTS = ['random', 'keepAll', 'careful', 'knowing'] as const
export type BotName = (typeof BOTS)[number]

export const bots: { readonly [B in BotName]: Bot } = { random, keepAll, careful, knowing }
