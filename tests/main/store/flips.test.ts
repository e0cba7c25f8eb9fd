import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, type Files } from '../../../main/store/files'
import { openBag } from '../../../main/store/open'
import { answered, clock, newSave, open, scratch, value } from './kit'

const PARTS = ['save', 'log', 'tail'] as const
/** In all: a closed save has two parts, a killed one three. The long form says FREE_COMPANY_FLIPS=20000. */
const FLIPS = Number(process.env['FREE_COMPANY_FLIPS'] ?? 1500)
const EACH = Math.ceil(FLIPS / 5)
const PATIENCE = 60_000 + FLIPS * 40

/** The folder as a kill would leave it: nothing closed, nothing tidied. */
function asKilled(files: Files): Files {
  const copy = filesIn(scratch())
  for (const part of PARTS) if (existsSync(files[part])) copyFileSync(files[part], copy[part])
  return copy
}

function killedSave(): Files {
  const files = newSave(20)
  const bag = open(files)
  for (let n = 0; n < 12; n++) value(bag.append(() => [answered(2, `late-${n}`)]))
  const killed = asKilled(files)
  bag.close()
  return killed
}

/** Opens a copy with one byte turned over, and says whether that was noticed. */
function isNoticed(from: Files, part: (typeof PARTS)[number], at: number, by: number, into: string): boolean {
  const copy = filesIn(into)
  for (const other of PARTS) if (existsSync(from[other])) copyFileSync(from[other], copy[other])
  const bytes = readFileSync(from[part])
  bytes[at] = bytes[at]! ^ by
  writeFileSync(copy[part], bytes)
  const opened = openBag(copy, { clock })
  if (!opened.ok) return opened.code === 'damaged'
  const { mended } = opened.value
  opened.value.close()
  return mended.length > 0
}

function unnoticed(from: Files, tries: number): string[] {
  const missed: string[] = []
  const into = scratch()
  let random = 12345
  const next = (below: number): number => {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0
    return Math.floor((random / 2 ** 32) * below)
  }
  for (const part of PARTS) {
    if (!existsSync(from[part])) continue
    const { size } = statSync(from[part])
    for (let k = 0; k < tries; k++) {
      const at = next(size)
      const by = 1 << next(8)
      if (!isNoticed(from, part, at, by, into)) missed.push(`${part} byte ${at} of ${size} ^ ${by}`)
    }
  }
  return missed
}

describe('a flipped byte', () => {
  it('is noticed wherever it is in a save that was closed', { timeout: PATIENCE }, () => {
    const files = newSave(40)
    open(files).close()
    expect(unnoticed(files, EACH)).toEqual([])
  })

  it('is noticed wherever it is in a save whose program was killed', { timeout: PATIENCE }, () => {
    expect(unnoticed(killedSave(), EACH)).toEqual([])
  })

  it('is not imagined', () => {
    const into = scratch()
    const files = newSave(40)
    expect(isNoticed(files, 'save', 100, 0, into)).toBe(false)
    expect(isNoticed(killedSave(), 'log', 100, 0, join(scratch()))).toBe(false)
  })
})
