import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'

const OUT = join(import.meta.dirname, '../../out')

/** Handed on as it came: it is a file for a worker of its package, and read only where a sheet is shown. */
const notOurs = (file: string): boolean => basename(file).startsWith('pdf.worker')

const programs = (room: string): string[] =>
  readdirSync(join(OUT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.c?js$/u.test(file) && !notOurs(file))
    .map((file) => join(room, file))

/** docs/performance.md: V8 keeps two bytes a character of a file with a single one of these in it. */
const BEYOND_LATIN_1 = /[^\u0000-\u00ff]/u

for (const room of ['main', 'preload', 'renderer'])
  test(`no program in ${room} makes V8 keep two bytes for each of its characters`, () => {
    const files = programs(room)
    expect(files).not.toEqual([])
    expect(files.filter((file) => BEYOND_LATIN_1.test(readFileSync(join(OUT, file), 'utf8')))).toEqual([])
  })

test('the licence of everything inside comes with its text', () => {
  const all = JSON.parse(readFileSync(join(OUT, 'renderer/licences.json'), 'utf8')) as { name: string; text: string }[]
  const names = all.map(({ name }) => name)
  for (const name of ['vue', 'three', 'pdfjs-dist', 'better-sqlite3', 'yauzl', '@fontsource-variable/alegreya'])
    expect(names).toContain(name)
  for (const name of ['@iconify-json/game-icons', '@iconify-json/lucide']) expect(names).toContain(name)
  expect(all.filter(({ text }) => text.trim() === '')).toEqual([])
  const one = readFileSync(join(OUT, 'licences.txt'), 'utf8')
  expect(all.filter(({ text }) => !one.includes(text))).toEqual([])
})
