import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8')

/** The families that come with the window, by the style sheets it imports for them. */
function shipped(): ReadonlySet<string> {
  const imports = [...read('renderer/ui/style/fonts.ts').matchAll(/'(@fontsource[^']+)'/g)]
  const sheets = imports.map(([, sheet = '']) => read(`node_modules/${sheet}`))
  return new Set(sheets.flatMap((css) => [...css.matchAll(/font-family: '([^']+)'/g)].map(([, name = '']) => name)))
}

const wanted = [...read('renderer/ui/style/tokens.css').matchAll(/--font-[\w-]+: ([^;]+);/g)]

it.each(wanted.map(([, list = '']) => list))(
  '%s: words are set in letters of our own, and the system is not asked',
  (list) => {
    const families = list.split(',').map((family) => family.trim().replaceAll("'", ''))
    expect([...shipped()]).toEqual(expect.arrayContaining(families))
  }
)
