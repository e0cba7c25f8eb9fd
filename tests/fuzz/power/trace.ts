// Reads what strace wrote down: every touch of the disk below one folder, by whichever thread, in order.
import { resolve, sep } from 'node:path'
import type { Operation } from './operation'

/** Everything that could change a file. What is not understood below is not passed over: it is an error. */
export const CALLS = [
  'openat',
  'open',
  'creat',
  'write',
  'pwrite64',
  'writev',
  'pwritev',
  'pwritev2',
  'ftruncate',
  'truncate',
  'fallocate',
  'copy_file_range',
  'sendfile',
  'fsync',
  'fdatasync',
  'sync_file_range',
  'rename',
  'renameat',
  'renameat2',
  'link',
  'linkat',
  'symlinkat',
  'unlink',
  'unlinkat',
  'rmdir',
  'mkdir',
  'mkdirat'
] as const

export const STRACE = ['-f', '-y', '-xx', '-s', '4000000', '-e', `trace=${CALLS.join(',')}`] as const

interface Call {
  readonly name: string
  readonly args: readonly string[]
  readonly result: number
}

/** All strings are written in hexadecimal, so no comma or bracket is anything but strace's own. */
function* callsIn(log: string): Generator<Call> {
  const begun = new Map<string, string>()
  for (const line of log.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    const unfinished = rest.endsWith(' <unfinished ...>')
    if (unfinished) {
      begun.set(thread, rest.slice(0, -' <unfinished ...>'.length))
      continue
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    const [, name = '', args = '', result = ''] =
      /^(\w+)\((.*)\)\s+= (-?\d+)/.exec(resumed ? (begun.get(thread) ?? '') + (resumed[1] ?? '') : rest) ?? []
    // What was refused has changed nothing.
    if (name && Number(result) >= 0) yield { name, args: args.split(/,\s*/), result: Number(result) }
  }
}

const bytesOf = (text: string): Buffer =>
  Buffer.from([...text.matchAll(/\\x([0-9a-f]{2})/g)].map(([, hex = '']) => hex).join(''), 'hex')
const pathOf = (text: string): string => bytesOf(text).toString('utf8')
const number = (text = ''): number => Number(text.split('<')[0])
const isAnchor = (text = ''): boolean => /^(AT_FDCWD|\d+)</.test(text)

export function* operationsIn(log: string, folder: string): Generator<Operation> {
  const places = new Map<number, number>()
  const isHere = (path: string): boolean => path === folder || path.startsWith(folder + sep)
  for (const { name, args, result } of callsIn(log)) {
    // Names are given beside a folder they are relative to, as `unlinkat(9</folder>, "name")`, or alone.
    const paths = args.flatMap((arg, k) =>
      arg.startsWith('"') ? [isAnchor(args[k - 1]) ? resolve(pathOf(args[k - 1] ?? ''), pathOf(arg)) : pathOf(arg)] : []
    )
    const [path = '', to = ''] = paths
    const held = pathOf(args[0] ?? '')
    switch (name) {
      case 'open':
      case 'openat':
      case 'creat': {
        places.set(result, 0)
        const flags = args.join()
        if (!isHere(path) || flags.includes('O_TMPFILE')) break
        if (flags.includes('O_CREAT')) yield { op: 'make', path, isFolder: false }
        if (flags.includes('O_TRUNC')) yield { op: 'cut', path, size: 0 }
        if (flags.includes('O_APPEND')) throw new Error(`${path} is opened for appending`)
        break
      }
      case 'write': {
        const [fd, bytes] = [number(args[0]), bytesOf(args[1] ?? '').subarray(0, result)]
        const at = places.get(fd) ?? 0
        places.set(fd, at + result)
        if (isHere(held)) yield { op: 'write', path: held, at, bytes }
        else if (!held.startsWith(sep)) yield* said(bytes.toString('utf8'))
        break
      }
      case 'pwrite64':
        if (isHere(held))
          yield { op: 'write', path: held, at: Number(args[3]), bytes: bytesOf(args[1] ?? '').subarray(0, result) }
        break
      case 'ftruncate':
        if (isHere(held)) yield { op: 'cut', path: held, size: Number(args[1]) }
        break
      case 'fsync':
      case 'fdatasync':
        if (isHere(held)) yield { op: 'sync', path: held }
        break
      case 'rename':
      case 'renameat':
      case 'renameat2':
        if (isHere(path) !== isHere(to)) throw new Error(`${path} is moved over the edge to ${to}`)
        if (isHere(path)) yield { op: 'move', path, to }
        break
      case 'unlink':
      case 'unlinkat':
      case 'rmdir':
        if (isHere(path)) yield { op: 'remove', path }
        break
      case 'mkdir':
      case 'mkdirat':
        if (isHere(path) && path !== folder) yield { op: 'make', path, isFolder: true }
        break
      default:
        if ([path, to, held].some(isHere)) throw new Error(`${name} is not understood: ${args.join().slice(0, 200)}`)
    }
  }
}

function* said(text: string): Generator<Operation> {
  for (const line of text.split('\n')) if (/^(ACK|KEPT) /.test(line)) yield { op: 'said', line }
}
