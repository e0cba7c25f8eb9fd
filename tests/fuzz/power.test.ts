// The short form of the power cuts. The long one: FREE_COMPANY_CUTS=2000 and the same command.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratch } from '../main/saves/kit'
import { buildChild, removeChild } from './kill'
import { cutThePower, type Found } from './power/cuts'
import type { Operation } from './power/operation'
import { hasStrace, remembered, watched } from './power/record'

const CUTS = Number(process.env['FREE_COMPANY_CUTS'] ?? 240)
const SEED = Number(process.env['FREE_COMPANY_SEED'] ?? Date.now() % 1_000_000)
const DECISIONS = 120
const PATIENCE = 120_000 + CUTS * 500
if (!hasStrace) console.log('There is no strace here, so no program can be watched from outside.')

function expectNothingLost({ images, confirmed, faults }: Found): void {
  expect(faults).toEqual([])
  console.log(`${images} power cuts, up to ${confirmed} confirmed decisions, none lost`)
}

describe(`the power goes at any moment (seed ${SEED})`, () => {
  let child = ''
  beforeAll(async () => {
    if (hasStrace) child = await buildChild()
  })
  afterAll(() => removeChild(child))

  it.skipIf(!hasStrace)(
    'of an evening with backups, an import and a restoring: nothing that was confirmed is lost',
    { timeout: PATIENCE },
    async () => {
      const operations = watched(child, scratch(), DECISIONS)
      const found = await cutThePower(operations, CUTS, SEED, scratch())
      expect(found.confirmed).toBeGreaterThanOrEqual(2 * DECISIONS)
      expectNothingLost(found)
      // The cuts are as cruel as they should be: a program that did not sync would be found out.
      const { faults } = await cutThePower(operations.filter(isNoSync), 20, SEED, scratch())
      expect(faults.length).toBeGreaterThan(0)
    }
  )

  it('of decisions in a row, nothing that was confirmed is lost', { timeout: PATIENCE }, async () => {
    const operations = remembered(DECISIONS)
    const found = await cutThePower(operations, CUTS / 2, SEED, scratch())
    expect(found.confirmed).toBe(DECISIONS)
    expectNothingLost(found)
    const { faults } = await cutThePower(operations.filter(isNoSync), 20, SEED, scratch())
    expect(faults.length).toBeGreaterThan(0)
  })
})

const isNoSync = ({ op, ...of }: Operation): boolean => op !== 'sync' || !('path' in of && of.path.endsWith('-wal'))
