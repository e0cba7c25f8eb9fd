import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ensureElectron } from '../../scripts/electron/electron.mjs'

// A little house built like ours, with one file for every door it breaks, named after that door.
const root = resolve(import.meta.dirname, '../..')
const house = join(import.meta.dirname, 'fixtures', 'boundaries')
const config = join(root, '.dependency-cruiser.cjs')
const rules = createRequire(import.meta.url)(config).forbidden

const files = readdirSync(house, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(house.length + 1))
const nameBrokenBy = (file) => rules.find(({ name }) => basename(file).startsWith(name))?.name
/** Where the name of a file is part of the door, its first line says what it breaks. */
const ruleBrokenBy = (file) =>
  /^\/\/ breaks (\S+)/.exec(readFileSync(join(house, file), 'utf8'))?.[1] ?? nameBrokenBy(file)

async function violations() {
  const command = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
  const said = execFileSync(await ensureElectron(), [command, '--config', config, '--output-type', 'json', '.'], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' }
  })
  return JSON.parse(said).summary.violations.map(({ from, rule }) => `${from} breaks ${rule.name}`)
}

it('every door has a file that breaks it', () => {
  const broken = new Set(files.map(ruleBrokenBy))
  expect(rules.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([])
})

it('every door says why it is there', () => {
  for (const { name, comment } of rules) expect(comment, name).toMatch(/\w+ \w+ \w+/)
})

it('exactly the files that break a door are found', async () => {
  const expected = files.filter(ruleBrokenBy).map((file) => `${file} breaks ${ruleBrokenBy(file)}`)
  // A circle is told once, from whichever of its files was met first.
  const told = (line) => line.replace('no-circle-back.ts', 'no-circle.ts')
  expect(new Set((await violations()).map(told))).toEqual(new Set(expected.map(told)))
})
