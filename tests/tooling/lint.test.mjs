import { resolve } from 'node:path'
import { ESLint } from 'eslint'
import ts from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import plugin from '../../scripts/lint/plugin.mjs'

const root = resolve(import.meta.dirname, '../..')
const real = new ESLint({ cwd: root })

const typed = (rule) =>
  new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      plugins: { 'free-company': plugin },
      languageOptions: { parser: ts.parser, parserOptions: { projectService: true } },
      rules: { [`free-company/${rule}`]: 'error' }
    }
  })

async function complaints(rule, code) {
  const [{ messages }] = await typed(rule).lintText(code, { filePath: 'tests/tooling/fixtures/lint/case.ts' })
  return messages.map(({ line, message }) => `${line}: ${message}`)
}

const isClean = (rule, code) => expect(complaints(rule, code)).resolves.toEqual([])
const complains = async (rule, code, ...words) => {
  const found = await complaints(rule, code)
  expect(found).toHaveLength(words.length)
  for (const [index, word] of words.entries()) expect(found[index]).toContain(word)
}

describe('what a rule catches', () => {
  it('is found, whatever it does with it', async () => {
    await complains('nothing-caught', 'try { ask() } catch {}', 'catches nothing')
    await complains('nothing-caught', 'try { ask() } finally { put() }', 'catches nothing')
  })
  it('is nothing where the table carries it out until it leaves', () =>
    isClean('nothing-caught', 'while (t.isLeft(Moved, () => part(t))) again()'))
})

describe('state of a module', () => {
  const kept = [
    'let latest = null',
    'export let latest = null',
    'const known = new Map()',
    'export const known = new WeakMap<object, number>()',
    'const queue = new Int16Array(64)',
    'const rotations = Uint8Array.of(13, 15)',
    'const rows = new Array(9).fill(0)',
    'const stacks = []',
    'const stacks: number[][] = []',
    'const pair: [number, number] = [0, 0]',
    'const names: Record<string, string> = { a: "b" }',
    'class Run { static readonly known = new Map() }',
    'class Run { static last = 0 }'
  ]
  for (const code of kept)
    it(`is refused: ${code}`, () => complains('no-module-state', `${code}; export {}`, 'outlives'))
  it('is none where nobody can write into it, or where it lives in a call', () =>
    isClean(
      'no-module-state',
      `const NONE: readonly string[] = []
       const KINDS: ReadonlySet<string> = new Set(['a'])
       const rows: ArrayLike<number> = new Float64Array(9)
       const faces = [1, 2, 3] as const
       export const seats = ['a', 'b']
       export const factOf = remembered((of: object) => Object.keys(of))
       export function steps() { let left = 3; const queue = new Int16Array(left); return queue }
       class Run { static readonly most = 9; private known = new Map() }`
    ))
})

describe('the purity of the engine', () => {
  const impure = {
    'const now = Date.now()': 'Date',
    'const now = new Date()': 'Date',
    'performance.now()': 'performance',
    'const n = Math.random()': 'Math.random',
    'const { random } = Math': 'Math.random',
    "const n = Math['random']()": 'Math.random',
    "const n = 'a'.localeCompare('b')": 'localeCompare',
    'const s = (1).toLocaleString()': 'toLocaleString',
    'new Intl.NumberFormat()': 'Intl',
    'async function wait() {}': 'async function',
    'const wait = async () => {}': 'async function',
    'const host = { async wait() {} }': 'async function',
    'export function* turn() { yield 1 }': 'generator',
    'const host = { *turn() {} }': 'generator',
    'Promise.resolve()': 'Promise',
    'setTimeout(() => {}, 1)': 'setTimeout',
    "console.log('here')": 'console',
    'const home = process.env': 'process',
    'globalThis.x = 1': 'globalThis'
  }
  for (const [code, what] of Object.entries(impure)) {
    it(`refuses ${code}`, () => complains('pure-engine', `${code}; export {}`, what))
  }
  it('refuses to wait', () =>
    complains('pure-engine', 'export async function wait(x) { await x }', 'async function', 'await'))
  it('takes what only shares a name', () =>
    isClean(
      'pure-engine',
      `export const process = (document: number) => document
       export const die = { random: 4, Date: 1 }
       export const rolled = die.random + Math.max(1, process(2))`
    ))
})

describe('the lint configuration', () => {
  const rulesFor = async (file) => (await real.calculateConfigForFile(file)).rules
  const isOn = (setting) => setting?.[0] === 2

  it('keeps the engine pure and its rules from catching', async () => {
    const rules = await rulesFor('engine/games/oathsworn/encounter/attack.ts')
    for (const name of Object.keys(plugin.rules)) expect(isOn(rules[`free-company/${name}`]), name).toBe(true)
  })
  it('lets the kernel catch', async () => {
    const rules = await rulesFor('engine/kernel/carryOut.ts')
    expect(rules['free-company/nothing-caught']).toBeUndefined()
    for (const name of ['pure-engine', 'no-module-state']) expect(isOn(rules[`free-company/${name}`]), name).toBe(true)
  })
  it.each([
    ['main/saves/recovery/open.ts', "import { ipcMain } from 'electron'", 1],
    ['main/saves/recovery/open.ts', "import electron from 'electron'; electron.ipcMain.on('x', () => {})", 1],
    ['main/ipc/main.ts', "import { ipcMain } from 'electron'", 0],
    ['renderer/shell/shell.ts', "import { ipcRenderer } from 'electron'", 1],
    ['preload/contract.ts', "import { ipcRenderer } from 'electron'", 1],
    ['preload/index.ts', "import { ipcRenderer } from 'electron'", 0]
  ])('in %s, %s: %i complaints', async (filePath, code, count) => {
    const [{ messages }] = await real.lintText(code, { filePath })
    expect(messages.map(({ ruleId }) => ruleId)).toHaveLength(count)
  })
})
