import { words, type Words, type WordArg } from '../../../../messages/words'
import { nameOf } from '../board/asking'
import { MARK } from '../board/marks'
import { MODIFY, type Modifier } from '../table/modifiers'
import type { Encounter, Lasting } from '../state/state'
import type { LastingView } from './types'
import { colours, type Colour } from '../../might'
import type { FrozenBoost } from '../scope/frozen'
import type { FigureId } from '../state/ids'

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

/** What is different about somebody, as a sentence. */
function ofModifier(s: Encounter, name: Words, modifier: Modifier): Words {
  const key = `lasting.${modifier.change}`
  switch (modifier.change) {
    case 'taunted':
    case 'shared': {
      // Only `frozen` writes these, with the figure or nobody.
      const other = modifier['figure'] as FigureId | null
      return words(key, { name, other: other ? nameOf(s, other) : words('figure.nobody') })
    }
    case 'attacks':
    case 'attacked':
      return words(key, { name, boost: boostOf(modifier['boost'] as unknown as FrozenBoost) })
    case 'might':
      return words(key, { name, cards: cardsOf(modifier['cards'] as MightCounts) })
    case 'check':
      return words(key, { name, bonus: [...bonusOf(modifier.by ?? 0), ...counted('redraws', modifier['redraws'])] })
    default:
      return words(key, { name, ...numbersOf(modifier) })
  }
}

type MightCounts = { readonly [colour in Colour]?: number }

/** `+2 red`, `−1 yellow`. */
const cardsOf = (counts: MightCounts): Words[] =>
  colours.flatMap((colour) => {
    const by = counts[colour] ?? 0
    return by === 0 ? [] : words('boost.cards', { colour: words(`colour.${colour}`), n: by })
  })

const boostOf = ({ might, times, ...numbers }: FrozenBoost): Words[] => [
  ...(times === 1 ? [] : [words('boost.times', { n: times })]),
  ...Object.entries(numbers).flatMap(([what, n]) => counted(what, n)),
  ...cardsOf(might)
]

const counted = (what: string, n: unknown): Words[] =>
  typeof n === 'number' && n !== 0 ? [words(`boost.${what}`, { n })] : []

const bonusOf = (by: number): Words[] => (by === 0 ? [] : [words('boost.bonus', { n: by })])

/** The plain numbers and lists of a modifier, as arguments of its sentence. */
function numbersOf(modifier: Modifier): { [name: string]: WordArg } {
  const args: { [name: string]: WordArg } = {}
  for (const [name, value] of Object.entries(modifier)) {
    if (typeof value === 'number') args[name] = value
    if (Array.isArray(value)) args[name] = value.join(', ')
  }
  return args
}
