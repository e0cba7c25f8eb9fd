import { describe, expect, it } from 'vitest'
import { hexOf } from '../../../../../../engine/hex'
import type { Json } from '../../../../../../engine/kernel/ids'
import type { FacesPrompt, Prompt, Reply } from '../../../../../../engine/kernel/prompt'
import { Run } from '../../../../../../engine/kernel/run'
import { picker } from '../../../../../../engine/simulation/bot'
import { randomBot } from '../../../../../../engine/games/oathsworn/bots/random'
import { boardOf } from '../../../../../../engine/games/oathsworn/encounter/board/figures'
import { oathsworn } from '../../../../../../engine/games/oathsworn/game'
import { company } from '../../../../../fixtures/oathsworn/company'
import { correct, type Night } from '../../../../../fixtures/oathsworn/nights'
import { anything } from '../../../../../fixtures/oathsworn/otherwise'
import { fixtureContent } from '../../../../../fixtures/oathsworn/pack'

// A question is worked out of the table as it lies: said now or said earlier, a correction leads to the same one.

const game = oathsworn(fixtureContent())

interface Step {
  /** How many answers there had been. */
  readonly at: number
  readonly seat: Night['waiting'][number]['seat']
  readonly reply: Reply
}

interface Told {
  readonly table: string
  readonly title: string | undefined
  readonly asked: string
}

/** What is on the table and what is being asked; null when it cannot be said, or the way on is another by then. */
function told(run: Night, ruling: Json, then: readonly Step[]): Told | null {
  if (!correct(run, ruling).ok) return null
  for (const { seat, reply } of then) if (!run.answer({ seat, by: 'bot', reply }).ok) return null
  const asked = run.waiting.map(withoutDecided)
  return {
    table: JSON.stringify(run.state),
    title: run.waiting[0]?.title.key,
    asked: JSON.stringify(asked, null, 1)
  }
}

/** Whom something happens to was decided before, and how many cards lie there: what can be done about it is not. */
function withoutDecided(prompt: Prompt): object {
  if (prompt.rule === 'OW-INT-01') return { ...prompt, title: prompt.title.key, data: null }
  if (prompt.title.key === 'ask.faces.enemy') return { ...prompt, piles: null }
  return prompt
}
/** How far back it is said earlier. */
const BACK = 4

function night(setup: Json, seed: string, answers: number): number {
  let compared = 0
  const run: Night = Run.start(game, setup, seed)
  const pick = picker(seed)
  const way: Step[] = []
  while (way.length < answers && run.waiting.length > 0) {
    if (pick(3) === 0) {
      const ruling = anything(game.book, run.state, pick)
      const now = told(run.at(run.revision), ruling, [])
      for (let back = 1; now && back <= Math.min(BACK, way.length); back++) {
        const then = way.slice(-back)
        const before = told(run.at(then[0]!.at), ruling, then)
        if (before?.table !== now.table || before.title !== now.title || now.title !== run.waiting[0]?.title.key)
          continue
        compared++
        if (before.asked === now.asked) continue
        const where = `${JSON.stringify(ruling)}, "${seed}" after ${way.length}, ${back} earlier`
        expect(now.asked, where).toBe(before.asked)
      }
    }
    const [prompt] = run.waiting
    const reply = randomBot({ prompt: prompt!, state: run.state, book: game.book, pick })
    way.push({ at: run.revision, seat: prompt!.seat, reply })
    const given = run.answer({ seat: prompt!.seat, by: 'bot', reply })
    if (!given.ok) throw new Error(given.fault?.message ?? given.why.key)
  }
  return compared
}

const SETTINGS = [
  ['four full characters', company()],
  ['companions and allies', company({ allies: [{ ally: 'spearman', count: 4 }] }, { strider: { mode: 'companion' } })],
  ['dice and cards of their own', company({ dials: { might: 'table', cards: 'table', stage: 'table', dice: 'ask' } })]
] as const

describe('after a correction the question is what it would be if it had lain so before', () => {
  it.each(SETTINGS)('OW-GEN-04, OW-GEN-13 %s', { timeout: 120_000 }, (name, setup) => {
    let compared = 0
    for (let n = 0; n < Number(process.env['NIGHTS'] ?? 24); n++)
      compared += night(setup as unknown as Json, `${name} ${n}`, 250)
    expect(compared).toBeGreaterThan(300)
  })
})

describe('a correction of the very figure that is asked', () => {
  const at = (run: Night, label: string): number => hexOf(boardOf(game.book, run.state), label) ?? -1
  const said = (run: Night, ruling: Json): void => expect(correct(run, ruling)).toMatchObject({ ok: true })
  const choose = (run: Night, ...chosen: string[]): void => {
    const given = run.answer({ seat: run.waiting[0]!.seat, by: 'person', reply: { form: 'choose', chosen } })
    expect(given).toMatchObject({ ok: true })
  }
  const optionsOf = ({ waiting: [prompt] }: Night) => (prompt && 'options' in prompt ? prompt.options : [])
  const asked = ({ waiting: [prompt] }: Night) => prompt?.title

  /** At the first question of this name. */
  function until(key: string, setup: Json = company() as unknown as Json): Night {
    const run: Night = Run.start(game, setup, 'the very figure')
    const pick = picker('the very figure')
    for (let n = 0; n < 500; n++) {
      const [prompt] = run.waiting
      if (prompt?.title.key === key) return run
      const reply = randomBot({ prompt: prompt!, state: run.state, book: game.book, pick })
      run.answer({ seat: prompt!.seat, by: 'bot', reply })
    }
    throw new Error(`nobody asks ${key}`)
  }

  it('OW-ENC-12 moved while its facing is asked, it is asked for where it stands now', () => {
    const run = until('ask.facing')
    const figure = run.state.seats['seat-1'].figure
    said(run, { ruling: 'place', figure, hex: at(run, 'F6') })
    expect(asked(run)).toMatchObject({ key: 'ask.facing', args: { hex: 'F6' } })
    expect(optionsOf(run).find(({ id }) => id === 'face:N')?.at?.hex).toBe(at(run, 'F5'))
    choose(run, 'face:S')
    expect(run.state.figures[figure]).toMatchObject({ at: at(run, 'F6'), facing: 'S' })
  })

  it('OW-ENC-12 taken off the board, nothing more is asked of it; put on it, not where it begins', () => {
    const off = until('ask.facing')
    const { figure, name } = off.state.seats['seat-1']
    said(off, { ruling: 'place', figure, hex: null })
    expect(asked(off)).toMatchObject({
      key: 'ask.start',
      args: { name: { args: { name: off.state.seats['seat-2'].name } } }
    })
    const on = until('ask.start')
    said(on, { ruling: 'place', figure, hex: at(on, 'F6') })
    expect(asked(on)).toMatchObject({ key: 'ask.facing', args: { name: { args: { name } }, hex: 'F6' } })
  })

  it('OW-EATK-02, OW-EATK-03 an icon laid open once the cards lie there takes none of them away', () => {
    const setup = company({ dials: { might: 'table', cards: 'app', stage: 'app', dice: 'never' } })
    const broken = ['front', 'rear', 'left', 'right'].map((location) => ({
      ruling: 'dice',
      figure: 'husk',
      location,
      dice: []
    }))
    const cardsLaid = ({ waiting: [prompt] }: Night): number =>
      (prompt as FacesPrompt).piles.reduce((sum, { count }) => sum + count, 0)
    const fewer = Array.from({ length: 16 }, (_, n) => {
      const late: Night = Run.start(game, setup as unknown as Json, `laid open ${n}`)
      const pick = picker(`laid open ${n}`)
      const way: Step[] = []
      while (asked(late)?.key !== 'ask.faces.enemy') {
        const [prompt] = late.waiting
        const reply = randomBot({ prompt: prompt!, state: late.state, book: game.book, pick })
        way.push({ at: late.revision, seat: prompt!.seat, reply })
        late.answer({ seat: prompt!.seat, by: 'bot', reply })
      }
      const laid = late.waiting
      const early = late.at(way.at(-2)!.at)
      for (const ruling of broken) said(late, ruling)
      expect(late.waiting).toEqual(laid)
      for (const ruling of broken) said(early, ruling)
      const isSame = way.slice(-2).every(({ seat, reply }) => early.answer({ seat, by: 'bot', reply }).ok)
      return isSame && asked(early)?.key === 'ask.faces.enemy' ? cardsLaid(late) - cardsLaid(early) : 0
    })
    expect(Math.max(...fewer)).toBe(1)
  })

  it('OW-KO-07 a hex that is taken while the ally’s facing is asked is chosen anew', () => {
    const run = until('ask.turn', company({ allies: [{ ally: 'spearman', count: 4 }] }) as unknown as Json)
    said(run, { ruling: 'remove', figure: run.state.seats['seat-2'].figure })
    said(run, { ruling: 'turn-of', seat: 'seat-2' })
    while (asked(run)?.key === 'ask.ally') choose(run, optionsOf(run)[0]!.id)
    expect(asked(run)?.key).toBe('ask.allyHex')
    const { id, at: where } = optionsOf(run)[0]!
    choose(run, id)
    expect(asked(run)?.key).toBe('ask.facing')
    said(run, { ruling: 'place', figure: run.state.seats['seat-1'].figure, hex: where!.hex! })
    expect(asked(run)?.key).toBe('ask.allyHex')
    expect(optionsOf(run).map((one) => one.id)).not.toContain(id)
  })

  it('OW-KO-08 stood up again while its ally has the turn, the turn is its own', () => {
    const run = until('ask.turn', company({ allies: [{ ally: 'spearman', count: 4 }] }) as unknown as Json)
    const { figure, name } = run.state.seats['seat-2']
    said(run, { ruling: 'remove', figure })
    said(run, { ruling: 'turn-of', seat: 'seat-2' })
    while (asked(run)?.key !== 'ask.turn') choose(run, optionsOf(run)[0]!.id)
    const free = optionsOf(run).find(({ id }) => id.startsWith('hex:'))!.at!.hex!
    said(run, { ruling: 'revive', figure, hex: free, hp: 4 })
    expect(asked(run)).toMatchObject({ key: 'ask.turn', args: { name: { args: { name } } } })
    const move = optionsOf(run).find(({ id, refused }) => id.startsWith('hex:') && !refused)!
    choose(run, move.id)
    expect(run.state.figures[figure]!.at).toBe(move.at!.hex)
    expect(asked(run)).toMatchObject({ key: 'ask.turn', args: { name: { args: { name } } } })
  })
})
