// What has changed between two views, small enough to send with every decision. What is the same object is the same.
import type { Json } from '../../engine/kernel/ids'
import type { ViewPatch } from '../../preload/contract/shapes'

type Branch = { readonly [key: string]: Json }

export function diff(old: Json | undefined, now: Json): ViewPatch | null {
  if (old === now) return null
  if (isList(old) && isList(now)) return inLists(old, now)
  if (isBranch(old) && isBranch(now)) return inBranches(old, now)
  return { is: now }
}

function inLists(old: readonly Json[], now: readonly Json[]): ViewPatch | null {
  const inside: Record<string, ViewPatch> = {}
  let changed = 0
  now.forEach((value, index) => {
    const patch = diff(old[index], value)
    if (!patch) return
    inside[index] = patch
    changed++
  })
  if (changed === 0 && old.length === now.length) return null
  // A list that has moved along is shorter said anew than place by place.
  if (changed > 4 && changed * 2 > now.length) return { is: now }
  return old.length === now.length ? { in: inside } : { in: inside, size: now.length }
}

function inBranches(old: Branch, now: Branch): ViewPatch | null {
  const inside: Record<string, ViewPatch> = {}
  let isSame = true
  for (const key of Object.keys(now)) {
    const value = now[key]
    const patch = value === undefined ? null : diff(Object.hasOwn(old, key) ? old[key] : undefined, value)
    if (!patch) continue
    inside[key] = patch
    isSame = false
  }
  const out = Object.keys(old).filter((key) => !Object.hasOwn(now, key) || now[key] === undefined)
  if (out.length > 0) return { in: inside, out }
  return isSame ? null : { in: inside }
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isBranch = (value: Json | undefined): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
