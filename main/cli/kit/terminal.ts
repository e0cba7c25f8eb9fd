import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { WrongUse } from './wrongUse'

/** Where a command reads and writes. A test brings its own. */
export interface Terminal {
  /** The text of a file, or of the input for `-`, piece by piece as it comes. */
  read(file: string): AsyncIterable<string>
  write(text: string): Promise<void>
  /** For people, not for programs: goes to the error output. */
  note(line: string): void
  readonly isInputKeyboard: boolean
}

export const processTerminal: Terminal = {
  read: (file) => (file === '-' ? process.stdin.setEncoding('utf8') : textOf(file)),
  async write(text) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
  },
  note: (line) => void process.stderr.write(`${line}\n`),
  isInputKeyboard: process.stdin.isTTY
}

async function* textOf(file: string): AsyncIterable<string> {
  const about = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new WrongUse(error.code === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read (${error.code})`)
  })
  if (about.isDirectory()) throw new WrongUse(`${file} is a folder, not a file`)
  yield* createReadStream(file, 'utf8')
}
