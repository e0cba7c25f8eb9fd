// The key to what lies over the board.
import type { LegendRow } from './describe'
import { swatch } from './overlay/swatch'
import type { Theme } from './scene'
import { PALETTES } from './theme'

export interface Legend {
  write(rows: readonly LegendRow[], theme: Theme): void
  remove(): void
}

/** Turns a text key into words. */
export type Speaker = (words: { readonly key: string }) => string

const CORNER = 'position:absolute;left:10px;bottom:8px;max-width:calc(100% - 20px);pointer-events:none'
const BOX =
  'margin:0;padding:1px 8px;list-style:none;flex-wrap:wrap;gap:0 12px;border-radius:5px;border:1px solid;' +
  'font:500 max(14px, 0.72rem)/1.45 var(--font-ui, sans-serif)'

/** A corner of the picture, for those who have no other place for the key. */
export function cornerOf(room: HTMLElement): HTMLElement {
  const corner = document.createElement('div')
  corner.style.cssText = CORNER
  room.append(corner)
  return corner
}

export function createLegend(place: HTMLElement, say: Speaker): Legend {
  const box = document.createElement('ul')
  box.style.cssText = BOX
  box.style.display = 'none'
  place.append(box)
  let shown = ''
  return {
    write(rows, theme) {
      const next = [theme, ...rows.map((row) => row.ink)].join(' ')
      if (next === shown) return
      shown = next
      const { text, panel, line } = PALETTES[theme]
      const display = rows.length > 0 ? 'flex' : 'none'
      Object.assign(box.style, { display, color: text, background: panel, borderColor: line })
      box.replaceChildren(...rows.map((row) => rowOf(row, theme, say)))
    },
    remove: () => box.remove()
  }
}

function rowOf({ ink, key }: LegendRow, theme: Theme, say: Speaker): HTMLElement {
  const row = document.createElement('li')
  row.style.cssText = 'display:flex;gap:0.35em;align-items:center;white-space:nowrap'
  const patch = document.createElement('span')
  patch.style.cssText = 'width:1.25em;height:1.25em;flex:none;display:block'
  patch.innerHTML = swatch(ink, theme)
  row.append(patch, say({ key }))
  return row
}
