// Encounters in numbers.
import type { ReportSheet } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { barsByFighter, chartLegend, chartPatterns, columnsByRound } from '../art/charts'
import { label } from '../words'
import { free, html, raw, type Html } from '../../../../sheets/page/html'
import { page, rule } from '../../../../sheets/page/pieces'
import { none } from './none'

export const reportsPage = (reports: readonly ReportSheet[], part: number): Html =>
  page(
    part,
    'reports',
    html`<h2 class="section">${label('reports')}</h2>
      ${rule()} ${chartPatterns()} ${reports.length === 0 ? html`<p>${none()}</p>` : chartLegend()}
      ${reports.map(report)}`
  )

function report(one: ReportSheet): Html {
  const { title, chapter, outcome, rounds, fighters, perRound, might } = one
  return html`<article class="report">
    <header>
      <h3>${free(title)}</h3>
      <p>
        ${chapter === null ? null : html`${label('chapter.of', { chapter })} · `}<span
          class="result ${raw(outcome ?? 'open')}"
          >${label(`result.${outcome ?? 'open'}`)}</span
        >
        · ${label('rounds', { n: rounds })}
      </p>
    </header>
    <div class="charts">${barsByFighter(fighters)}${perRound.length > 0 ? columnsByRound(perRound) : null}</div>
    <p>${label('report.might', might)}</p>
    ${fallen(one)}${broken(one)}
  </article>`
}

const fallen = ({ fighters }: ReportSheet): Html | null => {
  const fell = fighters.filter((one) => one.fell !== null)
  return fell.length === 0
    ? null
    : html`<p>
        <b>${label('report.fallen')}</b>
        ${fell.map(({ name, fell: round }, i) => html`${i > 0 ? ', ' : ''}${free(name)} (${label('round', { round: round ?? 0 })})`)}
      </p>`
}

const broken = ({ broken: all }: ReportSheet): Html | null =>
  all.length === 0
    ? null
    : html`<p>
        <b>${label('report.broken')}</b>
        ${all.map(({ name, round }, i) => html`${i > 0 ? ', ' : ''}${free(name)} (${label('round', { round })})`)}
      </p>`
