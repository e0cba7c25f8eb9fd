import { isLegal, type ChoosePrompt } from '../../../kernel/prompt'
import { barOf, MOST_DICE } from '../dice/bars'
import { without } from '../dice/faces'
import { waysToPay } from '../dice/payable'
import { plan, worthsOfParts, type Worthy } from '../dice/plan'
import type { EffectRecord } from '../content/encounter'
import type { FatesBook } from '../state/book'
import { treasureOf } from '../state/lookup'
import { sheetOf } from '../state/sheet'
import type { Hero, State } from '../state/state'
import type { Pick } from '../../../simulation/bot'
import type { FatesBot } from './bot'
import { worthiesOf } from './worth'

export interface Skill {
  /** Takes the rerolls there are. */
  readonly rerolls: boolean
  /** Has played before: sees hidden numbers, knows answers and what options lead to. */
  readonly knows: boolean
}

/** A player who keeps what is worth most, spends the bar as well as it can be, and hits whoever is nearly down. */
export const planning =
  (skill: Skill): FatesBot =>
  ({ prompt, state, book, pick }) => {
    if (prompt.form === 'faces') return { form: 'faces', faces: null }
    if (prompt.form === 'card') return { form: 'card', card: prompt.offer }
    if (prompt.form !== 'choose') throw new Error(`the rules never ask for ${prompt.form}`)
    return {
      form: 'choose',
      chosen: choices[prompt.title.key]?.({ prompt, state, book, pick, skill }) ?? first(prompt)
    }
  }

export const careful = planning({ rerolls: true, knows: false })
export const keepAll = planning({ rerolls: false, knows: false })
export const knowing = planning({ rerolls: true, knows: true })

interface Asked {
  readonly prompt: ChoosePrompt
  readonly state: State
  readonly book: FatesBook
  readonly pick: Pick
  readonly skill: Skill
}

const legalIds = (prompt: ChoosePrompt): string[] => prompt.options.filter(isLegal).map(({ id }) => id)
const first = (prompt: ChoosePrompt): string[] => legalIds(prompt).slice(0, prompt.min)
const heroAt = (state: State, id: string): Hero | undefined => state.heroes.find((hero) => hero.id === id)

const choices: { readonly [title: string]: (asked: Asked) => string[] } = {
  'fates.keep': keep,
  'fates.act': act,
  'fates.pay': pay,
  'fates.target': target,
  'fates.heal': heal,
  'fates.story': ({ prompt, state, book, pick, skill }) => {
    const legal = legalIds(prompt)
    return [skill.knows ? bestOption(book, state, legal) : (legal[pick(legal.length)] ?? '')]
  },
  'fates.riddle': ({ prompt, pick, skill }) => {
    const legal = legalIds(prompt)
    return [legal[skill.knows ? 0 : pick(legal.length)] ?? '']
  },
  'fates.full': leastValued,
  'fates.excess': leastValued,
  'fates.tribute': leastValued
}

/** RF-FAT-05: by the plan for the rerolls that are left; at most the one that comes now is looked at. */
function keep({ prompt, state, book, skill }: Asked): string[] {
  const hero = heroAt(state, prompt.seat)
  if (!hero || !skill.rerolls) return prompt.options.map(({ id }) => id)
  const { dice, luck } = hero
  const found = plan(
    { dice: dice.slice(0, MOST_DICE), luck, rerolls: [dice.length] },
    worthiesOf(book, state, hero, skill.knows),
    true
  )
  let left = [...(found.keep ?? dice)]
  return prompt.options.flatMap(({ id }) => {
    const face = Number(id.split(':')[1])
    if (!left.includes(face)) return []
    left = without(left, [face])
    return [id]
  })
}

type Rated = Worthy & { readonly id: string }

/** What a character has, what it is worth, and what every part of the bar is worth with the Luck die and without. */
interface Bar {
  readonly hero: Hero
  readonly worthies: readonly Rated[]
  readonly withLuck: Float64Array
  readonly withoutLuck: Float64Array
}

function barAt({ book, state, skill }: Asked, hero: Hero): Bar {
  const worthies = worthiesOf(book, state, hero, skill.knows)
  const size = Math.min(MOST_DICE, hero.dice.length)
  return {
    hero,
    worthies,
    withLuck: worthsOfParts(worthies, hero.luck, size, true),
    withoutLuck: worthsOfParts(worthies, null, size, true)
  }
}

/** What one way to pay for an ability and the rest of the bar are worth together. */
function useWorth({ hero, withLuck, withoutLuck }: Bar, { cost, worth }: Rated, way: readonly number[]): number {
  const rest = without(hero.dice, way).slice(0, MOST_DICE)
  return worth + ((cost.luck === null ? withLuck : withoutLuck)[barOf(rest)] ?? 0)
}

/** The next use of the bar's best plan, one character after the other. */
function act(asked: Asked): string[] {
  const legal = legalIds(asked.prompt)
  for (const hero of asked.state.heroes) {
    const mine = legal.filter((id) => id.startsWith(`${hero.id}:`))
    if (mine.length === 0) continue
    const bar = barAt(asked, hero)
    const rated = mine.flatMap((option) => {
      const ability = bar.worthies.find(({ id }) => `${hero.id}:${id}` === option)
      if (!ability || ability.worth === 0) return []
      const ways = waysToPay(ability.cost, hero.luck, hero.dice, true)
      return [{ option, worth: Math.max(...ways.map((way) => useWorth(bar, ability, way))) }]
    })
    if (rated.length > 0) return [rated.reduce((one, other) => (other.worth > one.worth ? other : one)).option]
  }
  return ['end']
}

/** The way to pay that leaves most; the ability itself is worth the same either way. */
function pay(asked: Asked): string[] {
  const hero = heroAt(asked.state, asked.prompt.seat)
  if (!hero) return first(asked.prompt)
  const bar = barAt(asked, hero)
  const rated = legalIds(asked.prompt).map((option) => {
    const way = [...option.slice('pay:'.length)].map(Number)
    return { option, worth: bar.withLuck[barOf(without(hero.dice, way).slice(0, MOST_DICE))] ?? 0 }
  })
  return [rated.reduce((one, other) => (other.worth > one.worth ? other : one)).option]
}

/** Whoever is nearly down; as long as that is hidden, whoever looks it. */
function target({ prompt, state, book, skill }: Asked): string[] {
  const rating = (id: string): number => {
    const foe = state.foes.find((one) => one.id === id)
    if (!foe) return 0
    if (skill.knows || foe.statuses.includes('investigate')) return foe.life + foe.defense
    const tier = book.enemy(foe.enemy).tiers.find((percent) => foe.life * 100 <= foe.max * percent) ?? 100
    return tier
  }
  return legalIds(prompt)
    .map((id) => ({ id, rating: rating(id) }))
    .sort((a, b) => a.rating - b.rating)
    .slice(0, prompt.min)
    .map(({ id }) => id)
}

function heal({ prompt, state, book }: Asked): string[] {
  const missing = (id: string): number => {
    const hero = heroAt(state, id)
    if (!hero || hero.life === null) return 0
    return (sheetOf(book, state, hero).life ?? hero.life) - hero.life
  }
  return legalIds(prompt)
    .sort((a, b) => missing(b) - missing(a))
    .slice(0, prompt.min)
}

function leastValued({ prompt, state, book }: Asked): string[] {
  const value = (id: string): number => treasureOf(book, state, id).value
  return legalIds(prompt)
    .sort((a, b) => value(a) - value(b))
    .slice(0, prompt.min)
}

/** RF-GEN-06: what an option led to the last time. */
function bestOption(book: FatesBook, state: State, legal: readonly string[]): string {
  const record = book.encounter(state.node)
  if (record.kind !== 'story') return legal[0] ?? ''
  const rated = record.options
    .filter(({ id }) => legal.includes(id))
    .map(({ id, effects }) => ({ id, worth: effects.reduce((sum, effect) => sum + effectWorth(effect), 0) }))
  return rated.reduce((one, other) => (other.worth > one.worth ? other : one)).id
}

function effectWorth(effect: EffectRecord): number {
  switch (effect.do) {
    case 'damage':
    case 'loss':
      return -effect.amount
    case 'heal':
      return effect.amount
    case 'draw':
      return 3 * effect.cards
    case 'status':
      return -3
    case 'tribute':
      return -effect.value
    case 'cleanse':
      return 2
    case 'flag':
      return effect.name === 'kind' || effect.name === 'unseen' ? 3 : 0
  }
}
