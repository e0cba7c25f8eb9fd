import type { CommandSpec } from '../../../../shell/commands'

/** What can be laid over the board. */
export const LENS_COMMANDS: readonly CommandSpec[] = [
  { id: 'board.arcs', chord: 'A' },
  { id: 'board.reach', chord: 'R' },
  { id: 'board.range', chord: 'G' },
  { id: 'board.sight', chord: 'L' },
  { id: 'board.forecast', chord: 'P' }
]
