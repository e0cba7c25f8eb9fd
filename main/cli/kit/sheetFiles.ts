// What the `sheet` command of every game has in common: the forms, how it is printed, and writing all of it or nothing.
import { resolve } from 'node:path'
import type { Words } from '../../../engine/messages/words'
import { USUAL_LOOK, type SheetForm, type SheetLook } from '../../sheets/look'
import { putFiles, type Putting } from '../../sheets/put'
import type { Typed } from './arguments'
import { FINE, NO } from './command'
import type { Terminal } from './terminal'
import { WrongUse } from './wrongUse'

const FORMS: readonly (readonly [option: string, form: SheetForm])[] = [
  ['pdf', 'pdf'],
  ['html', 'html'],
  ['md', 'markdown'],
  ['json', 'json'],
  ['csv', 'csv']
]

export interface WantedFile {
  readonly form: SheetForm
  readonly to: string
}

export function wantedFiles(given: Typed): readonly WantedFile[] {
  const wanted = FORMS.flatMap(([option, form]) => {
    const file = given.value.get(option)
    return file === undefined ? [] : [{ form, to: resolve(file) }]
  })
  if (wanted.length === 0) throw new WrongUse('write what? Say --pdf FILE, --html, --md, --json or --csv')
  return wanted
}

export const lookOf = ({ has }: Typed): SheetLook => ({
  ...USUAL_LOOK,
  paper: has.has('letter') ? 'letter' : 'a4',
  ink: has.has('ink'),
  twoUp: has.has('two-up'),
  chronicle: has.has('chronicle'),
  reports: has.has('reports')
})

/** Either all of them are written, or none. */
export async function writeFiles(
  files: readonly Putting[],
  given: Typed,
  terminal: Terminal,
  tell: (why: Words) => string
): Promise<typeof FINE | typeof NO> {
  const put = putFiles(files, given.has.has('force'))
  if (!put.ok) terminal.note(tell(put.why))
  else for (const file of put.value.files) await terminal.write(`${file}\n`)
  return put.ok ? FINE : NO
}
