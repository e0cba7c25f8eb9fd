// What the library has to know of a game's packs. What their records mean is the game's own affair.
import type {
  CheckedPack,
  Kept,
  LinkedContent,
  Loaded,
  OwnPart,
  PackFiles,
  PackProblem,
  PartName,
  RecordKinds
} from '../../engine/packs'
import type { AnySchema } from '../../engine/schema'

export type LinkedPacks<C> =
  | { readonly ok: true; readonly content: C; readonly warnings: readonly PackProblem[] }
  | { readonly ok: false; readonly problems: readonly PackProblem[]; readonly warnings: readonly PackProblem[] }

/** `C` is what linked packs come to; `K` is what a table of this game can have remembered. */
export interface GamePacks<C extends LinkedContent = LinkedContent, K = unknown> {
  readonly game: string
  readonly kinds: RecordKinds
  /** Languages of effects, which the description of the packs tells last. */
  readonly languages: readonly (readonly [title: string, schema: AnySchema])[]
  /** The packs that come with the app, by name. */
  readonly shipped: ReadonlyMap<string, PackFiles>
  /** Without this one nothing goes at all. */
  readonly needed: string
  load(files: PackFiles): Loaded
  link(packs: readonly CheckedPack[]): LinkedPacks<C>
  /** Where what the table tells is remembered, for games that remember. */
  readonly own?: OwnPack<C, K>
}

/** An ordinary pack that the app writes itself, laid over all others. */
export interface OwnPack<C = LinkedContent, K = unknown> {
  readonly pack: string
  empty(): PackFiles
  partsOf(files: PackFiles): readonly OwnPart[]
  merged(one: PackFiles, other: PackFiles): PackFiles
  forget(files: PackFiles, part: PartName): PackFiles
  /** What of it fits these packs; the rest stays remembered and waits. */
  fitting(files: PackFiles, content: C): PackFiles
  /** The pack with this in it; null when no pack has such a thing any more. */
  keep(files: PackFiles, content: C, keepsake: K): Kept | null
}

/** The game of a pack that names none: the first of the house, from before there were several. */
export const gameNamed = (games: readonly GamePacks[], game: string | undefined): GamePacks | undefined =>
  game === undefined ? games[0] : games.find((one) => one.game === game)
