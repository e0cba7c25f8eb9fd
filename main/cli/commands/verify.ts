import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { tell } from '../../common/say'
import { troubleOf } from '../../saves/files/trouble'
import { noWords } from '../kit/arguments'
import { FINE, NO, type Command } from '../kit/command'
import { furnishing } from '../kit/furnishing'
import { verify as verifyFolder, type SaveVerdict } from '../play/verify'
import { WrongUse } from '../kit/wrongUse'

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

With --json: {"company","decisions","hash"} for each company, then {"ok":true} or {"ok":false,"why"}.

What was damaged and can be put right from the second copy or the backups without losing anything, as the app does at
its next start, is OK; it is named on the error output.`,
  async run(given, terminal) {
    noWords(given)
    const save = given.value.get('save')
    if (save === undefined) throw new WrongUse('what? Say --save DIR')
    const folder = resolve(save)
    if (!existsSync(folder)) throw new WrongUse(`there is no folder ${save}`)
    const verdict = await verifyFolder(folder, furnishing(terminal, folder)).catch((error: unknown) => troubleOf(error))
    if (verdict.ok) for (const { mended } of verdict.companies) for (const harm of mended) terminal.note(tell(harm))
    const said = given.has.has('json') ? asJson(verdict) : asText(verdict)
    await terminal.write(said.map((line) => `${line}\n`).join(''))
    return verdict.ok ? FINE : NO
  }
}

type Seen = SaveVerdict | ReturnType<typeof troubleOf>

function asText(verdict: Seen): readonly string[] {
  if (!verdict.ok) return [`CORRUPT ${tell(verdict.why)}`]
  const lives = verdict.companies.length > 0 ? verdict.companies.map(({ hashes }) => hashes) : [[]]
  return [...lives.flatMap(had), 'OK']
}

function had(hashes: readonly string[]): readonly string[] {
  const [count, last] = [hashes.length, hashes.at(-1)]
  return [`HAVE ${Math.min(1, count)}..${count}`, ...(last === undefined ? [] : [`HAVE ${count} ${last}`])]
}

function asJson(verdict: Seen): readonly string[] {
  if (!verdict.ok) return [JSON.stringify({ ok: false, why: tell(verdict.why) })]
  const companies = verdict.companies.map(({ company, hashes }) =>
    JSON.stringify({ company, decisions: hashes.length, hash: hashes.at(-1) ?? null })
  )
  return [...companies, JSON.stringify({ ok: true })]
}
