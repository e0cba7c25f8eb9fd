// What is said to the printer: paper, margins, running heads and page numbers.
import { MARGINS, SIZES, type SheetLook } from '../look'
import { label } from '../words'
import { inStyle, shortened } from './html'

export interface Head {
  /** Everywhere but on the first page. */
  readonly title: string
  /** At the foot: when it was written. */
  readonly foot: string
  /** The name of each kind of page, for the other corner. */
  readonly sections: readonly string[]
  /** Rows that the first page has to hold: chapters, and lines of the knockout track. */
  readonly rows: { readonly chapters: number; readonly knockouts: number }
}

const LONGEST = 70

const mm = (value: number): string => `${Math.round(value * 100) / 100}mm`

/** Two pages side by side are the same pages, smaller, as columns of one. */
export function pageSetup({ paper, twoUp }: SheetLook, head: Head): string {
  const { width, height } = SIZES[paper]
  const { top, side, bottom } = MARGINS
  const scale = twoUp ? height / 2 / width : 1
  const content = { width: width - 2 * side, height: (twoUp ? width : height) / scale - top - bottom }
  const size = twoUp ? `${mm(height)} ${mm(width)}` : `${mm(width)} ${mm(height)}`
  return [
    `@page{size:${size};margin:${mm(top * scale)} ${mm(side * scale)} ${mm(bottom * scale)};${corners(head, scale)}}`,
    '@page :first{@top-left{content:none}}',
    ...(twoUp ? [] : head.sections.map(section).slice(1)),
    `:root{--page-width:${mm(content.width)};--page-height:${mm(content.height - 1.5)};--row:${mm(rowFor(content.height, head.rows))}}`,
    twoUp ? `main{columns:2;column-gap:${mm(2 * side * scale)};column-fill:auto}main>*{zoom:${scale.toFixed(5)}}` : ''
  ].join('\n')
}

/** What stands on the first page besides the rows of the ledger, in millimetres. */
const STANDING = 132
const USUAL_KNOCKOUTS = 4
const KNOCKOUT_ROW = 7.5

/** The rows of the ledger are as high as the paper allows, within reason. */
function rowFor(height: number, { chapters, knockouts }: Head['rows']): number {
  const left = height - STANDING - (knockouts - USUAL_KNOCKOUTS) * KNOCKOUT_ROW
  return Math.min(6.4, Math.max(4.3, left / (chapters + 0.6)))
}

function corners({ title, foot }: Head, scale: number): string {
  const pages = label('pages', { page: '\u0001', pages: '\u0002' })
  return [
    `font:400 ${(8.5 * Math.max(scale, 0.8)).toFixed(2)}pt 'Alegreya Sans',sans-serif;color:#55584f`,
    corner('top-left', quoted(shortened(title, LONGEST)), "font-family:'Alegreya',serif;font-style:italic"),
    corner('bottom-left', quoted(foot)),
    corner('bottom-right', pageNumber(pages))
  ].join(';')
}

const corner = (at: string, content: string, style = ''): string => `@${at}{content:${content};${style}}`
const section = (name: string, i: number): string =>
  `@page part-${i}{${corner('top-right', quoted(shortened(name, LONGEST)))}}`

const quoted = (text: string): string => `"${inStyle(text)}"`

/** The sentence with the counters where the numbers stand. */
const pageNumber = (sentence: string): string =>
  sentence
    .split(/(\u0001|\u0002)/)
    .filter((part) => part !== '')
    .map((part) => (part === '\u0001' ? 'counter(page)' : part === '\u0002' ? 'counter(pages)' : quoted(part)))
    .join(' ')
