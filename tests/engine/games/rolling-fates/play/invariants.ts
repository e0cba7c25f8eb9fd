import type { FatesContent } from '../../../../../engine/games/rolling-fates/content/link'
import type { FatesHappened } from '../../../../../engine/games/rolling-fates/happenings/happenings'
import type { FatesBook } from '../../../../../engine/games/rolling-fates/state/book'
import { treasureOf, traitOf } from '../../../../../engine/games/rolling-fates/state/lookup'
import { sheetOf } from '../../../../../engine/games/rolling-fates/state/sheet'
import type { Hero, State } from '../../../../../engine/games/rolling-fates/state/state'
import type { Game } from '../../../../../engine/kernel/game'

type FatesGame = Game<State, FatesHappened, FatesBook>

/** What must hold after each happening, whatever was played. */
export function mistakesIn(
  state: State,
  before: State | null,
  happening: FatesHappened,
  content: FatesContent,
  { book }: FatesGame
): string[] {
  return [
    ...state.heroes.flatMap((hero) => heroMistakes(book, state, hero)),
    ...foeMistakes(state),
    ...cardMistakes(state, content),
    ...(before ? payMistakes(state, before, happening) : [])
  ]
}

const unless = (holds: boolean, what: string): string[] => (holds ? [] : [what])

function heroMistakes(book: FatesBook, state: State, hero: Hero): string[] {
  const { id, life, dice, statuses, idle, luck } = hero
  const sheet = sheetOf(book, state, hero)
  const cards = [...hero.treasures.map((card) => treasureOf(book, state, card)), ...hero.traits.map((card) => traitOf(book, state, card))] // prettier-ignore
  const more = cards.flatMap(({ modifiers }) => modifiers).filter(({ at, amount }) => at === 'dice' && amount > 0)
  const most = 5 + more.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...unless(
      life === null || (life >= 0 && life <= (sheet.life ?? Infinity)),
      `${id} has ${life} of ${sheet.life} life`
    ),
    ...unless(dice.length <= most, `${id} has ${dice.length} dice of ${most}`),
    ...unless(
      [...dice, luck ?? 1].every((die) => die >= 1 && die <= 6),
      `${id} has dice of no face`
    ),
    ...unless(!statuses.includes('investigate'), `${id} is investigated`),
    ...unless(!idle || dice.length === 0, `${id} is idle and has dice`),
    ...unless(state.dials.life === 'app' || life === null, `${id} has a dial that is on the table`)
  ]
}

const foeMistakes = ({ foes }: State): string[] =>
  foes.flatMap(({ id, life, max, defense, statuses }) => [
    ...unless(life >= 0 && life <= max, `${id} has ${life} of ${max} life`),
    ...unless(defense >= 0, `${id} has a Defense below 0`),
    ...unless(life > 0 || statuses.length === 0, `${id} is defeated and has statuses`)
  ])

/** A card between the deck and a hand is being looked at. */
function cardMistakes(state: State, content: FatesContent): string[] {
  const carried = state.heroes.flatMap(({ treasures }) => treasures)
  const treasures = [...state.deck, ...state.out, ...carried]
  const known = content.treasure.size + Object.keys(state.told.treasure).length
  const traits = [...Object.values(state.traitDecks).flat(), ...state.heroes.flatMap((hero) => hero.traits)]
  const knownTraits = content.trait.size + Object.keys(state.told.trait).length
  return [
    ...unless(new Set(treasures).size === treasures.length, 'a treasure is there twice'),
    ...unless(known - treasures.length <= 1, 'a treasure is gone'),
    ...unless(new Set(traits).size === traits.length, 'a trait is there twice'),
    ...unless(knownTraits - traits.length <= 1, 'a trait is gone')
  ]
}

/** RF-CHP-10: what is paid lay on the bar, and lies there no more. */
function payMistakes(state: State, before: State, happening: FatesHappened): string[] {
  if (happening.kind !== 'abilityUsed') return []
  const barOf = ({ heroes }: State): string =>
    [...(heroes.find(({ id }) => id === happening.hero)?.dice ?? [])].sort().join('')
  const left = [...barOf(before)].map(Number)
  for (const die of happening.dice) {
    const at = left.indexOf(die)
    if (at < 0) return [`${happening.hero} pays ${happening.dice.join(' ')} from ${barOf(before)}`]
    left.splice(at, 1)
  }
  return unless(left.join('') === barOf(state), `${happening.hero} has paid and keeps ${barOf(state)}`)
}

/** RF-IVG-04: with other hidden numbers, another order of decks and another seed it looks and reads the very same. */
export function leaks(state: State, before: State | null, happening: FatesHappened, game: FatesGame): string[] {
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
  const other = otherwise(state)
  // What an entry does depends on what is hidden: of it only what was dealt must not be told.
  const saysMore = before === null || happening.kind === 'actionPlanned' || happening.kind === 'hitEntered'
  return [
    ...hitLeaks(state, before, happening, game),
    ...unless(isSame(game.view(state, null), game.view(other, null)), 'the view tells what is hidden'),
    ...unless(
      saysMore || isSame(game.describe(state, happening, before), game.describe(other, happening, otherwise(before))),
      'the line tells what is hidden'
    )
  ]
}

function hitLeaks(state: State, before: State | null, happening: FatesHappened, game: FatesGame): string[] {
  if (happening.kind !== 'hitEntered' || !before) return []
  const foe = before.foes.find(({ id }) => id === happening.entry.target)
  const tellsDealt = JSON.stringify(game.describe(state, happening, before)).includes('fates.log.hit.dealt')
  return unless(foe?.statuses.includes('investigate') || !tellsDealt, 'the line tells what was dealt')
}

const otherwise = (state: State): State => ({
  ...state,
  chance: { seed: [1, 2], drawn: {} },
  deck: state.deck.toReversed(),
  traitDecks: Object.fromEntries(Object.entries(state.traitDecks).map(([deck, cards]) => [deck, cards.toReversed()])),
  foes: state.foes.map((foe) =>
    foe.statuses.includes('investigate')
      ? foe
      : { ...foe, life: foe.life * 1000, max: foe.max * 1000, defense: foe.defense + 13, act: null, at: 9, hits: 99 }
  )
})
