import type { SheetModel } from '../../../../../engine/games/oathsworn/campaign/sheet'
import { tellOfSheet } from '../../sheet/words'
import type { SheetLook } from '../../../../sheets/look'
import type { Putting } from '../../../../sheets/put'
import type { Typed } from '../../../../cli/kit/arguments'
import type { Command } from '../../../../cli/kit/command'
import { press } from '../../../../cli/kit/press'
import { lookOf, wantedFiles, writeFiles } from '../../../../cli/kit/sheetFiles'
import { WrongUse } from '../../../../cli/kit/wrongUse'

/** With half a megabyte of type in it: no other command should have to carry that. */
const drawing = () => import('../../sheet/draw')

export const sheet: Command = {
  usage: 'COMPANY.json --pdf OUT.pdf',
  options: [
    { name: 'pdf', value: 'FILE', about: 'write a PDF' },
    { name: 'html', value: 'FILE', about: 'write one HTML file that needs nothing else' },
    { name: 'md', value: 'FILE', about: 'write Markdown, for a forum' },
    { name: 'json', value: 'FILE', about: 'write the sheet as JSON (docs/games/oathsworn/sheet.md)' },
    { name: 'csv', value: 'FILE', about: 'write the items as a table, and with --chronicle that beside it' },
    { name: 'letter', about: 'on Letter instead of A4' },
    { name: 'ink', about: 'outlines in black, to save ink' },
    { name: 'two-up', about: 'two pages on one sheet of paper' },
    { name: 'chronicle', about: 'with everything that has ever happened' },
    { name: 'reports', about: 'with the encounters in numbers' },
    { name: 'blank', about: 'an empty sheet, for people who play with a pencil; needs no COMPANY.json' },
    { name: 'company', value: 'NAME', about: 'which one, when the file holds several' },
    { name: 'force', about: 'write over files that are there' }
  ],
  about: `
COMPANY.json is what the app exports, or a sheet written with --json before. Several files can be written at once:
either all of them are, or none. A PDF is printed by Electron without a visible window; on a machine without a display
that takes Xvfb, everything else does not. Files that are there already are left alone unless --force is said.`,
  async run(given, terminal) {
    const wanted = wantedFiles(given)
    const look = lookOf(given)
    const model = await modelOf(given, look, terminal)
    const { drawn } = await drawing()
    const puttings: Putting[] = []
    for (const { form, to } of wanted) puttings.push(...(await drawn(model, look, form, to, press)))
    return writeFiles(puttings, given, terminal, tellOfSheet)
  }
}

async function modelOf(given: Typed, look: SheetLook, terminal: Parameters<Command['run']>[1]): Promise<SheetModel> {
  const [file, more] = given.words
  if (more !== undefined) throw new WrongUse(`one company at a time, not "${more}" as well`)
  if (given.has.has('blank') ? file !== undefined : file === undefined)
    throw new WrongUse(
      file === undefined ? 'whose? Name a COMPANY.json, or say --blank' : `--blank is nobody's: not ${file}`
    )
  const { readSheetOf } = await import('./read')
  const read = await readSheetOf(file ?? null, given.value.get('company'), look, terminal)
  if (!read.ok) throw new WrongUse(`${file}: ${tellOfSheet(read.why)}`)
  return read.value
}
