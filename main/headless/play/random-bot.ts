// Answers any question of any game at random, and the same way again for the same seed.
import { chanceFrom, randomInt, shuffled, type Chance } from '../../../engine/kernel/chance'
import { isLegal, type ChoosePrompt, type Prompt, type Reply, type SpreadPrompt } from '../../../engine/kernel/prompt'

export type Bot = (prompt: Prompt) => Reply

export function randomBot(seed: string): Bot {
  const dice = new Dice(seed)
  return (prompt) => answer(prompt, dice)
}

class Dice {
  private chance: Chance

  constructor(seed: string) {
    this.chance = chanceFrom(seed)
  }

  between(least: number, most: number): number {
    const { value, chance } = randomInt(this.chance, 'bot', Math.max(1, most - least + 1))
    this.chance = chance
    return least + value
  }

  shuffle<T>(all: readonly T[]): readonly T[] {
    const { list, chance } = shuffled(all, this.chance, 'bot')
    this.chance = chance
    return list
  }
}

function answer(prompt: Prompt, dice: Dice): Reply {
  switch (prompt.form) {
    case 'choose':
      return { form: 'choose', chosen: chosen(prompt, dice) }
    case 'order':
      return { form: 'order', order: dice.shuffle(prompt.options.map(({ id }) => id)) }
    case 'spread':
      return { form: 'spread', amounts: amounts(prompt, dice) }
    case 'number':
      return { form: 'number', value: dice.between(prompt.min, prompt.max) }
    case 'faces':
      return { form: 'faces', faces: null }
    case 'card':
      return { form: 'card', card: prompt.offer }
  }
}

function chosen({ options, min, max }: ChoosePrompt, dice: Dice): readonly string[] {
  const legal = options.filter(isLegal).map(({ id }) => id)
  return dice.shuffle(legal).slice(0, dice.between(min, Math.min(max, legal.length)))
}

function amounts({ options, min, max }: SpreadPrompt, dice: Dice): { readonly [option: string]: number } {
  const legal = options.filter(isLegal)
  const room = legal.reduce((sum, option) => sum + option.max, 0)
  let left = dice.between(Math.min(min, room), Math.min(max, room))
  const given: Record<string, number> = {}
  let roomBehind = room
  for (const option of dice.shuffle(legal)) {
    roomBehind -= option.max
    const amount = dice.between(Math.max(0, left - roomBehind), Math.min(option.max, left))
    if (amount > 0) given[option.id] = amount
    left -= amount
  }
  return given
}
