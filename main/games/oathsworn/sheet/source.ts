// From a company's book to its sheet: the campaign as it stands, what it has lived through, the fights it has fought.
import type { CampaignBook } from '../../../../engine/games/oathsworn/campaign/book'
import { CAMPAIGN } from '../../../../engine/games/oathsworn/campaign/game'
import { blankSheet, companySheet, reportSheet } from '../../../../engine/games/oathsworn/campaign/sheet'
import type { ReportSheet, SheetModel, Writing } from '../../../../engine/games/oathsworn/campaign/sheet'
import type { Company } from '../../../../engine/games/oathsworn/campaign/state'
import type { Happened } from '../../../../engine/games/oathsworn/encounter/happenings'
import type { Encounter } from '../../../../engine/games/oathsworn/encounter/state/state'
import type { House } from '../../../app/services'
import { done, refused, type Result } from '../../../common/result'
import type { Bag } from '../../../saves/log/bag'
import type { Host } from '../../../tables/host'
import type { OpenRun } from '../../../tables/open-run'
import { dayOf } from '../../../sheets/day'
import { writingFrom } from './writing'

const ENCOUNTER = 'oathsworn'

export interface WantedSheet {
  readonly chronicle: boolean
  readonly reports: boolean
}

/** Without a company: the blank sheet. */
export async function sheetFrom(
  house: House,
  company: string | null,
  wanted: WantedSheet
): Promise<Result<SheetModel>> {
  if (company === null) return done(blankSheet(writingFrom()))
  const opened = await house.companies.opened(company)
  if (!opened.ok) return opened
  const host = house.host()
  if (!host.ok) return host
  return written(opened.value.bag, host.value, wanted, dayOf(house.clock()))
}

function written(bag: Bag, host: Host, wanted: WantedSheet, made: string): Result<SheetModel> {
  const [newest] = runsOf(bag, CAMPAIGN).slice(-1)
  if (!newest) return refused('refused', 'sheet.notFounded')
  const resumed = host.resume(newest.run)
  if (!resumed.ok) return resumed
  const run = resumed.value
  const company = run.state as Company
  if (!company.founded) return refused('refused', 'sheet.notFounded')
  const book = run.book as CampaignBook
  const writing = writingFrom(book.content)
  const reports = wanted.reports ? reportsFrom(bag, host, writing) : done(null)
  if (!reports.ok) return reports
  const chronicle = wanted.chronicle ? chronicleOf(writing, run) : null
  return done(companySheet(writing, book, company, { made, chronicle, reports: reports.value }))
}

const runsOf = (bag: Bag, game: string) =>
  bag.runs.filter((run) => run.game === game).sort((a, b) => a.begun - b.begun || a.run - b.run)

/** Every line ever told, under the chapter in which it was. */
function chronicleOf({ tell }: Writing, run: OpenRun): NonNullable<SheetModel['chronicle']> {
  const chapters: { chapter: number; lines: string[] }[] = []
  let chapter = 1
  for (const { happenings, words } of run.tale) {
    for (const { happening } of happenings)
      if (happening.kind === 'partBegan' && typeof happening['chapter'] === 'number') chapter = happening['chapter']
    if (!words) continue
    const last = chapters.at(-1)
    if (last?.chapter === chapter) last.lines.push(tell(words))
    else chapters.push({ chapter, lines: [tell(words)] })
  }
  return chapters
}

/** Of the fights that are over, in the order in which they were begun. */
function reportsFrom(bag: Bag, host: Host, writing: Writing): Result<readonly ReportSheet[]> {
  const reports: ReportSheet[] = []
  for (const { run } of runsOf(bag, ENCOUNTER).filter(({ over }) => over)) {
    const resumed = host.resume(run)
    if (!resumed.ok) return resumed
    const happened = resumed.value.tale.flatMap(({ happenings }) =>
      happenings.map(({ happening }) => happening as unknown as Happened)
    )
    reports.push(reportSheet(writing, resumed.value.state as Encounter, happened))
  }
  return done(reports)
}
