import { words, type Words } from '../../../kernel/words'
import { nameOf } from '../asking'
import { MARK } from '../marks'
import { MODIFY, type Modifier } from '../modifiers'
import type { FigureId } from '../state/ids'
import type { Encounter, Lasting } from '../state/state'
import type { LastingView } from './types'

/** What lasts, in words a player can check against the cards on the table. */
export const viewOfLasting = (s: Encounter): LastingView[] => s.lasting.map((one) => viewOfOne(s, one))

const viewOfOne = (s: Encounter, one: Lasting): LastingView => ({
  id: one.id,
  text: textOf(s, one),
  on: one.on,
  until: words(`until.${one.until}`, { round: one.round })
})

function textOf(s: Encounter, one: Lasting): Words {
  const name = one.on ? nameOf(s, one.on) : words('figure.nobody')
  if (one.rule === MODIFY) return ofModifier(s, name, one.with as unknown as Modifier)
  if (one.rule === MARK) return words('lasting.mark', { name, mark: String((one.with as { mark: string }).mark) })
  return words('lasting.watch', { name })
}

function ofModifier(s: Encounter, name: Words, modifier: Modifier): Words {
  const key = `lasting.${modifier.change}`
  switch (modifier.change) {
    case 'taunted':
    case 'shared': {
      const other = modifier['who'] as FigureId | null
      return words(key, { name, other: other ? nameOf(s, other) : words('figure.nobody') })
    }
    case 'attacks':
    case 'attacked':
      return words(key, { name, boost: words('boost', numbersOf(modifier['boost'])) })
    case 'might':
      return words(key, { name, cards: words('boost.might', numbersOf(modifier['cards'])) })
    default:
      return words(key, { name, ...numbersOf(modifier) })
  }
}

/** The plain numbers and lists of a modifier, as arguments of its sentence. */
function numbersOf(of: unknown): { [name: string]: string | number } {
  const args: { [name: string]: string | number } = {}
  for (const [name, value] of Object.entries(of as { readonly [name: string]: unknown })) {
    if (typeof value === 'number') args[name] = value
    if (Array.isArray(value)) args[name] = value.join(', ')
  }
  return args
}
