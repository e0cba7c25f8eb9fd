import { isLegal, type ChoosePrompt, type Option, type Reply } from '../../../kernel/prompt'
import { hpLeft } from '../encounter/board/figures'
import type { FigureId } from '../encounter/state/ids'
import type { EncounterBot, EncounterSight } from './bot'
import { greedyBot, handOption, turnOption } from './greedy'
import { choice, legalOptions, startingWith } from './knowing'

/** Plays as somebody who has played before: defends, finishes what is nearly broken, keeps tokens for what matters. */
export const carefulBot: EncounterBot = (sight) => {
  const { prompt } = sight
  if (prompt.form !== 'choose') return greedyBot(sight)
  if (prompt.title.key === 'ask.turn') return choice(turnOption(sight, prompt))
  if (prompt.title.key === 'ask.hand.onTable') return choice(handOption(sight, prompt))
  if (prompt.title.key === 'ask.range') return choice(fartherOption(prompt))
  return choose(sight, prompt)
}

/** What reaches farther is used where it takes that to strike anybody: what does it alone before what helps, cheap before dear. */
function fartherOption({ data, options }: ChoosePrompt): string {
  const { near, reaches } = data as { readonly near: boolean; readonly reaches: boolean }
  if (near || !reaches) return 'pass'
  return least(
    options.filter((option) => isLegal(option) && option.id !== 'pass'),
    (option) => {
      const { animus, reaches: alone } = option.data as { readonly animus: number; readonly reaches: boolean }
      return animus + (alone ? 0 : 100)
    }
  )
}

function choose(sight: EncounterSight, prompt: ChoosePrompt): Reply {
  const options = legalOptions(prompt)
  const one = prompt.min <= 1 && prompt.max === 1
  if (!one) return greedyBot(sight)
  const dice = startingWith(options, 'slot')
  if (dice.length > 0) return choice(weakestDie(sight, dice))
  const figures = startingWith(options, 'figure')
  if (figures.length > 0) return choice(weakest(sight, figures))
  const defence = startingWith(options, 'card')
  if (defence.length > 0) return choice(strongestCard(sight, defence))
  return greedyBot(sight)
}

/** The die that shows least: a broken place is worth more than two scratched ones. */
function weakestDie({ state }: EncounterSight, options: readonly Option[]): string {
  return least(options, ({ at, id }) => {
    const figure = state.figures[at?.figure as FigureId]
    const [, slot = '', die = '0'] = id.split(':')
    return figure?.slots[slot as never]?.dice[Number(die)] ?? 99
  })
}

const weakest = ({ state }: EncounterSight, options: readonly Option[]): string =>
  least(options, ({ at }) => {
    const figure = state.figures[at?.figure as FigureId]
    return figure ? hpLeft(figure) : 99
  })

/** The card with the highest DEFENSE of those offered. */
function strongestCard({ book, state }: EncounterSight, options: readonly Option[]): string {
  return least(options, ({ id }) => {
    const card = id.split(':')[1] ?? ''
    for (const seat of Object.values(state.seats)) {
      const def = seat.cards[card as never]?.def
      if (def) return -(book.find('ability', def)?.defence ?? 0)
    }
    return 0
  })
}

function least(options: readonly Option[], worth: (option: Option) => number): string {
  let best = options[0]
  let lowest = Infinity
  for (const option of options) {
    const now = worth(option)
    if (now < lowest) [best, lowest] = [option, now]
  }
  return best?.id ?? ''
}
