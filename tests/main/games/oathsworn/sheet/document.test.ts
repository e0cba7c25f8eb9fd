import { describe, expect, it } from 'vitest'
import { blankSheet } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { KNOWN_CHARGES } from '../../../../../main/games/oathsworn/sheet/art/charges'
import { USUAL_LOOK, type SheetLook } from '../../../../../main/sheets/look'
import { sheetDocument } from '../../../../../main/games/oathsworn/sheet/paper/document'
import { fontFaces } from '../../../../../main/sheets/page/fonts'
import { escaped, inStyle, shortened } from '../../../../../main/sheets/page/html'
import {
  EMOJI_NAME,
  FOUR_HUNDRED,
  foundedCompany,
  middleCompany,
  monstrousCompany,
  REPORTS,
  sheetOfCompany,
  writing
} from './fixtures/companies'

const fresh = sheetOfCompany(foundedCompany())
const middle = sheetOfCompany(middleCompany())
const monster = sheetOfCompany(monstrousCompany(), { chronicle: FOUR_HUNDRED, reports: REPORTS })
const page = (sheet: typeof fresh, look: Partial<SheetLook> = {}): string =>
  sheetDocument(sheet, { ...USUAL_LOOK, ...look })
const textOf = (html: string): string =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the page', () => {
  it.each([
    ['fresh', fresh],
    ['monstrous', monster],
    ['blank', blankSheet(writing)]
  ])('of a %s company needs nothing else, and can do nothing', (_name, sheet) => {
    const html = page(sheet)
    expect(html).not.toMatch(/<script|<link|<img|<iframe|<object|<base|javascript:|\son\w+=/i)
    expect([...html.matchAll(/(?:src|href)\s*=\s*"[^#]/g)]).toEqual([])
    expect([...html.matchAll(/url\((?!data:font\/woff2;base64,|'?#|#)/g)]).toEqual([])
    expect(html).toContain('default-src &#39;none&#39;')
  })

  it('is the same for the same company', () => expect(page(middle)).toBe(page(sheetOfCompany(middleCompany()))))

  it('keeps what people wrote from becoming markup', () => {
    const html = page(monster)
    expect(html).toContain(escaped(EMOJI_NAME))
    expect(html).not.toContain(EMOJI_NAME)
    expect(html).toContain('a &amp; b &lt; c &gt; d')
    // In the running heads it stands in a style sheet.
    const style = html.slice(html.indexOf('<style>'), html.indexOf('</style>'))
    expect(style).toContain(inStyle('<b>').trim())
    expect(style).not.toContain('<b>')
  })

  it('says every value in letters, not only in pictures', () => {
    const text = textOf(page(middle))
    for (const value of ['The Hollow Stag', 'lanterns, old debts, no singing', '37 of 100 marked', 'Between the parts'])
      expect(text).toContain(value)
    for (const { name } of [...middle.traits, ...middle.allies, ...middle.backpack.items])
      expect(text).toContain(escaped(name))
    for (const one of middle.characters) {
      expect(text).toContain(one.name)
      for (const { name } of [...one.cards, ...one.items, ...one.injuries]) expect(text).toContain(escaped(name))
    }
  })

  it('tells what a picture shows', () => {
    const html = page(middle)
    for (const label of [
      'HP 4, at most 6',
      'REGEN 6',
      'MAX ANIMUS 10',
      'DEFENSE 8',
      'Bushcraft: 2 of 3',
      'Redraw: 2 permanent'
    ])
      expect(html).toContain(`aria-label="${label}"`)
    for (const [, svg = ''] of html.matchAll(/<svg([^>]*)>/g))
      expect(svg).toMatch(/aria-label="[^"]+"|aria-hidden="true"/)
  })

  it('is A4 or Letter, one page on a sheet or two', () => {
    expect(page(fresh)).toContain('size:210mm 297mm')
    expect(page(fresh, { paper: 'letter' })).toContain('size:215.9mm 279.4mm')
    expect(page(fresh, { twoUp: true })).toContain('size:297mm 210mm')
    expect(page(fresh, { paper: 'letter', twoUp: true })).toContain('size:279.4mm 215.9mm')
  })

  it('saves ink when asked to', () => {
    expect(page(fresh, { ink: true })).toContain('class="ink"')
    expect(page(fresh)).toContain('class="rich"')
  })

  it('has the chronicle and the reports only when they are on the sheet', () => {
    expect(textOf(page(monster))).toContain('Line 400:')
    expect(textOf(page(monster))).toContain('HP dealt')
    expect(textOf(page(fresh))).not.toContain('Chronicle')
  })

  it('has a heading for every part, so that there are bookmarks', () => {
    const heads = [...page(middle).matchAll(/<h2 class="(?:title|section)[^>]*>(.*?)<\/h2>/gs)].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, '').trim()
    )
    expect(heads).toEqual(['The bag', 'Brann', 'Old Ysolde', 'Pike', 'Mother Orrin', 'The others'])
  })
})

it('carries only the alphabets that occur', () => {
  const alphabets = (text: string): number => fontFaces(text).split('@font-face').length - 1
  expect(alphabets('plain')).toBeGreaterThan(2)
  expect(alphabets('plain Żółć')).toBeGreaterThan(alphabets('plain'))
  expect(alphabets('Жук Ωμέγα')).toBeGreaterThan(alphabets('Жук'))
})

it('knows a charge for every class', () => {
  const icons = [...writing.content.class.values()].map(({ icon }) => icon)
  expect(icons.filter((icon) => !KNOWN_CHARGES.includes(icon))).toEqual([])
})

it('shortens by what people see as one character', () => {
  expect(shortened('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦…')
  expect(shortened('abc', 3)).toBe('abc')
})

it('drops what would break a file: control characters and half characters', () => {
  expect(escaped('a\u0000b\u001bc')).toBe('abc')
  expect(escaped('\ud800x')).toBe('\ufffdx')
})
