// A PDF without the app: Electron is started once more, as itself, under a virtual display where there is none.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Press } from '../../sheets/gameSheet'
import { WrongUse } from './wrongUse'

const LONGEST = 120_000

export const press: Press = async (html) => {
  const folder = await mkdtemp(join(tmpdir(), 'free-company-sheet-'))
  try {
    const [from, to] = [join(folder, 'page.html'), join(folder, 'out.pdf')]
    await writeFile(from, html)
    await withDisplay((display) => pressed(folder, from, to, display))
    return await readFile(to)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function pressed(folder: string, from: string, to: string, display: NodeJS.ProcessEnv): Promise<void> {
  const { ELECTRON_RUN_AS_NODE: _, ...rest } = process.env
  const flags = [
    ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--log-level=3',
    '--disable-gpu',
    `--user-data-dir=${join(folder, 'profile')}`
  ]
  const entry = join(import.meta.dirname, 'print-entry.js')
  const child = spawn(process.execPath, [...flags, entry, from, to], {
    env: { ...rest, ...display },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LONGEST
  })
  const { code, said } = await ended(child)
  if (code !== 0) throw new Error(`the PDF could not be made (${code}): ${said.slice(-2000)}`)
}

function ended(child: ChildProcess): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((resolved, failed) => {
    let said = ''
    child.stderr?.on('data', (piece: Buffer) => (said += piece.toString()))
    child.on('error', failed)
    child.on('close', (code) => resolved({ code, said }))
  })
}

const hasDisplay = (): boolean => Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])

/** Chromium on Linux wants a display even for what nobody sees; Xvfb makes one that ends with us. */
async function withDisplay(work: (env: NodeJS.ProcessEnv) => Promise<void>): Promise<void> {
  if (process.platform !== 'linux' || hasDisplay()) return work({})
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1024x768x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe']
  })
  const stop = (): void => void server.kill()
  process.on('exit', stop)
  try {
    return await work({ DISPLAY: `:${await displayOf(server)}` })
  } finally {
    process.off('exit', stop)
    stop()
  }
}

function displayOf(server: ChildProcess): Promise<string> {
  return new Promise((resolved, failed) => {
    const missing = (): void =>
      failed(
        new WrongUse(
          'a PDF needs a display, or the program Xvfb to make one; HTML, Markdown, JSON and CSV need neither'
        )
      )
    server.once('error', missing)
    server.once('exit', missing)
    server.stdio[3]?.once('data', (line: Buffer) => resolved(line.toString().trim()))
  })
}
