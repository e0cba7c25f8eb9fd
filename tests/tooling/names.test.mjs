import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8'
})
  .split('\n')
  .filter((file) => /\.(ts|vue|mjs)$/.test(file) && existsSync(join(root, file)))
const EXPORTED = /^export (?:abstract )?(?:type|interface|class) ([A-Z]\w*)/gm
/** Files in which a type of this name is exported. */
function declared() {
  const found = new Map()
  for (const file of files.filter((one) => /^(engine|main|preload|renderer)\//.test(one)))
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(EXPORTED))
      found.set(name, [...new Set([...(found.get(name) ?? []), file])])
  return found
}

it('one name is one type', () => {
  const twice = [...declared()].filter(([, places]) => places.length > 1)
  expect(twice.map(([name, places]) => `${name}: ${places.join(', ')}`)).toEqual([])
})

it('no folder holds more than 25 files', () => {
  const counts = Map.groupBy(
    files.filter((file) => !file.startsWith('tests/tooling/fixtures/')),
    dirname
  )
  const large = [...counts]
    .filter(([, inside]) => inside.length > 25)
    .map(([folder, inside]) => `${folder}: ${inside.length}`)
  expect(large).toEqual([])
})

it('every room has a README', () => {
  const ROOM =
    /^(?:(?:engine|main|renderer)\/(?!games\/)\w+|(?:engine|main|renderer)\/games\/[\w-]+|engine\/games\/[\w-]+\/\w+)(?=\/)/
  const rooms = new Set(files.flatMap((file) => ROOM.exec(file)?.[0] ?? []))
  expect(rooms.size).toBeGreaterThan(30)
  expect([...rooms].filter((room) => !existsSync(join(root, room, 'README.md')))).toEqual([])
})
