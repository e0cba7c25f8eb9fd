// A table that is brought to a question: by answers and corrections alone, as people could give them at the real one.
import { hexOf } from '../../../../../engine/hex'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../../../engine/kernel/prompt'
import { boardOf } from '../../../../../engine/games/oathsworn/encounter/board/figures'
import { bookOf } from '../../../../../engine/games/oathsworn/game'
import { readySetup, type Wish } from '../../../../../engine/games/oathsworn/ready'
import { least } from '../../../../../engine/games/oathsworn/scenario/answers'
import { linkedWith } from '../../../../engine/games/oathsworn/content/pack-folder'
import { faces } from '../../../kit/box'
import { gameWith, mirrorOf, type Mind, type Mirror } from '../../../kit/mirror'
import { box } from './pack'

export type Facts = { readonly [field: string]: Json }

const content = linkedWith(box)
const book = bookOf(content)
const game = gameWith(box)
export const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4'] as const
export type Seat = (typeof SEATS)[number]

/** Nobody declines this often in a row: the question never comes. */
const PATIENCE = 400

/** What is otherwise than with the ready-made company. */
export interface Begin {
  readonly wish?: Partial<Wish>
  readonly setup?: Facts
  readonly seats?: { readonly [S in Seat]?: Facts }
  readonly seed?: string
}

/** A card is played with a name, or it must cost something. */
function named({ offer }: Extract<Prompt, { form: 'card' }>): Reply | null {
  const isNameless = typeof offer === 'object' && offer !== null && 'name' in offer && offer['name'] === ''
  return isNameless ? { form: 'card', card: { ...offer, name: 'A card of ours' } } : null
}

export class Table {
  readonly mirror: Mirror

  constructor({ wish = {}, setup = {}, seats = {}, seed = 'a question' }: Begin) {
    const ready = readySetup(content, { encounter: 'rootsow', level: 2, difficulty: 'journeyman', ...wish })
    const own = ready.seats.map((seat, n) => ({ ...seat, ...seats[SEATS[n] ?? 'seat-1'] }))
    const company = { ...ready, ...setup, seats: own } as unknown as Json
    // Whoever draws at the table tells what it was.
    const tells: Mind = (prompt) =>
      prompt.form === 'faces' ? faces(prompt) : prompt.form === 'card' ? named(prompt) : null
    this.mirror = mirrorOf({ setup: company, seed, bot: 'careful' }, game, tells)
  }

  get prompt(): Prompt {
    const prompt = this.mirror.prompt()
    if (!prompt) throw new Error('nobody is asked')
    return prompt
  }

  get key(): string {
    return this.prompt.title.key
  }

  /** Declines and does the least until this is asked, of this seat if it matters. */
  until(key: string, seat?: string): this {
    for (let n = 0; n < PATIENCE; n++) {
      const prompt = this.mirror.prompt()
      if (!prompt) throw new Error(`it ended before ${key} was asked`)
      if (prompt.title.key === key && (seat === undefined || prompt.seat === seat)) return this
      this.mirror.follow(least(prompt))
    }
    throw new Error(`nobody asked ${key}; the question is ${this.key}: ${this.optionIds().join(' ')}`)
  }

  /** The first turn: everybody has been set up. */
  toFirstTurn(): this {
    return this.until('ask.turn')
  }

  answer(reply: Reply): this {
    this.mirror.follow(reply)
    return this
  }

  /** Options by their ids; a label of the board stands for its hex. */
  choose(...names: readonly string[]): this {
    const chosen = names.map((name) => name.replace(/[A-Z]\d+$/, (label) => String(this.hex(label))))
    const missing = chosen.filter((id) => !this.optionIds().includes(id))
    if (missing.length > 0) throw new Error(`${this.key} has no ${missing.join(', ')}: ${this.optionIds().join(' ')}`)
    return this.answer(this.prompt.form === 'order' ? { form: 'order', order: chosen } : { form: 'choose', chosen })
  }

  number(value: number): this {
    return this.answer({ form: 'number', value })
  }

  spread(amounts: { readonly [id: string]: number }): this {
    return this.answer({ form: 'spread', amounts })
  }

  tell(card: Json): this {
    return this.answer({ form: 'card', card })
  }

  /** "The table says otherwise." */
  rule(...rulings: readonly Facts[]): this {
    for (const ruling of rulings) this.answer({ form: 'ruling', ruling })
    return this
  }

  hex(label: string): number {
    const hex = hexOf(boardOf(book, this.mirror.state()), label)
    if (hex === undefined) throw new Error(`there is no hex ${label}`)
    return hex
  }

  figure(who: string): string {
    const { figures, seats } = this.mirror.state()
    if (who in seats) return seats[who as Seat].figure
    return Object.values(figures).find((one) => one.id === who || one.kind === who)?.id ?? who
  }

  /** Stands there, whoever it is: a seat, `boss`, or a figure by its name. */
  place(who: string, label: string, facing?: string): this {
    return this.rule({
      ruling: 'place',
      figure: this.figure(who),
      hex: this.hex(label),
      ...(facing === undefined ? {} : { facing })
    })
  }

  /** It is this seat's turn, and everything can be paid. */
  turnOf(seat: Seat): this {
    this.rule({ ruling: 'turn-of', seat }).until('ask.turn', seat)
    return this.rule({ ruling: 'track', seat, available: 9, reserve: 0 })
  }

  /** The people hold their ability cards themselves, from now on. */
  ownCards(): this {
    return this.dials({ cards: 'table' })
  }

  dials(dials: Facts): this {
    return this.rule({ ruling: 'dials', dials: { might: 'app', cards: 'app', stage: 'app', dice: 'never', ...dials } })
  }

  /** A card nobody knows is played, and told: this is what it does. */
  own(effects: Json, more: Facts = {}): this {
    return this.choose('own-card')
      .choose('other')
      .tell({ name: 'The crooked lantern', animus: 1, cooldown: 2, effects, ...more })
  }

  /** The monster acts, by a stage card that is told: this is what it does. */
  monster(effects: Json, more: Facts = {}): this {
    this.dials({ stage: 'table' })
    this.rule({ ruling: 'go', round: this.mirror.round() + 1, phase: 'encounter' })
    return this.until('ask.stageCard')
      .choose('own')
      .tell({ name: 'The long howl', stage: 1, effects, ...more })
  }

  private optionIds(): readonly string[] {
    const { prompt } = this
    return 'options' in prompt ? prompt.options.map(({ id, refused }) => (refused ? `(${id})` : id)) : []
  }
}
