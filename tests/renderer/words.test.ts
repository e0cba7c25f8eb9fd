import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { wordLists } from '../fixtures/sentences'

const root = resolve(import.meta.dirname, '../..')

/** Every key that a file writes out in its code. */
const written = (file: string): readonly string[] =>
  [
    ...readFileSync(join(root, file), 'utf8')
      .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
      .matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi)
  ].map(([, key]) => key ?? '')
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|vue)$/.test(file))
    .map((file) => `${folder}/${file}`)

it('no sentence stands in two lists of words', () => {
  const seen = new Map<string, string>()
  const twice = wordLists.flatMap(({ of, file, list }) =>
    Object.keys(list).flatMap((key) => {
      const before = seen.get(key)
      seen.set(key, `${of}/${file}`)
      return before ? [`${key} in ${before} and ${of}/${file}`] : []
    })
  )
  expect(twice).toEqual([])
})

it('the words of a game are said by its own room, and by what its rules send', () => {
  const gameOf = new Map(wordLists.flatMap(({ of, list }) => Object.keys(list).map((key) => [key, of] as const)))
  const strangers = [...filesIn('renderer'), ...filesIn('engine')].flatMap((file) => {
    const room = /^\w+\/games\/([\w-]+)\//.exec(file)?.[1]
    const isAllowed = (of: string | undefined): boolean => of === undefined || of === 'app' || of === room
    return written(file)
      .filter((key) => !isAllowed(gameOf.get(key)))
      .map((key) => `${file} says ${key}`)
  })
  expect(strangers).toEqual([])
})
