import type { Json } from '../../../../kernel/ids'
import type { Book } from './book'
import type { FigureId } from '../state/ids'
import type { Encounter } from '../state/state'

/** Something that is different about a figure, with its numbers worked out. */
export interface Modifier {
  readonly change: string
  readonly by?: number
  readonly [detail: string]: Json | undefined
}

/** The rule under which the rider `modify` keeps what it began. */
export const MODIFY = 'modify'

const NONE: readonly Modifier[] = []

/** What is different about a figure now, of one kind: by rules that hold, then for a while, oldest first. */
export function modifiersOf(book: Book, s: Encounter, figure: FigureId, change: string): readonly Modifier[] {
  const standing = book.perform.standing(book, s, figure, change)
  const lasting = s.lasting.length === 0 ? NONE : lastingOf(s, figure, change)
  if (lasting.length === 0) return standing
  return standing.length === 0 ? lasting : [...standing, ...lasting]
}

function lastingOf(s: Encounter, figure: FigureId, change: string): readonly Modifier[] {
  const found: Modifier[] = []
  for (const { rule, on, with: what } of s.lasting) {
    if (rule !== MODIFY || on !== figure) continue
    // Only `beginLasting` with this rule writes it, from a settled change.
    const modifier = what as unknown as Modifier
    if (modifier.change === change) found.push(modifier)
  }
  return found
}

/** The sum of all numbers of one kind. */
export const sumOf = (book: Book, s: Encounter, figure: FigureId, change: string): number =>
  modifiersOf(book, s, figure, change).reduce((sum, { by = 0 }) => sum + by, 0)

/** How much more something costs. */
export function dearer(book: Book, s: Encounter, figure: FigureId, of: string): number {
  let sum = 0
  for (const one of modifiersOf(book, s, figure, 'cost')) if (one['of'] === of) sum += one.by ?? 0
  return sum
}

/** May it not do this now? */
export const isForbidden = (book: Book, s: Encounter, figure: FigureId, action: string): boolean =>
  modifiersOf(book, s, figure, 'forbid').some(({ actions }) => (actions as readonly string[]).includes(action))

/** Do riders or statuses of this name do nothing to it? */
export const isImmune = (book: Book, s: Encounter, figure: FigureId, name: string): boolean =>
  modifiersOf(book, s, figure, 'immune').some(({ to }) => (to as readonly string[]).includes(name))

/** Who has taunted it, first of all the first. */
export const tauntsOf = (book: Book, s: Encounter, figure: FigureId): FigureId[] =>
  modifiersOf(book, s, figure, 'taunted').flatMap((one) => (one['figure'] === null ? [] : [one['figure'] as FigureId]))

/** OW-TGT-12: whom cards or rules keep from being targeted; the consumed are off the board anyway. OW-CONSUME-06 */
export const isBarred = (book: Book, s: Encounter, { id }: { readonly id: FigureId }): boolean =>
  modifiersOf(book, s, id, 'untargetable').length > 0
