import { words, type Words } from '../../../../messages/words'
import type { FigureId } from '../state/ids'
import type { Encounter } from '../state/state'
import { isEnemyNamed } from '../board/figures'

/** OW-AOE-04: friends too, and so they are counted apart. */
export function whoIsHit(s: Encounter, figures: readonly FigureId[]): Words {
  const enemies = figures.filter((id) => isEnemyNamed(s, id)).length
  return words('option.hit', {
    count: figures.length,
    enemies,
    friends: figures.length - enemies,
    both: enemies > 0 && enemies < figures.length ? 'yes' : 'no'
  })
}
