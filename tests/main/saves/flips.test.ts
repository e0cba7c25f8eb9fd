import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, type Files } from '../../../main/saves/files/files'
import { words } from '../../../engine/messages/words'
import { backUp, backupPath, listBackups } from '../../../main/saves/backups/backups'
import { openBag } from '../../../main/saves/recovery/open'
import { rescue } from '../../../main/saves/recovery/rescue'
import { headingText } from '../../../main/saves/log/tail'
import { readTail } from '../../../main/saves/log/tailCheck'
import { answered, bookOf, clock, flip, labour, later, newSave, open, placeOfType, scratch, value } from './kit'

const PARTS = ['save', 'log', 'tail'] as const
/** In all: a closed save has two parts, a killed one three. The long form says FREE_COMPANY_FLIPS=20000. */
const FLIPS = Number(process.env['FREE_COMPANY_FLIPS'] ?? 1500)
const EACH = Math.ceil(FLIPS / 5)
const PATIENCE = 60_000 + FLIPS * 200

/** The folder as a kill would leave it: nothing closed, nothing tidied. */
function asKilled(files: Files): Files {
  const copy = filesIn(scratch())
  for (const part of PARTS) if (existsSync(files[part])) copyFileSync(files[part], copy[part])
  return copy
}

function killedSave(answers = 20): Files {
  const files = newSave(answers)
  const bag = open(files)
  for (let n = 0; n < 12; n++) value(bag.append(() => [answered(2, `late-${n}`)]))
  const killed = asKilled(files)
  bag.close()
  return killed
}

/** Opens a copy with one byte turned over: says whether that was noticed, and demands all of the book back. */
function isNoticed(from: Files, part: (typeof PARTS)[number], at: number, by: number, into: string): boolean {
  const copy = filesIn(into)
  for (const other of PARTS) {
    rmSync(copy[other], { force: true })
    if (existsSync(from[other])) copyFileSync(from[other], copy[other])
  }
  const bytes = readFileSync(from[part])
  bytes[at] = bytes[at]! ^ by
  writeFileSync(copy[part], bytes)
  const opened = openBag(copy, { clock })
  if (opened.ok) opened.value.close()
  else {
    later(1)
    expect([part, at, by, opened.code]).toEqual([part, at, by, 'damaged'])
    expect(value(rescue({ files: copy, why, at: clock() })).lost).toBe(0)
  }
  expect([part, at, by, ...standing(copy)]).toEqual([part, at, by, ...wholes.get(from)!])
  return !opened.ok || opened.value.mended.length > 0
}

/** Where the book of a save ends that was not touched. */
const wholes = new Map<Files, readonly number[]>()

function unnoticed(from: Files, tries: number): string[] {
  wholes.set(from, standing(copyOf(from)))
  const missed: string[] = []
  const into = scratch()
  const next = lots(12345)
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
    const [files, killed] = [newSave(40), killedSave()]
    for (const from of [files, killed]) wholes.set(from, standing(copyOf(from)))
    expect(isNoticed(files, 'save', 100, 0, into)).toBe(false)
    expect(isNoticed(killed, 'log', 100, 0, join(scratch()))).toBe(false)
  })
})

const why = words('store.damaged', { part: 'file' })
/** Each entry of a book is tried in turn, so it is a short one in the short form. */
const ANSWERS = FLIPS > 1500 ? 150 : 20
const FIELDS = ['kind', 'body', 'hash'] as const

/** A killed save in the midst of a backup: its seal is broken, so only what it says itself can be gone by. */
function unseal({ tail }: Files): void {
  const { heading, bytes } = readTail(tail)!
  bytes.write(headingText({ ...heading!, seal: null }))
  writeFileSync(tail, bytes)
}

function copyOf(from: Files): Files {
  const copy = filesIn(join(scratch(), 'company'))
  cpSync(from.folder, copy.folder, { recursive: true })
  return copy
}

function standing(files: Files): readonly number[] {
  const bag = open(files)
  bag.close()
  return [bag.last, bag.chain]
}

describe('a bit that makes binary of an entry’s text', () => {
  const entries = bookOf(ANSWERS)

  it.each(FIELDS)(
    'in its %s is damage at every entry, sealed or not, and costs nothing',
    { timeout: PATIENCE },
    (field) => {
      const files = newSave(ANSWERS)
      const whole = standing(files)
      for (const entry of entries)
        for (const isSealed of [true, false]) {
          const copy = copyOf(files)
          if (!isSealed) unseal(copy)
          flip(copy.save, placeOfType(readFileSync(copy.save), entry, field))
          expect(openBag(copy, { clock })).toMatchObject({ ok: false, code: 'damaged' })
          later(1)
          expect(value(rescue({ files: copy, why, at: clock() }))).toEqual({ kept: whole[0], lost: 0, isSure: true })
          expect(standing(copy)).toEqual(whole)
        }
    }
  )

  it.each(FIELDS)('in its %s is read as the text it was where the chain proves it', { timeout: PATIENCE }, (field) => {
    const files = newSave(ANSWERS)
    const whole = standing(files)
    rmSync(files.tail)
    for (const entry of entries) {
      const copy = copyOf(files)
      flip(copy.save, placeOfType(readFileSync(copy.save), entry, field))
      expect(value(rescue({ files: copy, why, at: clock() }))).toMatchObject({ kept: whole[0], lost: 0 })
      expect(standing(copy)).toEqual(whole)
    }
  })

  it(
    'in the save, in its backup and on the title page: tail and backup together give everything back',
    { timeout: PATIENCE },
    async () => {
      const files = newSave(ANSWERS)
      const bag = open(files)
      value(await backUp(bag, 'asked', clock(), labour))
      for (let k = 0; k < 7; k++) value(bag.append(() => [answered(2, `more-${k}`)]))
      bag.close()
      const [{ backup } = { backup: '' }] = listBackups(files)
      for (const entry of entries) {
        const copy = copyOf(files)
        for (const path of [copy.save, backupPath(copy, backup)!])
          flip(path, placeOfType(readFileSync(path), entry, 'body'))
        const title = readFileSync(copy.save).indexOf('the-companydice')
        flip(copy.save, title - 3)
        expect(value(rescue({ files: copy, why, at: clock() }))).toEqual({ kept: bag.last, lost: 0, isSure: true })
        expect(standing(copy)).toEqual([bag.last, bag.chain])
      }
    }
  )
})

describe('a flipped byte in a save without a seal', () => {
  it('is harmless or told as damage, and everything comes back', { timeout: PATIENCE }, () => {
    const files = newSave(40)
    const whole = standing(files)
    unseal(files)
    const { size } = statSync(files.save)
    const next = lots(4711)
    for (let k = 0; k < EACH; k++) {
      const copy = copyOf(files)
      const [at, bit] = [next(size), next(8)]
      flip(copy.save, at, 1 << bit)
      const opened = openBag(copy, { clock })
      if (opened.ok) opened.value.close()
      else {
        expect([at, bit, opened.code]).toEqual([at, bit, 'damaged'])
        expect(value(rescue({ files: copy, why, at: clock() }))).toEqual({ kept: whole[0], lost: 0, isSure: true })
      }
      expect([at, bit, standing(copy)]).toEqual([at, bit, whole])
      rmSync(copy.folder, { recursive: true })
    }
  })
})

describe('a killed save without a seal that is damaged', () => {
  it('is left as it was found, its log as well', () => {
    const files = killedSave(60)
    unseal(files)
    const spoilt = (bytes: Buffer): Buffer => {
      const page = 4096 * Math.floor(placeOfType(bytes, bookOf(60)[10]!, 'body') / 4096)
      return bytes.fill(7, page, page + 4096)
    }
    const misspelt = (bytes: Buffer): Buffer =>
      Buffer.from(bytes.toString('latin1').replaceAll('option-7', 'option-x'), 'latin1')
    for (const harm of [spoilt, misspelt]) {
      const copy = copyOf(files)
      writeFileSync(copy.save, harm(readFileSync(copy.save)))
      const before = PARTS.map((part) => readFileSync(copy[part]))
      expect(openBag(copy, { clock })).toMatchObject({ ok: false, code: 'damaged' })
      expect(PARTS.map((part) => readFileSync(copy[part]))).toEqual(before)
      expect(value(rescue({ files: copy, why, at: clock() }))).toEqual({ kept: 74, lost: 0, isSure: true })
    }
  })
})

function lots(seed: number): (below: number) => number {
  let random = seed
  return (below) => {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0
    return Math.floor((random / 2 ** 32) * below)
  }
}
