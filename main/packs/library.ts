// The packs of this machine: those that come with the app, those its owner added, and what the table has told.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '../../engine/kernel/words'
import { words } from '../../engine/kernel/words'
import {
  loadPack,
  type Content,
  type ContentPack,
  type PackFiles,
  type PackProblem
} from '../../engine/oathsworn/content'
import type { Keepsake } from '../../engine/oathsworn/encounter/keepsakes'
import { keep } from '../../engine/oathsworn/own/keep'
import { merged } from '../../engine/oathsworn/own/merge'
import { emptyOwnPack, OWN_PACK } from '../../engine/oathsworn/own/pack'
import { forget, partsOf, type OwnPart, type PartName } from '../../engine/oathsworn/own/parts'
import { done, nothing, refused, type Result } from '../result'
import { phrase } from '../say'
import { namesIn } from '../store/files'
import { troubleOf } from '../store/trouble'
import type { Packs } from '../table/games'
import { linkAll, type Linking, type OwnPack } from './linking'
import { readListing, writeListing, type Listed, type Stored } from './listing'
import { shippedPacks } from './shipped'
import { asFiles, putStock, readStock, type Stock } from './stock'

/** Where they lie in a folder of companies. */
export const packsIn = (folder: string): string => join(folder, 'packs')

/** Without these nothing goes at all. */
export const NEEDED = 'core'

export interface PackEntry {
  readonly listed: Listed
  readonly isShipped: boolean
  readonly stock: Stock
}

type Nothing = Result<Record<never, never>>

export class PackLibrary {
  private entries: readonly PackEntry[] | null = null
  private readonly older = new Map<string, Stock>()
  private readonly linked = new Map<string, Linking>()

  /** Without a folder there is only what comes with the app. */
  constructor(private readonly folder: string | null) {}

  /** In the order in which they are laid over one another; what the table has told lies on top. */
  get packs(): readonly PackEntry[] {
    this.entries ??= this.read()
    return this.entries
  }

  get ownFiles(): PackFiles {
    const own = this.find(OWN_PACK)?.stock
    return own?.ok ? own.files : emptyOwnPack(phrase('packs.ownName'))
  }

  get ownParts(): readonly OwnPart[] {
    return partsOf(this.ownFiles)
  }

  /** For something new: every pack that is on. It is noted that they are in use as they are. */
  fresh(): Result<Content> {
    const on = this.packs.filter(({ listed }) => listed.on)
    const content = this.contentOf(on.map(({ listed }) => [listed.pack, listed.at?.hash ?? null]))
    if (!content.ok || on.every(({ listed }) => !listed.at || listed.used)) return content
    const noted = this.change(
      this.packs.map(({ listed }) => (listed.on && listed.at ? { ...listed, used: true } : listed))
    )
    return noted.ok ? content : noted
  }

  /** What is on, for looking at. */
  now(): Result<Content> {
    return this.contentOf(this.on.map(({ listed }) => [listed.pack, listed.at?.hash ?? null]))
  }

  /** As something was begun with it: the very same packs if they are kept, else as they are now. */
  as(packs: Packs): Result<Content> {
    const lost = this.missing(packs)
    if (lost !== null) return refused('unknown', 'table.packMissing', { pack: lost })
    const inOrder = this.packs.filter(({ listed }) => listed.pack in packs)
    return this.contentOf(inOrder.map(({ listed }) => [listed.pack, packs[listed.pack] ?? null]))
  }

  /** The first pack that is not here and without which this cannot be gone on with. */
  missing(packs: Packs): string | null {
    const here = new Set(this.packs.filter(({ stock }) => stock.ok).map(({ listed }) => listed.pack))
    return Object.keys(packs).find((pack) => !here.has(pack)) ?? null
  }

  /** Would these go together with what is on? */
  trying(pack: ContentPack): Linking {
    const others = this.on.filter(({ listed }) => listed.pack !== pack.manifest.id && listed.pack !== OWN_PACK)
    return linkAll([...others.flatMap(({ stock }) => (stock.ok ? [stock.pack] : [])), pack], null)
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
    return this.arrange(this.packs.map(({ listed }) => (listed.pack === pack ? { ...listed, on } : listed)))
  }

  /** One place up or down among those that can be moved. */
  move(pack: string, by: -1 | 1): Nothing {
    const list = this.packs.map(({ listed }) => listed)
    const at = list.findIndex((one) => one.pack === pack)
    const other = list[at + by]
    const one = list[at]
    if (!one || !other || [one, other].some(({ pack: name }) => name === NEEDED || name === OWN_PACK)) return nothing
    const moved = [...list]
    moved[at] = other
    moved[at + by] = one
    return this.arrange(moved)
  }

  /** With everything that is kept of it: what was begun with it waits until it is back. */
  remove(pack: string): Nothing {
    const entry = this.find(pack)
    if (!entry || entry.isShipped) return refused('refused', 'packs.shipped')
    const arranged = this.arrange(this.packs.filter((one) => one !== entry).map(({ listed }) => listed))
    if (arranged.ok) this.sweep()
    return arranged
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

  private putOwn(files: PackFiles): Nothing {
    const loaded = loadPack(files)
    // It was put together by ourselves; what does not load is refused all the same, and nothing has changed.
    if (!loaded.ok)
      return { ok: false, code: 'refused', why: loaded.problems[0]?.words ?? words('packs.cannotRemember') }
    const others = this.on.flatMap(({ listed, stock }) => (listed.pack !== OWN_PACK && stock.ok ? [stock.pack] : []))
    const linking = linkAll(others, { files, hash: loaded.pack.hash })
    if (!linking.ok)
      return { ok: false, code: 'refused', why: linking.problems[0]?.words ?? words('packs.cannotRemember') }
    return this.put(OWN_PACK, loaded.pack.hash, asFiles(files))
  }

  /** A new folder for every version; the listing says which one counts. */
  private put(pack: string, hash: string, files: ReadonlyMap<string, string | Buffer>): Nothing {
    const { folder } = this
    if (folder === null) return refused('refused', 'packs.noFolder')
    const before = this.find(pack)?.listed
    const inside = join(pack, freeName(namesIn(join(folder, pack)), hash))
    try {
      mkdirSync(join(folder, pack), { recursive: true })
      putStock(join(folder, inside), files)
    } catch (error) {
      rmSync(join(folder, inside), { recursive: true, force: true })
      return troubleOf(error)
    }
    const put = this.change(
      withStored(
        this.packs.map(({ listed }) => listed),
        pack,
        before,
        { hash, folder: inside }
      )
    )
    this.sweep()
    return put
  }

  private arrange(list: readonly Listed[]): Nothing {
    const packs = list.filter(({ on }) => on).flatMap(({ pack }) => this.stockOf(pack))
    const own = list.some(({ pack, on }) => pack === OWN_PACK && on) ? this.own(this.find(OWN_PACK)?.stock) : null
    const linking = linkAll(packs, own)
    if (!linking.ok) return { ok: false, code: 'refused', why: whyNot(linking.problems) }
    return this.change(list)
  }

  private stockOf(pack: string): readonly ContentPack[] {
    const stock = this.find(pack)?.stock
    return stock?.ok && pack !== OWN_PACK ? [stock.pack] : []
  }

  private change(list: readonly Listed[]): Nothing {
    const { folder } = this
    if (folder === null) return nothing
    try {
      mkdirSync(folder, { recursive: true })
      writeListing(join(folder, 'list.json'), list)
    } catch (error) {
      return troubleOf(error)
    }
    this.entries = this.entriesOf(list)
    return nothing
  }

  private read(): readonly PackEntry[] {
    const { folder } = this
    const list = folder === null ? [] : readListing(join(folder, 'list.json'))
    const shipped = shippedInOrder().filter((pack) => !list.some((one) => one.pack === pack))
    return this.entriesOf([...shipped.map((pack) => ({ pack, on: true })), ...list])
  }

  private entriesOf(list: readonly Listed[]): readonly PackEntry[] {
    const known = new Map(this.entries?.map((entry) => [entry.listed.at?.folder ?? entry.listed.pack, entry.stock]))
    const entries = list.map((listed) => ({
      listed,
      isShipped: !listed.at,
      stock: known.get(listed.at?.folder ?? listed.pack) ?? this.stockAt(listed.pack, listed.at)
    }))
    const isOwn = ({ listed }: PackEntry): boolean => listed.pack === OWN_PACK
    return [...entries.filter((one) => !isOwn(one)), ...entries.filter(isOwn)]
  }

  private stockAt(pack: string, at: Stored | undefined): Stock {
    if (at) return readStock(join(this.folder ?? '', at.folder))
    const loaded = loadPack(shippedPacks.get(pack) ?? {})
    return loaded.ok ? { ok: true, files: {}, pack: loaded.pack } : loaded
  }

  private contentOf(packs: readonly (readonly [pack: string, hash: string | null])[]): Result<Content> {
    const key = packs.map(([pack, hash]) => `${pack} ${this.storedAt(pack, hash)?.folder ?? ''}`).join('\n')
    const found = this.linked.get(key) ?? this.link(packs)
    this.linked.set(key, found)
    return found.ok ? done(found.content) : { ok: false, code: 'refused', why: whyNot(found.problems) }
  }

  private link(packs: readonly (readonly [pack: string, hash: string | null])[]): Linking {
    const stocks = packs.map(([pack, hash]) => [pack, this.version(pack, hash)] as const)
    const broken = stocks.flatMap(([, stock]) => (stock.ok ? [] : stock.problems))
    if (broken.length > 0) return { ok: false, problems: broken, warnings: [] }
    const others = stocks.flatMap(([pack, stock]) => (stock.ok && pack !== OWN_PACK ? [stock.pack] : []))
    return linkAll(others, this.own(stocks.find(([pack]) => pack === OWN_PACK)?.[1]))
  }

  /** Where it lies as it was then; as it is now, when that is not kept. */
  private storedAt(pack: string, hash: string | null): Stored | undefined {
    const listed = this.find(pack)?.listed
    return listed?.at?.hash === hash ? listed?.at : (listed?.kept?.find((one) => one.hash === hash) ?? listed?.at)
  }

  private version(pack: string, hash: string | null): Stock {
    const entry = this.find(pack)
    const at = this.storedAt(pack, hash)
    if (!entry) return { ok: false, problems: [] }
    if (!at || at === entry.listed.at) return entry.stock
    const stock = this.older.get(at.folder) ?? readStock(join(this.folder ?? '', at.folder))
    this.older.set(at.folder, stock)
    return stock
  }

  private own(stock: Stock | undefined): OwnPack | null {
    return stock?.ok && partsOf(stock.files).length > 0 ? { files: stock.files, hash: stock.pack.hash } : null
  }

  /** Folders the listing does not name belong to nobody: what was replaced, or a try that was broken off. */
  private sweep(): void {
    const { folder } = this
    if (folder === null) return
    const named = new Set(
      this.packs.flatMap(({ listed }) => [listed.at, ...(listed.kept ?? [])].map((at) => at?.folder))
    )
    for (const pack of namesIn(folder))
      for (const version of pack.includes('.') ? [] : namesIn(join(folder, pack)))
        if (!named.has(join(pack, version))) rmSync(join(folder, pack, version), { recursive: true, force: true })
  }
}

/** The old version is kept if something was begun with it. */
function withStored(list: readonly Listed[], pack: string, before: Listed | undefined, at: Stored): readonly Listed[] {
  if (!before) return [...list, { pack, on: true, at }]
  const isSame = before.at?.hash === at.hash
  const kept = (before.kept ?? []).filter(({ hash }) => hash !== at.hash)
  const older = before.at && before.used && !isSame ? [...kept, before.at] : kept
  const after: Listed = { pack, on: before.on, at, used: isSame && before.used === true, kept: older }
  return list.map((one) => (one === before ? after : one))
}

const freeName = (taken: readonly string[], hash: string): string => {
  for (let n = 1; ; n++) if (!taken.includes(`${hash}-${n}`)) return `${hash}-${n}`
}

const whyNot = (problems: readonly PackProblem[]): Words =>
  words('packs.doNotGoTogether', {
    pack: problems[0]?.pack ?? '',
    problem: problems[0]?.words ?? words('pack.no-manifest')
  })

/** Each behind those it needs. */
function shippedInOrder(): readonly string[] {
  const names = [...shippedPacks.keys()].sort()
  return [...names.filter((name) => name === NEEDED), ...names.filter((name) => name !== NEEDED)]
}
