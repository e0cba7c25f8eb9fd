import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { Run } from '../../../../../engine/kernel/run'
import { speak } from '../../../../../engine/messages/format'
import { picker } from '../../../../../engine/simulation/bot'
import { randomBot } from '../../../../../engine/games/oathsworn/bots/random'
import { putBackSteps, thingsOnTable } from '../../../../../engine/games/oathsworn/encounter/report/onTable/putBack'
import type { EncounterView } from '../../../../../engine/games/oathsworn/encounter/view/types'
import { viewOf } from '../../../../../engine/games/oathsworn/encounter/view/view'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { company } from '../../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../../fixtures/oathsworn/pack'
import { sentences } from '../../../../fixtures/sentences'

const game = oathsworn(fixtureContent())

/** Every table of one night, as the window sees it. */
function nights(seed: string, dials: Json, answers = 250): readonly EncounterView[] {
  const run = Run.start(game, company({ dials }), seed)
  const pick = picker(seed)
  const seen = [viewOf(game.book, run.state)]
  for (let n = 0; run.waiting[0] && n < answers; n++) {
    const [prompt] = run.waiting
    const reply = randomBot({ prompt, state: run.state, book: game.book, pick })
    run.answer({ seat: prompt.seat, by: 'bot', reply })
    seen.push(viewOf(game.book, run.state))
  }
  return seen
}

const APP: Json = { might: 'app', cards: 'app', stage: 'app', dice: 'never' }
const TABLE: Json = { might: 'table', cards: 'app', stage: 'app', dice: 'never' }

const said = (from: EncounterView, to: EncounterView): string[] =>
  putBackSteps(from, to).map(({ words }) => speak(sentences, words))

/** A table with one thing of it otherwise. */
const moved = (view: EncounterView, at: number): EncounterView => ({
  ...view,
  figures: view.figures.map((figure, n) => (n === 0 ? { ...figure, at, hexes: [at] } : figure))
})

describe('what to put back on the physical table', () => {
  const night = nights('put back', APP)
  const last = night.at(-1)!
  const begun = night.find(({ figures }) => figures[0]?.at !== null)!

  it('OW-GEN-11 is nothing where the table lies as it should', () => {
    for (const view of night) expect(putBackSteps(view, view)).toEqual([])
  })

  it('OW-GEN-11 says where a figure that has moved stands again, and nothing else', () => {
    const [free = 0] = begun.board.hexes.filter((hex) => begun.figures.every(({ hexes }) => !hexes.includes(hex)))
    const [figure] = begun.figures
    const [line, ...rest] = said(moved(begun, free), begun)
    expect(rest).toEqual([])
    expect(line).toContain(`on ${begun.board.labels[begun.board.hexes.indexOf(figure!.at!)]}, facing`)
  })

  it('OW-GEN-11 takes away who was not there yet, and brings back who was', () => {
    const without: EncounterView = { ...begun, figures: begun.figures.slice(1) }
    expect(said(begun, without).some((line) => line.includes('off the board'))).toBe(true)
    expect(said(without, begun).some((line) => line.includes('facing'))).toBe(true)
  })

  it('OW-GEN-11 knows a die that lies in a broken location again', () => {
    const boss = last.figures.find(({ kind }) => kind === 'boss')!
    const broken: EncounterView = {
      ...last,
      figures: last.figures.map((one) =>
        one === boss ? { ...one, locations: one.locations.map((at) => ({ ...at, dice: [], broken: true })) } : one
      )
    }
    expect(said(last, broken).filter((line) => line.includes('no die, it is broken')).length).toBeGreaterThan(0)
  })

  it('OW-GEN-11 never speaks of what the app keeps: the dials say what lies on the table', () => {
    const ids = (view: EncounterView): string =>
      thingsOnTable(view)
        .map(({ id }) => id)
        .join('\n')
    expect(ids(last)).not.toMatch(/animus|cards |discard|stage/)
    const dials = (more: Partial<EncounterView['dials']>): EncounterView => ({
      ...last,
      dials: { ...last.dials, ...more }
    })
    expect(ids(dials({ cards: 'table' }))).toMatch(/animus[^]*cards /)
    expect(ids(dials({ might: 'table' }))).not.toMatch(/animus|stage/)
    expect(ids(dials({ stage: 'table' }))).toMatch(/stage left/)
  })

  it('OW-GEN-11 brings every table back to every earlier one of the same night', () => {
    const all: EncounterView[] = night.map((view) => ({
      ...view,
      dials: { ...view.dials, cards: 'table', might: 'table', stage: 'table' }
    }))
    const lies = (view: EncounterView): Map<string, string> =>
      new Map(thingsOnTable(view, 'card').map(({ id, words }) => [id, speak(sentences, words)]))
    for (let n = 20; n < all.length; n += 20) {
      const [from, to] = [all[n]!, all[n - 20]!]
      const table = lies(from)
      const wanted = lies(to)
      for (const { id, words } of putBackSteps(from, to))
        if (wanted.has(id)) table.set(id, speak(sentences, words))
        else table.delete(id)
      for (const [id, line] of wanted) expect(table.get(id)).toBe(line)
    }
  })

  it('OW-MIGHT-04 says which cards the table drew go back into their deck', () => {
    const drawn = nights('drawn', TABLE).find(({ might }) =>
      Object.values(might.piles.oathsworn).some(({ discard }) => Object.keys(discard).length > 0)
    )
    if (!drawn) throw new Error('nobody drew a card')
    const lines = said(drawn, nights('drawn', TABLE, 1)[0]!)
    expect(lines.some((line) => line.startsWith('All discards back into our'))).toBe(true)
  })

  it('OW-GEN-11 speaks in whole sentences', () => {
    for (const view of night)
      for (const { words, away } of thingsOnTable({
        ...view,
        dials: { might: 'table', cards: 'table', stage: 'table', dice: 'ask' }
      }))
        for (const one of away ? [words, away] : [words])
          expect(speak(sentences, one)).not.toMatch(/lay\.|\{|undefined|⟨/)
  })
})
