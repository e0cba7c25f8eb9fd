import type { CommandSpec } from '../../shell/commands'

/** Where a board can be looked at from. */
export const BOARD_COMMANDS: readonly CommandSpec[] = [
  { id: 'board.table', chord: 'Home' },
  { id: 'board.top', chord: 'T' },
  { id: 'board.from', chord: 'F' },
  { id: 'board.flat', chord: 'V' },
  { id: 'board.keep', chord: 'Shift+V' },
  { id: 'board.kept', chord: 'B' },
  { id: 'board.nearer', chord: '+' },
  { id: 'board.farther', chord: '-' },
  { id: 'board.turnLeft', chord: ',' },
  { id: 'board.turnRight', chord: '.' },
  { id: 'board.raise', chord: 'Shift+PageUp' },
  { id: 'board.lower', chord: 'Shift+PageDown' },
  { id: 'board.slideLeft', chord: 'Shift+ArrowLeft' },
  { id: 'board.slideRight', chord: 'Shift+ArrowRight' },
  { id: 'board.slideUp', chord: 'Shift+ArrowUp' },
  { id: 'board.slideDown', chord: 'Shift+ArrowDown' }
]
