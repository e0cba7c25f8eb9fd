import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blankSheet } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { chronicleCsv, itemsCsv } from '../../../../../main/games/oathsworn/sheet/csv'
import { drawn } from '../../../../../main/games/oathsworn/sheet/draw'
import { fileNameOf } from '../../../../../main/games/oathsworn/sheet/fileName'
import { readSheet, sheetJson } from '../../../../../main/games/oathsworn/sheet/json'
import { SHEET_FORMS, USUAL_LOOK } from '../../../../../main/sheets/look'
import { sheetMarkdown } from '../../../../../main/games/oathsworn/sheet/markdown'
import { putFiles } from '../../../../../main/sheets/put'
import { tellOfSheet } from '../../../../../main/games/oathsworn/sheet/words'
import { canMakeDisks, fill, makeReadOnly, smallDisk } from '../../../saves/disk'
import { expectRefused, scratch, value } from '../../../saves/kit'
import {
  FOUR_HUNDRED,
  foundedCompany,
  LONG_NAME,
  middleCompany,
  monstrousCompany,
  REPORTS,
  RTL_NAME,
  sheetOfCompany,
  writing
} from './fixtures/companies'

const fresh = sheetOfCompany(foundedCompany())
const middle = sheetOfCompany(middleCompany(), { chronicle: [{ chapter: 1, lines: ['It began.', 'It "went", on.'] }] })
const monster = sheetOfCompany(monstrousCompany(), { chronicle: FOUR_HUNDRED, reports: REPORTS })

describe('as JSON', () => {
  it.each([
    ['blank', blankSheet(writing)],
    ['fresh', fresh],
    ['middle', middle],
    ['monstrous', monster]
  ])('a %s sheet comes back as it was, to the letter', (_name, sheet) => {
    const text = sheetJson(sheet)
    const read = value(readSheet(JSON.parse(text)))
    expect(read).toEqual(sheet)
    expect(sheetJson(read)).toBe(text)
  })

  it('one of a newer version is refused', () =>
    expectRefused(readSheet({ freeCompany: 'sheet', format: 2, sheet: {} }), 'newer'))

  it('one that is not whole is refused with the place', () => {
    const { name: _, ...nameless } = fresh
    const read = readSheet({ freeCompany: 'sheet', format: 1, sheet: nameless })
    expect(read.ok ? '' : tellOfSheet(read.why)).toContain('at sheet, “name” is missing')
  })
})

describe('as Markdown', () => {
  it('says everything', () => {
    const text = sheetMarkdown(middle)
    expect(text).toContain('# The Hollow Stag: campaign sheet')
    expect(text).toContain('| 4 |  | ☒ | ☐ | ☒ | ☒ | Defeat |')
    expect(text).toContain('- ☒☒☐ Bushcraft')
    expect(text).toContain('37 of 100 marked')
    expect(text).toContain('- **HP:** 4/6')
    expect(text).toContain('- **MIGHT:** 1Y')
    expect(text).toContain('| Riveted coat | Plate armour |')
    expect(text).toContain('- It began.')
    for (const one of middle.characters) expect(text).toContain(`## ${one.name}`)
  })

  it('lets nothing that people wrote become markup or break a table', () => {
    const text = sheetMarkdown(monster)
    expect(text).toContain('a & b \\< c \\> d "e" \'f\' \\| g \\* h \\_ i \\# j =1+1')
    const columns = (row: string): number => row.replaceAll('\\|', '').split('|').length
    for (const table of text.split('\n\n').filter((part) => part.startsWith('|')))
      expect(new Set(table.trim().split('\n').map(columns)).size).toBe(1)
  })
})

/** RFC 4180, read back. */
function rowsOf(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const rows: string[][] = [['']]
  let isQuoted = false
  const text = csv.slice(1)
  for (let at = 0; at < text.length; at++) {
    const row = rows.at(-1)!
    const char = text[at]!
    if (isQuoted && char === '"' && text[at + 1] === '"') row[row.length - 1] += text[at++]!
    else if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && char === ',') row.push('')
    else if (!isQuoted && char === '\r') continue
    else if (!isQuoted && char === '\n') rows.push([''])
    else row[row.length - 1] += char
  }
  return rows.slice(0, -1)
}

describe('as tables', () => {
  it('has every item with its holder', () => {
    const rows = rowsOf(itemsCsv(middle))
    expect(rows[0]).toEqual([
      'With',
      'Item',
      'Copies',
      'Kind',
      'Hands',
      'MIGHT',
      'DEFENSE',
      'Range',
      'Cooldown',
      'Value'
    ])
    expect(rows).toContainEqual(['Brann', 'Riveted coat', '1', 'Plate armour', '0', '', '4', '', '', '5'])
    expect(rows).toContainEqual(['Backpack', 'Bone Knife', '2', 'Dagger', '1', '', '0', '', '1', '1'])
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([10]))
  })

  it('has the whole chronicle, quotes and commas included', () => {
    expect(rowsOf(chronicleCsv(middle)).slice(1)).toEqual([
      ['1', 'It began.'],
      ['1', 'It "went", on.']
    ])
    expect(rowsOf(chronicleCsv(monster))).toHaveLength(401)
  })

  it('does not let a name be carried out as a formula', () => {
    const bad = { ...fresh, chronicle: [{ chapter: 1, lines: ['=HYPERLINK("x")', '+1', '-1', '@x'] }] }
    expect(
      rowsOf(chronicleCsv(bad))
        .slice(1)
        .map(([, line]) => line)
    ).toEqual(['\'=HYPERLINK("x")', "'+1", "'-1", "'@x"])
  })
})

describe('the name of a file', () => {
  const named = (name: string, chapter: number | null = 3): string => fileNameOf({ ...fresh, name, chapter })
  it.each([
    ['The Hollow Stag', 'The Hollow Stag, chapter 3'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j, chapter 3'],
    ['...', 'Campaign sheet'],
    ['', 'Campaign sheet'],
    ['CON', '_CON, chapter 3'],
    ['evil\u202Efdp.exe', 'evilfdp.exe, chapter 3'],
    [RTL_NAME, `${RTL_NAME}, chapter 3`]
  ])('%j becomes %j', (name, file) => expect(named(name)).toBe(file))

  it('fits every file system', () => {
    for (const name of [LONG_NAME, '🐻'.repeat(200), 'ש'.repeat(200)])
      expect(Buffer.byteLength(`${named(name)}.pdf`)).toBeLessThan(255)
    expect(named('🐻'.repeat(200))).toMatch(/^(🐻)+, chapter 3$/u)
  })

  it('of a blank sheet is the same for everybody', () => expect(fileNameOf(blankSheet(writing))).toBe('Campaign sheet'))
})

describe('putting files down', () => {
  const leftovers = (folder: string): string[] => readdirSync(folder).filter((file) => file.includes('.part'))

  it('writes all of them and leaves nothing beside', () => {
    const folder = scratch()
    const [a, b] = [join(folder, 'a.md'), join(folder, 'b.md')]
    expect(
      value(
        putFiles(
          [
            { to: a, content: 'one' },
            { to: b, content: new Uint8Array([50]) }
          ],
          false
        )
      ).files
    ).toEqual([a, b])
    expect([readFileSync(a, 'utf8'), readFileSync(b, 'utf8')]).toEqual(['one', '2'])
    expect(leftovers(folder)).toEqual([])
  })

  it('asks before it writes over what is there, and then writes none of several', () => {
    const folder = scratch()
    const [a, b] = [join(folder, 'a.md'), join(folder, 'b.md')]
    writeFileSync(b, 'old')
    const files = [
      { to: a, content: 'one' },
      { to: b, content: 'two' }
    ]
    const put = putFiles(files, false)
    expectRefused(put, 'refused')
    expect(put.ok ? '' : tellOfSheet(put.why)).toContain('b.md is there already')
    expect(existsSync(a)).toBe(false)
    expect(readFileSync(b, 'utf8')).toBe('old')
    value(putFiles(files, true))
    expect(readFileSync(b, 'utf8')).toBe('two')
  })

  it.each([
    ['a folder that is not there', 'nowhere/a.md', 'is not there'],
    ['a folder by that name', 'folder', 'is a folder'],
    ['a name that is too long', `${'n'.repeat(300)}.md`, 'too long']
  ])('says so when there is %s', (_name, to, sentence) => {
    const folder = scratch()
    mkdirSync(join(folder, 'folder'))
    const put = putFiles([{ to: join(folder, to), content: 'x' }], true)
    expect(put.ok ? '' : tellOfSheet(put.why)).toContain(sentence)
    expect(leftovers(folder)).toEqual([])
  })

  it.skipIf(!canMakeDisks)('on a full disk leaves what was there, nothing half, and a sentence', () => {
    const disk = smallDisk('256k')!
    const to = join(disk, 'sheet.html')
    writeFileSync(to, 'the old sheet')
    fill(disk, 8 * 1024)
    const put = putFiles([{ to, content: 'x'.repeat(200_000) }], true)
    expectRefused(put, 'unsaved')
    expect(put.ok ? '' : tellOfSheet(put.why)).toContain('The disk is full')
    expect(readFileSync(to, 'utf8')).toBe('the old sheet')
    expect(leftovers(disk)).toEqual([])
  })

  it.skipIf(!canMakeDisks)('in a folder that cannot be written to says so', () => {
    const disk = smallDisk('256k')!
    makeReadOnly(disk)
    const put = putFiles([{ to: join(disk, 'sheet.md'), content: 'x' }], true)
    expectRefused(put, 'unsaved')
    expect(put.ok ? '' : tellOfSheet(put.why)).toContain('cannot be written')
  })
})

it('every form can be drawn, and the chronicle gets a table of its own', async () => {
  const press = async (html: string) => new TextEncoder().encode(html)
  for (const form of SHEET_FORMS) {
    const files = await drawn(middle, USUAL_LOOK, form, '/x/sheet.csv', press)
    expect(files.map(({ to }) => to)).toEqual(
      form === 'csv' ? ['/x/sheet.csv', '/x/sheet chronicle.csv'] : ['/x/sheet.csv']
    )
    expect(files.every(({ content }) => content.length > 10)).toBe(true)
  }
})
