// The product's type, carried by the page itself. Only alphabets that occur in the text are put in.
import { fontFiles } from './fontFiles'

interface Alphabet {
  readonly name: string
  readonly ranges: string
}

const ALPHABETS: readonly Alphabet[] = [
  { name: 'cyrillic', ranges: '0301,0400-045F,0490-0491,04B0-04B1,2116' },
  { name: 'greek', ranges: '0370-0377,037A-037F,0384-038A,038C,038E-03A1,03A3-03FF' },
  {
    name: 'vietnamese',
    ranges: '0102-0103,0110-0111,0128-0129,0168-0169,01A0-01A1,01AF-01B0,0323,0329,1EA0-1EF9,20AB'
  },
  {
    name: 'latin-ext',
    ranges:
      '0100-02BA,02BD-02C5,02C7-02CC,02CE-02D7,02DD-02FF,1D00-1DBF,1E00-1E9F,1EF2-1EFF,2020,20A0-20AB,20AD-20C0,2113,2C60-2C7F,A720-A7FF'
  },
  {
    name: 'latin',
    ranges:
      '0000-00FF,0131,0152-0153,02BB-02BC,02C6,02DA,02DC,0304,0308,0329,2000-206F,20AC,2122,2191,2193,2212,2215,FEFF,FFFD'
  }
]

/** The style sheet's @font-face rules for a text. The plain alphabet is always there. */
export function fontFaces(text: string): string {
  const needed = ALPHABETS.filter(({ name, ranges }) => name === 'latin' || occursIn(text, ranges))
  return needed.flatMap(({ name, ranges }) => facesOf(name, ranges)).join('\n')
}

const facesOf = (alphabet: string, ranges: string): string[] =>
  fontFiles
    .filter((file) => file.alphabet === alphabet)
    .map(
      ({ family, weight, style, data }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};` +
        `src:url(${data}) format('woff2');unicode-range:${ranges.replace(/(^|,)/g, '$1U+')}}`
    )

function occursIn(text: string, ranges: string): boolean {
  const marks = ranges.split(',').map((range) => range.split('-').map((end) => Number.parseInt(end, 16)))
  const has = (code: number): boolean => marks.some(([from = 0, to = from]) => code >= from && code <= to)
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    if (code > 0xff && has(code)) return true
  }
  return false
}
