// The whole sheet as one page that needs nothing else: the same that is shown, kept as a file, and printed.
import type { SheetModel } from '../../../../../engine/games/oathsworn/campaign/sheet'
import type { SheetLook } from '../look'
import { label } from '../words'
import { bagPage } from './bag-page'
import { calledIn, characterPage } from './character-page'
import { chroniclePage } from './chronicle-page'
import { companyPage, knockoutPlaces } from './company-page'
import { fontFaces } from './fonts'
import { html, markupOf, printable, raw, type Html } from './html'
import { SHEET_POLICY } from '../../../../sheets/policy'
import { othersPage } from './others-page'
import { pageSetup } from './page-setup'
import { reportsPage } from './reports-page'
import { styles } from './style'

interface Part {
  readonly name: string
  readonly body: (part: number) => Html
}

export function sheetDocument(sheet: SheetModel, look: SheetLook): string {
  const parts = partsOf(sheet)
  const body = html`${FACES}
    <main>${parts.map(({ body: make }, i) => make(i))}</main>`
  const title = titleOf(sheet)
  const head = {
    title: sheet.name || label('title'),
    foot: footOf(sheet),
    sections: parts.map(({ name }) => name),
    rows: { chapters: sheet.chapters.length, knockouts: knockoutPlaces(sheet).rows }
  }
  const text = markupOf(body) + title
  return markupOf(
    html`${raw('<!doctype html>')}
      <html lang="en" class="${raw(look.ink ? 'ink' : 'rich')}${raw(look.twoUp ? ' two-up' : '')}">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${SHEET_POLICY}" />
          <meta name="viewport" content="width=device-width" />
          <meta name="generator" content="Free Company" />
          <title>${printable(title)}</title>
          <style>
            ${raw(fontFaces(text))}
            ${raw(pageSetup(look, head))}
            ${raw(styles)}
          </style>
        </head>
        <body>
          ${body}
        </body>
      </html>`
  )
}

/** Running heads are drawn with what the page has loaded, and a page loads the type it uses itself. */
const FACES = html`<p class="faces" aria-hidden="true">${raw('&nbsp;<b>&nbsp;</b><i>&nbsp;</i>')}</p>`

export const titleOf = (sheet: SheetModel): string =>
  sheet.blank || sheet.name === '' ? label('title') : label('title.of', { name: sheet.name })

const footOf = ({ blank, made, chapter }: SheetModel): string =>
  blank || chapter === null
    ? label('foot.blank')
    : made === null
      ? label('foot.undated', { chapter })
      : label('foot', { chapter, made: dayOf(made) })

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => label(`month.${month}`))

function dayOf(made: string): string {
  const [year = '', month = '', day = ''] = made.split('-')
  return label('date', { day: Number(day), month: MONTHS[Number(month) - 1] ?? month, year })
}

function partsOf(sheet: SheetModel): readonly Part[] {
  const seated = sheet.characters.filter(({ seat }) => seat !== null)
  const others = sheet.characters.filter(({ seat }) => seat === null)
  const { chronicle, reports } = sheet
  return [
    { name: label('company'), body: (part) => companyPage(sheet, part) },
    { name: label('bag'), body: (part) => bagPage(sheet, part) },
    ...seated.map((one): Part => ({ name: calledIn(one), body: (part) => characterPage(one, sheet, part) })),
    ...(others.length > 0 ? [{ name: label('others'), body: (part: number) => othersPage(others, part) }] : []),
    ...(chronicle ? [{ name: label('chronicle'), body: (part: number) => chroniclePage(chronicle, part) }] : []),
    ...(reports ? [{ name: label('reports'), body: (part: number) => reportsPage(reports, part) }] : [])
  ]
}
