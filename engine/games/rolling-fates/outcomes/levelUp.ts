/** RF-CHB-02: what a row of a character's board gives. */
export interface Row {
  readonly life: number
  readonly defense: number
  readonly inventory: number
}

/** RF-TRT-01: what a trait adds to the row, for good. */
export type RowChange = { readonly [field in keyof Row]?: number }

export interface LevelCharacter {
  readonly id: string
  readonly level: number
  readonly rows: readonly Row[]
  /** How many treasures are carried. */
  readonly carried: number
  readonly traits: readonly string[]
}

export interface Levelled extends Row {
  readonly id: string
  readonly level: number
  /** RF-TRT-07: null where the deck is empty. */
  readonly drew: string | null
  /** RF-INV-03: how many treasures must go. */
  readonly drop: number
}

export type TraitDecks = { readonly [deck: string]: readonly string[] }

/** The deck that is not split by level. */
export const ONE_DECK = 'all'

/** RF-CHB-03, RF-CHB-05: the row of a level; above the last one, the last. Traits are added, sums stay in bounds. */
export function rowWith(rows: readonly Row[], level: number, changes: readonly RowChange[]): Row {
  const row = rows[Math.min(level, rows.length) - 1]
  if (!row) throw new Error('a character without rows')
  const sum = (field: keyof Row): number => changes.reduce((total, change) => total + (change[field] ?? 0), row[field])
  return {
    life: Math.max(1, sum('life')),
    defense: Math.max(0, sum('defense')),
    inventory: Math.max(0, sum('inventory'))
  }
}

/** RF-LVL-05: row, trait, then life at the maximum with traits. Everybody draws in the order of seats. */
export function levelUp(
  characters: readonly LevelCharacter[],
  changes: (trait: string) => RowChange,
  decks: TraitDecks
): { readonly characters: readonly Levelled[]; readonly decks: TraitDecks } {
  const left: { [deck: string]: readonly string[] } = { ...decks }
  const levelled = characters.map(({ id, level: before, rows, carried, traits }): Levelled => {
    const level = before + 1
    // RF-TRT-04: the deck for the new level where there are several.
    const deck = left[ONE_DECK] ? ONE_DECK : String(level)
    const [drew = null, ...rest] = left[deck] ?? []
    if (drew !== null) left[deck] = rest
    const held = drew === null ? traits : [...traits, drew]
    const row = rowWith(rows, level, held.map(changes))
    return { id, level, drew, ...row, drop: Math.max(0, carried - row.inventory) }
  })
  return { characters: levelled, decks: left }
}
