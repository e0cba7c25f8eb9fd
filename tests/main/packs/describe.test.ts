import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { abilityEffects, stageEffects } from '../../../engine/games/oathsworn/content'
import type { Json } from '../../../engine/kernel/ids'
import { check } from '../../../engine/schema'
import { hostedGames } from '../../../main/games/registry'
import { documentation, MARK } from '../../../main/packs/describe/document'
import { Examples } from '../../../main/packs/describe/examples'
import { namedWithin } from '../../../main/packs/describe/named'
import { schemaFiles } from '../../../main/packs/describe/schemas'

const here = (path: string) => new URL(`../../../${path}`, import.meta.url)
const read = (path: string) => readFileSync(here(path), 'utf8')

describe.each(hostedGames.map(({ packs }) => packs))('the packs of $game', (packs) => {
  const { game, kinds } = packs
  const [schemas, page] = [`data/${game}/schema`, `docs/games/${game}/packs.md`]
  const again = `npm run -s table -- describe-packs --game ${game} ${schemas} ${page}`
  const all = Object.entries(kinds.schemas)

  it(`are described as the schemas say (else: ${again})`, () => {
    const [, rest] = read(page).split(MARK)
    expect(`${MARK}${rest ?? ''}`).toBe(`${documentation(packs)}\n`)
  })

  it('are shown at work: each record, each word, each way to write it', () => {
    const [, ...sections] = documentation(packs).split(/\n(?=#{3,4} )/)
    // What is told apart by a tag shows its ways one by one.
    const bare = sections.filter((text) => !text.includes('```json') && !text.includes('\nTold apart by '))
    expect(bare.map((text) => text.split('\n')[0])).toEqual([])
    expect(sections.length).toBeGreaterThan(all.length)
  })

  it('are shown with nothing that could not be written', () => {
    const examples = new Examples(packs)
    for (const [kind, schema] of all) {
      const shown = examples.recordsOf(kind)
      for (const record of shown.length > 0 ? shown : [examples.least(schema)])
        expect({ kind, ...check<unknown>(schema, record) }).toMatchObject({ ok: true })
    }
    for (const schema of namedWithin(all.map(([, one]) => one))) {
      if (schema.node.kind !== 'tagged') continue
      const { tag, branches } = schema.node
      for (const branch of Object.entries(branches)) {
        const example = examples.wordOf(schema.notes.name ?? '', branch[0]) ?? examples.leastBranch(tag, branch)
        expect({ of: schema.notes.name, example, ...check(schema, example) }).toMatchObject({ ok: true })
      }
    }
  })

  it('have a heading for everything their page points to', () => {
    const text = documentation(packs)
    const headings = new Set([...text.matchAll(/^#+ (\S+)$/gm)].map(([, title]) => `#${(title ?? '').toLowerCase()}`))
    const links = new Set([...text.matchAll(/\]\((#[\w-]+)\)/g)].map(([, link]) => link ?? ''))
    expect([...links].filter((link) => !headings.has(link))).toEqual([])
  })

  it(`have JSON Schemas that say the same (else: ${again})`, () => {
    const files = schemaFiles(kinds)
    expect(readdirSync(here(schemas)).sort()).toEqual([...files.keys()].sort())
    for (const [name, schema] of files) expect(JSON.parse(read(`${schemas}/${name}`))).toEqual(schema)
    const definitions = (files.get('definitions.json') as { $defs: object }).$defs
    const referred = [...files.values()].flatMap((schema) => [...JSON.stringify(schema).matchAll(/#\/\$defs\/(\w+)/g)])
    expect(referred.length).toBeGreaterThan(0)
    expect(referred.filter(([, name]) => !Object.hasOwn(definitions, name ?? ''))).toEqual([])
  })
})

describe('docs/games/oathsworn/packs.md', () => {
  const [introduction = ''] = read('docs/games/oathsworn/packs.md').split(MARK)

  it('shows cards in its introduction that can be played', () => {
    const [stage, ability] = [...introduction.matchAll(/```json\n(\[[\s\S]*?)```/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Json
    )
    expect(check(stageEffects, stage)).toMatchObject({ ok: true })
    expect(check(abilityEffects, ability)).toMatchObject({ ok: true })
  })
})
