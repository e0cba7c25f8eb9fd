import type { CommandSpec } from '../shell/commands'

/** What keys do at any table, whatever is played on it. */
export const TABLE_COMMANDS: readonly CommandSpec[] = [
  { id: 'table.next', chord: 'Space' },
  { id: 'table.all', chord: 'Shift+Space' },
  { id: 'table.undo', chord: 'Ctrl+Z' },
  { id: 'table.redo', chord: 'Ctrl+Y' },
  { id: 'table.back', chord: 'Backspace' },
  { id: 'table.find', chord: '/' },
  { id: 'table.appDraws', chord: 'Shift+Enter' },
  { id: 'table.correct', chord: 'Shift+C' },
  { id: 'table.report', chord: 'Shift+R' },
  { id: 'table.timeline', chord: 'Shift+T' },
  { id: 'table.pin', chord: 'Shift+P' }
]
