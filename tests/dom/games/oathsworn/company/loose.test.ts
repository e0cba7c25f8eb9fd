import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { games } from '../../../../../main/games/hosting'
import { draft } from '../../../../../main/saves/log/entry'
import type { OpenRun } from '../../../../../main/tables/open-run'
import { value } from '../../../../main/saves/kit'
import { putAway, show, startHome, type Home } from './atHome'
import { linkedOf, trialOf } from '../../../../main/fixtures/hosted'

let home: Home
let id: string

beforeEach(async () => {
  home = startHome()
  id = value(await home.house.companies.create('oathsworn', 'The Lanterns')).company
})
afterEach(async () => {
  putAway()
  await home.close()
})

/** An encounter that a bot has set up. */
function begun(seed: string): OpenRun {
  const { kind, setup } = trialOf(games, 'oathsworn', seed)
  const run = value(value(home.house.host()).start({ kind, game: 'oathsworn', setup, seed }))
  const bot = linkedOf(games, 'oathsworn').bot!('careful', seed)!
  while (phaseOf(run) === 'setup') said(run, bot(run.waiting[0]!, run.state))
  return run
}
const phaseOf = (run: OpenRun): string => (run.snapshot().view as { clock: { phase: string } }).clock.phase

type Reply = Parameters<OpenRun['answer']>[1]['reply']
const said = (run: OpenRun, reply: Reply): void =>
  void value(run.answer(run.revision, { seat: run.waiting[0]!.seat, by: 'person', reply }))

/** The table says that it is over, and what comes after where it is asked for that. */
function end(run: OpenRun, outcome: 'victory' | 'defeat', after?: string): void {
  said(run, { form: 'ruling', ruling: { ruling: 'over', outcome } })
  if (after) said(run, { form: 'choose', chosen: [after] })
}

/** What the list says of the encounter that was played last. */
const newest = async (): Promise<string> => (await show(id)).text('.run .small').split(/,\s+(?:just|\d|a )/)[0]!

describe('the encounters a company has played', () => {
  it('are listed with how they ended, or as open', async () => {
    const ends = []
    for (const [seed, outcome, after] of [
      ['one', 'victory', undefined],
      ['two', 'defeat', 'replay'],
      ['three', 'defeat', 'moveOn']
    ] as const) {
      end(begun(seed), outcome, after)
      ends.push(await newest())
    }
    begun('four')
    ends.push(await newest())
    expect(ends).toEqual(['won', 'lost', 'lost, and moved on', 'open'])
  })

  it('are open again when their end is taken back', async () => {
    const run = begun('one')
    end(run, 'victory')
    expect(await newest()).toBe('won')
    value(run.undo(run.revision, true))
    expect(await newest()).toBe('open')
  })

  it('say so after a restart, too', async () => {
    end(begun('one'), 'victory')
    await home.close()
    home = startHome(home.folder)
    expect(await newest()).toBe('won')
  })

  it('are over, and no more is said, in a book that does not say how', async () => {
    const run = begun('one')
    const answer = {
      seat: 'company',
      by: 'person',
      rule: 'OW-WIN-05',
      reply: { form: 'choose', chosen: ['moveOn'] }
    } as const
    value(home.house.open!.bag.append(() => [draft(run.id, 'ended', answer)]))
    expect(await newest()).toBe('over')
  })
})
