import { words, type Words } from '../../../../messages/words'
import type { Dials } from '../state/settings'

const DIALS = ['might', 'cards', 'stage', 'dice'] as const satisfies readonly (keyof Dials)[]

/** Who held what before, and who does now. */
export function dialsLine(before: Dials, after: Dials): Words {
  const turned = DIALS.filter((dial) => before[dial] !== after[dial])
  if (turned.length === 0) return words('report.dialsSame')
  const changes = turned.map((dial) => words(`report.dial.${dial}`, { to: after[dial] }))
  return words('report.dialsSet', { changes })
}
