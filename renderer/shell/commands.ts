/** Something a key can do. Its label is the sentence `command.<id>`. */
export interface CommandSpec {
  readonly id: string
  readonly chord: string
  /** Also while typing in a field. */
  readonly inFields?: true
}

export const SHELL_COMMANDS = [
  { id: 'shell.keys', chord: '?' },
  { id: 'shell.back', chord: 'Alt+ArrowLeft', inFields: true },
  { id: 'shell.forward', chord: 'Alt+ArrowRight', inFields: true },
  { id: 'shell.home', chord: 'Ctrl+H', inFields: true },
  { id: 'shell.settings', chord: 'Ctrl+,', inFields: true },
  { id: 'shell.larger', chord: 'Ctrl++', inFields: true },
  { id: 'shell.smaller', chord: 'Ctrl+-', inFields: true },
  { id: 'shell.theme', chord: 'Ctrl+T', inFields: true }
] as const satisfies readonly CommandSpec[]
