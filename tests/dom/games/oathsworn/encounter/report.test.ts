import { describe, expect, it } from 'vitest'
import type { ReasonNames } from '../../../../../engine/games/oathsworn/encounter/report/reasons'
import type { ToldLine } from '../../../../../preload/contract/shapes'
import { tellAll } from '../../../../../renderer/games/oathsworn/encounter/telling/teller'
import { partsOf } from '../../../../../renderer/table/report/reportParts'
import { evening, learnStarter } from './evening'

learnStarter()
const { snapshot } = evening('report', ({ state }) => state.clock.round === 4)
const { log } = snapshot
const names: ReasonNames = { figure: (id) => ({ key: 'plain', args: { text: id } }), hex: String }

/** As somebody tells it who has never heard any of it. */
const afresh = (told: readonly ToldLine[]) => tellAll(structuredClone(told) as ToldLine[], names)

describe('the report of a long evening', () => {
  it('told on from where it was, forward and back, is what it is when told from the beginning', () => {
    const ways = Array.from({ length: 120 }, (_, n) => (n * 37) % (log.length + 1))
    for (const length of [log.length, ...ways, log.length]) {
      const now = log.slice(0, length)
      expect(tellAll(now, names)).toEqual(afresh(now))
    }
  })

  it('is told anew from where another way begins', () => {
    const half = Math.floor(log.length / 2)
    tellAll(log, names)
    const other = [...log.slice(0, half), ...(structuredClone(log.slice(half + 5)) as ToldLine[])]
    expect(tellAll(other, names)).toEqual(afresh(other))
    expect(tellAll(log, names, true)).toEqual(tellAll(structuredClone(log) as ToldLine[], names, true))
  })

  it('keeps the lines that were told, and the parts of them', () => {
    const before = tellAll(log.slice(0, -3), names)
    const now = tellAll(log, names)
    expect(before.slice(0, -2).every((line, at) => line === now[at])).toBe(true)
    const parts = partsOf(before)
    const grown = partsOf(now, parts)
    expect(grown.flatMap(({ lines }) => lines)).toEqual(now)
    expect(parts.length).toBeGreaterThan(5)
    expect(parts.slice(0, -1).every((part, at) => part === grown[at])).toBe(true)
    expect(partsOf(now.slice(-40), grown).flatMap(({ lines }) => lines)).toEqual(now.slice(-40))
  })
})
