import { describe, expect, it } from 'vitest'
import { Run } from '../../../../../engine/kernel/run'
import { hex, hexesIn } from '../../../../../engine/hex'
import { mayBringAlly } from '../../../../../engine/games/oathsworn/encounter/turn/allies'
import { HAND_SIZE, isPoolEnough, refusesHand } from '../../../../../engine/games/oathsworn/encounter/table/hands'
import { readSetup } from '../../../../../engine/games/oathsworn/encounter/table/start'
import { defId, pieceId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import { boardOf, isLarge } from '../../../../../engine/games/oathsworn/encounter/board/figures'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { company } from '../../../../fixtures/oathsworn/company'
import { encounters } from '../../../../fixtures/oathsworn/encounter'
import { fixtureContent } from '../../../../fixtures/oathsworn/pack'
import { A, bookWith, M1, T, tableau } from './fixtures/tableau'

const book = bookWith()
const cards = (...names: string[]) => names.map((name) => defId(`reaver-${name}`))
const CURVE = cards('hew', 'cleave', 'vault', 'whirl', 'second-wind', 'onrush', 'riposte')

/** The same encounter in a later chapter, where hands are built. */
const later = { 'encounters/all.json': encounters.map((one) => ({ ...(one as object), chapter: 2 })) as never }

describe('hands', () => {
  it('EX-137, OW-ENC-05 a hand of other cooldowns is refused', () => {
    expect(refusesHand(book, CURVE)).toBeNull()
    // Cooldowns 0, 1, 1, 2, 2, 3, 0: one 3 too few.
    expect(refusesHand(book, cards('hew', 'cleave', 'vault', 'whirl', 'second-wind', 'onrush', 'hew'))).toMatchObject({
      key: 'refused.handCurve'
    })
    expect(refusesHand(book, CURVE.slice(1))).toMatchObject({ args: { count: HAND_SIZE - 1 } })
  })

  it('EX-137, OW-ENC-05 the question for a hand takes nothing else than the curve', () => {
    const game = oathsworn(
      fixtureContent({
        ...later,
        'abilities/extra.json': {
          id: 'reaver-extra',
          class: 'reaver',
          cooldown: 2,
          defence: null,
          entries: [{ id: 'play', effects: [] }]
        }
      })
    )
    const seats = Object.fromEntries(
      (['strider', 'hexer', 'bulwark'] as const).map((name) => [
        name,
        {
          pool: game.book
            .all('ability')
            .filter((one) => one.class === name)
            .map(({ id }) => id)
        }
      ])
    )
    const run = Run.start(game, company({}, { ...seats, reaver: { pool: [...CURVE, 'reaver-extra'] } }), 'hands')
    const [prompt] = run.waiting
    expect(prompt?.title.key).toBe('ask.hand')
    const reply = (chosen: readonly string[]) => ({
      seat: prompt!.seat,
      by: 'person' as const,
      reply: { form: 'choose' as const, chosen: chosen.map((card) => `card:${card}`) }
    })
    const wrong = run.answer(reply([...CURVE.filter((card) => card !== 'reaver-onrush'), 'reaver-extra']))
    expect(wrong.ok).toBe(false)
    expect(!wrong.ok && wrong.why.key).toBe('answer.group')
    expect(run.answer(reply([...CURVE.filter((card) => card !== 'reaver-whirl'), 'reaver-extra'])).ok).toBe(true)
  })

  it('OW-ENC-16 a pool that cannot satisfy the curve is refused before anything begins', () => {
    expect(isPoolEnough(book, CURVE)).toBe(true)
    expect(isPoolEnough(book, CURVE.slice(1))).toBe(false)
    const chapterTwo = bookWith(later)
    const read = readSetup(chapterTwo, company({}, { reaver: { pool: CURVE.slice(1) } }))
    expect(read.ok).toBe(false)
    expect(!read.ok && read.why.map(({ key }) => key)).toContain('setup.poolTooSmall')
  })

  it('OW-ENC-07 of several starting sets one is chosen', () => {
    const files = fixtureContent().class.get('reaver')!
    const [first = '', ...rest] = files.startCards.fixed
    const classes = ['reaver', 'strider', 'hexer', 'bulwark'].map((id) => {
      const { startCards, ...one } = fixtureContent().class.get(id)!
      return id === 'reaver'
        ? { ...one, startCards: { fixed: [first], choice: [rest, rest.slice(0, 3)] } }
        : { ...one, startCards }
    })
    const run = Run.start(
      oathsworn(fixtureContent({ 'classes/all.json': JSON.parse(JSON.stringify(classes)) })),
      company(),
      'set'
    )
    const [prompt] = run.waiting
    expect(prompt).toMatchObject({ seat: 'seat-1', rule: 'OW-ENC-07', options: [{ id: 'set:0' }, { id: 'set:1' }] })
    run.answer({ seat: prompt!.seat, by: 'person', reply: { form: 'choose', chosen: ['set:1'] } })
    expect(Object.values(run.state.seats['seat-1'].cards).filter(({ kind }) => kind === 'ability')).toHaveLength(4)
  })
})

describe('what an encounter can begin with', () => {
  it('OW-SETUP-02 a class appears once in a company, and everything named must be known', () => {
    expect(readSetup(book, company()).ok).toBe(true)
    const twice = readSetup(book, company({}, { strider: { class: 'reaver' } }))
    expect(!twice.ok && twice.why[0]?.key).toBe('setup.classTwice')
    const unknown = readSetup(book, company({ difficulty: 'nightmare' }))
    expect(!unknown.ok && unknown.why[0]).toMatchObject({ key: 'setup.unknown', args: { id: 'nightmare' } })
    expect(readSetup(book, { seats: [] }).ok).toBe(false)
  })

  it('OW-ENC-01, OW-SETUP-03, OW-GEN-09 HP carries over from the story, never above the maximum of the difficulty', () => {
    const state = oathsworn(fixtureContent()).start(
      company({ difficulty: 'dread' }, { reaver: { hp: 3 }, strider: { hp: 6 } }),
      'hp'
    )
    expect([state.figures[A]?.hp, state.figures['strider' as never]?.hp]).toEqual([3, 4])
  })

  it('OW-MIGHT-11, OW-GEN-12 eight decks of 18, in an order that the seed alone decides', () => {
    const game = oathsworn(fixtureContent())
    const [one, same, other] = ['a', 'a', 'b'].map((seed) => game.start(company(), seed).might.piles)
    expect(one?.enemy.black.draw).toHaveLength(18)
    expect(same).toEqual(one)
    expect(other).not.toEqual(one)
  })
})

describe('sizes and arrivals', () => {
  it('OW-GEN-08 a figure that covers more than one hex is large', () => {
    const { state } = tableau({ [A]: [0, 4], [T]: [0, 0], [M1]: [3, 0] })
    expect([A, T, M1].map((id) => isLarge(book, state.figures[id]!))).toEqual([false, true, false])
  })

  it('OW-KO-15 without a free edge hex the ally waits', () => {
    const { state } = tableau({ [T]: [0, 0] })
    const fallen = {
      ...state,
      figures: { ...state.figures, [A]: { ...state.figures[A]!, hp: 0, gone: 'unconscious' as const } }
    }
    const board = boardOf(book, state)
    const walled = {
      ...fallen,
      pieces: { [pieceId('wall')]: { id: pieceId('wall'), def: defId('rock'), hexes: hexesIn(board, board.edge) } }
    }
    expect(mayBringAlly(book, fallen, 'seat-1')).toBe(true)
    expect(mayBringAlly(book, walled, 'seat-1')).toBe(false)
    expect(hex(0, 0)).toBe(state.figures[T]?.at)
  })
})
