import { describe, expect, it } from 'vitest'
import { labelOf, type Hex } from '../../../../../../engine/hex'
import type { Prompt } from '../../../../../../engine/kernel/prompt'
import { Run } from '../../../../../../engine/kernel/run'
import { boardOf } from '../../../../../../engine/games/oathsworn/encounter/board/figures'
import type { Encounter } from '../../../../../../engine/games/oathsworn/encounter/state/state'
import { defId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { faceOfAlly } from '../../../../../../engine/games/oathsworn/encounter/cardFacts/face'
import { bookOf, oathsworn } from '../../../../../../engine/games/oathsworn/game'
import { optionNamed, stays } from '../../../../../../engine/games/oathsworn/scenario/answers'
import { arrange } from '../../../../../../engine/games/oathsworn/scenario/arrange'
import { Playing } from '../../../../../../engine/simulation/scenario/playing'
import { readScenario } from '../../../../../../engine/games/oathsworn/scenario/scenario'
import type { Json } from '../../../../../../engine/kernel/ids'
import type { PackFiles } from '../../../../../../engine/packs'
import { company } from '../../../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../../../fixtures/oathsworn/pack'

// What a question says of itself: what it belongs to, where its options lie, what there is to choose from.

interface Asked {
  readonly prompt: Prompt
  /** Where an option lies, by the label of its hex. */
  readonly at: (option: string) => string | undefined
}

/** The question a table comes to. */
function asked(given: { readonly [part: string]: Json }): Asked {
  const one = readScenario({ title: 'a question', ...given })
  const game = oathsworn(fixtureContent(one.files as PackFiles))
  const drawn: typeof game = { ...game, start: (setup, seed) => arrange(game.book, game.start(setup, seed), one.table) }
  const run = Run.start(drawn, company(one.setup as never, one.company as never), one.seed)
  const named = (state: Encounter, name: string): string => optionNamed(game.book, state, name)
  const playing = new Playing(drawn, run, 'straight', { named, declines: stays })
  playing.takeAll(one.answers)
  expect(playing.mistakes).toEqual([])
  const [prompt] = run.waiting
  if (!prompt) throw new Error('nobody is asked')
  const board = boardOf(game.book, run.state)
  const options = 'options' in prompt ? prompt.options : []
  const hexOf = (id: string): number | undefined => options.find((option) => option.id === id)?.at?.hex
  return { prompt, at: (id) => labelOf(board, (hexOf(id) ?? -1) as Hex) }
}

const holding = (card: string): Json => ({
  figures: { reaver: { at: 'F6' }, husk: { at: 'F3', facing: 'S' } },
  seats: { 'seat-1': { hand: [card] } }
})
const played = (card: string, more: { readonly [part: string]: Json } = {}): Asked =>
  asked({ table: holding(card), answers: [`card:${card}:0`], ...more })

const card = (id: string, effects: Json): Json => ({
  'abilities/own.json': [{ id, class: 'reaver', cooldown: 1, defence: 1, entries: [{ id: 'play', effects }] }]
})

describe('what a question says of itself', () => {
  it('in the middle of a card it says which', () => {
    expect(played('reaver-prove-may').prompt.of).toEqual({ kind: 'ability', id: 'reaver-prove-may' })
    const turn = asked({ table: holding('reaver-prove-may') })
    expect(turn.prompt.of).toBeUndefined()
  })

  it('OW-CARD-05 of two cards the table has told, the one that is played', () => {
    const told = (name: string): Json => ({
      card: { name, animus: 0, cooldown: 1, effects: [{ do: 'may', then: [] }] }
    })
    const { prompt } = asked({
      setup: { dials: { cards: 'table' } },
      table: { figures: { reaver: { at: 'F6' }, husk: { at: 'F3' } }, seats: { 'seat-1': { hand: [] } } },
      answers: [
        'own-card',
        'other',
        told('The first'),
        'yes',
        { ruling: { ruling: 'turn', moved: false, carded: false } },
        'own-card',
        'other',
        told('The second')
      ]
    })
    expect(prompt.title.args?.['what']).toEqual({ key: 'card.named', args: { name: 'The second' } })
  })

  it('OW-MOVE-03 the steps of a card are counted in movement, and what they cost besides is said', () => {
    const paced = (costs: Json): Json => ({
      'abilities/own.json': [
        {
          id: 'reaver-pace',
          class: 'reaver',
          cooldown: 1,
          defence: 1,
          entries: [{ id: 'play', costs, effects: [{ do: 'move', hexes: 2 }] }]
        }
      ]
    })
    const firstLabel = (costs: Json): Json | undefined => {
      const { prompt } = played('reaver-pace', { files: paced(costs), table: holding('reaver-pace') })
      const [first] = 'options' in prompt ? prompt.options : []
      return first?.label as unknown as Json
    }
    const args = { hex: expect.any(String) as string, cost: 2, points: 2 }
    expect(firstLabel([])).toEqual({ key: 'option.step', args: { ...args, animus: 0 } })
    expect(firstLabel([{ pay: 'animus-per-hex', each: 1 }])).toEqual({
      key: 'option.step',
      args: { ...args, animus: 2 }
    })
  })

  it('OW-AOE-04 an area says who is in it, friends apart', () => {
    const figures = { reaver: { at: 'F6', facing: 'N' }, strider: { at: 'F5' }, 'whelp-1': { at: 'E6' } }
    const table = { figures: { ...figures, husk: { at: 'A1' } }, seats: { 'seat-1': { hand: ['reaver-ring'] } } }
    const ring = [{ do: 'attack', shape: { kind: 'circle', radius: 1, inner: 1, on: { on: 'centre', range: 1 } } }]
    const { prompt } = played('reaver-ring', { files: card('reaver-ring', ring), table })
    const labels = ('options' in prompt ? prompt.options : []).map(({ label }) => label.args?.['who'])
    expect(labels).toContainEqual({ key: 'option.hit', args: { count: 3, enemies: 1, friends: 2, both: 'yes' } })
  })

  it('OW-CARD-01 what cannot be paid is shown among the cards to copy, and why', () => {
    const plain = { class: 'reaver', cooldown: 1, defence: 1 }
    const dear = {
      ...plain,
      id: 'reaver-dear',
      entries: [{ id: 'play', costs: [{ pay: 'animus', animus: 3 }], effects: [] }]
    }
    const copy = { ...plain, id: 'reaver-copy', entries: [{ id: 'play', effects: [{ do: 'copy-card', at: [2] }] }] }
    const at2 = { 'reaver-dear': 2, 'reaver-prove-may': 2, 'reaver-prove-draw': 2 }
    const table = {
      figures: { reaver: { at: 'F6' }, husk: { at: 'F3' } },
      seats: { 'seat-1': { hand: ['reaver-copy', ...Object.keys(at2)], cards: at2, available: 0, reserve: 6 } }
    }
    const { prompt } = played('reaver-copy', { files: { 'abilities/own.json': [dear, copy] }, table })
    expect(prompt.title.key).toBe('ask.copyCard')
    expect(('options' in prompt ? prompt.options : []).some(({ refused }) => refused?.key === 'refused.animus')).toBe(
      true
    )
  })

  it('what is paid is said with its price', () => {
    const { prompt } = played('reaver-prove-pay')
    expect(prompt.form === 'choose' && prompt.options[0]?.label).toEqual({ key: 'option.pay', args: { animus: 1 } })
  })

  it('OW-GEN-03 where fewer may be chosen it says so', () => {
    const pick = { pick: 'chosen', from: { kinds: ['oathsworn'] }, count: 2 }
    const healed = (to: Json): Json => [{ do: 'apply', to, riders: [{ do: 'heal', hp: 1 }] }]
    const figures = { reaver: { at: 'F6' }, strider: { at: 'G7' }, hexer: { at: 'E7' } }
    const keyOf = (to: Json): string => {
      const table = { figures, seats: { 'seat-1': { hand: ['reaver-aid'] } } }
      return played('reaver-aid', { files: card('reaver-aid', healed(to)), table }).prompt.title.key
    }
    expect(keyOf({ ...pick, upTo: true })).toBe('ask.figuresUpTo')
    expect(keyOf(pick)).toBe('ask.figures')
  })

  it('OW-GEN-03 a direction lies on the board: the first hex that way beyond the body', () => {
    const turned = [{ do: 'face', who: 'self', way: { way: 'chosen' } }]
    const { at } = played('reaver-turn', { files: card('reaver-turn', turned), table: holding('reaver-turn') })
    expect(['N', 'S'].map(at)).toEqual(['F5', 'F7'])
  })

  it('OW-CAGE-01, OW-CONSUME-01 who is held is told what is left to do', () => {
    const heldBy = (seat: Json): Json | undefined =>
      asked({ table: { figures: { reaver: { at: 'F6' } }, seats: { 'seat-1': seat } } }).prompt.title.args?.[
        'held'
      ] as Json
    expect(heldBy({ caged: { difficulty: 4 } })).toBe('caged')
    expect(heldBy({})).toBeUndefined()
  })

  it('OW-KO-05 an ally to choose lies there with what stands on it', () => {
    const book = bookOf(fixtureContent())
    const face = faceOfAlly(book, defId('spearman'))
    expect(face).toMatchObject({ kind: 'ally', def: 'spearman', defence: book.get('ally', 'spearman').defence })
    expect(face.about?.args).toMatchObject({ animus: 2, regen: 2, armed: 1 })
  })
})
