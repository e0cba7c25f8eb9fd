import type { FatesBot } from './bot'
import { careful, keepAll, knowing } from './careful'
import { random } from './random'

export type { FatesBot, FatesSight } from './bot'

export const BOTS = ['random', 'keepAll', 'careful', 'knowing'] as const
export type FatesBotName = (typeof BOTS)[number]

export const bots: { readonly [B in FatesBotName]: FatesBot } = { random, keepAll, careful, knowing }
