import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { check } from '../../../engine/schema'
import { abilityEffects, allKinds, recordSchemas, stageEffects } from '../../../engine/games/oathsworn/content'
import { documentation, MARK } from '../../../main/packs/describe/document'
import { namedWithin } from '../../../main/packs/describe/named'
import { Examples } from '../../../main/packs/describe/examples'
import { schemaFiles } from '../../../main/packs/describe/schemas'
import { oathswornPacks } from '../../../main/games/oathsworn/packs'

const here = (path: string) => new URL(`../../../${path}`, import.meta.url)
const read = (path: string) => readFileSync(here(path), 'utf8')
const examples = new Examples(oathswornPacks)
const again = 'npm run -s table -- describe-packs data/oathsworn/schema docs/games/oathsworn/packs.md'

describe('docs/games/oathsworn/packs.md', () => {
  const [introduction = '', rest] = read('docs/games/oathsworn/packs.md').split(MARK)

  it(`is what the schemas say (else: ${again})`, () => {
    expect(`${MARK}${rest ?? ''}`).toBe(`${documentation(oathswornPacks)}\n`)
  })

  it('shows cards in its introduction that can be played', () => {
    const [stage, ability] = [...introduction.matchAll(/```json\n(\[[\s\S]*?)```/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Json
    )
    expect(check(stageEffects, stage)).toMatchObject({ ok: true })
    expect(check(abilityEffects, ability)).toMatchObject({ ok: true })
  })

  it('shows everything at work: each record, each word, each way to write it', () => {
    const [, ...sections] = documentation(oathswornPacks).split(/\n(?=#{3,4} )/)
    // What is told apart by a tag shows its ways one by one.
    const bare = sections.filter((text) => !text.includes('```json') && !text.includes('\nTold apart by '))
    expect(bare.map((text) => text.split('\n')[0])).toEqual([])
    expect(sections.length).toBeGreaterThan(400)
  })

  it('shows nothing that could not be written', () => {
    for (const kind of allKinds) {
      const shown = examples.recordsOf(kind)
      for (const record of shown.length > 0 ? shown : [examples.least(recordSchemas[kind])])
        expect({ kind, ...check<unknown>(recordSchemas[kind], record) }).toMatchObject({ ok: true })
    }
    for (const schema of namedWithin(allKinds.map((kind) => recordSchemas[kind]))) {
      if (schema.node.kind !== 'tagged') continue
      const { tag, branches } = schema.node
      for (const branch of Object.entries(branches)) {
        const example = examples.wordOf(schema.notes.name ?? '', branch[0]) ?? examples.leastBranch(tag, branch)
        expect({ of: schema.notes.name, example, ...check(schema, example) }).toMatchObject({ ok: true })
      }
    }
  })

  it('has a heading for everything it points to', () => {
    const text = documentation(oathswornPacks)
    const headings = new Set([...text.matchAll(/^#+ (\S+)$/gm)].map(([, title]) => `#${(title ?? '').toLowerCase()}`))
    const links = new Set([...text.matchAll(/\]\((#[\w-]+)\)/g)].map(([, link]) => link ?? ''))
    expect([...links].filter((link) => !headings.has(link))).toEqual([])
  })
})

describe('data/oathsworn/schema', () => {
  const files = schemaFiles(oathswornPacks.kinds)

  it(`is what the schemas say (else: ${again})`, () => {
    expect(readdirSync(here('data/oathsworn/schema')).sort()).toEqual([...files.keys()].sort())
    for (const [name, schema] of files) expect(JSON.parse(read(`data/oathsworn/schema/${name}`))).toEqual(schema)
  })

  it('refers only to definitions that are there', () => {
    const definitions = (files.get('definitions.json') as { $defs: object }).$defs
    const referred = [...files.values()].flatMap((schema) => [...JSON.stringify(schema).matchAll(/#\/\$defs\/(\w+)/g)])
    expect(referred.length).toBeGreaterThan(100)
    expect(referred.filter(([, name]) => !Object.hasOwn(definitions, name ?? ''))).toEqual([])
  })
})
