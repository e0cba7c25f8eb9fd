import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { hex } from '../../../../../../engine/hex'
import { preview, type StageOutlook } from '../../../../../../engine/games/oathsworn/encounter/forecast/preview'
import type { Encounter } from '../../../../../../engine/games/oathsworn/encounter/state/state'
import { stageCards } from '../../../../../fixtures/oathsworn/encounter'
import { rulesWith } from '../fixtures/printed'
import { A, B, C, M1, T, tableau, whereIs, type Drawing, type Setting } from '../fixtures/tableau'

const card = (effects: Json): Setting => ({
  files: {
    'stage-cards/all.json': stageCards.map((one) =>
      (one as { id: string }).id === 'lunge' ? { ...(one as object), effects } : one
    ) as Json
  }
})
const open = (setting: Setting = {}): Setting => ({
  deck: ['lunge', 'stamp', 'gore'],
  ...setting,
  change: (s) => ({ ...s, stage: { ...s.stage, shown: s.stage.deck[0] ?? null } })
})
const NORTH: Json = { to: 'way', way: { way: 'compass', direction: 'N' } }
const kinds = ({ steps }: StageOutlook): string[] => steps.map(({ happening }) => happening.kind)
const drawing: Drawing = { [T]: [[0, 3], 'S'], [A]: [0, -2], [C]: [5, -7] }

describe('the outlook: what the card that lies face up will do', () => {
  it('OW-STAGE-01 moves, turns and attacks as the table stands now, told in words, with nothing done', () => {
    const table = tableau(drawing, open())
    const outlook = preview(table.book, table.state)
    expect(kinds(outlook)).toEqual(['stageBegan', 'targetChosen', 'figureMoved', 'figureTurned', 'enemyAttacked'])
    expect(outlook.lines.map(({ key }) => key)).toEqual(['report.then', 'report.enemyAttacked'])
    expect(whereIs({ ...table, state: outlook.state }, T)).toEqual([0, 0])
    expect(whereIs(table, T)).toEqual([0, 3])
    expect(outlook.open).toBeNull()
  })

  it('OW-GEN-11 looks at nothing hidden: other MIGHT on top, another card below, another seed, and it is the same', () => {
    const one = tableau(drawing, open({ top: { red: ['4*', '3'] }, seed: 'one' }))
    const two = tableau(drawing, open({ top: { red: ['0', '0'] }, seed: 'two', deck: ['lunge', 'gore', 'sniff'] }))
    expect(preview(one.book, one.state).steps).toEqual(preview(two.book, two.state).steps)
    for (const { happening } of preview(one.book, one.state).steps)
      expect(happening.kind).not.toMatch(/^might|^hp|^die/)
  })

  it('OW-EATK-13 shows the knockback that comes whatever is drawn', () => {
    const files = card([
      { do: 'move', hexes: 6 },
      { do: 'attack', shape: { kind: 'melee' }, riders: [{ do: 'knockback', hexes: 2 }] }
    ])
    const table = tableau(drawing, open(files))
    expect(whereIs({ ...table, state: preview(table.book, table.state).state }, A)).toEqual([0, -4])
  })

  it('ends at a die, a pick, a choice of the players, or a card nobody has seen', () => {
    const look = (effects: Json, setting: Setting = {}): StageOutlook => {
      const table = tableau(drawing, open({ ...card(effects), ...setting }))
      return preview(table.book, table.state)
    }
    expect(look([{ do: 'move', hexes: 2, heading: { to: 'way', way: { way: 'random' } } }]).open).toBe('chance')
    expect(look([{ do: 'apply', to: { pick: 'random', from: {} }, riders: [{ do: 'lose-hp', hp: 1 }] }]).open).toBe(
      'chance'
    )
    expect(
      look([
        {
          do: 'choose',
          options: [
            { id: 'a', then: [] },
            { id: 'b', then: [] }
          ]
        }
      ]).open
    ).toBe('choice')
    expect(look([{ do: 'stage-deck', action: 'draw' }]).open).toBe('chance')
    const burnt = look([{ do: 'move', hexes: 6 }], { fire: [[0, 1]], dice: { rear: [1] } })
    expect(burnt.open).toBe('chance')
    expect(kinds(burnt)).toContain('dieRemoved')
  })

  it('OW-STATUS-04, OW-CONSUME-05 sees past the end of the turns: what is over by then, and what happens before the card', () => {
    const inTurns = (setting: Setting, change: (s: Encounter) => Encounter): StageOutlook => {
      const table = tableau(drawing, open({ phase: 'oathsworn', ...setting }))
      return preview(table.book, change(table.state))
    }
    const crippled = (s: Encounter): Encounter => {
      const boss = s.figures[T]!
      const statuses = { ...boss.statuses, crippled: { until: 1 } }
      return { ...s, figures: { ...s.figures, [T]: { ...boss, statuses } } }
    }
    expect(kinds(inTurns({}, crippled))).toContain('figureMoved')
    const lamed = inTurns({ round: 0 }, crippled)
    expect(kinds(lamed)).not.toContain('figureMoved')
    const bar = { id: 1, rule: 'modify', on: A, owner: A, until: 'turn', round: 1, with: { change: 'untargetable' } }
    const hidden = inTurns({}, (s) => ({ ...s, lasting: [bar as never] }))
    expect(hidden.steps[1]?.happening).toMatchObject({ kind: 'targetChosen', target: A })
    const early: Json = {
      rule: 'when',
      when: { on: 'moment', moment: 'start-of-encounter-phase' },
      then: [{ do: 'move', who: { pick: 'all', from: { kinds: ['boss'] } }, hexes: 1, heading: NORTH }]
    }
    const moved = inTurns({ files: rulesWith({ rules: [early] }) }, (s) => s)
    // Only what the card does is told; where it begins is where it will stand by then.
    expect(kinds(moved)).toEqual(['stageBegan', 'targetChosen', 'figureMoved', 'enemyAttacked'])
    expect(moved.steps[2]?.happening).toMatchObject({ from: hex(0, 2) })
  })

  it('nothing is foreseen while no card lies face up', () => {
    const table = tableau(drawing, { deck: ['lunge'] })
    expect(preview(table.book, table.state)).toMatchObject({ steps: [], open: 'chance' })
  })

  it('foresees its own end when a fire would be the last of it, and minions a card activates', () => {
    const last = { front: [1], core: [], rear: [], left: [], right: [] }
    const table = tableau(drawing, open({ fire: [[0, 1]], dice: last }))
    expect(kinds(preview(table.book, table.state))).toContain('encounterEnded')
    const pack = tableau({ ...drawing, [M1]: [0, -5], [B]: [1, -3] }, open({ deck: ['sniff', 'lunge'] }))
    const steps = preview(pack.book, pack.state).steps.map(({ happening }) => happening)
    expect(steps.some((one) => one.kind === 'figureMoved' && one.figure === M1)).toBe(true)
    const untouched: Encounter = pack.state
    expect(untouched.figures[M1]!.at).not.toBeNull()
  })
})
