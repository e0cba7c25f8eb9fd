import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { blankSheet } from '../../../engine/oathsworn/campaign/sheet'
import { sheetDocument } from '../../../main/sheet/paper/document'
import { USUAL_LOOK } from '../../../main/sheet/look'
import {
  foundedCompany,
  middleCompany,
  monstrousCompany,
  sheetOfCompany,
  FOUR_HUNDRED,
  REPORTS,
  writing
} from './fixtures/companies'
it('writes', () => {
  const put = (name: string, m: any, look: any = {}) =>
    writeFileSync(`/tmp/sheetlab/${name}.html`, sheetDocument(m, { ...USUAL_LOOK, ...look }))
  put('fresh', sheetOfCompany(foundedCompany()))
  put('middle', sheetOfCompany(middleCompany(), { reports: REPORTS }))
  put('middle-ink', sheetOfCompany(middleCompany(), { reports: REPORTS }), { ink: true, paper: 'letter' })
  put('middle-two', sheetOfCompany(middleCompany(), { reports: REPORTS }), { twoUp: true })
  put('monster', sheetOfCompany(monstrousCompany(), { chronicle: FOUR_HUNDRED, reports: REPORTS }))
  put('blank', blankSheet(writing))
})
