// What is said where it can be known that nothing is lost, and where it cannot.
import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn, makeFolders, type Files } from '../../../main/saves/files/files'
import { weigh } from '../../../main/saves/recovery/rescue'
import { phrase } from '../../../main/common/say'
import { HEADER_BYTES } from '../../../main/saves/log/tail'
import { answered, flip, newShelf, open, played, value, type Shelf } from './kit'

const LATE = 12

/** A company of 32 decisions whose program was killed after twelve more: those are in its log and in its tail. */
async function killed(): Promise<{ shelf: Shelf; company: string; files: Files }> {
  const from = newShelf()
  const company = await played(from, 'The Lanterns', 30)
  const shelf = newShelf()
  const [there, files] = [from, shelf].map(({ companies }) => filesIn(`${companies.shelf}/${company}`)) as [
    Files,
    Files
  ]
  const bag = open(there)
  for (let k = 0; k < LATE; k++) value(bag.append(() => [answered(2, `late-${k}`)]))
  newFolder(files)
  for (const part of ['save', 'log', 'tail', 'card'] as const)
    if (existsSync(there[part])) copyFileSync(there[part], files[part])
  bag.close()
  return { shelf, company, files }
}

const newFolder = (files: Files): void => {
  rmSync(files.folder, { recursive: true, force: true })
  makeFolders(files.folder)
}

const tailHarms: readonly (readonly [string, (tail: string) => void])[] = [
  ['is gone', (tail) => rmSync(tail)],
  ['is empty', (tail) => writeFileSync(tail, '')],
  ['has no line left', (tail) => truncateSync(tail, HEADER_BYTES)],
  ['is nonsense', (tail) => writeFileSync(tail, 'nonsense'.repeat(200))],
  ['has zeros for lines', (tail) => [HEADER_BYTES, 3 * HEADER_BYTES].forEach((size) => truncateSync(tail, size))]
]

describe('where the log is gone and the tail', () => {
  it.each(tailHarms)('%s, nobody is told that nothing is lost', async (_how, harm) => {
    const { shelf, company, files } = await killed()
    rmSync(files.log)
    harm(files.tail)
    const { bag, told } = value(await shelf.companies.opened(company))
    expect(bag.last).toBe(32)
    expect(told.map(({ key }) => key)).toEqual([expect.stringMatching(/^store\.(tailGone|mendedTailUnsure)$/)])
    for (const { key, args } of told) expect(phrase(key, args)).toMatch(/cannot be told/)
    await shelf.companies.close()
    // It is told once: from then on the save and its tail are one again.
    expect(value(await shelf.companies.opened(company)).told).toEqual([])
    await shelf.companies.close()
  })

  it.each(tailHarms)('%s, a damaged save is not put right as if all were there', async (_how, harm) => {
    const { shelf, company, files } = await killed()
    rmSync(files.log)
    harm(files.tail)
    const text = readFileSync(files.save, 'latin1').replaceAll('The Lanterns-7', 'The Lanterns-x')
    writeFileSync(files.save, text, 'latin1')
    expect(weigh(files)).toMatchObject({ isSure: false })
    const refusal = await shelf.companies.opened(company)
    expect(refusal).toMatchObject({ code: 'damaged', why: { key: 'store.damagedLossy', args: { kept: 9, lost: 23 } } })
  })

  it('has lost one of its lines, the others are not thrown away without a word', async () => {
    const { shelf, company, files } = await killed()
    rmSync(files.log)
    flip(files.tail, readFileSync(files.tail).indexOf('late-5') + 3)
    const before = readFileSync(files.tail)
    const why = { key: 'store.damagedLossy', args: { kept: 37, lost: 7 } }
    expect(await shelf.companies.opened(company)).toMatchObject({ code: 'damaged', why })
    expect(readFileSync(files.tail).equals(before)).toBe(true)
  })

  it('has lost its last line, that is not taken for nothing', async () => {
    const { shelf, company, files } = await killed()
    rmSync(files.log)
    flip(files.tail, readFileSync(files.tail).indexOf(`late-${LATE - 1}`) + 3)
    expect(await shelf.companies.opened(company)).toMatchObject({
      code: 'damaged',
      why: { key: 'store.damagedUnsure', args: { kept: 32 + LATE - 1 } }
    })
  })
})

describe('where it can be known', () => {
  it('a tail that is whole gives back what the log had, and says so', async () => {
    const { shelf, company, files } = await killed()
    rmSync(files.log)
    const { bag, told } = value(await shelf.companies.opened(company))
    expect([bag.last, told]).toEqual([32 + LATE, [{ key: 'store.mendedLost', args: { count: LATE } }]])
    await shelf.companies.close()
  })

  it('a damaged tail whose last line is the last decision of the save says that nothing is lost', async () => {
    const { shelf, company, files } = await killed()
    flip(files.tail, 3)
    const { bag, told } = value(await shelf.companies.opened(company))
    expect([bag.last, told]).toEqual([32 + LATE, [{ key: 'store.mendedTail' }]])
    await shelf.companies.close()
  })

  it('a sum that a flipped bit made too large for one is damage like any other', async () => {
    const { shelf, company, files } = await killed()
    const text = readFileSync(files.tail, 'latin1').replace(
      /(\n\[40,.*,)(\d+)\]/,
      (_all, start: string, sum: string) => `${start}99${sum}]`
    )
    writeFileSync(files.tail, text, 'latin1')
    const { bag, told } = value(await shelf.companies.opened(company))
    expect([bag.last, told]).toEqual([32 + LATE, [{ key: 'store.mendedTail' }]])
    await shelf.companies.close()
  })

  it('a number that a flipped bit made larger is not taken for decisions that were lost', async () => {
    const { shelf, company, files } = await killed()
    const text = readFileSync(files.tail, 'latin1').replace('\n[40,', '\n[90,')
    writeFileSync(files.tail, text, 'latin1')
    const { bag, told } = value(await shelf.companies.opened(company))
    expect([bag.last, told]).toEqual([32 + LATE, [{ key: 'store.mendedTail' }]])
    await shelf.companies.close()
  })
})
