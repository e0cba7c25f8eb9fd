import { runTable } from '../../../main/cli/run'
import type { Terminal } from '../../../main/cli/kit/terminal'

export interface Heard {
  readonly code: number
  readonly out: string
  readonly notes: readonly string[]
}

/** Runs a command at a terminal that only listens. `pieces` is what its input sends, cut as a pipe may cut it. */
export async function listen(typed: readonly string[], ...pieces: readonly string[]): Promise<Heard> {
  let out = ''
  const notes: string[] = []
  const terminal: Terminal = {
    async *read() {
      yield* pieces
    },
    async write(text) {
      out += text
    },
    note: (line) => void notes.push(line),
    isInputKeyboard: false
  }
  return { code: await runTable(typed, terminal), out, notes }
}

export const answersIn = ({ out }: Heard): Record<string, unknown>[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
