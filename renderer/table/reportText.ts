import { say } from '../words/say'
import type { Line } from './telling'

/** The report as plain text, to be pasted into a letter. */
export function reportText(lines: readonly Line[]): string {
  return lines
    .map((line) => (line.weight === 'turn' ? `\n${say(line.words)}` : `  ${say(line.words)}`))
    .join('\n')
    .trim()
}
