// The icons of game-icons.net as modules of our own: a short list that is always there, and a shelf for each first
// letter, which the window opens only when a pack names something from it. Nothing is ever fetched from elsewhere.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { at } from './entries'
import { iconMeant } from '../../renderer/board/icons/find'
import { USUAL_ICONS } from '../../renderer/board/icons/usual'

const ROOT = 'virtual:game-icons'
const PATH = / d="([^"]+)"/

type Paths = Record<string, string>

function drawings(): Paths {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>
  }
  return Object.fromEntries(Object.entries(set.icons).map(([name, { body }]) => [name, PATH.exec(body)?.[1] ?? '']))
}

const NAMED = /"icons?"\s*:\s*(\[[^\]]*\]|"[^"]*")/g

/** The words by which the shipped packs name icons. */
function wordsInPacks(): readonly string[] {
  const files = readdirSync(at('data'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const named = files.flatMap((file) => [...readFileSync(join(at('data'), file), 'utf8').matchAll(NAMED)])
  return [...new Set(named.flatMap(([, value = '']) => [...value.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word)))]
}

function usual(all: Paths): Paths {
  const names = Object.keys(all)
  const pairs = [...USUAL_ICONS, ...wordsInPacks()].flatMap((word) => {
    const path = all[iconMeant(word, names) ?? '']
    return path === undefined ? [] : [[word, path] as const]
  })
  return Object.fromEntries(pairs)
}

/** Text that is parsed is read faster than an object written out. */
const asModule = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`

function rootModule(all: Paths): string {
  const letters = [...new Set(Object.keys(all).map((name) => name.charAt(0)))]
  const shelves = letters.map((letter) => `'${letter}': () => import('${ROOT}/${letter}')`)
  return [
    `export const USUAL = JSON.parse(${JSON.stringify(JSON.stringify(usual(all)))})`,
    `export const NAMES = () => import('${ROOT}/names')`,
    `export const SHELVES = { ${shelves.join(', ')} }`
  ].join('\n')
}

export function gameIcons(): Plugin {
  let all: Paths | undefined
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(ROOT) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ROOT}`)) return undefined
      all ??= drawings()
      const part = id.slice(ROOT.length + 2)
      if (part === '') return rootModule(all)
      if (part === 'names') return asModule(Object.keys(all))
      return asModule(Object.fromEntries(Object.entries(all).filter(([name]) => name.charAt(0) === part)))
    }
  }
}
