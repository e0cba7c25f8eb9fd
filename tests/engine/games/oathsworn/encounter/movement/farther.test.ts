import { expect, it } from 'vitest'
import { say } from '../../../../../e2e/kit/mirror'
import { beside } from '../../../../../e2e/games/oathsworn/questions/laid'
import { reached } from '../../../../../e2e/games/oathsworn/questions/moment'
import type { Table } from '../../../../../e2e/games/oathsworn/questions/table'

/** The ranger shoots from the edge, with the closest farrow on `near`. */
function shooting(at: string, near: string): Table {
  const play = (t: Table): void => {
    beside(t).place('farrow-1', near, 'S').place('farrow-2', 'B2', 'S').place('seat-2', at, 'N').turnOf('seat-2')
    t.choose('card:ranger-loosed-in-haste:0').until('ask.range')
  }
  return reached({ name: near, asks: 'ask.range', play })
}

function asked(at: string, near: string): readonly string[] {
  const { prompt } = shooting(at, near)
  return [say(prompt.title), ...('options' in prompt ? prompt.options.map(({ label }) => say(label)) : [])]
}

it('OW-TURN-06, OW-ATK-03 it is said beforehand when nobody is in reach but by using something', () => {
  expect(asked('A9', 'F8')).toEqual([
    'Nobody is within reach. Use something to reach farther?',
    'Short Bow',
    'No, strike at nobody'
  ])
  expect(asked('A9', 'C8')).toEqual(['Use something to reach farther?', 'Short Bow', 'Let it go on'])
})

it('OW-TURN-06 a careful player reaches farther only where it takes that to strike somebody', () => {
  const chosen = (at: string, near: string): unknown => shooting(at, near).mirror.think()
  for (let n = 0; n < 8; n++) {
    expect(chosen('A9', 'F8')).toEqual({ form: 'choose', chosen: [expect.stringMatching(/^item:/)] })
    expect(chosen('A9', 'C8')).toEqual({ form: 'choose', chosen: ['pass'] })
  }
  const { prompt } = shooting('A9', 'F8')
  expect(prompt.data).toEqual({ near: false, reaches: true })
})
