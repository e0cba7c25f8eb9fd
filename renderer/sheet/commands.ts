import type { CommandSpec } from '../shell/commands'

/** For every place that shows a sheet. */
export const SHEET_COMMANDS: readonly CommandSpec[] = [
  { id: 'sheet.save', chord: 'Ctrl+S', inFields: true },
  { id: 'sheet.print', chord: 'Ctrl+P', inFields: true }
]
