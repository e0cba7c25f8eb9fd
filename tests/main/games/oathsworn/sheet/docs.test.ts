import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { toJsonSchema } from '../../../../../engine/schema'
import { sheetFile } from '../../../../../main/games/oathsworn/sheet/json'

const docs = readFileSync(resolve(import.meta.dirname, '../../../../../docs/games/oathsworn/sheet.md'), 'utf8')

function fieldsIn(schema: unknown, into: Set<string>): Set<string> {
  if (Array.isArray(schema)) schema.forEach((part) => fieldsIn(part, into))
  else if (typeof schema === 'object' && schema !== null) {
    const { properties } = schema as { properties?: object }
    for (const name of Object.keys(properties ?? {})) into.add(name)
    for (const part of Object.values(schema)) fieldsIn(part, into)
  }
  return into
}

it('every field of the file is explained', () => {
  const fields = [...fieldsIn(toJsonSchema(sheetFile), new Set())]
  expect(fields.length).toBeGreaterThan(60)
  const said = docs.replace(/"(\w+)":/g, '`$1`')
  expect(fields.filter((field) => !said.includes(`\`${field}\``))).toEqual([])
})
