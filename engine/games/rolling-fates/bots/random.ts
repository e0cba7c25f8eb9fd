import type { Option, Prompt, Reply } from '../../../kernel/prompt'
import { randomReply as anyReply } from '../../../simulation/randomReply'
import type { Pick } from '../../../simulation/bot'
import type { Bot } from './bot'

/** Any legal reply, every one possible; goods change hands rarely, or nobody would ever get anywhere. */
export const random: Bot = ({ prompt, pick }) => randomReply(prompt, pick)

export const randomReply = (prompt: Prompt, pick: Pick): Reply => anyReply(prompt, pick, { isIdle, chosenOnceIn: 20 })

const isIdle = ({ id }: Option): boolean => /^(give|exchange|discard):/.test(id)
