import { distanceFrom, type Hex } from '../../../hex'
import { isLegal, type ChoosePrompt, type Option, type Reply, type SpreadPrompt } from '../../../kernel/prompt'
import { playedBy } from '../encounter/board/figures'
import type { EncounterBot, EncounterSight } from './bot'
import { choice, firstOf, hexesOfEnemies, isAttackCard, isOf, legalOptions, reachOf, startingWith } from './knowing'
import { randomBot } from './random'

/** White cards that usually go with the cubes: more of them miss more than they hurt. */
const CARDS_IN_ALL = 3

/** Attacks whenever it can, walks to where it can when it cannot, and thinks no further. */
export const greedyBot: EncounterBot = (sight) => {
  const { prompt } = sight
  if (prompt.form === 'choose') return chooseGreedily(sight, prompt)
  if (prompt.form === 'spread' && prompt.title.key === 'ask.might') return handful(prompt)
  if (prompt.form === 'number') return { form: 'number', value: prompt.max }
  return randomBot(sight)
}

function chooseGreedily(sight: EncounterSight, prompt: ChoosePrompt): Reply {
  if (prompt.title.key === 'ask.turn') return choice(turnOption(sight, prompt))
  if (prompt.title.key === 'ask.hand.onTable') return choice(handOption(sight, prompt))
  // It went where it wanted to: it does not wander on with what is left.
  if (prompt.title.key === 'ask.move' && firstOf(prompt.options, 'stop')) return choice('stop')
  return randomBot(sight)
}

export function turnOption(sight: EncounterSight, prompt: ChoosePrompt): string {
  const { duty, strike, cards, hexes, spare, end } = sorted(prompt.options)
  const must = duty ?? strike ?? bestCard(sight, cards) ?? betterHex(sight, hexes)
  if (must) return must.id
  // Cards that do not strike are worth playing now and then, once there is nothing to strike.
  const other = spare[sight.pick(Math.max(1, spare.length))]
  return other && sight.pick(2) === 0 ? other.id : (end?.id ?? 'end')
}

/** The ways a turn can go on, sorted by what a bot thinks of first. */
interface Sorted {
  duty?: Option
  /** An attack that costs nothing. */
  strike?: Option
  readonly cards: Option[]
  readonly hexes: Option[]
  /** Whatever may be used besides, the cards among them. */
  readonly spare: Option[]
  /** The end of the turn, or whatever there is in its stead. */
  end?: Option
}

/** One walk through the options: no question is put to bots as often as this one. */
function sorted(options: readonly Option[]): Sorted {
  const found: Sorted = { cards: [], hexes: [], spare: [] }
  for (const option of options) {
    if (!isLegal(option)) continue
    const { id } = option
    if (isOf(id, 'hex')) found.hexes.push(option)
    else if (isOf(id, 'card')) {
      found.cards.push(option)
      found.spare.push(option)
    } else if (isOf(id, 'special') || isOf(id, 'archetype') || isOf(id, 'item')) found.spare.push(option)
    else if (isOf(id, 'injury')) found.duty ??= option
    else if (isOf(id, 'attack') || isOf(id, 'inside') || isOf(id, 'escape')) found.strike ??= option
    if (isOf(id, 'end')) found.end = option
    else found.end ??= option
  }
  return found
}

/** The dearest card that attacks: it was made dear for a reason. */
function bestCard({ book, state }: EncounterSight, cards: readonly Option[]): Option | undefined {
  let best: Option | undefined
  let most = -1
  for (const option of cards) {
    if (!isAttackCard(book, state, option)) continue
    const cost = costOf(option)
    if (cost > most) [best, most] = [option, cost]
  }
  return best
}

const costOf = ({ data }: Option): number => {
  const cost = (data as { cost?: unknown } | undefined)?.cost
  return typeof cost === 'number' ? cost : 0
}

/** The hex from which it could strike, or which brings it nearest to one; cheap before dear, unhurt before hurt. */
function betterHex({ book, state }: EncounterSight, hexes: readonly Option[]): Option | undefined {
  if (hexes.length === 0) return undefined
  const figure = state.turn ? playedBy(state, state.turn.seat) : null
  if (!figure || figure.at === null) return undefined
  const wanted = reachOf(book, state, figure)
  const enemies = hexesOfEnemies(book, state)
  const misfit = (h: Hex): number => Math.abs(distanceFrom(h, enemies) - wanted)
  let best: Option | undefined
  let least = misfit(figure.at) * 100
  for (const option of hexes) {
    const hurts = (option.data as { hurts?: true } | undefined)?.hurts ? 50 : 0
    const worth = misfit((option.at?.hex ?? figure.at) as Hex) * 100 + costOf(option) + hurts
    if (worth < least) [best, least] = [option, worth]
  }
  return best
}

/** All cubes, and white cards up to a handful. */
function handful(prompt: SpreadPrompt): Reply {
  const amounts: Record<string, number> = {}
  let total = 0
  for (const { id, max } of prompt.options) {
    if (id === 'white') continue
    amounts[id] = max
    total += max
  }
  const white = prompt.options.find(({ id }) => id === 'white')
  const whites = Math.min(white?.max ?? 0, Math.max(total === 0 ? 1 : 0, CARDS_IN_ALL - total))
  if (whites > 0) amounts['white'] = whites
  return { form: 'spread', amounts }
}

/** Takes every extra card; redraws a blank while the attack would miss; then is done. */
export function handOption({ state, prompt }: EncounterSight, choose: ChoosePrompt): string {
  const options = legalOptions(choose)
  const extra = firstOf(options, 'extra')
  if (extra) return extra.id
  const table = state.might.onTable
  const blanks = table.flatMap(({ face, extra: isExtra }, place) => (face === '0' && !isExtra ? [place] : []))
  const redraw = blanks.length > 1 ? startingWith(options, ...blanks.map((place) => `redraw:${place}`))[0] : undefined
  return redraw?.id ?? firstOf(options, 'done')?.id ?? choose.options[0]?.id ?? prompt.title.key
}
