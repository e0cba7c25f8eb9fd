// A screen that goes away (its server ends, a session is closed) ends Electron at once, with SIGTRAP and "Failed to
// shutdown": it has nowhere to put its windows, and no word of ours is asked. Nothing that was confirmed is lost by it.
import { spawn, type ChildProcess } from 'node:child_process'
import { expect, test, windowOf } from './kit/fixtures'

const hasXvfb = process.platform === 'linux'

async function ownScreen(): Promise<{ readonly server: ChildProcess; readonly name: string }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe']
  })
  const number = await new Promise<string>((told) => server.stdio[3]!.once('data', (line) => told(String(line).trim())))
  return { server, name: `:${number}` }
}

if (hasXvfb)
  test('a screen that goes away takes no decision along', async ({ launch }) => {
    const { server, name } = await ownScreen()
    const app = await launch({ env: { DISPLAY: name } })
    const page = await windowOf(app)
    const made = await page.evaluate(() => window.freeCompany.companies.create({ game: 'oathsworn', name: 'Lanterns' }))
    expect(made.ok).toBe(true)
    const noted = await page.evaluate(() => window.freeCompany.companies.note({ text: 'Here we stopped.' }))
    expect(noted.ok).toBe(true)
    const gone = new Promise((ended) => app.process().once('exit', (_code, signal) => ended(signal)))
    server.kill('SIGTERM')
    expect(await gone).not.toBeNull()

    const again = await windowOf(await launch())
    const company = made.ok ? made.value.id : ''
    const opened = await again.evaluate((id) => window.freeCompany.companies.open({ company: id }), company)
    expect(opened.ok && opened.value.notes.map(({ text }) => text)).toEqual(['Here we stopped.'])
    expect(opened.ok && opened.value.told).toEqual([])
  })
