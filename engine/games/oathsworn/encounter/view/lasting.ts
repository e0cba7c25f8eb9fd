import { words, type Words } from '../../../../messages/words'
import { nameOf } from '../board/asking'
import { MARK } from '../board/marks'
import { MODIFY, type Modifier } from '../table/modifiers'
import type { Encounter, Lasting } from '../state/state'
import { ofModifier } from './modifier'
import type { LastingView } from './types'

/** What lasts, in words a player can check against the cards on the table. */
export const viewOfLasting = (s: Encounter): LastingView[] => s.lasting.map((one) => viewOfOne(s, one))

const viewOfOne = (s: Encounter, one: Lasting): LastingView => ({
  id: one.id,
  text: textOf(s, one),
  on: one.on,
  until: untilOf(one)
})

export const untilOf = ({ until, round }: Pick<Lasting, 'until' | 'round'>): Words => words(`until.${until}`, { round })

/** What lasts, as a sentence. */
export function textOf(s: Encounter, one: Pick<Lasting, 'rule' | 'on' | 'with'>): Words {
  const name = one.on ? nameOf(s, one.on) : words('figure.nobody')
  if (one.rule === MODIFY) return ofModifier(s, name, one.with as unknown as Modifier)
  if (one.rule === MARK) return words('lasting.mark', { name, mark: String((one.with as { mark: string }).mark) })
  return words('lasting.watch', { name })
}
