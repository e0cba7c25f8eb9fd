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

describe('a forgotten yield*', () => {
  const script = `
    type Script<R = void> = Generator<string, R, string>
    declare function attack(): Script<boolean>
    declare function rest(): Script
    declare const list: number[]
    declare const isFar: boolean
    declare const host: { attack(): Script; nested: { rest: () => Script } }
    const indirectly = () => attack()
    function handedOn() { return attack() }
    function* inner(): Script { yield* rest() }
  `
  const within = (body) => `${script} export function* turn(): Script<unknown> { ${body} }`
  const cases = {
    'a call on its own': 'attack()',
    'a call of a method': 'host.attack()',
    'a call of a property': 'host.nested.rest()',
    'a call of what hands a script on': 'indirectly()',
    'a call of a function without a stated type': 'handedOn()',
    'a call of a generator beside it': 'inner()',
    'a call behind a condition': 'isFar && attack()',
    'both ends of a choice': 'isFar ? attack() : yield* attack()',
    'a call thrown away with void': 'void rest()',
    'a call in a callback nobody listens to': 'list.forEach(() => attack())',
    'an if that is always true': 'if (attack()) yield* rest()',
    'a not that is always false': 'return !attack()',
    'a while that never ends': 'while (attack()) yield* rest()'
  }
  for (const [name, body] of Object.entries(cases)) {
    it(`is found in ${name}`, () => complains('forgotten-yield', within(body), 'yield* '))
  }
  it('is not seen where the script is carried out, kept or handed on', () =>
    isClean(
      'forgotten-yield',
      within(`
        yield* rest()
        if (yield* attack()) yield* rest()
        const scripts = list.map(() => attack())
        for (const script of scripts) yield* script
        const later = isFar ? attack() : attack()
        list.forEach(n => n + 1)
        return yield* later
      `)
    ))
})

describe('a naked yield', () => {
  it('of a question is found', () =>
    complains('naked-yield', 'export function* script() { yield () => [] }', 'Only engine/kernel/stopping.ts'))
  it('of a named question is found', () =>
    complains('naked-yield', 'export function* script(asked: () => string[]) { yield asked }', 'Only'))
  it('of nothing is found', () => complains('naked-yield', 'export function* script() { yield }', 'Only'))
  it('is no delegated one', () => isClean('naked-yield', 'export function* script() { yield* [() => 1] }'))
  it('is not the making of a list', () => isClean('naked-yield', "export function* deeds() { yield { kind: 'x' } }"))
})

describe('a script that is handed on', () => {
  const begun = (body) => `
    type Script<R = void> = Generator<string, R, string>
    declare function attack(): Script
    declare function task(script: Script): Script
    declare const table: { in(rule: string, script: Script): Script }
    declare const isFar: boolean
    export function* turn(): Script<unknown> { ${body} }
  `
  const cases = {
    'to another': 'yield* task(attack())',
    'to another on a condition': 'yield* task(isFar ? attack() : NOTHING)',
    'in a record': 'return { script: attack() }',
    'in a list': 'return [attack()]',
    'in a name': 'const later = attack(); yield* later'
  }
  for (const [name, body] of Object.entries(cases))
    it(`is found ${name}`, () => complains('begun-script', begun(body), '() => attack()'))
  it('is not seen where it is carried out at once, given back or begun by another', () =>
    isClean(
      'begun-script',
      begun(`
        yield* attack()
        yield* table.in('OW-GEN-01', attack())
        yield* isFar ? attack() : table.in('OW-GEN-01', attack())
        const begin = () => attack()
        return begin
      `)
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

  it('keeps the engine pure and its scripts carried out', async () => {
    const rules = await rulesFor('engine/oathsworn/encounter/attack.ts')
    for (const name of Object.keys(plugin.rules)) expect(isOn(rules[`free-company/${name}`]), name).toBe(true)
  })
  it('lets one file of the engine yield by itself', async () => {
    const rules = await rulesFor('engine/kernel/stopping.ts')
    expect(rules['free-company/naked-yield']).toBeUndefined()
    expect(isOn(rules['free-company/pure-engine'])).toBe(true)
  })
  it.each([
    ['main/store/open.ts', "import { ipcMain } from 'electron'", 1],
    ['main/store/open.ts', "import electron from 'electron'; electron.ipcMain.on('x', () => {})", 1],
    ['main/window/serve.ts', "import { ipcMain } from 'electron'", 0],
    ['renderer/shell/shell.ts', "import { ipcRenderer } from 'electron'", 1],
    ['preload/contract.ts', "import { ipcRenderer } from 'electron'", 1],
    ['preload/index.ts', "import { ipcRenderer } from 'electron'", 0]
  ])('in %s, %s: %i complaints', async (filePath, code, count) => {
    const [{ messages }] = await real.lintText(code, { filePath })
    expect(messages.map(({ ruleId }) => ruleId)).toHaveLength(count)
  })
})
