import type { Json } from '../../engine/kernel/ids'
import type { FreshLine, Grown, ToldLine, ViewPatch } from '../../preload/contract/shapes'

/** The new view out of the old one. What did not change stays the very same object, so that nothing redraws for it. */
export function patched(old: Json | undefined, patch: ViewPatch): Json {
  if ('is' in patch) return patch.is
  if (Array.isArray(old)) return patchedList(old as readonly Json[], patch)
  return patchedRecord(isRecord(old) ? old : {}, patch)
}

type Inside = Extract<ViewPatch, { in: unknown }>

function patchedList(old: readonly Json[], patch: Inside): Json {
  const fresh = old.slice(0, patch.size ?? old.length)
  for (const [key, inner] of Object.entries(patch.in)) fresh[Number(key)] = patched(old[Number(key)], inner)
  return fresh
}

function patchedRecord(old: { readonly [key: string]: Json }, patch: Inside): Json {
  const fresh: { [key: string]: Json } = { ...old }
  for (const key of patch.out ?? []) delete fresh[key]
  for (const [key, inner] of Object.entries(patch.in)) fresh[key] = patched(old[key], inner)
  return fresh
}

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function grown<T>(old: readonly T[], by: Grown<T>): readonly T[] {
  return by.keep === old.length && by.add.length === 0 ? old : [...old.slice(0, by.keep), ...by.add]
}

/** A line, and what the view becomes by it. */
export interface ShownLine {
  readonly line: ToldLine
  readonly view: Json
}

export function shownLines(before: Json, lines: readonly FreshLine[]): readonly ShownLine[] {
  let view = before
  return lines.map(({ patch, ...line }) => {
    if (patch) view = patched(view, patch)
    return { line, view }
  })
}

/** What stood in the report from that happening on is gone. */
export function grownLog(log: readonly ToldLine[], from: number, fresh: readonly ShownLine[]): readonly ToldLine[] {
  const kept = log.findLastIndex(({ id }) => id < from) + 1
  return kept === log.length && fresh.length === 0 ? log : [...log.slice(0, kept), ...fresh.map(({ line }) => line)]
}
