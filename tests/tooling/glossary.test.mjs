import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/GLOSSARY.md'), 'utf8')

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const quoted = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word)
/** The rows of all tables with so many columns, without heads. */
const rows = (text, columns) =>
  text
    .split('\n')
    .filter((line) => /^\| (?!word |name |-)/.test(line))
    .map(cells)
    .filter((row) => row.length === columns)

const terms = (text) =>
  rows(text, 4).map(([word, , code, retired]) => {
    const [path, ...names] = quoted(code)
    return { word, path, names, retired: quoted(retired) }
  })
const exceptions = (text) => new Set(rows(text, 2).flatMap(([name]) => quoted(name)))

/** `useRulingSimulation` is use, ruling, simulation. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const uses = (name, old) => {
  const said = ` ${wordsOf(name).join(' ')} `
  return [old, `${old}s`].some((word) => said.includes(` ${wordsOf(word).join(' ')} `))
}

const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:type|interface|class|function|const|let|enum) ([A-Za-z]\w*)/gm
const LISTED = /^export (?:type )?\{([^}]*)\}/gm
const namesIn = (text) => [
  ...[...text.matchAll(EXPORTED)].map(([, name]) => name),
  ...[...text.matchAll(LISTED)].flatMap(([, list]) => list.split(',').map((one) => one.trim().split(/\s+/).at(-1)))
]

/** What names of these files use a retired word: every part of their paths, and all they export. */
function faults(text, sources) {
  const stays = exceptions(text)
  const all = terms(text).flatMap(({ word, retired }) => retired.map((old) => ({ old, word })))
  return sources.flatMap(({ file, text: source }) =>
    [...new Set([...file.split('/'), ...namesIn(source)])]
      .filter((name) => !stays.has(name))
      .flatMap((name) =>
        all
          .filter(({ old }) => uses(name, old))
          .map(({ old, word }) => `${file}: ${name} says "${old}", which is now "${word}"`)
      )
  )
}

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8'
})
  .split('\n')
  .filter((file) => /^(engine|main|preload|renderer|scripts|tests)\/.*\.(ts|vue|mjs|cjs)$/.test(file))
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

describe('the glossary', () => {
  it('has a line for each word, and no word twice, retired or not', () => {
    const all = terms(page)
    expect(all.length).toBeGreaterThan(60)
    const words = all.flatMap(({ word, retired }) => [word, ...retired.map((old) => wordsOf(old).join(' '))])
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })

  it('names what is there', () => {
    const gone = terms(page).flatMap(({ path, names }) => {
      const source = sources.find(({ file }) => file === path)
      if (!source) return [path]
      const there = namesIn(source.text)
      return names.filter((name) => !there.includes(name)).map((name) => `${path}: ${name}`)
    })
    expect(gone).toEqual([])
  })

  it('no exported name, file or folder uses a retired word', () => expect(faults(page, sources)).toEqual([]))

  it('keeps no exception that nobody needs', () => {
    const names = new Set(sources.flatMap(({ text }) => namesIn(text)))
    expect([...exceptions(page)].filter((name) => !names.has(name))).toEqual([])
  })
})

describe('a retired word is found', () => {
  const small = [
    '| word | what it is | in the code | retired |',
    '| ---- | ---------- | ----------- | ------- |',
    '| window state | Where it lay. | `a.ts` | `berth` `putRight` |',
    '| name | why it stays |',
    '| `oldBerth` | A field of saves. |'
  ].join('\n')
  const found = (file, text = '') => faults(small, [{ file, text }])

  it.each([
    ['in a file name', 'main/berth.ts', ''],
    ['in a folder', 'main/berths/one.ts', ''],
    ['in the name of a test', 'tests/putRight.test.ts', ''],
    ['in a type', 'main/a.ts', 'export interface WindowBerth {'],
    ['in a function', 'main/a.ts', 'export async function readBerth() {'],
    ['in a list of exports', 'main/a.ts', 'export { one, two as berthOn }'],
    ['in capitals', 'main/a.ts', 'export const LAST_BERTH = 1'],
    ['of two words', 'main/a.ts', 'export const putRightAll = 1']
  ])('%s', (_, file, text) => expect(found(file, text)).toHaveLength(1))

  it('and nothing else is', () => {
    expect(found('main/a.ts', 'export const oldBerth = 1')).toEqual([])
    expect(found('main/a.ts', 'const berth = 1 // a berth')).toEqual([])
    expect(found('main/birth.ts', 'export const putLeft = right')).toEqual([])
  })

  it('and says which word to use', () =>
    expect(found('main/berth.ts')).toEqual(['main/berth.ts: berth.ts says "berth", which is now "window state"']))
})
