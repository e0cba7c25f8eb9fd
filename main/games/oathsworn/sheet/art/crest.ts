// Shields. The company's is quartered: each seat brings the charge of its class.
import { html, raw, type Html } from '../../../../sheets/page/html'
import { charge } from './charges'

const OUTLINE = 'M10 10H110V64C110 101 88 122 60 136C32 122 10 101 10 64Z'
const INNER = 'M15 15H105V64C105 97.500 85 117 60 130C35 117 15 97.500 15 64Z'

/** There is one such shield on a sheet. */
const CLIP = raw('crest-field')

export function companyCrest(icons: readonly (string | null)[], label: string): Html {
  const quarters = [0, 1, 2, 3].map((i) => quarter(i, icons[i] ?? null))
  return html`<svg class="crest" viewBox="-14 0 148 152" role="img" aria-label="${label}">
    <clipPath id="${CLIP}"><path d="${INNER}" /></clipPath>
    ${raw(laurel)}
    <path d="${OUTLINE}" class="rim" />
    <g clip-path="url(#${CLIP})">${quarters}</g>
    <path d="${INNER}" class="engraved" />
    <path d="M60 15V130M15 66H105" class="engraved" />
  </svg>`
}

export function classShield(icon: string | null, label: string): Html {
  return html`<svg class="shield" viewBox="6 6 108 134" role="img" aria-label="${label}">
    <path d="${OUTLINE}" class="rim" />
    <path d="${INNER}" class="${icon === null ? 'engraved' : 'field'}" />
    <path d="${INNER}" class="engraved" />
    ${icon === null ? null : html`<g transform="translate(60 64) scale(.86)" class="onfield">${charge(icon)}</g>`}
  </svg>`
}

const PLACES = [
  { x: 37, y: 40, field: 'M15 15H60V66H15Z' },
  { x: 83, y: 40, field: 'M60 15H105V66H60Z' },
  { x: 40, y: 90, field: 'M15 66H60V132H15Z' },
  { x: 80, y: 90, field: 'M60 66H105V132H60Z' }
] as const

/** First and fourth dark, second and third light, as shields are quartered. */
function quarter(i: number, icon: string | null): Html | null {
  const place = PLACES[i]
  if (!place) return null
  const isDark = (i === 0 || i === 3) && icon !== null
  return html`${isDark ? html`<path d="${place.field}" class="field" />` : null}${
    icon === null
      ? null
      : html`<g
          transform="translate(${raw(`${place.x} ${place.y}`)}) scale(.38)"
          class="${isDark ? 'onfield' : 'onpaper'}"
        >
          ${charge(icon)}
        </g>`
  }`
}

/** Two branches round the foot of the shield. */
const laurel = (() => {
  const leaves = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const t = 0.35 + i * 0.3
    const [x, y] = [60 - 68 * Math.sin(t), 70 + 70 * Math.cos(t)]
    const turn = (t * 180) / Math.PI
    const leaf = 'M0 0C5-3 11-3 15 0C11 3 5 3 0 0Z'
    const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`
    return `<path d="${leaf}" transform="${at} rotate(${(180 + turn - 28).toFixed(0)})"/><path d="${leaf}" transform="${at} rotate(${(180 + turn + 28).toFixed(0)})"/>`
  })
  const stem = '<path d="M42 146A68 70 0 0 1 -5 52" class="stem"/>'
  const branch = `<g class="laurel">${stem}${leaves.join('')}</g>`
  return `${branch}<g transform="translate(120 0) scale(-1 1)">${branch}</g>`
})()
