import { expect, it } from 'vitest'
import { say } from '../../../e2e/mirror'
import { beside } from '../../../e2e/questions/laid'
import { reached } from '../../../e2e/questions/moment'
import type { Table } from '../../../e2e/questions/table'

/** The ranger shoots from the edge; what it is asked, with the closest farrow on `near`. */
function shooting(at: string, near: string): readonly string[] {
  const play = (t: Table): void => {
    beside(t).place('farrow-1', near, 'S').place('farrow-2', 'B2', 'S').place('seat-2', at, 'N').turnOf('seat-2')
    t.choose('card:ranger-loosed-in-haste:0').until('ask.range')
  }
  const { prompt } = reached({ name: near, asks: 'ask.range', play })
  return [say(prompt.title), ...('options' in prompt ? prompt.options.map(({ label }) => say(label)) : [])]
}

it('OW-TURN-06, OW-ATK-03 it is said beforehand when nobody is in reach but by using something', () => {
  expect(shooting('A9', 'F8')).toEqual([
    'Nobody is within reach. Use something to reach farther?',
    'Short Bow',
    'No, strike at nobody'
  ])
  expect(shooting('A9', 'C8')).toEqual(['Use something to reach farther?', 'Short Bow', 'Let it go on'])
})
