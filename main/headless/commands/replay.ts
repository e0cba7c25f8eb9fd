import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { tell } from '../../say'
import { FINE, NO, type Command } from '../command'
import { furnishing } from '../furnishing'
import { replay as replayFolder } from '../play/replay'
import { speakAll } from '../words'
import { WrongUse } from '../wrong-use'

export const replay: Command = {
  usage: 'SAVE',
  options: [],
  about: `
Plays every run of the companies in the folder SAVE again from its first answer, compares the hash at every one, and
prints what happened in sentences. Works on a copy. Ends with 1 when something no longer leads where it led.`,
  async run(given, terminal) {
    const [save, more] = given.words
    if (save === undefined || more !== undefined) throw new WrongUse('one folder is wanted: replay SAVE')
    const folder = resolve(save)
    if (!existsSync(folder)) throw new WrongUse(`there is no folder ${save}`)
    const replayed = await replayFolder(folder, furnishing(terminal, folder))
    if (!replayed.ok) {
      terminal.note(tell(replayed.why))
      return NO
    }
    const { runs, mended } = replayed.value
    if (runs.length === 0) terminal.note(`nothing has been played in ${save}`)
    for (const harm of mended) terminal.note(tell(harm))
    for (const { lost, report, ...run } of runs) {
      const lines = report.map(speakAll)
      if (given.has.has('json')) {
        await terminal.write(`${JSON.stringify({ ...run, lost: lost ? speakAll(lost) : null, report: lines })}\n`)
        continue
      }
      const ended = run.over ? 'ended' : 'goes on'
      await terminal.write(
        `# ${run.company}, ${run.kind} ${run.run}: ${run.decisions} decisions, ${run.hash}, ${ended}\n`
      )
      if (lost) await terminal.write(`! ${speakAll(lost)}\n`)
      await terminal.write(lines.map((line) => `${line}\n`).join(''))
    }
    return runs.some(({ lost }) => lost !== null) ? NO : FINE
  }
}
