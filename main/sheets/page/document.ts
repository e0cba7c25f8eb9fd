// A page that needs nothing else: the same that is shown, kept as a file, and printed.
import type { SheetLook } from '../look'
import { SHEET_POLICY } from '../policy'
import { fontFaces } from './fonts'
import { html, markupOf, printable, raw, type Html } from './html'
import { pageSetup, type PageHead } from './pageSetup'

/** A page of the sheet, by the name it has in the corner. */
export interface SheetPart {
  readonly name: string
  readonly body: (part: number) => Html
}

export interface SheetDocument {
  readonly title: string
  readonly head: Omit<PageHead, 'sections'>
  readonly parts: readonly SheetPart[]
  /** Style sheets, one after the other. */
  readonly styles: readonly string[]
}

export function documentOf({ title, head, parts, styles }: SheetDocument, look: SheetLook): string {
  const body = html`${FACES}
    <main>${parts.map(({ body: make }, i) => make(i))}</main>`
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
            ${raw(pageSetup(look, { ...head, sections: parts.map(({ name }) => name) }))}
            ${raw(styles.join('\n'))}
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
