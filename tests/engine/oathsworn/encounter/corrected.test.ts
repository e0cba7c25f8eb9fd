import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../engine/kernel/ids'
import { resume } from '../../../../engine/kernel/resume'
import { Run } from '../../../../engine/kernel/run'
import { picker } from '../../../../engine/oathsworn/bots/playOut'
import { SEATS } from '../../../../engine/oathsworn/encounter/state/ids'
import { STAGE_PILES } from '../../../../engine/oathsworn/encounter/state/state'
import { boardOf } from '../../../../engine/oathsworn/encounter/world'
import { company } from '../../../fixtures/oathsworn/company'
import { putRight, step, watchedGame, type Night } from '../../../fixtures/oathsworn/nights'

const NIGHTS: { readonly [name: string]: Json } = {
  'four full characters': company(),
  'companions and allies': company(
    { traits: { comradery: 1 }, allies: [{ ally: 'spearman', count: 4 }] },
    { strider: { mode: 'companion', injuries: ['sprain'] }, hexer: { hp: 1 }, bulwark: { hp: 1 } }
  )
}
/** How often the table says otherwise in a night, how often that is looked at closely, and how long a night may take. */
const OFTEN = 40
const CLOSELY = 5
const ENOUGH = 4000

type Pick = (count: number) => number
const oneOf = <T>(pick: Pick, all: readonly T[]): T => all[pick(all.length)] as T

/** Anything about what lies on the table, whether it can be so or not. */
function anything({ state: s }: Night, pick: Pick): Json {
  const { book } = watchedGame
  const figures = Object.values(s.figures)
  const boss = figures.find(({ kind }) => kind === 'boss')!
  // With the monster gone nobody would ever win.
  const [seat, figure] = [
    oneOf(pick, SEATS),
    oneOf(
      pick,
      figures.filter((one) => one !== boss)
    )
  ]
  const card = oneOf(pick, [...book.all('stage-card')]).id
  const { draw, discard } = s.might.piles.enemy.white
  return oneOf<Json>(pick, [
    { ruling: 'caged', seat, card },
    { ruling: 'swallowed', seat, figure: boss.id, location: oneOf(pick, Object.keys(boss.slots)) },
    { ruling: 'free', seat },
    { ruling: 'hp', figure: figure.id, hp: pick(4) },
    { ruling: 'place', figure: figure.id, hex: null },
    { ruling: 'remove', figure: figure.id },
    { ruling: 'revive', figure: figure.id, hex: oneOf(pick, boardOf(book, s).hexes), hp: 2 },
    { ruling: 'stage-pile', card, pile: oneOf(pick, STAGE_PILES) },
    { ruling: 'discards', side: 'enemy', colour: 'white', faces: [...draw, ...discard].slice(0, pick(5)) },
    { ruling: 'killed', ally: 'spearman', count: pick(3) },
    { ruling: 'extra-turn', seat },
    { ruling: 'duty', seat, due: pick(2) === 0 },
    { ruling: 'again', seat }
  ])
}

describe('a table that says otherwise over and over', () => {
  for (const [name, setup] of Object.entries(NIGHTS))
    it(`OW-GEN-04, OW-GEN-12 ${name}: at any question whatever can be so is so, is saved and taken back, and the night goes on`, () => {
      let held = 0
      for (let n = 0; n < 3; n++) {
        const run = Run.start(watchedGame, setup, `${name} ${n}`)
        const pick = picker(`${name} ${n} put right`)
        let said = 0
        for (let k = 0; k < ENOUGH && run.waiting.length > 0; k++) {
          if (said < OFTEN && run.state.clock.phase !== 'setup' && pick(7) === 0) {
            const before = run.hash
            const given = putRight(run, anything(run, pick))
            expect(given).not.toHaveProperty('fault')
            if (given.ok && said++ % CLOSELY === 0) {
              held++
              expect(run.undone()?.hash).toBe(before)
              const loaded = resume(watchedGame, JSON.parse(JSON.stringify(run.save())) as never)
              expect(loaded.ok && loaded.run.hash).toBe(run.hash)
            }
          }
          step(run, pick)
        }
        expect(run.waiting).toEqual([])
      }
      expect(held).toBeGreaterThan(CLOSELY)
    })
})
