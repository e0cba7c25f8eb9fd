import type { Game, Happening } from '../../engine/kernel/game'
import type { Json } from '../../engine/kernel/ids'
import type { Prompt, Reply } from '../../engine/kernel/prompt'
import type { Words } from '../../engine/messages/words'
import type { Refused, Result } from '../common/result'

/** A game with everything the host wants of it beyond the rules. */
export interface Playable<S = unknown, H extends Happening = Happening, B = unknown> {
  readonly game: Game<S, H, B>
  /** Why nothing can begin with this setup here; null when it can. */
  objects?(setup: Json): Refused | null
  /** Answers a question about the table as it stands (odds, reach), or null when it does not understand it. */
  ask?(state: S, question: Json, waiting: readonly Prompt[]): Json | null
  /** The same for what takes long to find out: nobody else waits for it, and once the table has moved on nobody at all. */
  ponder?(state: S, question: Json, waiting: readonly Prompt[], signal: AbortSignal): Promise<Json | null> | null
  /** Writes down for good what is to be remembered of this, and says so. What cannot be written must not happen. */
  remember?(state: S, happenings: readonly H[]): Result<readonly Words[]>
  /** Was something remembered at this happening? It stays remembered when the happening is taken back. */
  recalls?(state: S, happening: H): boolean
  /** What the home screen shows of a company that plays this. */
  summary?(state: S): Json
  /** How it ended, once it is over: a short word of the game's own, for lists of what was played. */
  howEnded?(state: S): string | null
  /** Somebody to play for the players, or null when nobody of that kind is known. */
  bot?(kind: string, seed: string): TableBot<S> | null
}

export type TableBot<S = unknown> = (prompt: Prompt, state: S) => Reply

/** The games this app knows. The host deals with these and never with one of them by name. */
export interface Games {
  readonly ids: readonly string[]
  /**
   * A kind of run by its game and name, the game's first kind where none is named; or by the id its saves begin with,
   * whatever the game is called today.
   */
  of(game: string, kind?: string): Result<RunKind>
  /** The first of these packs that is not here, if any. */
  missing?(packs: Packs): string | null
}

/** One kind of run of a game, such as an encounter or a campaign, with the packs of this machine. */
export interface RunKind {
  readonly game: string
  readonly kind: string
  /** What its saves begin with, for ever: the id of its rules. */
  readonly begins: string
  /** What can be set up: for the game's own screens. */
  offer(): Result<Json>
  /** A whole setup as somebody wishes for it, in the game's own terms. */
  ready?(wish: Json): Result<Json>
  /** The setup of a further try after one with this setup. */
  again?(setup: Json): Json
  /** What a run with this setup is about, for a list of runs. */
  titleOf?(setup: Json): Words | null
  /** The schemas, by name, of what people can write down themselves. */
  forms(): Json
  /** Who can play it by themselves, for `Playable.bot`. */
  readonly bots: readonly string[]
  /** Something ready-made to play at once, for trying out and for bots. */
  trial(seed: string): Result<Json>
  /**
   * The rules as a run was played with: without the packs it used there is no going on, and nothing of the run is
   * changed until they are back. A new run names none and gets what is here; `used` are the packs its company uses.
   */
  link(packs: Packs | null, used?: Packs): Result<Playable>
}

export type Packs = { readonly [pack: string]: string }
