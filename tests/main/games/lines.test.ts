// What is shown at every told line is what the game says of the table as it stood after it, for every game and kind of run.
import { describe, expect, it } from 'vitest'
import { Run } from '../../../engine/kernel/run'
import { games } from '../../../main/games/hosting'
import { Host } from '../../../main/tables/host'
import type { TableStep } from '../../../preload/contract/shapes'
import { patched, shownLines } from '../../../renderer/table/patch'
import { kindOf, trialOf } from '../fixtures/hosted'
import { emptySave, open, value } from '../saves/kit'

const KINDS = [
  ['oathsworn', 'encounter', 'careful', 140],
  ['oathsworn', 'campaign', 'random', 60],
  ['rolling-fates', 'adventure', 'random', 60]
] as const

describe('what a window shows while it is told', () => {
  it.each(KINDS)(
    'is the table as it stood after that line: %s, %s',
    { timeout: 120_000 },
    (game, kind, name, count) => {
      const bag = open(emptySave())
      const host = new Host(bag, { games, seed: () => 'lines', onFault: (message) => expect.fail(message) })
      const { setup } = trialOf(games, game, 'lines', kind)
      const playable = value(kindOf(games, game, kind).link(null))
      const bot = playable.bot!(name, 'lines')!
      const table = value(host.start({ kind, game, setup, seed: 'lines' }))
      const same = Run.start(playable.game, setup, 'lines')
      let shown = table.snapshot().view
      let told = 0
      for (let n = 0; n < count && !table.isOver; n++) {
        const [prompt] = table.waiting
        const answer = { seat: prompt!.seat, by: 'bot' as const, reply: bot(prompt!, table.state) }
        const before = same.revision
        expect(same.answer(answer).ok).toBe(true)
        const sent = JSON.parse(JSON.stringify(value(table.answer(table.revision, answer)))) as TableStep
        const { steps } = same.stepsSince(before)
        let happened = 0
        for (const { line, view } of shownLines(shown, sent.log.add)) {
          happened += line.happenings.length
          expect(line.happenings.map(({ happening }) => happening.kind).at(-1)).toBe(
            steps[happened - 1]?.happening.kind
          )
          if (line.words === null) continue
          expect(view).toEqual(playable.game.view(steps[happened - 1]?.state, null))
          told++
        }
        expect(happened).toBe(steps.length)
        const last = shownLines(shown, sent.log.add).at(-1)?.view ?? shown
        shown = sent.patch ? patched(last, sent.patch) : last
        expect(shown).toEqual(playable.game.view(same.state, null))
      }
      expect(told).toBeGreaterThan(20)
      bag.close()
    }
  )
})
