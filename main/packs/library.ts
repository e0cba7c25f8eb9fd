// The packs of this machine: those that come with the app, those its owner added, and what the table has told.
import type { Words } from '../../engine/messages/words'
import { words } from '../../engine/messages/words'
import { loadPack, type Content, type ContentPack } from '../../engine/games/oathsworn/content'
import type { PackFiles, PackProblem } from '../../engine/packs'
import type { Keepsake } from '../../engine/games/oathsworn/encounter/cards/keepsakes'
import { keep } from '../../engine/games/oathsworn/own/keep'
import { merged } from '../../engine/games/oathsworn/own/merge'
import { emptyOwnPack, OWN_PACK } from '../../engine/games/oathsworn/own/pack'
import { forget, partsOf, type OwnPart, type PartName } from '../../engine/games/oathsworn/own/parts'
import { done, nothing, refused, type Refused, type Result } from '../common/result'
import { phrase } from '../common/say'
import { makeFolders } from '../saves/files/files'
import { troubleOf } from '../saves/files/trouble'
import type { Packs } from '../tables/game'
import { moved, NEEDED, nowUsed, storedAs, turned, withStored, type List } from './arranging'
import { entriesOf, foundIn, readEntries, type PackEntry } from './entries'
import { linkerIn, type Linker, type Wanted } from './linker'
import { doNotGoTogether, linkAll, linkFound, soundPacks, type Linking } from './linking'
import { writeListing } from './listing'
import { asFiles } from './stock'
import { putVersion, sweepVersions } from './versions'
import { listIn } from './where'

export { packsIn } from './where'

type Nothing = Result<Record<never, never>>

export class PackLibrary {
  private entries: readonly PackEntry[] | null = null
  private readonly link: Linker

  /** Without a folder there is only what comes with the app. */
  constructor(private readonly folder: string | null) {
    this.link = linkerIn(folder)
  }

  /** In the order in which they are laid over one another; what the table has told lies on top. */
  get packs(): readonly PackEntry[] {
    this.entries ??= readEntries(this.folder)
    return this.entries
  }

  get ownFiles(): PackFiles {
    const own = this.find(OWN_PACK)?.stock
    return own?.ok ? own.files : emptyOwnPack(phrase('packs.ownName'))
  }

  get ownParts(): readonly OwnPart[] {
    return partsOf(this.ownFiles)
  }

  /** For something new: every pack that is on or that its company uses. It is noted that they are in use as they are. */
  fresh(used: Packs = {}): Result<Content> {
    const wanted = this.packs.filter(({ listed }) => listed.on || listed.pack in used)
    const content = this.link(wanted.map(asItIs))
    if (!content.ok || wanted.every(({ listed }) => !listed.at || listed.used)) return content
    const noted = this.change(nowUsed(this.list, new Set(wanted.map(({ listed }) => listed.pack))))
    return noted.ok ? content : noted
  }

  /** What is on, for looking at. */
  now(): Result<Content> {
    return this.link(this.on.map(asItIs))
  }

  /** As something was begun with it: the very same packs if they are kept, else as they are now. */
  as(packs: Packs): Result<Content> {
    const lost = this.missing(packs)
    if (lost !== null) return refused('unknown', 'table.packMissing', { pack: lost })
    const wanted = ({ listed }: PackEntry): boolean => listed.pack in packs
    const asThen = (entry: PackEntry): Wanted => ({
      entry,
      at: storedAs(entry.listed, packs[entry.listed.pack] ?? null)
    })
    return this.link(this.packs.filter(wanted).map(asThen))
  }

  /** The first pack that is not here and without which this cannot be gone on with. */
  missing(packs: Packs): string | null {
    const here = new Set(this.packs.filter(({ stock }) => stock.ok).map(({ listed }) => listed.pack))
    return Object.keys(packs).find((pack) => !here.has(pack)) ?? null
  }

  /** Would these go together with what is on? */
  trying(pack: ContentPack): Linking {
    const others = this.on.filter(({ listed }) => listed.pack !== pack.manifest.id)
    return linkAll([...soundPacks(others.map(foundIn)), pack], null)
  }

  add(pack: ContentPack, files: ReadonlyMap<string, string | Buffer>): Nothing {
    return this.put(pack.manifest.id, pack.hash, files)
  }

  /** What somebody else's table has told joins what this one has; where both know a card, the new one counts. */
  join(files: PackFiles): Nothing {
    return this.putOwn(merged(this.ownFiles, files))
  }

  setOn(pack: string, on: boolean): Nothing {
    if (pack === NEEDED && !on) return refused('refused', 'packs.needed')
    return this.arrange(turned(this.list, pack, on))
  }

  /** One place up or down among those that can be moved. */
  move(pack: string, by: -1 | 1): Nothing {
    const { list } = this
    const after = moved(list, pack, by)
    return after === list ? nothing : this.arrange(after)
  }

  /** With everything that is kept of it: what was begun with it waits until it is back. */
  remove(pack: string): Nothing {
    const entry = this.find(pack)
    if (!entry || entry.isShipped) return refused('refused', 'packs.shipped')
    return this.arrange(this.list.filter((listed) => listed !== entry.listed))
  }

  /** Durable before it is said. */
  remember(keepsake: Keepsake): Result<Words> {
    const content = this.now()
    if (!content.ok) return content
    const kept = keep(this.ownFiles, content.value, keepsake)
    if (!kept) return refused('refused', 'packs.cannotRemember')
    const put = this.putOwn(kept.files)
    if (!put.ok) return put
    const { key, text } = kept.name
    const name = text === null ? words(key) : words('card.named', { name: text })
    return done(words(kept.isNew ? 'packs.remembered' : 'packs.rememberedAnew', { name }))
  }

  forget(part: PartName): Nothing {
    return this.putOwn(forget(this.ownFiles, part))
  }

  private find(pack: string): PackEntry | undefined {
    return this.packs.find(({ listed }) => listed.pack === pack)
  }

  private get on(): readonly PackEntry[] {
    return this.packs.filter(({ listed }) => listed.on)
  }

  private get list(): List {
    return this.packs.map(({ listed }) => listed)
  }

  private putOwn(files: PackFiles): Nothing {
    const loaded = loadPack(files)
    if (!loaded.ok) return cannotRemember(loaded.problems)
    const { hash } = loaded.pack
    const linking = linkAll(soundPacks(this.on.map(foundIn)), { files, hash })
    return linking.ok ? this.put(OWN_PACK, hash, asFiles(files)) : cannotRemember(linking.problems)
  }

  private put(pack: string, hash: string, files: ReadonlyMap<string, string | Buffer>): Nothing {
    if (this.folder === null) return refused('refused', 'packs.noFolder')
    const stored = putVersion(this.folder, pack, hash, files)
    return stored.ok ? this.change(withStored(this.list, pack, stored.value)) : stored
  }

  private arrange(list: List): Nothing {
    const on = list.filter((listed) => listed.on).flatMap(({ pack }) => this.find(pack) ?? [])
    const linking = linkFound(on.map(foundIn))
    return linking.ok ? this.change(list) : doNotGoTogether(linking.problems)
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
    this.entries = entriesOf(list, folder, this.packs)
    sweepVersions(folder, list)
    return nothing
  }
}

const asItIs = (entry: PackEntry): Wanted => ({ entry, at: entry.listed.at })

/** It was put together by ourselves; what does not load or fit is refused all the same, and nothing has changed. */
const cannotRemember = ([problem]: readonly PackProblem[]): Refused => ({
  ok: false,
  code: 'refused',
  why: problem?.words ?? words('packs.cannotRemember')
})
