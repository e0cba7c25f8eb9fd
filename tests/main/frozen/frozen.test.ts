// Every version's companies are opened for ever. FREE_COMPANY_FREEZE=0.2.0 and the same command freezes the present one.
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evenings, folderOf, freeze, playedOn, saidOf, says, thawed, versions } from './freeze'

const freezing = process.env['FREE_COMPANY_FREEZE']
if (freezing !== undefined) await freeze(freezing)

const played = [...new Set([...versions, freezing ?? '0.1.0'])].filter((version) => existsSync(folderOf(version)))
const cases = played.flatMap((version) => evenings.map((evening) => [version, evening] as const))

describe('a company of the real game', () => {
  it('has been frozen', () => expect(played).toContain('0.1.0'))

  it.each(cases)('of %s (%s) is whole, stands at the same question, and is played on', async (version, evening) => {
    const folder = await thawed(version, evening)
    const said = await says(folder)
    expect(said).toEqual(saidOf(version, evening))
    expect(said.mended).toBe(0)
    expect(said.runs.length).toBeGreaterThan(0)
    expect(await playedOn(folder, evening, 3)).toBeGreaterThanOrEqual(3)
  })
})
