// What answers become in the book: the one with which a run was over is told apart, and says how it ended.
import type { Happening } from '../../engine/kernel/game'
import type { KeptAnswer } from '../../engine/kernel/history'
import { draft, type EntryBody, type Draft } from '../saves/log/entry'
import type { Playable } from './game'

/** Set once a run is over: how, where its game can say so. */
export type RunEnd = Pick<EntryBody<'ended'>, 'how'>

export function endOf<S, H extends Happening, B>({ game, howEnded }: Playable<S, H, B>, state: S): RunEnd | null {
  if (!game.isOver(state)) return null
  const how = howEnded?.(state) ?? null
  return how === null ? {} : { how }
}

export const draftsOf = (run: number, answers: readonly KeptAnswer[], end: RunEnd | null): readonly Draft[] =>
  answers.map(({ seat, by, rule, reply, hash }, index) => {
    const answer = { seat, by, rule, reply }
    return end && index === answers.length - 1
      ? draft(run, 'ended', { ...answer, ...end }, hash)
      : draft(run, 'answered', answer, hash)
  })
