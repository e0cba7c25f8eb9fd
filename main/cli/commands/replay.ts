import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Words } from '../../../engine/messages/words'
import { tell } from '../../common/say'
import { FINE, NO, type Command } from '../kit/command'
import { furnishing } from '../kit/furnishing'
import { replay as replayFolder, type ReportLine } from '../play/replay'
import { speakOf } from '../kit/words'
import { WrongUse } from '../kit/wrongUse'

export const replay: Command = {
  usage: 'SAVE',
  options: [{ name: 'why', about: 'with the clauses behind every sentence, and why a rule decided as it did' }],
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
      const say = (what: Words): string => speakOf(run.game, what)
      const lines = report.map((line) => (given.has.has('why') ? reasoned(line, say) : say(line.words)))
      if (given.has.has('json')) {
        await terminal.write(`${JSON.stringify({ ...run, lost: lost ? say(lost) : null, report: lines })}\n`)
        continue
      }
      const ended = run.over ? 'ended' : 'goes on'
      await terminal.write(
        `# ${run.company}, ${run.kind} ${run.run}: ${run.decisions} decisions, ${run.hash}, ${ended}\n`
      )
      if (lost) await terminal.write(`! ${say(lost)}\n`)
      await terminal.write(lines.map((line) => `${typeof line === 'string' ? line : inFull(line)}\n`).join(''))
    }
    return runs.some(({ lost }) => lost !== null) ? NO : FINE
  }
}

interface Reasoned {
  readonly line: string
  readonly rules: readonly string[]
  readonly why: readonly string[]
}

const reasoned = ({ words, rules, reasons }: ReportLine, say: (what: Words) => string): Reasoned => ({
  line: say(words),
  rules,
  why: reasons.map(say)
})

const inFull = ({ line, rules, why }: Reasoned): string =>
  [rules.length > 0 ? `${line} [${rules.join(', ')}]` : line, ...why.map((one) => `    ${one}`)].join('\n')
