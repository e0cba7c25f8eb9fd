// The licence of every package that ends up in the app, with its text: for the window, for the package, for Debian.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { at } from './entries'

export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

interface About {
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Sets of icons carry no licence text; game-icons asks for the names of those who drew them. */
const TEXTS_OF_OURS: Readonly<Record<string, string>> = {
  '@iconify-json/game-icons': 'docs/licences/game-icons.txt',
  '@iconify-json/lucide': 'docs/licences/lucide.txt'
}

const aboutOf = (file: string): About => JSON.parse(readFileSync(at(file), 'utf8')) as About

/** The package a module was taken from; icons come as modules without a file. */
export function packageOf(id: string): string | null {
  const [, icons] = /~icons\/([\w-]+)\//.exec(id) ?? []
  if (icons !== undefined) return `@iconify-json/${icons}`
  if (id.includes('virtual:game-icons')) return '@iconify-json/game-icons'
  const [name] =
    /(?:@[^/\\]+[/\\])?[^/\\]+/.exec(
      id
        .split(/node_modules[/\\]/)
        .slice(1)
        .at(-1) ?? ''
    ) ?? []
  return name?.replace('\\', '/') ?? null
}

function textOf(name: string): string {
  const folder = `node_modules/${name}`
  const own = TEXTS_OF_OURS[name]
  const files =
    own === undefined ? readdirSync(at(folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)) : []
  if (own === undefined && files.length === 0) throw new Error(`${name} comes without the text of its licence`)
  return (own === undefined ? files.map((file) => `${folder}/${file}`) : [own])
    .map((file) => readFileSync(at(file), 'utf8').trim())
    .join('\n\n')
}

function licenceOf(name: string): Licence {
  const { version, license = '' } = aboutOf(`node_modules/${name}/package.json`)
  return { name, version, licence: license, text: textOf(name) }
}

export const licencesOf = (names: Iterable<string>): readonly Licence[] => [...new Set(names)].sort().map(licenceOf)

const RULE = '-'.repeat(80)

/** The same as one text: our own licence first. */
export function asText(licences: readonly Licence[]): string {
  const ours = `Free Company\n\n${readFileSync(at('LICENSE'), 'utf8').trim()}\n\nIt contains the following.\n`
  const others = licences.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`)
  return [ours, ...others].join(`\n${RULE}\n\n`)
}

/** What main needs at run time lies beside the program; what main, preload and window are built of is told by their builds. */
const found = new Set(Object.keys(aboutOf('package.json').dependencies ?? {}))

/** In each of the three builds; the window's is the last, and writes down what all of them have brought. */
export const licences = (isLast = false): Plugin => ({
  name: 'free-company:licences',
  apply: 'build',
  generateBundle() {
    for (const id of this.getModuleIds()) {
      const name = packageOf(id)
      if (name !== null && existsSync(at(`node_modules/${name}/package.json`))) found.add(name)
    }
    if (!isLast) return
    const all = licencesOf(found)
    this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(all) })
    mkdirSync(dirname(at('out/licences.txt')), { recursive: true })
    writeFileSync(at('out/licences.txt'), asText(all))
  }
})
