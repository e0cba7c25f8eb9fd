import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileFor, headersFor, isOurs } from '../../../main/window/addresses'

const folder = join('/somewhere', 'renderer')

describe('an address of ours', () => {
  it('is a file of a known kind in our folder', () => {
    expect(fileFor('app://table/assets/main.js', folder)).toEqual({
      path: join(folder, 'assets/main.js'),
      type: 'text/javascript; charset=utf-8'
    })
  })

  it.each([
    'app://table/../main/index.js',
    'app://table/%2e%2e/main/index.js',
    'app://table/..%2f..%2fetc/passwd.js',
    'app://table/..%5cmain%5cindex.js',
    'app://table/%252e%252e/index.js',
    'app://table/a%00.js',
    'app://table/C:/x.js',
    'app://table/index.exe',
    'app://table/',
    'app://other/index.html',
    'app://table.evil/index.html',
    'file:///etc/passwd',
    'https://table/index.html',
    'app://table/%zz.js',
    ''
  ])('is not %s', (address) => {
    const found = fileFor(address, folder)
    expect(found === null || found.path.startsWith(folder)).toBe(true)
    if (found) expect(found.path).not.toContain('..')
  })

  it('never leads out of the folder', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('', '.js', '.html', '/../../x.js', '%2e%2e%2fx.js'), (path, end) => {
        const found = fileFor(`app://table${path}${end}`, folder)
        if (found) expect(found.path.startsWith(`${folder}/`)).toBe(true)
      })
    )
  })
})

describe('a request', () => {
  it.each(['app://table/index.html', 'blob:app://table/1'])('of ours may pass: %s', (address) => {
    expect(isOurs(address, undefined)).toBe(true)
  })

  it.each([
    'https://example.com/',
    'http://localhost:5173/',
    'ws://localhost:5173/',
    'file:///x',
    'app://tables/',
    'devtools://x',
    'chrome://gpu'
  ])('elsewhere may not: %s', (address) => {
    expect(isOurs(address, undefined)).toBe(false)
  })

  it('to the development server may pass while developing', () => {
    for (const address of ['http://localhost:5173/main.ts', 'ws://localhost:5173/', 'devtools://devtools/x'])
      expect(isOurs(address, 'http://localhost:5173')).toBe(true)
    expect(isOurs('http://localhost:9999/', 'http://localhost:5173/')).toBe(false)
  })
})

it('the policy allows no script but our own files', () => {
  const policy = headersFor('text/html')['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self';/)
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/)
})

it('no header makes Chromium begin a second process for the window', () => {
  expect(Object.keys(headersFor('text/html'))).not.toContain('cross-origin-opener-policy')
})
