import { describe, expect, it } from 'vitest'
import { isSaid } from '../../../../../renderer/table/report/telling'
import { partsOf } from '../../../../../renderer/table/report/reportParts'
import { evening, learnStarter } from './evening'

learnStarter()
const { snapshot } = evening('report', ({ state }) => state.clock.round === 4)
const lines = snapshot.log.filter(isSaid)

describe('the report of a long evening', () => {
  it('keeps the parts of it that have nothing new', () => {
    const parts = partsOf(lines.slice(0, -3))
    const grown = partsOf(lines, parts)
    expect(grown.flatMap((part) => part.lines)).toEqual(lines)
    expect(parts.length).toBeGreaterThan(5)
    expect(parts.slice(0, -1).every((part, at) => part === grown[at])).toBe(true)
    expect(partsOf(lines.slice(-40), grown).flatMap((part) => part.lines)).toEqual(lines.slice(-40))
  })
})
