import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from './kit/fixtures'

const CONTRACT_ROOMS = ['app', 'backups', 'box', 'companies', 'games', 'on', 'packs', 'settings', 'sheet', 'table']

test.describe('the page', () => {
  test('is sandboxed and knows nothing of Node or Electron', async ({ app, page }) => {
    const preferences = await app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      // Not in Electron's types, but the only way to read back what a page really runs with.
      return (
        window!.webContents as unknown as { getLastWebPreferences(): Record<string, unknown> }
      ).getLastWebPreferences()
    })
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false
    })
    const known = await page.evaluate(() => [typeof require, typeof process, typeof module, typeof Buffer])
    expect(known).toEqual(['undefined', 'undefined', 'undefined', 'undefined'])
  })

  test('finds the contract and nothing else', async ({ page }) => {
    const rooms = await page.evaluate(() => Object.keys(window.freeCompany).sort())
    expect(rooms).toEqual(CONTRACT_ROOMS)
    const functions = await page.evaluate(() =>
      Object.values(window.freeCompany).flatMap((room) => Object.values(room))
    )
    expect(functions.length).toBeGreaterThan(25)
    expect(await page.evaluate(() => Object.keys(window.freeCompany.table).sort())).toEqual([
      'again',
      'answer',
      'ask',
      'foresee',
      'goTo',
      'last',
      'look',
      'open',
      'outlook',
      'pin',
      'redo',
      'rested',
      'start',
      'undo'
    ])
    expect(
      await page.evaluate(() => Object.isFrozen(window.freeCompany) || !Reflect.set(window, 'freeCompany', 1))
    ).toBe(true)
  })

  test('comes from our own scheme with a strict policy', async ({ page }) => {
    expect(page.url()).toBe('app://table/index.html')
    const policy = await page.evaluate(async () => (await fetch('/index.html')).headers.get('content-security-policy'))
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe-eval')
    expect(/script-src[^;]*unsafe/.test(policy ?? '')).toBe(false)
  })

  test('runs no inline script and evaluates nothing', async ({ page }) => {
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.body.dataset.inline = "ran"'
      document.body.append(script)
      // Later, because what the tool itself evaluates is exempt from the policy.
      setTimeout(() => {
        try {
          document.body.dataset['evaluated'] = String(Function('return 1')())
        } catch {
          document.body.dataset['evaluated'] = 'refused'
        }
      })
    })
    await page.waitForSelector('body[data-evaluated]')
    const ran = await page.evaluate(() => [document.body.dataset['inline'], document.body.dataset['evaluated']])
    expect(ran).toEqual([undefined, 'refused'])
  })

  test('reads its own files and nothing beside them', async ({ page }) => {
    const asked = [
      '/index.html',
      '/../main/index.js',
      '/%2e%2e/main/index.js',
      '/%252e%252e/main/index.js',
      '/..%5cmain%5cindex.js',
      '/',
      '/etc/passwd'
    ]
    const statuses = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
      asked
    )
    expect(statuses).toEqual([200, 404, 404, 404, 404, 404, 404])
    const elsewhere = [
      'app://other/index.html',
      'file:///etc/passwd',
      'https://example.com/',
      'http://127.0.0.1:1/',
      'ws://127.0.0.1:1/'
    ]
    const answers = await page.evaluate(
      (urls) =>
        Promise.all(
          urls.map((url) =>
            fetch(url).then(
              () => 'read',
              () => 'refused'
            )
          )
        ),
      elsewhere
    )
    expect(answers).toEqual(elsewhere.map(() => 'refused'))
  })

  test('goes nowhere else, opens nothing and is granted nothing', async ({ app, page }) => {
    const opened = await page.evaluate(() => window.open('https://example.com') === null)
    expect(opened).toBe(true)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://example.com/'
      document.body.append(link)
      link.click()
      location.href = 'file:///etc/passwd'
    })
    await page.evaluate(() => document.body.append(document.createElement('webview')))
    await page.waitForTimeout(300)
    expect(page.url()).toBe('app://table/index.html')
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
    const granted = await page.evaluate(async () => {
      const names = ['notifications', 'geolocation', 'camera', 'microphone'] as PermissionName[]
      const states = await Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state))
      const camera = await navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'granted',
        () => 'denied'
      )
      return [...states, camera]
    })
    expect(granted).toEqual(['denied', 'denied', 'denied', 'denied', 'denied'])
  })

  test('stays where it is when it is sent to an empty page', async ({ app, page }) => {
    for (const address of [
      'about:blank',
      'about:blank#there',
      'about:srcdoc',
      'data:text/html,<p>',
      'blob:app://table/x'
    ]) {
      await page.evaluate((to) => {
        location.href = to
      }, address)
      await page.waitForTimeout(200)
      expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getURL())).toBe(
        'app://table/index.html'
      )
      expect(await page.evaluate(() => document.body.dataset['ready'])).toBe('true')
    }
  })

  test('has no way to the dialogs of the system for files', async ({ page }) => {
    const pickers = ['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker']
    expect(await page.evaluate((names) => names.filter((name) => name in window), pickers)).toEqual([])
  })

  test('asks the network for nothing', async ({ app, page }) => {
    const asked = await app.evaluate(async ({ session }) => {
      const { fetch: ask } = session.defaultSession
      return ask.call(session.defaultSession, 'https://example.com/').then(
        () => 'answered',
        () => 'refused'
      )
    })
    expect(asked).toBe('refused')
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('resource').every(({ name }) => name.startsWith('app://table/'))
      )
    ).toBe(true)
  })
})

test.describe('a message', () => {
  test('that makes no sense is refused in words, and nothing breaks', async ({ page }) => {
    const answers = await page.evaluate(async () => {
      const { table, companies, settings } = window.freeCompany as unknown as Record<
        string,
        Record<string, (given?: unknown) => Promise<{ ok: boolean; code: string; why: { key: string } }>>
      >
      const cycle: Record<string, unknown> = {}
      cycle['self'] = cycle
      const polluted = JSON.parse('{"changes":{"__proto__":{"polluted":true}}}') as unknown
      return Promise.all([
        table!['open']!(),
        table!['open']!({ run: 'one' }),
        table!['open']!({ run: 1, extra: true }),
        table!['answer']!({ run: 1, revision: 1, seat: 'seat-1', reply: { form: 'guess' } }),
        companies!['open']!({ company: 'x'.repeat(100_000) }),
        settings!['write']!(polluted),
        settings!['write']!({ changes: cycle }),
        table!['open']!(new Map())
      ])
    })
    for (const answer of answers) {
      expect(answer.ok).toBe(false)
      expect(['malformed', 'too-large']).toContain(answer.code)
      expect(answer.why.key).toMatch(/^ipc\./)
    }
    expect(await page.evaluate(() => window.freeCompany.settings.read())).toMatchObject({ ok: true })
  })

  test('from a frame inside the page is not answered', async ({ page }) => {
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = '/index.html'
      document.body.append(frame)
    })
    await page.waitForTimeout(500)
    for (const frame of page.frames().slice(1)) {
      const known = await frame.evaluate(() => typeof (window as { freeCompany?: unknown }).freeCompany)
      expect(known).toBe('undefined')
    }
    expect(await page.evaluate(() => window.freeCompany.settings.read())).toMatchObject({ ok: true })
  })
})

test('the preload script is one small file', () => {
  const preload = readFileSync(join(resolve(import.meta.dirname, '../..'), 'out/preload/index.cjs'), 'utf8')
  expect([...preload.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, name]) => name)).toEqual(['electron'])
  expect(preload.length).toBeLessThan(8192)
})
