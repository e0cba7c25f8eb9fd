// In every test file of `npm run mutate`: one mutant is awake, and which ones the tests came by is noted.
import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

const awake = Number(process.env.MUTANT ?? 0)
const { MUTANTS_SEEN: notes } = process.env
const seen = new Set()

globalThis.isMutant = (id) => {
  seen.add(id)
  return id === awake
}

afterAll(() => {
  if (notes) appendFileSync(notes, `${JSON.stringify({ file: expect.getState().testPath, seen: [...seen] })}\n`)
})
