import type { FatesSheetModel } from '../../../../engine/games/rolling-fates/sheet/model'
import { wholeNumber, type Typed } from '../../../cli/kit/arguments'
import type { Command } from '../../../cli/kit/command'
import { broughtIn, contentOf, inHouse, isOurs } from '../../../cli/kit/companyFile'
import { press } from '../../../cli/kit/press'
import { lookOf, wantedFiles, writeFiles } from '../../../cli/kit/sheetFiles'
import type { Terminal } from '../../../cli/kit/terminal'
import { WrongUse } from '../../../cli/kit/wrongUse'
import { done, refused, type Result } from '../../../common/result'
import type { SheetLook } from '../../../../preload/contract/sheet'
import type { Putting } from '../../../sheets/put'
import { isSheetFile, readFatesSheet } from '../sheet/json'
import { partySheetOf } from '../sheet/source'
import { tellOfFatesSheet } from '../sheet/words'

/** With half a megabyte of type in it: no other command should have to carry that. */
const drawing = () => import('../sheet/draw')

export const sheet: Command = {
  usage: 'PARTY.json --pdf OUT.pdf',
  options: [
    { name: 'pdf', value: 'FILE', about: 'write a PDF' },
    { name: 'html', value: 'FILE', about: 'write one HTML file that needs nothing else' },
    { name: 'md', value: 'FILE', about: 'write Markdown, for a forum' },
    { name: 'json', value: 'FILE', about: 'write the sheet as JSON (docs/games/rolling-fates/sheet.md)' },
    { name: 'csv', value: 'FILE', about: 'write the fights as a table; with --reports' },
    { name: 'letter', about: 'on Letter instead of A4' },
    { name: 'ink', about: 'outlines in black, to save ink' },
    { name: 'two-up', about: 'two pages on one sheet of paper' },
    { name: 'reports', about: 'with the report of the adventure: the way, the fights, what was counted' },
    { name: 'chronicle', about: 'with every line of the log' },
    { name: 'adventure', value: 'N', about: 'which of its adventures, from 1 on (the last one without)' },
    { name: 'company', value: 'NAME', about: 'which party, when the file holds several' },
    { name: 'force', about: 'write over files that are there' }
  ],
  about: `
PARTY.json is what the app exports, or a sheet written with --json before. Several files can be written at once: either
all of them are, or none. A PDF is printed by Electron without a visible window; on a machine without a display that
takes Xvfb, everything else does not. Files that are there already are left alone unless --force is said.`,
  async run(given, terminal) {
    const wanted = wantedFiles(given)
    const look = lookOf(given)
    const model = await modelOf(given, look, terminal)
    const { drawn } = await drawing()
    const puttings: Putting[] = []
    for (const { form, to } of wanted) puttings.push(...(await drawn(model, look, form, to, press)))
    return writeFiles(puttings, given, terminal, tellOfFatesSheet)
  }
}

async function modelOf(given: Typed, look: SheetLook, terminal: Terminal): Promise<FatesSheetModel> {
  const [file, more] = given.words
  if (file === undefined) throw new WrongUse('whose? Name a PARTY.json')
  if (more !== undefined) throw new WrongUse(`one party at a time, not "${more}" as well`)
  const raw = contentOf(file)
  const read = isSheetFile(raw) ? trimmed(readFatesSheet(raw), look) : await played(given, raw, look, terminal)
  if (!read.ok) throw new WrongUse(`${file}: ${tellOfFatesSheet(read.why)}`)
  return read.value
}

function played(given: Typed, raw: unknown, look: SheetLook, terminal: Terminal): Promise<Result<FatesSheetModel>> {
  const [file = ''] = given.words
  const number = given.value.has('adventure') ? wholeNumber(given, 'adventure', 1, 1) : null
  if (!isOurs(raw)) return Promise.resolve(refused('malformed', 'sheet.notSheet'))
  return inHouse(terminal, async (house) => {
    const company = await broughtIn(house, file, given.value.get('company'))
    return company.ok
      ? partySheetOf(house, company.value, look, (one) => number === null || one.number === number)
      : company
  })
}

/** A sheet has what it has: what was left out of it cannot be put back, what is not wanted can be left out. */
function trimmed(read: Result<FatesSheetModel>, { chronicle, reports }: SheetLook): Result<FatesSheetModel> {
  if (!read.ok) return read
  const model = read.value
  return done({ ...model, chronicle: chronicle ? model.chronicle : null, report: reports ? model.report : null })
}
