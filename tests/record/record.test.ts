import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { campaigns, fights, nights, scenarios } from './games'

// RECORD=file writes a line for each of a thousand games; the same file before and after a change of the kernel proves it.
const file = process.env['RECORD']

describe('a record of games', () => {
  it(
    'is the same whenever it is made',
    () => {
      if (file) {
        const parts = [() => fights(4), () => nights(2), () => campaigns(2), () => scenarios()]
        const lines = parts.flatMap((make) => Object.entries(make()))
        writeFileSync(file, `${lines.map(([game, line]) => `${game}\t${line}`).join('\n')}\n`)
        expect(lines.length).toBeGreaterThan(900)
      } else {
        const few = () => ({ ...nights(1), ...campaigns(1, 60) })
        expect(few()).toEqual(few())
      }
    },
    file ? 1_800_000 : undefined
  )
})
