import { say } from '../../words/say'
import type { SaidLine } from './telling'

/** What is copied: the report as it reads, or with the reasons and the clauses of every line. */
export const REPORT_TEXTS = ['plain', 'reasons'] as const
export type ReportText = (typeof REPORT_TEXTS)[number]

/** The clauses a line follows, said in a word. */
export const clauses = ({ clauses: rules }: SaidLine): string =>
  say('table.clauses', { n: rules.length, rules: rules.join(', ') })

/** The report as plain text, to be pasted into a letter. */
export function reportText(lines: readonly SaidLine[], text: ReportText): string {
  return lines
    .flatMap((line) => [
      line.weight === 'turn' ? `\n${say(line.words)}` : `  ${say(line.words)}`,
      ...(text === 'reasons' && line.weight !== 'turn' ? reasons(line) : [])
    ])
    .join('\n')
    .trim()
}

const reasons = (line: SaidLine): readonly string[] =>
  [...line.reasons.map((reason) => say(reason)), ...(line.clauses.length > 0 ? [clauses(line)] : [])].map(
    (said) => `    – ${said}`
  )
