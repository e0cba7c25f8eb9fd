import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packs from '../../../../../data/app/words/en/packs.json' with { type: 'json' }
import schema from '../../../../../data/app/words/en/schema.json' with { type: 'json' }
import ofGame from '../../../../../data/oathsworn/words/en/packs.json' with { type: 'json' }
import { complaints } from '../../../../../engine/schema'

const folders = ['engine/packs', 'engine/games/oathsworn/content', 'main/packs', 'main/cli/commands']
const sources = folders
  .map((name) => new URL(`../../../../../${name}`, import.meta.url).pathname)
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  )
  .join('\n')
const used = [...sources.matchAll(/'((?:pack|link)\.[a-z0-9-]+)'/g)]
  .map(([, key]) => key ?? '')
  .filter((key) => key !== 'pack.json')
const isComplaint = (key: string): boolean => /^(pack|link|schema)\./.test(key)
const written = Object.keys({ ...packs, ...schema, ...ofGame }).filter(isComplaint)

describe('what is wrong with a pack', () => {
  it('can always be said in words, and nothing is said that never happens', () => {
    expect(used.length).toBeGreaterThan(20)
    expect([...new Set([...used, ...complaints])].sort()).toEqual(written.sort())
  })
})
