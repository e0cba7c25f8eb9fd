import type { Words } from '../../engine/messages/words'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, as people say it. */
export function ago(then: number, now: number): Words {
  const passed = now - then
  if (passed < 2 * MINUTE) return { key: 'when.now' }
  if (passed < HOUR) return { key: 'when.minutes', args: { n: Math.floor(passed / MINUTE) } }
  if (passed < DAY) return { key: 'when.hours', args: { n: Math.floor(passed / HOUR) } }
  return { key: 'when.days', args: { n: Math.floor(passed / DAY) } }
}
