import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// What the ledger works out by hand for the monster's side is played through as well.
const here = import.meta.dirname
const ledger = readFileSync(join(here, '../../../../docs/games/oathsworn/rules.md'), 'utf8')

const CHAPTERS =
  'STAGE TGT EMOVE LARGE EATK MINION PLACE BRK AOE CAGE CHAIN CHARGE CONE CONSUME KB PUSH WAVE MOB STATUS TILE END WIN'
const isOfThese = new RegExp(`OW-(${CHAPTERS.replaceAll(' ', '|')})-`)

const examples = [...ledger.matchAll(/^- \*\*(EX-\d{3})\*\* \(([^)]*)\)/gm)].flatMap(([, id = '', clauses = '']) =>
  isOfThese.test(clauses) ? [id] : []
)

const played = readdirSync(here)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(join(here, file), 'utf8')) as readonly { readonly title: string }[])
  .flatMap(({ title }) => title.match(/EX-\d{3}/g) ?? [])

describe('the worked examples of the monster’s side', () => {
  it('are many', () => expect(examples.length).toBeGreaterThan(60))

  it.each(examples)('%s is a scenario', (id) => {
    expect(played).toContain(id)
  })
})
