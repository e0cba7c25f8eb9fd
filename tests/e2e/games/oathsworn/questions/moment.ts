import { Table, type Begin } from './table'

/** One kind of question, and how a table comes to it. */
export interface Moment {
  /** In plain words; the pictures are called so. */
  readonly name: string
  /** The key of the question. */
  readonly asks: string
  readonly begin?: Begin
  readonly play: (table: Table) => void
  /** In the window it is another one with other words: it is read and photographed, and not walked. */
  readonly alike?: true
}

export function reached({ begin = {}, play, asks, name }: Moment): Table {
  const table = new Table(begin)
  play(table)
  if (table.key !== asks) throw new Error(`${name}: ${asks} was to be asked, ${table.key} is`)
  return table
}
