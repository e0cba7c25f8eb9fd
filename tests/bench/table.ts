import type { Row } from './bench'

/** The rows as aligned text, the verdict last. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cells)]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  )
  const missed = rows.filter((row) => row.ok === false).length
  const asked = rows.filter((row) => row.ok !== null).length
  return `${text.join('\n')}\n\n${asked - missed} of ${asked} targets met\n`
}

const HEAD = ['row', 'figure', 'target', 'verdict', 'anchor']

const cells = ({ row, figure, unit, target, ok, anchor, why = '' }: Row): string[] => [
  row,
  figure === null ? `not measured: ${why}` : `${rounded(figure)} ${unit}`,
  target ?? '',
  ok === null ? '' : ok ? 'ok' : figure === null ? 'FAILED' : 'SHORT',
  anchor ?? ''
]

/** Three digits that matter. */
const rounded = (figure: number): string => (figure >= 1000 ? figure.toFixed(0) : String(Number(figure.toPrecision(3))))
