// A disk in the mind: what of each file and folder is certainly on it, and what was only asked for since the last sync.
// When the power goes, of the latter anything may have arrived: each sector as it was at any moment since, in any order,
// and lengths without contents.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Operation } from './operation'

const SECTOR = 512

type Change = { readonly at: number; readonly bytes: Buffer } | { readonly size: number }

class File {
  now: Buffer = Buffer.alloc(0)
  sure: Buffer = Buffer.alloc(0)
  pending: Change[] = []

  change(change: Change): void {
    this.now = changed(this.now, change)
    this.pending.push(change)
  }

  sync(): void {
    this.sure = this.now
    this.pending = []
  }

  afterCut(chance: Chance): Buffer {
    return arrivedOf(this.pending, chance).reduce(changed, this.sure)
  }
}

class Folder {
  readonly now = new Map<string, File | Folder>()
  sure = new Map<string, File | Folder>()
  pending: Naming[] = []

  /** With a number, it is one half of a move from one folder to another. */
  set(name: string, node: File | Folder | null, move: number | null = null): void {
    put(this.now, name, node)
    this.pending.push({ name, node, move })
  }

  sync(): void {
    this.sure = new Map(this.now)
    this.pending = []
  }

  /** What a folder is asked for arrives in the order in which it was asked; both halves of a move, or neither. */
  afterCut({ below }: Chance, moves: number): ReadonlyMap<string, File | Folder> {
    const left = new Map(this.sure)
    const arrived = below(this.pending.length + 1)
    for (const [index, { name, node, move }] of this.pending.entries())
      if (move === null ? index < arrived : move <= moves) put(left, name, node)
    return left
  }
}

interface Naming {
  readonly name: string
  readonly node: File | Folder | null
  readonly move: number | null
}

/** What the power cut lets through, by lot. */
export interface Chance {
  /** How likely each sector is to be the newest, 0 to 1. */
  readonly luck: number
  below(most: number): number
}

const put = (entries: Map<string, File | Folder>, name: string, node: File | Folder | null): void =>
  void (node ? entries.set(name, node) : entries.delete(name))

function changed(content: Buffer, change: Change): Buffer {
  const size = 'size' in change ? change.size : Math.max(content.length, change.at + change.bytes.length)
  const fresh = Buffer.alloc(size)
  content.copy(fresh, 0, 0, Math.min(size, content.length))
  if ('bytes' in change) change.bytes.copy(fresh, change.at)
  return fresh
}

/** What arrives of these changes: of every sector the first few, and perhaps a length without contents. */
function arrivedOf(changes: readonly Change[], { luck, below }: Chance): readonly Change[] {
  const isLucky = (): boolean => below(1_000_000) < luck * 1_000_000
  const parts = changes.flatMap((change): readonly Change[] => ('size' in change ? [change] : sectorsOf(change)))
  const left = new Map<number, number>()
  for (const part of parts) if ('bytes' in part) left.set(sectorOf(part), (left.get(sectorOf(part)) ?? 0) + 1)
  for (const [sector, count] of left) left.set(sector, isLucky() ? count : below(count + 1))
  return parts.flatMap((part): Change[] => {
    if ('size' in part) return isLucky() ? [part] : []
    const arrives = left.get(sectorOf(part)) ?? 0
    left.set(sectorOf(part), arrives - 1)
    if (arrives > 0) return [part]
    return isLucky() ? [{ at: part.at + part.bytes.length, bytes: Buffer.alloc(0) }] : []
  })
}

type Writing = Extract<Change, { readonly at: number }>

const sectorOf = ({ at }: Writing): number => Math.floor(at / SECTOR)

function sectorsOf({ at: start, bytes }: Writing): readonly Writing[] {
  const parts: Writing[] = []
  for (let at = start; at < start + bytes.length;) {
    const next = Math.min(start + bytes.length, (Math.floor(at / SECTOR) + 1) * SECTOR)
    parts.push({ at, bytes: bytes.subarray(at - start, next - start) })
    at = next
  }
  return parts
}

export class Disk {
  private readonly root = new Folder()
  private moves = 0

  constructor(private readonly folder: string) {}

  apply(operation: Operation): void {
    if (operation.op === 'said') return
    const { path } = operation
    switch (operation.op) {
      case 'make':
        if (!this.find(path)) this.folderOf(path).set(nameOf(path), operation.isFolder ? new Folder() : new File())
        return
      case 'write':
        return this.file(path).change({ at: operation.at, bytes: operation.bytes })
      case 'cut':
        return this.file(path).change({ size: operation.size })
      case 'sync':
        return this.find(path)?.sync()
      case 'move': {
        const node = this.find(path)
        if (!node) throw new Error(`nothing to move at ${path}`)
        const [from, into] = [this.folderOf(path), this.folderOf(operation.to)]
        const move = from === into ? null : ++this.moves
        into.set(nameOf(operation.to), node, move)
        return from.set(nameOf(path), null, move)
      }
      case 'remove':
        return this.folderOf(path).set(nameOf(path), null)
    }
  }

  /** What is found when the power comes back, laid out in a real folder. */
  layOut(into: string, chance: Chance): void {
    layOut(this.root, into, chance, chance.below(this.moves + 1))
  }

  private file(path: string): File {
    const found = this.find(path)
    // A file that has lost its name can still be written to; nobody will ever see it.
    return found instanceof File ? found : new File()
  }

  private folderOf(path: string): Folder {
    const found = this.find(dirname(path))
    if (!(found instanceof Folder)) throw new Error(`no folder for ${path}`)
    return found
  }

  private find(path: string): File | Folder | undefined {
    let node: File | Folder | undefined = this.root
    for (const name of relative(this.folder, path).split(sep).filter(Boolean))
      node = node instanceof Folder ? node.now.get(name) : undefined
    return node
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf(sep) + 1)

function layOut(folder: Folder, into: string, chance: Chance, moves: number): void {
  mkdirSync(into, { recursive: true })
  for (const [name, node] of folder.afterCut(chance, moves)) {
    const path = join(into, name)
    if (node instanceof Folder) layOut(node, path, chance, moves)
    else writeFileSync(path, node.afterCut(chance))
  }
}
