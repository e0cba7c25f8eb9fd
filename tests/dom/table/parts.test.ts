import { describe, expect, it } from 'vitest'
import { hexes, parts, turn, white } from '../../../renderer/gallery/demoPrompts'
import { knownCommands } from '../../../renderer/shell/keys'
import { grown, patched } from '../../../renderer/table/patch'
import { enterOption, isOption, livesAt, optionChords, optionsOf, type Prompt } from '../../../renderer/table/prompts'
import { reportText } from '../../../renderer/table/report/reportText'
import type { SaidLine } from '../../../renderer/table/report/telling'
import { tickAt, timelineOf } from '../../../renderer/table/history/timeline'

describe('a patch', () => {
  const old = { a: { x: 1, y: 2 }, list: [{ n: 1 }, { n: 2 }, { n: 3 }], same: { deep: true } }

  it('changes inside, drops, and replaces', () => {
    const fresh = patched(old, {
      in: { a: { in: { x: { is: 9 } }, out: ['y'] }, list: { in: { 1: { in: { n: { is: 7 } } } }, size: 2 } }
    })
    expect(fresh).toEqual({ a: { x: 9 }, list: [{ n: 1 }, { n: 7 }], same: { deep: true } })
    expect((fresh as typeof old).same).toBe(old.same)
    expect(old.a).toEqual({ x: 1, y: 2 })
  })

  it('lets a list grow, and makes what was not there', () => {
    expect(patched([1], { in: { 1: { is: 2 }, 2: { is: 3 } }, size: 3 })).toEqual([1, 2, 3])
    expect(patched(undefined, { in: { a: { is: 1 } } })).toEqual({ a: 1 })
    expect(patched(old, { is: null })).toBeNull()
  })

  it('of a log that grew keeps what there was', () => {
    const log = [1, 2, 3]
    expect(grown(log, { keep: 3, add: [] })).toBe(log)
    expect(grown(log, { keep: 2, add: [9] })).toEqual([1, 2, 9])
  })
})

describe('options', () => {
  it('of one question: Enter takes the way on, or the only one', () => {
    expect(enterOption(turn)?.id).toBe('end')
    expect(enterOption(hexes)?.id).toBe('stop')
    expect(enterOption(parts)).toBeUndefined()
    expect(enterOption(white)).toBeUndefined()
    const trade = { ...turn, options: ['give', 'go-on'].map((id) => ({ id, label: { key: id } })) } as Prompt
    expect(enterOption(trade)?.id).toBe('go-on')
    const only = {
      ...turn,
      options: optionsOf(turn).filter(({ id }) => id === 'move3' || id === 'shieldBash')
    } as Prompt
    expect(enterOption(only)?.id).toBe('move3')
  })

  it('have keys that no command has', () => {
    const chords = optionChords(30)
    expect(chords.slice(0, 10)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'])
    expect(new Set(chords).size).toBe(chords.length)
    expect(chords.filter((chord) => knownCommands.value.some((command) => command.chord === chord))).toEqual([])
  })

  it('live where they say', () => {
    const heart = optionsOf(parts).find(({ id }) => id === 'heart')!
    expect(livesAt(heart, { part: 'heart', figure: 'hollow-stag' })).toBe(true)
    expect(livesAt(heart, { figure: 'hollow-stag' })).toBe(true)
    expect(livesAt(heart, { part: 'heart', figure: 'other' })).toBe(false)
    expect(livesAt(heart, {})).toBe(false)
    expect(isOption(parts, 'flank')).toBe(false)
  })
})

describe('the timeline', () => {
  const line = (after: number, key: string, weight: SaidLine['weight'] = 'deed'): SaidLine => ({
    id: after,
    after,
    words: { key },
    clauses: [],
    reasons: [],
    waits: false,
    weight,
    happenings: []
  })
  const decision = (entry: number, after: number, by: 'person' | 'engine' = 'person') => ({
    entry,
    after,
    at: 0,
    seat: 'seat-1',
    by,
    rule: 'OW-TURN-04'
  })
  const began = (after: number, key: string) => ({
    ...line(after, key, 'turn'),
    happenings: [{ after, happening: { kind: 'turnBegan', boundary: { key } } }]
  })
  const groups = timelineOf(
    [decision(11, 0), decision(12, 1, 'engine'), decision(13, 2), decision(14, 3)],
    [began(2, 'turn.warden')],
    [line(1, 'chose'), line(3, 'turn.warden', 'turn'), line(3, 'moved')]
  )

  it('groups what people decided by the turn it was decided in', () => {
    expect(groups.map((group) => [group.title?.key, group.ticks.map((tick) => tick.entry)])).toEqual([
      [undefined, [11]],
      ['turn.warden', [13, 14]]
    ])
  })

  it('says of a decision what it led to first', () => {
    expect(groups.flatMap((group) => group.ticks.map((tick) => tick.words?.key))).toEqual(['chose', 'moved', undefined])
  })

  it('knows which decision a look is at', () => {
    expect(tickAt(groups, 3)?.entry).toBe(13)
    expect(tickAt(groups, 0)).toBeUndefined()
  })

  it('and the report can be pasted into a letter', () => {
    const moved = { ...line(2, 'x.moved'), reasons: [{ key: 'x.closest' }], clauses: ['OW-EMOVE-02', 'OW-GEN-02'] }
    const lines = [line(1, 'x.wardenActs', 'turn'), moved]
    expect(reportText(lines, 'plain')).toBe('Warden acts\n  Moved')
    expect(reportText(lines, 'reasons')).toBe('Warden acts\n  Moved\n    – Closest\n    – Rules OW-EMOVE-02, OW-GEN-02')
  })
})
