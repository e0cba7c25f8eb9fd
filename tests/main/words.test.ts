import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { knows, phrase } from '../../main/common/say'
import { MENU_COMMANDS } from '../../preload/contract'
import { CALLS, pathsOf, PUSHES } from '../../preload/contract/names'

const main = resolve(import.meta.dirname, '../../main')
const ROOMS = /'((?:store|import|export|table|ipc|app|files|answer|run|save|packs)\.[a-zA-Z]+)'/g
// Look like sentences, but are calls, messages or files.
const OTHERS: ReadonlySet<string> = new Set([
  ...pathsOf(CALLS),
  ...pathsOf(PUSHES),
  'save.fcbag',
  'save.tail',
  'store.worker'
])

const keysIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('headless'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(ROOMS)].map(([, key = '']) => key))
    .filter((key) => !OTHERS.has(key))

it('everything main can say has a sentence', () => {
  const keys = [...new Set(keysIn(main))]
  expect(keys.length).toBeGreaterThan(50)
  expect(keys.filter((key) => !knows(key))).toEqual([])
  expect(MENU_COMMANDS.filter((command) => !knows(`menu.${command}`))).toEqual([])
})

it('sentences are sentences', () => {
  expect(phrase('store.mendedLost', { count: 3 })).toBe(
    'The save had lost its last 3 decisions; the second copy had them, and nothing is lost.'
  )
  expect(phrase('store.damaged', { part: 'tail' })).toContain('its second copy')
})
