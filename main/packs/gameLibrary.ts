import { words, type Words } from '../../engine/messages/words'
import type { CheckedPack, LinkedContent, OwnPart, PackFiles, PackProblem, PartName } from '../../engine/packs'
import { done, refused, type Refused, type Result } from '../common/result'
import type { Packs } from '../tables/game'
import { storedAs } from './arranging'
import { foundIn, type PackEntry } from './entries'
import type { GamePacks, LinkedPacks, OwnPack } from './gamePacks'
import { linkerOf, type Linker, type WantedPack } from './linker'
import { doNotGoTogether, linkAll, linkFound, soundPacks } from './linking'
import type { Stored } from './listing'
import { asFiles, type Stock } from './stock'

type Nothing = Result<Record<never, never>>

/** What the packs of a game need of the library: what there is, and a way to the disk. */
export interface PackDisk {
  /** In the order in which they are laid over one another; what the table has told lies on top. */
  entries(): readonly PackEntry[]
  stockAt(at: Stored): Stock
  missing(packs: Packs): string | null
  /** It is noted that these are in use as they are. */
  used(packs: ReadonlySet<string>): Nothing
  put(pack: string, hash: string, files: ReadonlyMap<string, string | Buffer>): Nothing
}

/** The packs of one game on this machine, and the content they come to. */
export class GameLibrary<C extends LinkedContent = LinkedContent, K = unknown> {
  private readonly link: Linker<C>

  constructor(
    private readonly of: GamePacks<C, K>,
    private readonly disk: PackDisk
  ) {
    this.link = linkerOf(of, (at) => disk.stockAt(at))
  }

  get game(): string {
    return this.of.game
  }

  /** The pack in which is remembered what the table tells; a game need not have one. */
  get own(): string | null {
    return this.of.own?.pack ?? null
  }

  /** For something new: every pack that is on or that its company uses. It is noted that they are in use as they are. */
  fresh(used: Packs = {}): Result<C> {
    const wanted = this.disk.entries().filter(({ listed }) => listed.on || listed.pack in used)
    const content = this.link(wanted.map(asItIs))
    if (!content.ok || wanted.every(({ listed }) => !listed.at || listed.used)) return content
    const noted = this.disk.used(new Set(wanted.map(({ listed }) => listed.pack)))
    return noted.ok ? content : noted
  }

  /** What is on, for looking at. */
  now(): Result<C> {
    return this.link(this.on.map(asItIs))
  }

  /** As something was begun with it: the very same packs if they are kept, else as they are now. */
  as(packs: Packs): Result<C> {
    const lost = this.disk.missing(packs)
    if (lost !== null) return refused('unknown', 'table.packMissing', { pack: lost })
    const wanted = this.disk.entries().filter(({ listed }) => listed.pack in packs)
    return this.link(wanted.map((entry) => ({ entry, at: storedAs(entry.listed, packs[entry.listed.pack] ?? null) })))
  }

  /** Would this go together with what is on? */
  trying(pack: CheckedPack): LinkedPacks<C> {
    const others = this.on.filter(({ listed }) => listed.pack !== pack.manifest.id)
    return linkAll(this.of, [...soundPacks(this.of, others.map(foundIn)), pack], null)
  }

  /** Why these cannot be what is on; null when they can. */
  whyNot(entries: readonly PackEntry[]): Refused | null {
    const linking = linkFound(this.of, entries.map(foundIn))
    return linking.ok ? null : doNotGoTogether(linking.problems)
  }

  get ownFiles(): PackFiles {
    const { own } = this.of
    if (!own) return {}
    const stock = this.disk.entries().find(({ listed }) => listed.pack === own.pack)?.stock
    return stock?.ok ? stock.files : own.empty()
  }

  get ownParts(): readonly OwnPart[] {
    return this.of.own?.partsOf(this.ownFiles) ?? []
  }

  /** What somebody else's table has told joins what this one has; where both know a card, the new one counts. */
  join(files: PackFiles): Nothing {
    return this.withOwn((own) => this.putOwn(own, own.merged(this.ownFiles, files)))
  }

  /** The own pack as it is from now on; what does not fit is refused. */
  tell(files: PackFiles): Nothing {
    return this.withOwn((own) => this.putOwn(own, files))
  }

  forget(part: PartName): Nothing {
    return this.withOwn((own) => this.putOwn(own, own.forget(this.ownFiles, part)))
  }

  /** Durable before it is said. */
  remember(keepsake: K): Result<Words> {
    return this.withOwn((own) => {
      const content = this.now()
      if (!content.ok) return content
      const kept = own.keep(this.ownFiles, content.value, keepsake)
      if (!kept) return refused('refused', 'packs.cannotRemember')
      const put = this.putOwn(own, kept.files)
      if (!put.ok) return put
      const { key, text } = kept.name
      const name = text === null ? words(key) : words('card.named', { name: text })
      return done(words(kept.isNew ? 'packs.remembered' : 'packs.rememberedAnew', { name }))
    })
  }

  private get on(): readonly PackEntry[] {
    return this.disk.entries().filter(({ listed }) => listed.on)
  }

  private withOwn<T>(act: (own: OwnPack<C, K>) => Result<T>): Result<T> {
    const { own } = this.of
    return own ? act(own) : refused('refused', 'packs.cannotRemember')
  }

  /** It was put together by ourselves; what does not load or fit is refused all the same, and nothing has changed. */
  private putOwn({ pack }: OwnPack<C, K>, files: PackFiles): Nothing {
    const loaded = this.of.load(files)
    if (!loaded.ok) return cannotRemember(loaded.problems)
    const { hash } = loaded.pack
    const linking = linkAll(this.of, soundPacks(this.of, this.on.map(foundIn)), { files, hash })
    return linking.ok ? this.disk.put(pack, hash, asFiles(files)) : cannotRemember(linking.problems)
  }
}

const asItIs = (entry: PackEntry): WantedPack => ({ entry, at: entry.listed.at })

const cannotRemember = ([problem]: readonly PackProblem[]): Refused => ({
  ok: false,
  code: 'refused',
  why: problem?.words ?? words('packs.cannotRemember')
})
