import { describe, expect, it } from 'vitest'
import { labelOf, type Hex } from '../../../../engine/kernel/hex'
import type { Prompt } from '../../../../engine/kernel/prompt'
import { Run } from '../../../../engine/kernel/run'
import { boardOf } from '../../../../engine/oathsworn/encounter/world'
import type { Encounter } from '../../../../engine/oathsworn/encounter/state/state'
import { defId } from '../../../../engine/oathsworn/encounter/state/ids'
import { faceOfAlly } from '../../../../engine/oathsworn/encounter/view/face'
import { bookOf, oathsworn } from '../../../../engine/oathsworn/game'
import { optionNamed } from '../../../../engine/oathsworn/scenario/answers'
import { arrange } from '../../../../engine/oathsworn/scenario/arrange'
import { Playing } from '../../../../engine/oathsworn/scenario/playing'
import { readScenario } from '../../../../engine/oathsworn/scenario/scenario'
import type { Json } from '../../../../engine/kernel/ids'
import type { PackFiles } from '../../../../engine/oathsworn/content'
import { company } from '../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../fixtures/oathsworn/pack'

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
  const playing = new Playing(drawn, run, 'straight', { named })
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
