// The second page: what the company carries with it, decks and notes.
import type { SheetModel } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { ruledLines } from '../art/marks'
import { label } from '../words'
import { free, html, type Html } from '../../../../sheets/page/html'
import { packedItems } from './items'
import { heading, page, rule } from '../../../../sheets/page/pieces'
import { none } from './none'

export function bagPage(sheet: SheetModel, part: number): Html {
  const { room, items } = sheet.backpack
  const carried = items.reduce((sum, { copies }) => sum + copies, 0)
  const vacant = Math.max(2, Math.min(room, 20) - carried)
  return page(
    part,
    'bag',
    html`<h2 class="section">${label('bag')}</h2>
      ${rule()}
      ${heading(label('backpack'), sheet.blank ? label('backpack.blank') : label('backpack.room', { carried, room }))}
      ${packedItems(items, items.length + (sheet.blank ? room : vacant))}
      <div class="decks">${decks(sheet)}</div>
      ${sheet.clues.length > 0 ? html`${heading(label('clues'))}${list(sheet.clues)}` : null} ${heading(label('notes'))}
      ${
        sheet.notes.length > 0
          ? html`<ul class="notes">
              ${sheet.notes.map((text) => html`<li>${free(text)}</li>`)}
            </ul>`
          : null
      }
      <div class="fill">${ruledLines()}</div>`
  )
}

function decks({ events, injuryDeck, blank }: SheetModel): Html {
  const known = blank ? (['city', 'deepwood'] as const).map((deck) => ({ deck, cards: [] })) : events
  return html`${known.map(
    ({ deck, cards }) =>
      html`<div>
        ${heading(label(`events.${deck}`), blank ? null : label('cards', { n: cards.length }))}
        ${blank ? html`<div class="short">${ruledLines()}</div>` : cards.length > 0 ? list(cards) : html`<p>${none()}</p>`}
      </div>`
  )}${blank ? null : html`<p class="aside">${label('injuryDeck', { n: injuryDeck })}</p>`}`
}

const list = (names: readonly string[]): Html =>
  html`<ul class="run">
    ${names.map((name) => html`<li>${free(name)}</li>`)}
  </ul>`
