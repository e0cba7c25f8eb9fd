// Charts that say what they show in numbers, and tell their two series apart by hatching as well as by colour.
import { html, raw, shortened, type Html } from '../../../../sheets/page/html'
import { label } from '../words'

const n = (value: number): Html => raw(String(Math.round(value * 100) / 100))

interface Bar {
  readonly name: string
  readonly dealt: number
  readonly lost: number
}

const HATCH = html`<pattern
  id="hatch"
  width="1.6"
  height="1.6"
  patternUnits="userSpaceOnUse"
  patternTransform="rotate(45)"
>
  <path d="M0 0V1.600" class="hatching" />
</pattern>`

/** The pattern that lost HP is drawn with; once on a page. */
export const chartPatterns = (): Html =>
  html`<svg width="0" height="0" class="defs" aria-hidden="true"><defs>${HATCH}</defs></svg>`

/** HP dealt and lost by each: two bars a row, the numbers at their ends. */
export function barsByFighter(rows: readonly Bar[]): Html {
  const [nameWidth, width, step] = [34, 86, 9]
  const most = Math.max(1, ...rows.flatMap(({ dealt, lost }) => [dealt, lost]))
  const scale = (width - nameWidth - 10) / most
  return html`<svg
    class="chart"
    width="${n(width)}mm"
    height="${n(rows.length * step)}mm"
    viewBox="0 0 ${n(width)} ${n(rows.length * step)}"
    role="img"
    aria-label="${label('chart.fighters')}"
  >
    ${rows.map(({ name, dealt, lost }, i) => {
      const y = i * step
      return html`<text x="${n(nameWidth - 2)}" y="${n(y + 4.9)}" class="axis end">${shortened(name, 20)}</text>
        ${bar(nameWidth, y + 0.9, dealt * scale, 'dealt')}${value(nameWidth + dealt * scale + 1, y + 3.6, dealt)}
        ${bar(nameWidth, y + 4.5, lost * scale, 'lost')}${value(nameWidth + lost * scale + 1, y + 7.2, lost)}`
    })}
    <path d="M${n(nameWidth)} 0V${n(rows.length * step)}" class="base" />
  </svg>`
}

/** The same round by round, as columns. */
export function columnsByRound(
  rows: readonly { readonly round: number; readonly dealt: number; readonly lost: number }[]
): Html {
  const [width, height] = [86, 36]
  const most = Math.max(1, ...rows.flatMap(({ dealt, lost }) => [dealt, lost]))
  const step = Math.min(14, width / Math.max(1, rows.length))
  const scale = (height - 9) / most
  const thick = step * 0.34
  const areNumbersShown = step > 6
  const foot = height - 4.5
  return html`<svg
    class="chart"
    width="${n(width)}mm"
    height="${n(height)}mm"
    viewBox="0 0 ${n(width)} ${n(height)}"
    role="img"
    aria-label="${label('chart.rounds')}"
  >
    ${rows.map(({ round, dealt, lost }, i) => {
      const x = i * step + step / 2
      const column = (from: number, of: number, kind: string): Html =>
        html`<rect
            x="${n(from)}"
            y="${n(foot - of * scale)}"
            width="${n(thick)}"
            height="${n(of * scale)}"
            class="${kind}"
          />${
            areNumbersShown && of > 0
              ? html`<text x="${n(from + thick / 2)}" y="${n(foot - of * scale - 0.8)}" class="axis middle tiny"
                  >${of}</text
                >`
              : null
          }`
      return html`${column(x - thick - 0.2, dealt, 'dealt')}${column(x + 0.2, lost, 'lost')}<text
          x="${n(x)}"
          y="${n(height - 0.8)}"
          class="axis middle"
          >${round}</text
        >`
    })}
    <path d="M0 ${n(foot)}H${n(width)}" class="base" />
  </svg>`
}

export const chartLegend = (): Html =>
  html`<p class="legend">
    <svg class="swatch" viewBox="0 0 8 4" aria-hidden="true"><rect width="8" height="4" class="dealt" /></svg>
    ${label('chart.dealt')}
    <svg class="swatch" viewBox="0 0 8 4" aria-hidden="true"><rect width="8" height="4" class="lost" /></svg>
    ${label('chart.lost')}
  </p>`

const bar = (x: number, y: number, length: number, kind: string): Html =>
  html`<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(length, 0.01))}" height="3" class="${kind}" />`

const value = (x: number, y: number, of: number): Html =>
  html`<text x="${n(x)}" y="${n(y)}" class="axis tiny">${of}</text>`
