// An evening at the table, with every touch of the disk written down.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { answered, newSave, open, value } from '../../main/saves/kit'
import type { Operation } from './operation'
import { operationsIn, STRACE } from './trace'

const COMPANY = '/companies/the-company'
/** It gets its name when it is complete. */
const MAKING = '/companies/.new-the-company'

export const hasStrace = spawnSync('strace', ['-V']).status === 0

/** Seen from outside the program: what is written here is what the disk was asked for, whoever asked. */
export function watched(child: string, scratch: string, decisions: number): readonly Operation[] {
  const folder = join(realpathSync(scratch), 'data')
  mkdirSync(folder)
  const log = join(scratch, 'strace.log')
  const given = ['-o', log, process.execPath, join(child, 'child.js'), 'evening', folder, String(decisions)]
  const traced = spawnSync('strace', [...STRACE, ...given], { env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' } })
  if (traced.status !== 0) throw new Error(`the evening ended with ${traced.status}: ${traced.stderr.toString()}`)
  return [...operationsIn(readFileSync(log, 'utf8'), folder)].map((one) => relocated(one, folder))
}

const relocated = (one: Operation, folder: string): Operation => {
  const short = (path: string): string => path.slice(folder.length) || '/'
  if (one.op === 'said') return one
  return one.op === 'move' ? { ...one, path: short(one.path), to: short(one.to) } : { ...one, path: short(one.path) }
}

/**
 * Where nothing can be watched from outside: what the files have become after each decision is what was asked for. That
 * the log is synced before a decision is confirmed, and the tail is not, is taken from the rules of the store.
 */
export function remembered(decisions: number): readonly Operation[] {
  const files = newSave(0)
  const bag = open(files)
  const operations: Operation[] = [
    { op: 'make', path: '/companies', isFolder: true },
    { op: 'make', path: MAKING, isFolder: true }
  ]
  let place = MAKING
  const was = new Map<string, Buffer>()
  const keep = (path: string, isSynced: boolean): void => {
    const [name, now] = [join(place, basename(path)), readFileSync(path)]
    const before = was.get(path)
    if (!before) operations.push({ op: 'make', path: name, isFolder: false })
    operations.push(...changesOf(name, before ?? Buffer.alloc(0), now))
    if (isSynced) operations.push({ op: 'sync', path: name })
    was.set(path, now)
  }
  for (const file of [files.save, files.log, files.tail]) keep(file, true)
  operations.push({ op: 'sync', path: MAKING }, { op: 'move', path: MAKING, to: COMPANY })
  place = COMPANY
  for (const folder of ['/companies', '/']) operations.push({ op: 'sync', path: folder })
  for (let n = 1; n <= decisions; n++) {
    const hash = n.toString(16).padStart(16, '0')
    value(bag.append(() => [answered(2, `option-${n}`, hash)]))
    keep(files.log, true)
    keep(files.tail, false)
    operations.push({ op: 'said', line: `ACK ${n} ${hash}` })
  }
  bag.close()
  return operations
}

/** Both files only ever grow while nobody makes a backup: what is different is one stretch. */
function changesOf(path: string, before: Buffer, now: Buffer): readonly Operation[] {
  let at = 0
  while (at < before.length && before[at] === now[at]) at++
  return at === now.length ? [] : [{ op: 'write', path, at, bytes: now.subarray(at) }]
}
