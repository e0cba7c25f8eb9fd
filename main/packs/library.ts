// The packs of this machine: those that come with the app, those its owner added, and what the tables have told.
import type { CheckedPack, LinkedContent } from '../../engine/packs'
import { nothing, refused, type Result } from '../common/result'
import { makeFolders } from '../saves/files/files'
import { troubleOf } from '../saves/files/trouble'
import type { Packs } from '../tables/game'
import { moved, nowUsed, turned, withStored, type List } from './arranging'
import { entriesOf, loadFor, readEntries, stockIn, type PackEntry } from './entries'
import { GameLibrary } from './gameLibrary'
import type { GamePacks, LinkedPacks } from './gamePacks'
import { writeListing } from './listing'
import { putVersion, sweepVersions } from './versions'
import { listIn } from './where'

export { packsIn } from './where'

type Nothing = Result<Record<never, never>>

export class PackLibrary {
  private entries: readonly PackEntry[] | null = null
  private readonly libraries: ReadonlyMap<string, GameLibrary>

  /** Without a folder there is only what comes with the app. */
  constructor(
    readonly folder: string | null,
    readonly games: readonly GamePacks[]
  ) {
    this.libraries = new Map(games.map((game) => [game.game, this.libraryOf(game)]))
  }

  /** The packs of this game alone. */
  of<C extends LinkedContent, K>({ game }: GamePacks<C, K>): GameLibrary<C, K> {
    const library = this.libraries.get(game)
    if (!library) throw new Error(`a library without the game ${game}`)
    // It was made for this very game.
    return library as unknown as GameLibrary<C, K>
  }

  /** The packs of the game of this name, or of the first there is. */
  named(game = this.games[0]?.game ?? ''): GameLibrary | undefined {
    return this.libraries.get(game)
  }

  /** The packs of each game. */
  get all(): readonly GameLibrary[] {
    return [...this.libraries.values()]
  }

  /** Would this go together with what is on of its game? */
  trying(pack: CheckedPack): LinkedPacks<LinkedContent> {
    const library = this.named(pack.manifest.game)
    if (!library) throw new Error(`a pack of ${pack.manifest.game ?? ''} was read without that game`)
    return library.trying(pack)
  }

  /** Of all games, each in the order in which they are laid over one another. */
  get packs(): readonly PackEntry[] {
    this.entries ??= readEntries(this)
    return this.entries
  }

  /** The first pack that is not here and without which this cannot be gone on with. */
  missing(packs: Packs): string | null {
    const here = new Set(this.packs.filter(({ stock }) => stock.ok).map(({ listed }) => listed.pack))
    return Object.keys(packs).find((pack) => !here.has(pack)) ?? null
  }

  /** Read as a pack of the game it names. */
  load(files: Parameters<GamePacks['load']>[0]): ReturnType<GamePacks['load']> {
    return loadFor(this.games, files)
  }

  isShipped(pack: string): boolean {
    return this.games.some(({ shipped }) => shipped.has(pack))
  }

  add(pack: CheckedPack, files: ReadonlyMap<string, string | Buffer>): Nothing {
    return this.put(pack.manifest.id, pack.hash, files, pack.manifest.game)
  }

  setOn(pack: string, on: boolean): Nothing {
    if (!on && this.games.some(({ needed }) => needed === pack)) return refused('refused', 'packs.needed')
    return this.arrange(turned(this.list, pack, on))
  }

  /** One place up or down among those of its game that can be moved. */
  move(pack: string, by: -1 | 1): Nothing {
    const game = this.find(pack)?.game
    const beside = this.packs.filter((one) => one.game === game && !this.isFixed(one)).map(({ listed }) => listed.pack)
    const other = beside[beside.indexOf(pack) + by]
    if (!beside.includes(pack) || other === undefined) return nothing
    return this.arrange(moved(this.list, pack, other))
  }

  /** With everything that is kept of it: what was begun with it waits until it is back. */
  remove(pack: string): Nothing {
    const entry = this.find(pack)
    if (!entry || entry.isShipped) return refused('refused', 'packs.shipped')
    return this.arrange(this.list.filter((listed) => listed !== entry.listed))
  }

  private libraryOf(game: GamePacks): GameLibrary {
    return new GameLibrary(game, {
      entries: () => this.packs.filter((entry) => entry.game === game.game),
      stockAt: (at) => stockIn(this, at),
      missing: (packs) => this.missing(packs),
      used: (packs) => this.change(nowUsed(this.list, packs)),
      put: (pack, hash, files) => this.put(pack, hash, files, game === this.games[0] ? undefined : game.game)
    })
  }

  private find(pack: string): PackEntry | undefined {
    return this.packs.find(({ listed }) => listed.pack === pack)
  }

  private isFixed({ listed: { pack } }: PackEntry): boolean {
    return this.games.some(({ needed, own }) => needed === pack || own?.pack === pack)
  }

  private get list(): List {
    return this.packs.map(({ listed }) => listed)
  }

  private put(
    pack: string,
    hash: string,
    files: ReadonlyMap<string, string | Buffer>,
    game: string | undefined
  ): Nothing {
    if (this.folder === null) return refused('refused', 'packs.noFolder')
    const stored = putVersion(this.folder, pack, hash, files)
    return stored.ok
      ? this.change(withStored(this.list, { pack, ...(game === undefined ? {} : { game }) }, stored.value))
      : stored
  }

  private arrange(list: List): Nothing {
    const on = list.filter((listed) => listed.on).flatMap(({ pack }) => this.find(pack) ?? [])
    for (const [game, library] of this.libraries) {
      const why = library.whyNot(on.filter((entry) => entry.game === game))
      if (why) return why
    }
    return this.change(list)
  }

  private change(list: List): Nothing {
    const { folder } = this
    if (folder === null) return nothing
    try {
      makeFolders(folder)
      writeListing(listIn(folder), list)
    } catch (error) {
      // The new list may be on the disk all the same: what either of them names has to stay.
      return troubleOf(error)
    }
    this.entries = entriesOf(list, this, this.packs)
    sweepVersions(folder, list)
    return nothing
  }
}
