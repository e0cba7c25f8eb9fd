import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { fingerprint, isBuiltFrom, markBuilt, unmark } from '../../scripts/fresh.mjs'
import { at } from '../../scripts/lib.mjs'

const name = `.cache/fresh-${process.pid}`
const folder = at(name)
const sources = { folders: [`${name}/src`], files: [`${name}/config`] }
const write = (file, text) => writeFileSync(`${folder}/${file}`, text)

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/src/deep`, { recursive: true })
  write('src/a', 'a')
  write('config', 'c')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['a file is changed', () => write('src/a', 'longer')],
  ['a file of the same length is written anew', () => utimesSync(`${folder}/src/a`, 1, 1)],
  ['a file comes', () => write('src/deep/b', 'b')],
  ['a file goes', () => rmSync(`${folder}/src/a`)],
  ['a named file goes', () => rmSync(`${folder}/config`)]
])('what was built is stale when %s', (_name, change) => {
  const before = fingerprint(sources)
  change()
  expect(fingerprint(sources)).not.toBe(before)
})

it('what was built stays fresh while nothing changes', () => {
  const print = fingerprint(sources)
  markBuilt(folder, print)
  expect(isBuiltFrom(folder, fingerprint(sources))).toBe(true)
})

it('a build that did not finish is not fresh', () => {
  const print = fingerprint(sources)
  markBuilt(folder, print)
  unmark(folder)
  expect(isBuiltFrom(folder, print)).toBe(false)
})
