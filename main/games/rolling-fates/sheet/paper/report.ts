// The way that was gone, the fights on it, and what was counted.
import type {
  DeedsSheet,
  FatesReportSheet,
  FatesSheetModel,
  FightSheet,
  StopSheet
} from '../../../../../engine/games/rolling-fates/sheet/model'
import { free, html, raw, type Html } from '../../../../sheets/page/html'
import { heading, page, rule, table } from '../../../../sheets/page/pieces'
import { DEEDS, enemyLine, fightLine, othersLine, roundLine, statusNames, usesOf } from '../said'
import { label } from '../words'

export const reportPage = ({ stops, characters, statistics }: FatesReportSheet, part: number): Html =>
  page(
    part,
    'report',
    html`<h2 class="section">${label('report')}</h2>
      ${rule()} ${deeds(characters)} ${stops.map((stop, at) => stopPart(stop, stops[at - 1]))}
      ${heading(label('statistics'))}
      <dl class="counts">
        ${statistics.map(
          ({ name, count }) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${count}</dd>
            </div>`
        )}
      </dl>`
  )

export const chroniclePage = (chronicle: NonNullable<FatesSheetModel['chronicle']>, part: number): Html =>
  page(
    part,
    'chronicle',
    html`<h2 class="section">${label('chronicle')}</h2>
      ${rule()}
      <div class="story">
        ${chronicle.map(
          ({ encounter, lines }) =>
            html`<h3>${free(encounter)}</h3>
              <ul>
                ${lines.map((line) => html`<li>${free(line)}</li>`)}
              </ul>`
        )}
      </div>`
  )

/** An area is named where it begins. */
const stopPart = (stop: StopSheet, before: StopSheet | undefined): Html =>
  html`${before?.area === stop.area ? null : heading(stop.area)}
    <article class="stop">
      <h4>${free(stop.name)}</h4>
      ${stop.fight ? fightPart(stop.fight) : null} ${stop.notes.length > 0 ? notes(stop.notes) : null}
    </article>`

const notes = (all: readonly string[]): Html =>
  html`<ul class="notes">
    ${all.map((note) => html`<li>${free(note)}</li>`)}
  </ul>`

const fightPart = (fight: FightSheet): Html =>
  html`<div class="fight">
    <p><b class="outcome ${raw(fight.outcome)}">${fightLine(fight)}</b></p>
    ${deeds(fight.characters)}
    <ul class="done">
      ${fight.characters.filter((one) => one.uses.length > 0 || one.suffered.length > 0).map(doneLine)}
      ${othersLine(fight) ? html`<li>${othersLine(fight)}</li>` : null}
    </ul>
    <ul class="two">
      ${fight.enemies.map((enemy) => html`<li>${enemyLine(enemy)}</li>`)}
    </ul>
    <ul class="two">
      ${fight.perRound.map((round) => html`<li>${roundLine(round)}</li>`)}
    </ul>
  </div>`

const doneLine = (one: DeedsSheet): Html =>
  html`<li>
    <b>${free(one.name)}</b> ${usesOf(one)}${
      one.suffered.length > 0 ? html` <i>${label('sufferedLine', { statuses: statusNames(one.suffered) })}</i>` : null
    }
  </li>`

const deeds = (all: readonly DeedsSheet[]): Html =>
  table(
    'deeds',
    [
      { head: '', cell: ({ name }: DeedsSheet) => free(name) },
      ...DEEDS.map((key) => ({
        head: label(`deed.${key}`),
        kind: 'number',
        cell: (one: DeedsSheet) => one[key] ?? label('untold')
      }))
    ],
    all,
    0
  )
