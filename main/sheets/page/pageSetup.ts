// What is said to the printer: paper, margins, running heads and page numbers.
import { MARGINS, SIZES, type SheetLook } from '../look'
import { inStyle, shortened } from './html'

/** Where the printer puts its own numbers. */
export const PAGE_MARKS = { page: '\u0001', pages: '\u0002' } as const

export interface PageHead {
  /** Everywhere but on the first page. */
  readonly title: string
  /** At the foot: when it was written. */
  readonly foot: string
  /** The name of each kind of page, for the other corner. */
  readonly sections: readonly string[]
  /** The sentence with the number of a page, `PAGE_MARKS` where the numbers stand. */
  readonly pages: string
}

const LONGEST = 70

export const mm = (value: number): string => `${Math.round(value * 100) / 100}mm`

type Paper = Pick<SheetLook, 'paper' | 'twoUp'>

const scaleOf = ({ paper, twoUp }: Paper): number => (twoUp ? SIZES[paper].height / 2 / SIZES[paper].width : 1)

/** How much a page holds from top to bottom, in millimetres. */
export function contentHeight({ paper, twoUp }: Paper): number {
  const { width, height } = SIZES[paper]
  return (twoUp ? width : height) / scaleOf({ paper, twoUp }) - MARGINS.top - MARGINS.bottom
}

/** Two pages side by side are the same pages, smaller, as columns of one. */
export function pageSetup({ paper, twoUp }: SheetLook, head: PageHead): string {
  const { width, height } = SIZES[paper]
  const { top, side, bottom } = MARGINS
  const scale = scaleOf({ paper, twoUp })
  const room = contentHeight({ paper, twoUp })
  const size = twoUp ? `${mm(height)} ${mm(width)}` : `${mm(width)} ${mm(height)}`
  return [
    `@page{size:${size};margin:${mm(top * scale)} ${mm(side * scale)} ${mm(bottom * scale)};${corners(head, scale)}}`,
    '@page :first{@top-left{content:none}}',
    ...(twoUp ? [] : head.sections.map(section).slice(1)),
    `:root{--page-width:${mm(width - 2 * side)};--page-height:${mm(room - 1.5)}}`,
    twoUp ? `main{columns:2;column-gap:${mm(2 * side * scale)};column-fill:auto}main>*{zoom:${scale.toFixed(5)}}` : ''
  ].join('\n')
}

function corners({ title, foot, pages }: PageHead, scale: number): string {
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
