// The first page: the free company sheet.
import type { ChapterRow, SheetModel } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { classShield, companyCrest } from '../art/crest'
import { smallShield } from '../art/marks'
import { mightCubes } from '../art/might'
import { longTrack, rings } from '../art/tracks'
import { label } from '../words'
import { free, html, raw, shortened, type Html } from '../../../../sheets/page/html'
import { blank as line, fact, facts, heading, page, rule, table, title } from '../../../../sheets/page/pieces'
import { none } from './none'

export const companyPage = (sheet: SheetModel, part: number): Html =>
  page(
    part,
    'company',
    html`${letterhead(sheet)}${rule()}
      <div class="ledger">
        <div>${chapters(sheet)}</div>
        <div>${traits(sheet)}${hardcore(sheet)}${allies(sheet)}</div>
      </div>
      ${knockouts(sheet)}${isAsPrinted(sheet) ? roster(sheet) : null}`
  )

function letterhead(sheet: SheetModel): Html {
  const icons = [1, 2, 3, 4].map((seat) => sheet.characters.find((one) => one.seat === seat)?.class?.icon ?? null)
  const crest = companyCrest(icons, label(sheet.blank ? 'crest.blank' : 'crest', { name: sheet.name }))
  return html`<header class="letterhead">
    ${crest}
    <div class="charter">
      <p class="kicker">${label('company')}</p>
      ${title('h1', sheet.name, label('company'))}
      ${sheet.keywords ? html`<p class="keywords">${free(sheet.keywords)}</p>` : html`<p class="keywords"></p>`}
      ${facts(
        fact(label('chapter'), sheet.chapter),
        fact(label('part'), sheet.part === null ? null : label(`part.${sheet.part}`), 'word'),
        fact(label('difficulty'), sheet.difficulty && free(sheet.difficulty.name), 'word'),
        fact(label('iron'), sheet.iron),
        sheet.hardcore || sheet.blank ? fact(label('hardcore'), sheet.blank ? null : label('yes'), 'word') : null
      )}
    </div>
  </header>`
}

function chapters({ chapters: rows, form }: SheetModel): Html {
  const number = { head: label('chapter.number'), kind: 'number', cell: ({ number: n }: ChapterRow) => n }
  const named = { head: label('chapter.title'), kind: 'wide', cell: chapterTitle }
  const ticks = form.boxes.map(({ id, name }) => ({
    head: name,
    kind: 'tick',
    cell: (row: ChapterRow) => tick(row, id, name)
  }))
  return html`${heading(label('chapters'))}${table('chapters', [number, named, ...ticks], rows, 0)}`
}

const chapterTitle = ({ title: text, now, replayed }: ChapterRow): Html =>
  html`${text === null ? null : free(text)}${
    now ? html` <span class="here">${label('chapter.now')}</span>` : null
  }${replayed ? html` <span class="here">${label('chapter.replayed')}</span>` : null}`

function tick({ marked, result }: ChapterRow, id: string, name: string): Html {
  const isMarked = marked.includes(id)
  if (id === 'encounter' && isMarked && result !== null)
    return html`<span class="result ${raw(result)}" title="${label(`result.${result}`)}"
      >${label(`letter.${result}`)}</span
    >`
  return html`<span class="square ${isMarked ? 'on' : ''}" title="${name}">${isMarked ? '×' : ''}</span>`
}

const traits = ({ traits: all }: SheetModel): Html =>
  html`${heading(label('traits'))}
    <ul class="traits">
      ${all.map(
        ({ name, marks, of }) =>
          html`<li class="${marks > 0 ? 'owned' : ''}">
            <span>${free(name)}</span>${rings(of, marks, label('marks', { name, marks, of }))}
          </li>`
      )}
    </ul>`

function hardcore({ dead, form, hardcore: isOn, blank }: SheetModel): Html | null {
  if (!isOn && !blank && dead.length === 0) return null
  const places = Math.max(form.hardcore, dead.length)
  return html`${heading(label('hardcore.track'))}
    <ol class="dead">
      ${Array.from({ length: places }, (_, i) => html`<li>${dead[i] === undefined ? null : free(dead[i])}</li>`)}
    </ol>`
}

function allies({ allies: all, blank }: SheetModel): Html {
  const rows = all.map(
    ({ name, copies, combat, might, defence }) =>
      html`<li>
        <span class="times">${copies}×</span> <span class="grow">${free(name)}</span>${
          combat ? html`${mightCubes(might)}${smallShield(defence, label('defence.is', { defence }))}` : null
        }
      </li>`
  )
  const vacant = Array.from({ length: Math.max(0, 4 - all.length) }, () => html`<li class="vacant"></li>`)
  return html`${heading(label('allies'))}
    <ul class="allies">
      ${all.length === 0 && !blank ? html`<li>${none()}</li>` : rows}${vacant}
    </ul>`
}

/** How many lines the knockout track has, and boxes in all: more than printed when the company needs more. */
export function knockoutPlaces({ knockouts: marked, form }: SheetModel): {
  readonly rows: number
  readonly places: number
} {
  const { rows: printed, columns } = form.knockouts
  const rows = Math.max(printed, Math.ceil(marked / columns))
  return { rows, places: rows * columns }
}

function knockouts(sheet: SheetModel): Html {
  const { knockouts: marked, form, blank } = sheet
  const { rows, places } = knockoutPlaces(sheet)
  const score = label('score', { marked, places })
  return html`<div class="knockouts">
    ${heading(label('knockouts'), blank ? label('score.blank') : html`<b>${score}</b>`)}
    ${longTrack(rows, form.knockouts.columns, marked, 182, label('knockouts.are', { marked, places }))}
  </div>`
}

/** A company that has gone further than the printed form needs the room for that. */
const isAsPrinted = (sheet: SheetModel): boolean =>
  sheet.chapters.length <= LONGEST_CAMPAIGN && knockoutPlaces(sheet).rows <= sheet.form.knockouts.rows

const LONGEST_CAMPAIGN = 22

/** Who sits at the table: their arms and their names. */
const roster = ({ characters }: SheetModel): Html =>
  html`<ul class="roster">
    ${characters
      .filter(({ seat }) => seat !== null)
      .map(
        ({ name, class: of, level }) =>
          html`<li>
            ${classShield(of?.icon ?? null, of?.name ?? label('crest.empty'))}
            <div>
              <b>${name || of ? free(shortened(name || (of?.name ?? ''), LONGEST_PLATE)) : line()}</b>
              ${of && html`<small>${free(of.name)}${level === null ? '' : `, ${label('level.at', { level })}`}</small>`}
            </div>
          </li>`
      )}
  </ul>`

const LONGEST_PLATE = 34
