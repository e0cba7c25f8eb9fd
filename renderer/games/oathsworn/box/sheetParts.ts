import type { Sheet, SheetLocation } from './sheet'

// What a monster has beside its body and its stages, and what each field of the page does to it.

export type SheetMinion = Sheet['minions'][number]
export type SheetRule = Sheet['rules'][number]
export type SheetPiece = Sheet['pieces'][number]

const FRESH_MINION: Omit<SheetMinion, 'key'> = {
  id: '',
  name: '',
  hp: 1,
  stages: [],
  moves: null,
  range: null,
  acts: null,
  mob: false,
  supply: 6
}

export function withNewMinion(sheet: Sheet): Sheet {
  const taken = new Set(sheet.minions.map(({ key }) => key))
  let n = sheet.minions.length + 1
  while (taken.has(`minion-${n}`)) n++
  return { ...sheet, minions: [...sheet.minions, { ...FRESH_MINION, key: `minion-${n}` }] }
}

export const withMinion = (sheet: Sheet, n: number, change: Partial<SheetMinion>): Sheet => ({
  ...sheet,
  minions: changedAt(sheet.minions, n, change)
})

/** It takes its figures off the board. */
export function withoutMinion(sheet: Sheet, n: number): Sheet {
  const key = sheet.minions[n]?.key
  return {
    ...sheet,
    minions: without(sheet.minions, n),
    pieces: sheet.pieces.filter(({ put, of }) => put !== 'minion' || of !== key)
  }
}

/** A stage that was not told yet is told from the one before. */
export function withNumbers(minion: SheetMinion, n: number, change: Partial<SheetMinion['stages'][number]>) {
  const stages = Array.from(
    { length: Math.max(n + 1, minion.stages.length) },
    (_, at) => minion.stages[at] ?? { defence: null, might: {} }
  )
  return { stages: changedAt(stages, n, change) }
}

export const withNewRule = (sheet: Sheet): Sheet => ({
  ...sheet,
  rules: [...sheet.rules, { id: '', text: '', when: 'start-of-round', then: [] }]
})
export const withRule = (sheet: Sheet, n: number, change: Partial<SheetRule>): Sheet => ({
  ...sheet,
  rules: changedAt(sheet.rules, n, change)
})
export const withoutRule = (sheet: Sheet, n: number): Sheet => ({ ...sheet, rules: without(sheet.rules, n) })

/** What lies there already is turned by a sixth; what else there is stays. */
export function withPiece(sheet: Sheet, put: SheetPiece['put'], of: string, at: string): Sheet {
  const n = sheet.pieces.findIndex((one) => one.put === put && one.of === of && one.at === at)
  const piece = sheet.pieces[n]
  if (!piece) return { ...sheet, pieces: [...sheet.pieces, { put, of, at, facing: put === 'minion' ? 'S' : 'N' }] }
  return { ...sheet, pieces: changedAt(sheet.pieces, n, { facing: TURNED[piece.facing] }) }
}
const TURNED = { N: 'NE', NE: 'SE', SE: 'S', S: 'SW', SW: 'NW', NW: 'N' } as const

export const withPieceAs = (sheet: Sheet, n: number, change: Partial<SheetPiece>): Sheet => ({
  ...sheet,
  pieces: changedAt(sheet.pieces, n, change)
})
export const withoutPiece = (sheet: Sheet, n: number): Sheet => ({ ...sheet, pieces: without(sheet.pieces, n) })

/** In the green zone, or no longer. */
export const withStart = (sheet: Sheet, at: string): Sheet => ({
  ...sheet,
  start: sheet.start.includes(at) ? sheet.start.filter((one) => one !== at) : [...sheet.start, at]
})

/** Several icons are written in one field, with commas between them. */
export const iconsOf = (text: string): SheetLocation['icons'] => (text === '' ? [] : text.split(','))
export const iconText = (icons: SheetLocation['icons']): string =>
  icons.map((one, n) => (n === 0 || one.trim() === '' ? one : ` ${one.trimStart()}`)).join(',')

const changedAt = <T>(all: readonly T[], n: number, change: Partial<T>): readonly T[] =>
  all.map((one, at) => (at === n ? { ...one, ...change } : one))
const without = <T>(all: readonly T[], n: number): readonly T[] => all.filter((_, at) => at !== n)
