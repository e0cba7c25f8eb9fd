import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Run } from '../../../../../engine/kernel/run'
import { bots } from '../../../../../engine/games/oathsworn/bots'
import { playOut } from '../../../../../engine/simulation/playOut'
import { campaign } from '../../../../../engine/games/oathsworn/campaign/game'
import { encounterSetupOf, resultOf } from '../../../../../engine/games/oathsworn/campaign/chapter/handover'
import { itemsWith, SEATS, seated, sheetOf } from '../../../../../engine/games/oathsworn/campaign/state'
import { readSetup } from '../../../../../engine/games/oathsworn/encounter/table/start'
import { encounterSetup, type EncounterSetup } from '../../../../../engine/games/oathsworn/encounter/state/setupSchema'
import { bookOf, oathsworn } from '../../../../../engine/games/oathsworn/game'
import { check } from '../../../../../engine/schema'
import { contentOf } from '../content/pack-folder'
import { legalReply, numbers } from '../../../kernel/fixtures/drive'
import { answer, asked, at, choose, command, founded, must, type CampaignRun } from './fixtures/play'

const content = contentOf('core', 'starter')
const game = campaign(content)
const battles = oathsworn(content)
const book = bookOf(content)

const setupOf = (run: CampaignRun, encounter = 'rootsow'): EncounterSetup => {
  const read = check(encounterSetup, encounterSetupOf(game.book, run.state, encounter))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

const inCamp = (more = {}): CampaignRun => {
  const run = founded(game, more)
  choose(run, 'bare')
  return run
}

describe('from the campaign to the encounter', () => {
  it('OW-SETUP-04, OW-SAVE-02, OW-ENC-01, OW-ENC-02 HP, tokens, sheets, items, injuries and boxes go along', () => {
    const run = inCamp({ difficulty: 'grim', hardcore: true, settings: { fireTiming: 'endOfRound', lootCommons: 3 } })
    const who = at(run).id
    must(run, { do: 'hp', character: who, by: -2 })
    must(run, { do: 'gain-token', character: who, token: 'redraw', count: 2 })
    must(run, { do: 'set-tokens', character: who, tokens: { defence: 1 }, permanent: true })
    must(run, { do: 'set-growth', character: who, maxAnimus: 10, regen: 7 })
    must(run, {
      do: 'set-injuries',
      character: who,
      cards: [[...content.injury.values()].find((one) => !one.curative)?.id ?? '']
    })
    must(run, { do: 'box', box: 'ambushed', on: true })
    must(run, { do: 'box', box: 'specialRulesRevealed', on: true })
    must(run, { do: 'set-trait', trait: 'comradery', marks: 2 })
    const setup = setupOf(run)
    expect(setup).toMatchObject({
      encounter: 'rootsow',
      difficulty: 'grim',
      hardcore: true,
      ambushed: true,
      revealed: true,
      replay: false,
      traits: { comradery: 2 },
      allies: [{ ally: 'man-at-arms', count: 4 }],
      settings: { fireTiming: 'endOfRound' }
    })
    expect(setup.seats[0]).toMatchObject({
      class: 'warden',
      name: 'Ysolde',
      hp: 3,
      tokens: { redraw: 2 },
      permanent: { defence: 1 },
      maxAnimus: 10,
      regen: 7
    })
    expect(setup.seats[0].injuries).toHaveLength(1)
  })

  it('OW-ITEM-02, OW-SAVE-01 what is equipped goes along card by card, what lies in the backpack does not', () => {
    const run = inCamp()
    must(run, { do: 'unequip', item: itemsWith(run.state, at(run).id)[0] ?? '' })
    expect(setupOf(run).seats[0].items).toEqual(['pig-iron-coat', 'buckler'])
    expect(setupOf(run).seats[2].items).toEqual(['bone-knife', 'bone-knife', 'tattered-rawhide-wrappings'])
  })

  it('OW-ENC-06, OW-ENC-07 in the first chapter the starting hand, with the set that was taken; later all that is unlocked', () => {
    const run = inCamp()
    const { fixed, choice } = content.class.get('witch')?.startCards ?? { fixed: [], choice: [] }
    expect(setupOf(run).seats[3].pool).toEqual([...fixed, ...(choice[1] ?? [])])
    must(run, { do: 'set-place', chapter: 2, part: 'start' })
    expect(setupOf(run, 'kilnhart').seats[3].pool.length).toBeGreaterThanOrEqual(fixed.length + choice.flat().length)
    expect(setupOf(run).seats[1]).toMatchObject({ mode: 'companion', pool: [] })
    expect(setupOf(run).seats[1].archetypes.length).toBeGreaterThan(0)
  })

  it('OW-ALLY-02, OW-TRAIT-03 allies that fight go along, and what arriving ones bring', () => {
    const run = inCamp()
    const idle = [...content.ally.values()].find(({ combat }) => !combat)?.id
    if (idle !== undefined) must(run, { do: 'ally', ally: idle, by: 1 })
    expect(setupOf(run).allies).toEqual([{ ally: 'man-at-arms', count: 4 }])
    must(run, { do: 'set-trait', trait: 'comradery', marks: 3 })
    const run3 = Run.start(battles, encounterSetupOf(game.book, run.state, 'rootsow'), 'x')
    expect(run3.state.is.arrivalTokens).toEqual({ count: 4, tokens: ['redraw', 'empowered'] })
  })

  it('OW-REPLAY-06 a further try says so', () => {
    const run = inCamp()
    choose(run, 'end')
    choose(run, 'encounter:rootsow')
    must(run, { do: 'battle', result: { outcome: 'defeat', fallen: [...SEATS] } })
    choose(run, 'replay')
    expect(setupOf(run)).toMatchObject({ replay: true, attempts: 2, revealed: true })
  })

  it('OW-SETUP-06, OW-SETUP-10 an encounter can begin with any company a campaign can come to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.boolean(), (seed, hardcore) => {
        const run = founded(game, { hardcore }, String(seed))
        const next = numbers(seed)
        for (let i = 0; i < 150 && run.state.part !== 'over'; i++) {
          const prompt = run.waiting[0]
          if (prompt) answer(run, legalReply(prompt, next))
          if (run.state.part !== 'camp' || seated(run.state).length < 4) continue
          for (const encounter of ['rootsow', 'kilnhart', 'turnkey']) {
            const read = readSetup(book, encounterSetupOf(game.book, run.state, encounter))
            expect(read.ok ? [] : [...read.why, ...read.problems]).toEqual([])
          }
        }
      }),
      { numRuns: 12 }
    )
  })
})

describe('from the encounter to the campaign', () => {
  it('OW-SAVE-03, OW-WIN-04, OW-WIN-05 a whole night: story, encounter played by a bot, epilogue, next chapter', () => {
    const run = inCamp()
    choose(run, 'end')
    choose(run, 'encounter:rootsow')
    const view = game.view(run.state, null) as unknown as { fight: { setup: never } }
    const played = playOut(battles, view.fight.setup, 'night', bots.careful)
    const result = resultOf(played.state)
    if (!result) throw new Error('the encounter is not over')
    const { fallen } = played.state.tally
    expect(result.tokens['seat-1']).toEqual(played.state.seats['seat-1'].tokens)
    must(run, { do: 'battle', result: JSON.parse(JSON.stringify(result)) as never })
    if (result.outcome === 'defeat') choose(run, 'move-on')
    expect(asked(run)).toBe('campaign.ask.epilogue')
    const next = numbers(3)
    while (asked(run) !== 'campaign.ask.begin') {
      const prompt = run.waiting[0]
      if (prompt) answer(run, legalReply(prompt, next))
    }
    expect([run.state.chapter, run.state.ticks, sheetOf(run.state, 1).result]).toEqual([
      2,
      fallen.length,
      result.outcome
    ])
    expect(seated(run.state).every(({ tokens }) => Object.keys(tokens).length === 0)).toBe(true)
  })

  it('OW-WIN-04, OW-TOKEN-01, OW-TOKEN-03 the tokens of the epilogue are those the encounter left', () => {
    const run = inCamp()
    const tokens = { redraw: 2, animus: 1 }
    for (const [token, count] of Object.entries(tokens))
      for (const seat of SEATS) must(run, { do: 'gain-token', character: at(run, seat).id, token, count })
    choose(run, 'end')
    choose(run, 'encounter:rootsow')
    const result = { outcome: 'victory', tokens: { 'seat-1': { redraw: 1, defence: 3 }, 'seat-2': {} } }
    must(run, { do: 'battle', result })
    expect(SEATS.map((seat) => at(run, seat).tokens)).toEqual([{ redraw: 1, defence: 3 }, {}, tokens, tokens])
  })

  it('has no result while it is not over', () => {
    const run = Run.start(battles, encounterSetupOf(game.book, inCamp().state, 'rootsow'), 'x')
    expect(resultOf(run.state)).toBeNull()
  })

  it('takes no result that cannot be', () => {
    const run = inCamp()
    const result = { outcome: 'victory', fallen: ['seat-1'] }
    expect(command(run, { do: 'battle', result })).toBe('campaign.refused.noFight')
    choose(run, 'end')
    choose(run, 'encounter:rootsow')
    expect(
      command(run, {
        do: 'battle',
        result: { ...result, killedAllies: Array.from({ length: 5 }, () => 'man-at-arms') }
      })
    ).toBe('campaign.refused.unknown')
    expect(command(run, { do: 'battle', result: { outcome: 'draw' } })).toBe('campaign.refused.shape')
    expect(command(run, { do: 'battle', result })).toBeNull()
  })

  it('OW-SAVE-04 the sheet keeps what the chapter was', () => {
    const run = inCamp()
    choose(run, 'end')
    choose(run, 'encounter:rootsow')
    must(run, { do: 'battle', result: { outcome: 'victory' } })
    expect(sheetOf(run.state)).toMatchObject({
      storyDone: true,
      result: 'victory',
      specialRulesRevealed: true,
      telling: 'bare'
    })
  })
})
