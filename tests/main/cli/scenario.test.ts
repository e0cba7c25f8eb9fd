import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listen } from './listening'

const arrow = {
  title: 'an arrow flies',
  setup: { encounter: 'rootsow' },
  table: {
    turn: 'seat-2',
    figures: { ranger: { at: 'I6' }, rootsow: { at: 'I3', facing: 'S' } },
    seats: { 'seat-2': { available: 7 } }
  },
  answers: [{ asks: 'ask.turn', offers: ['hex:I7', 'end'] }, 'hex:I7'],
  expect: { figures: { ranger: { at: 'I7' } }, seats: { 'seat-2': { animus: { available: 6 } } } }
}

const told = async (value: unknown, ...typed: string[]) => listen(['scenario', ...typed], JSON.stringify(value))

describe('table scenario', () => {
  it('plays a table with the packs that are here, three ways, and says what is otherwise', async () => {
    const fine = await told(arrow)
    expect([fine.code, fine.out]).toEqual([0, 'ok  an arrow flies\n'])
    const wrong = await told([{ ...arrow, expect: { figures: { ranger: { at: 'I8' } } } }], '--json')
    expect(wrong.code).toBe(1)
    expect(JSON.parse(wrong.out)).toEqual({ title: 'an arrow flies', wrong: ['ranger stands I7, not I8'] })
  })

  it('plays the example of docs/games/oathsworn/scenarios.md', async () => {
    const guide = readFileSync(
      join(resolve(import.meta.dirname, '../../..'), 'docs/games/oathsworn/scenarios.md'),
      'utf8'
    )
    const [, example = ''] = /## scenario[^]*?```json\n([^]*?)```/.exec(guide) ?? []
    expect((await listen(['scenario'], example)).out).toMatch(/^ok {2}OW-MOVE-01/)
  })

  it('plays with records a scenario brings, new ones and others in place of those that are here', async () => {
    const guide = readFileSync(
      join(resolve(import.meta.dirname, '../../..'), 'docs/games/oathsworn/scenarios.md'),
      'utf8'
    )
    const [, example = ''] = /Records of its own[^]*?```json\n([^]*?)```/.exec(guide) ?? []
    expect((await listen(['scenario'], example)).out).toMatch(/^ok {2}OW-BRK-12/)
    const field = {
      id: 'standard',
      hexes: [
        [0, 0],
        [0, 1],
        [1, 0]
      ]
    }
    const small = await told({ ...arrow, files: { 'battlefields/small.json': field } })
    expect([small.code, small.notes.join()]).toEqual([2, expect.stringContaining('files: ')])
    const wrong = await told({ ...arrow, files: { 'items/all.json': [{ id: 'x' }], 'itms/all.json': [] } })
    expect([wrong.code, wrong.notes.join()]).toEqual([2, expect.stringContaining('an arrow flies: files: ')])
    expect((await told({ ...arrow, files: { 'pack.json': {} } })).notes.join()).toContain('no pack.json')
  })

  it('plays a company between evenings, as the guide shows it', async () => {
    const guide = readFileSync(
      join(resolve(import.meta.dirname, '../../..'), 'docs/games/oathsworn/scenarios.md'),
      'utf8'
    )
    const [, example = ''] = /### Between evenings[^]*?```json\n([^]*?)```/.exec(guide) ?? []
    expect((await listen(['scenario'], example)).out).toMatch(/^ok {2}OW-BAG-03/)
    const wrong = { ...JSON.parse(example), expect: { company: { chapter: 2 }, items: { backpack: ['buckler'] } } }
    expect(JSON.parse((await told(wrong, '--json')).out).wrong).toEqual([
      'chapter of the company is 1, not 2',
      'backpack holds , not buckler'
    ])
    expect((await told({ ...wrong, answers: [{ asks: 3 }] })).notes.join()).toContain('answers')
  })

  it('says where a scenario cannot be read, and what it must not hold', async () => {
    expect((await listen(['scenario'], '{"title": }')).notes.join()).toContain('line 1, column 11')
    expect((await told({ title: 'x', table: { figures: { a: { at: 'nowhere' } } } })).notes.join()).toContain('at')
    expect((await told({ ...arrow, setup: { encounter: 'rotsow' } })).notes.join()).toContain('did you mean "rootsow"')
  })

  it.each([
    [
      { ...arrow, table: { figures: { rangr: { at: 'I6' } } } },
      'an arrow flies: there is no enemy “rangr” — did you mean “ranger”?'
    ],
    [{ ...arrow, table: { ...arrow.table, obstacles: [{ obstacle: 'tre', at: 'D5' }] } }, 'did you mean “tree”?'],
    [{ ...arrow, setup: { encounter: 'rootsow', difficulty: 'grm' } }, 'No difficulty is called grm'],
    [{ title: 'a company', campaign: { difficulty: 'grm' } }, 'grm'],
    [{ ...arrow, tble: {} }, 'input, scenario 1: “tble” is not known here'],
    [[], 'input holds no scenario']
  ])('names what is not there: %#', async (given, said) => {
    const { code, out, notes } = await told(given)
    expect([code, out]).toEqual([2, ''])
    expect(notes.join()).toContain(said)
  })

  it('tells an answer the rules refuse as a mistake', async () => {
    const { code, out } = await told({ ...arrow, answers: [{ ruling: { do: 'fly' } }], expect: {} })
    expect(code).toBe(1)
    expect(out).toContain('was refused')
  })
})
