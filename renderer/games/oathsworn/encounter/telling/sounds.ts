import type { Sound } from '../../../../shell/sound'
import type { SaidLine } from '../../../../table/report/telling'

const SOUND_OF: Readonly<Record<string, Sound>> = {
  turnBegan: 'turn',
  figureMoved: 'step',
  hpLost: 'blow',
  dieLost: 'blow',
  cardPlayed: 'card',
  stageBegan: 'card'
}

/** The one sound of a line: what breaks is heard before what merely hurts. */
export function soundOf(line: SaidLine): Sound | undefined {
  const kinds = line.happenings.map(({ happening }) => happening)
  if (kinds.some((one) => one.kind === 'dieRemoved' && one['broken'] === true)) return 'break'
  return kinds.map((one) => SOUND_OF[one.kind]).find((one) => one !== undefined)
}
