import type { Option, Prompt, Reply } from '../../../kernel/prompt'
import { randomReply as anyReply } from '../../../simulation/randomReply'
import type { Pick } from '../../../simulation/bot'
import type { EncounterBot } from './bot'

/** Any legal reply, every one possible. What costs and changes nothing is rare, or nobody would ever get anywhere. */
export const randomBot: EncounterBot = ({ prompt, pick }) => randomReply(prompt, pick)

export const randomReply = (prompt: Prompt, pick: Pick): Reply => anyReply(prompt, pick, { isIdle, chosenOnceIn: 40 })

/** Turning on the spot, and a card of one's own of which nothing is told: free, and without end. */
const isIdle = ({ id }: Option): boolean => id.startsWith('face:') || id === 'own-card'
