import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

// What is drawn and written with belongs to others: each set is named, with its licence, where people look.

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const readJson = <T>(file: string): T => JSON.parse(read(file)) as T
const { dependencies = {}, devDependencies = {} } = readJson<{ dependencies?: object; devDependencies?: object }>(
  'package.json'
)
const packages = Object.keys({ ...dependencies, ...devDependencies })
const credits = Object.entries(readJson<Record<string, string>>('data/app/words/en/settings.json'))
  .flatMap(([key, text]) => (key.startsWith('about.credit.') ? [text] : []))
  .join('\n')
const readme = read('README.md')

interface Info {
  readonly license: { readonly title: string; readonly spdx: string }
}
const OPEN = ['CC-BY-3.0', 'ISC', 'MIT', 'OFL-1.1']

describe('licences', () => {
  it('every icon of the window comes from a set that is installed', () => {
    const sets = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(vue|ts)$/.test(file))
      .flatMap((file) => [...read(`renderer/${file}`).matchAll(/~icons\/([\w-]+)\//g)].map(([, set]) => set ?? ''))
    expect(sets.length).toBeGreaterThan(50)
    expect([...new Set(sets)].filter((set) => !packages.includes(`@iconify-json/${set}`))).toEqual([])
  })

  const iconSets = packages.filter((name) => name.startsWith('@iconify-json/'))
  it.each(iconSets)('%s is open, and its licence stands in the app and in the README', (name) => {
    const { license } = createRequire(import.meta.url)(`${name}/info.json`) as Info
    expect(OPEN).toContain(license.spdx)
    expect(credits).toContain(license.title)
    expect(readme).toContain(license.title)
    const set = name.split('/')[1] ?? ''
    expect(credits.toLowerCase()).toContain(set)
    expect(readme.toLowerCase()).toContain(set)
  })

  const fonts = packages.filter((name) => name.startsWith('@fontsource'))
  it.each(fonts)('%s is open, and thanked for', (name) => {
    const { license } = readJson<{ license: string }>(`node_modules/${name}/package.json`)
    expect(OPEN).toContain(license)
    expect(credits.toLowerCase().replaceAll(' ', '-')).toContain(name.split('/')[1])
    expect(credits).toContain('OFL')
  })
})
