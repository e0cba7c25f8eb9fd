import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { tell } from '../../say'
import { troubleOf } from '../../store/trouble'
import { FINE, NO, type Command } from '../command'
import { furnishing } from '../furnishing'
import { verify as verifyFolder } from '../play/verify'
import { WrongUse } from '../wrong-use'

export const verify: Command = {
  usage: '--save DIR',
  options: [{ name: 'save', value: 'DIR', about: 'the folder with the company' }],
  about: `
Opens every company in the folder as the app does at its start: every byte, every link of the book, every run followed
to where it stands. Works on a copy, so that what is found stays as it was found.

  HAVE a..b     the decisions that are there, counted over the company's whole life
  HAVE n HASH   the last of them, and the run's own hash after it
  OK            and 0: every decision is there
  CORRUPT why   and 1: something is lost, or cannot be read

What was damaged and can be put right from the second copy or the backups without losing anything, as the app does at
its next start, is OK; it is named on the error output.`,
  async run(given, terminal) {
    const save = given.value.get('save')
    if (save === undefined) throw new WrongUse('what? Say --save DIR')
    const folder = resolve(save)
    if (!existsSync(folder)) throw new WrongUse(`there is no folder ${save}`)
    const verdict = await verifyFolder(folder, furnishing(terminal, folder)).catch((error: unknown) => troubleOf(error))
    if (!verdict.ok) {
      await terminal.write(`CORRUPT ${tell(verdict.why)}\n`)
      return NO
    }
    for (const { hashes, mended } of verdict.companies) {
      for (const harm of mended) terminal.note(tell(harm))
      await terminal.write(`HAVE ${Math.min(1, hashes.length)}..${hashes.length}\n`)
      const last = hashes.at(-1)
      if (last !== undefined) await terminal.write(`HAVE ${hashes.length} ${last}\n`)
    }
    await terminal.write('OK\n')
    return FINE
  }
}
