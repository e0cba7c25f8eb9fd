// Every change ever, by chapter.
import type { SheetModel } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { label } from '../words'
import { free, html, type Html } from '../../../../sheets/page/html'
import { page, rule } from '../../../../sheets/page/pieces'
import { none } from './none'

export const chroniclePage = (chronicle: NonNullable<SheetModel['chronicle']>, part: number): Html =>
  page(
    part,
    'chronicle',
    html`<h2 class="section">${label('chronicle')}</h2>
      ${rule()} ${chronicle.length === 0 ? html`<p>${none()}</p>` : null}
      <div class="story">
        ${chronicle.map(
          ({ chapter, lines }) =>
            html`<h3>${label('chapter.of', { chapter })}</h3>
              <ul>
                ${lines.map((line) => html`<li>${free(line)}</li>`)}
              </ul>`
        )}
      </div>`
  )
