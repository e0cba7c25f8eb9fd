import { press } from '../../main/cli/kit/press'
import { USUAL_LOOK } from '../../main/sheets/look'
import { sheetDocument } from '../../main/games/oathsworn/sheet/paper/document'
import { middleCompany, sheetOfCompany } from '../main/games/oathsworn/sheet/fixtures/companies'
import { atMost, median, type Bench, type Effort } from './bench'

const EMPTY = '<!doctype html><html lang="en"><title>.</title><style>@page{size:A4;margin:14mm}</style><p>.'

/** Electron is started for each, as the command does it: a second or so, so a few turns have to be enough. */
async function againstEmpty({ rounds }: Effort): Promise<number> {
  const sheet = sheetDocument(sheetOfCompany(middleCompany()), USUAL_LOOK)
  const ratios: number[] = []
  await press(EMPTY)
  for (let turn = 0; turn < Math.min(7, rounds); turn++) {
    const empty = await timed(EMPTY)
    ratios.push((await timed(sheet)) / empty)
  }
  return median(ratios)
}

async function timed(html: string): Promise<number> {
  const start = performance.now()
  await press(html)
  return performance.now() - start
}

export const benches: Bench[] = [
  { row: 'a campaign sheet as a PDF, against an empty page', unit: '×', target: atMost(1.5), measure: againstEmpty }
]
