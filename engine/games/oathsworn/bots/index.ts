import type { EncounterBot } from './bot'
import { carefulBot } from './careful'
import { greedyBot } from './greedy'
import { randomBot } from './random'

export type { EncounterBot, EncounterSight } from './bot'
export { randomReply } from './random'

export const BOTS = ['random', 'greedy', 'careful'] as const
export type BotName = (typeof BOTS)[number]

export const bots: { readonly [B in BotName]: EncounterBot } = {
  random: randomBot,
  greedy: greedyBot,
  careful: carefulBot
}
