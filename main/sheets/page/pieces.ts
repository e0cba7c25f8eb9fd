// Pieces that several pages are made of.
import { free, html, raw, type Html, type HtmlPiece } from './html'

/** A page of its own: starts on a new one and says in the corner what it is. */
export const page = (part: number, name: string, body: HtmlPiece): Html =>
  html`<section class="page ${raw(name)}" style="page:part-${part}">${body}</section>`

export const heading = (text: string, beside: HtmlPiece = null): Html =>
  html`<h3 class="heading"><span>${text}</span>${beside ? html`<span class="beside">${beside}</span>` : null}</h3>`

/** A line with a lozenge in its middle, thick and thin as an engraver would. */
export const rule = (): Html =>
  html`<svg class="rule" viewBox="0 0 182 4" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 1.500H86M96 1.500H182" class="strong" />
    <path d="M0 2.700H87M95 2.700H182" class="fine" />
    <path d="M91 0L94.500 2.100L91 4.200L87.500 2.100Z" class="lozenge" />
  </svg>`

/** A name, or a line to write one on. The longer it is, the smaller it is set. */
export function title(level: 'h1' | 'h2', text: string, otherwise: string): Html {
  const tag = raw(level)
  if (text === '') return html`<${tag} class="title empty"><span class="unseen">${otherwise}</span></${tag}>`
  return html`<${tag} class="title ${raw(sizeOf(text))}">${free(text)}</${tag}>`
}

function sizeOf(text: string): string {
  const { length } = [...text]
  return length <= 22 ? 'grand' : length <= 38 ? 'large' : length <= 90 ? 'middling' : 'small'
}

/** A word over a value, or over a line to write on. */
export const fact = (name: string, value: HtmlPiece, kind = ''): Html =>
  html`<div class="fact ${raw(kind)}">
    <dt>${name}</dt>
    <dd>${value === null || value === '' ? blank() : value}</dd>
  </div>`

export const facts = (...all: readonly (Html | null)[]): Html => html`<dl class="facts">${all}</dl>`

export const blank = (): Html => html`<span class="blank"></span>`

export interface Column<T> {
  readonly head: string
  readonly kind?: string
  readonly cell: (row: T) => HtmlPiece
}

/** A table whose rows stay whole, with empty rows to write in until there are at least so many: a printer minds every cell. */
export function table<T>(name: string, columns: readonly Column<T>[], rows: readonly T[], atLeast: number): Html {
  const empty = Math.max(0, atLeast - rows.length)
  return html`<table class="${raw(name)}">
    <thead>
      <tr>
        ${columns.map(({ head, kind = '' }) => html`<th scope="col" class="${raw(kind)}">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${columns.map(({ cell, kind = '' }, i) => tableCell(i, kind, cell(row)))}
          </tr>`
      )}
      ${Array.from(
        { length: empty },
        () =>
          html`<tr class="vacant">
            <td colspan="${columns.length}"></td>
          </tr>`
      )}
    </tbody>
  </table>`
}

const tableCell = (i: number, kind: string, value: HtmlPiece): Html =>
  i === 0 ? html`<th scope="row" class="${raw(kind)}">${value}</th>` : html`<td class="${raw(kind)}">${value}</td>`

/** A word that says there is nothing. */
export const none = (word: string): Html => html`<span class="none">${word}</span>`
