import { describe, expect, it } from 'vitest'
import { answer, ask, complaint } from './asking'

const payable = (fields: object) => answer({ op: 'payable', luck: null, ...fields })
const odds = (fields: object) => answer({ op: 'odds', luck: null, costs: ['aa'], ...fields })
const plan = (fields: object) => answer({ op: 'plan', luck: null, rerolls: [], ...fields })

describe('ask --game rolling-fates', () => {
  it('answers in order, each with its id', async () => {
    const query = { op: 'payable', luck: null, dice: [], costs: ['0'] }
    const ids = (await ask({ ...query, id: 'x' }, query, { ...query, id: 3 })).map(({ id }) => id)
    expect(ids).toEqual(['x', undefined, 3])
  })
  it.each([
    ['an unknown op', { op: 'payabel' }, 'did you mean "payable"'],
    ['no op', {}, 'op'],
    ['an unknown field', { op: 'payable', luck: null, dice: [], costs: ['0'], keep: [] }, 'keep'],
    ['a missing field', { op: 'payable', dice: [], costs: ['0'] }, 'luck']
  ])('calls %s no question', async (_name, query, words) => expect(await complaint(query)).toContain(words))
})

describe('payable', () => {
  it('RF-CST-10 tells every way to pay, sorted', async () =>
    expect(await payable({ dice: [5, 2, 3, 2], costs: ['**', 'a a', '0'] })).toEqual({
      ways: [
        [
          [2, 2],
          [2, 3],
          [2, 5],
          [3, 5]
        ],
        [[2, 2]],
        [[]]
      ],
      together: true
    }))
  it('RF-CST-01 [[]] is the Luck die alone', async () =>
    expect(await payable({ luck: 4, dice: [4], costs: ['L4', 'L5'] })).toEqual({ ways: [[[]], []], together: false }))
  it('RF-CHP-10 together needs one die for each, and one Luck die', async () => {
    expect(await payable({ luck: 4, dice: [5], costs: ['L4', 'L4 5'] })).toMatchObject({ together: false })
    expect(await payable({ luck: 4, dice: [5, 6], costs: ['L4 5', '*'] })).toMatchObject({ together: true })
    expect(await payable({ dice: [5], costs: ['5', '*'] })).toMatchObject({ together: false })
  })
  it('RF-CST-09 groupsMayEqual, or eq, keeps the groups of one cost apart', async () => {
    const query = { dice: [3, 3, 3, 3], costs: ['aabb'] }
    expect(await payable(query)).toMatchObject({ ways: [[[3, 3, 3, 3]]] })
    expect(await payable({ ...query, groupsMayEqual: false })).toMatchObject({ ways: [[]] })
    expect(await payable({ ...query, eq: false })).toMatchObject({ ways: [[]] })
    expect(await payable({ dice: [3, 3, 3, 3], costs: ['aa', 'aa'], groupsMayEqual: false })).toMatchObject({
      together: true
    })
  })
  it('RF-CST-08 eight dice are paid in every way', async () => {
    const { ways } = await payable({ dice: [1, 1, 2, 2, 3, 3, 4, 4], costs: ['aabbccdd', 'aabb1*'] })
    expect(ways).toMatchObject([[[1, 1, 2, 2, 3, 3, 4, 4]], expect.arrayContaining([[1, 1, 2, 2, 3, 3]])])
  })
  it.each([
    ['a letter that stands alone', { costs: ['aab'] }, 'costs[0]: “aab” is no cost: the group “b”'],
    ['a sign that is none', { costs: ['0', '2x'] }, 'costs[1]: “2x” is no cost: “x” is no sign'],
    ['an empty cost', { costs: [''] }, 'costs[0]'],
    ['a Luck value of 7', { costs: ['L7'] }, '“L7”'],
    ['nine signs', { costs: ['*********'] }, 'more than 8'],
    ['no cost', { costs: [] }, 'costs'],
    ['21 costs', { costs: Array(21).fill('0') }, 'costs'],
    ['a die of 7', { dice: [7] }, 'dice[0]'],
    ['half a die', { dice: [1.5] }, 'dice[0]'],
    ['nine dice', { dice: Array(9).fill(1) }, 'dice'],
    ['a rolling Luck die', { luck: 'roll' }, 'luck'],
    ['text for a number', { dice: ['2'] }, 'dice[0]'],
    ['both names of a field', { eq: true, groupsMayEqual: true }, 'eq']
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(await complaint({ op: 'payable', luck: null, dice: [], costs: ['0'], ...wrong })).toContain(words)
  )
})

describe('odds', () => {
  it('RF-FAT-06 of a bar without a reroll is what it pays', async () =>
    expect(await odds({ dice: [2, 2], rerolls: [], costs: ['aa', '66'] })).toEqual({
      each: [
        { p: 1, keep: null },
        { p: 0, keep: null }
      ],
      any: { p: 1, keep: null },
      all: { p: 0, keep: null }
    }))
  it('RF-FAT-05 tells the best keep', async () =>
    expect(await odds({ dice: [6, 1], rerolls: [2], costs: ['66'] })).toMatchObject({
      each: [{ p: expect.closeTo(1 / 6, 12), keep: [6] }]
    }))
  it('RF-FAT-11 a reroll takes at most its dice', async () => {
    expect(await odds({ dice: [1, 2], rerolls: [0], costs: ['aa'] })).toMatchObject({ each: [{ p: 0, keep: [1, 2] }] })
    expect(await odds({ dice: [1, 2], rerolls: [1], costs: ['66'] })).toMatchObject({ each: [{ p: 0, keep: [1, 2] }] })
    expect(await odds({ dice: [1, 2], rerolls: [1, 1], costs: ['66'] })).toMatchObject({
      each: [{ p: expect.closeTo(1 / 36, 12), keep: [2] }]
    })
  })
  it('RF-FAT-03 of dice not yet rolled, with the Luck die', async () =>
    expect(await odds({ fresh: 1, luck: 'roll', rerolls: [], costs: ['6', 'L2', 'L2 6'] })).toEqual({
      each: [
        { p: expect.closeTo(1 / 6, 12), keep: null },
        { p: expect.closeTo(1 / 6, 12), keep: null },
        { p: expect.closeTo(1 / 36, 12), keep: null }
      ],
      any: { p: expect.closeTo(11 / 36, 12), keep: null },
      all: { p: 0, keep: null }
    }))
  it('RF-FAT-05 the chance of a keep, and its refusals', async () => {
    const query = { dice: [1, 4, 4], rerolls: [2], costs: ['aaa'] }
    expect(await odds({ ...query, keep: [4, 4] })).toMatchObject({ each: [{ p: expect.closeTo(1 / 6, 12), keep: [4, 4] }] }) // prettier-ignore
    expect(await odds({ ...query, keep: [4, 1] })).toMatchObject({ each: [{ p: 0, keep: [1, 4] }] })
    expect(await odds({ ...query, keep: [5] })).toEqual({ refused: 'keep' })
    expect(await odds({ ...query, keep: [1, 1] })).toEqual({ refused: 'keep' })
    expect(await odds({ ...query, keep: [] })).toEqual({ refused: 'keep' })
    expect(await odds({ ...query, rerolls: [8], keep: [] })).toMatchObject({ each: [{ keep: [] }] })
  })
  it('RF-FAT-11 seven dice', async () =>
    expect(await odds({ dice: [1, 1, 1, 1, 1, 1, 2], rerolls: [8, 8, 8], costs: ['aaaaaaa'] })).toMatchObject({
      each: [{ p: expect.closeTo(1 - (5 / 6) ** 3, 12), keep: [1, 1, 1, 1, 1, 1] }]
    }))
  it.each([
    ['neither dice nor fresh', {}, 'dice'],
    ['both', { dice: [1], fresh: 1 }, 'dice'],
    ['eight dice', { dice: Array(8).fill(1) }, 'dice'],
    ['eight fresh dice', { fresh: 8 }, 'fresh'],
    ['a Luck die that rolls beside dice that lie', { dice: [1], luck: 'roll' }, 'luck'],
    ['four rerolls', { dice: [1], rerolls: [1, 1, 1, 1] }, 'rerolls'],
    ['a reroll of nine', { dice: [1], rerolls: [9] }, 'rerolls[0]'],
    ['a keep of fresh dice', { fresh: 2, keep: [1] }, 'keep'],
    ['a keep without a reroll', { dice: [1], rerolls: [], keep: [1] }, 'keep']
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(await complaint({ op: 'odds', luck: null, rerolls: [1], costs: ['1'], ...wrong })).toContain(words)
  )
})

describe('plan', () => {
  it('RF-CHP-05 as often as it can be paid, RF-D-02 once without dice', async () => {
    const dice = [1, 1, 1]
    expect(await plan({ dice, abilities: [{ cost: '1', worth: 2 }] })).toEqual({ worth: 6, keep: null })
    expect(await plan({ dice, abilities: [{ cost: '1', worth: 2, times: 2 }] })).toEqual({ worth: 4, keep: null })
    expect(await plan({ dice, abilities: [{ cost: '0', worth: 2 }] })).toEqual({ worth: 2, keep: null })
    expect(await plan({ dice, abilities: [{ cost: '0', worth: 2, times: 9 }] })).toEqual({ worth: 18, keep: null })
  })
  it('RF-FAT-05 keeps what is worth most', async () =>
    expect(
      await plan({ dice: [1, 6], rerolls: [2], abilities: [{ cost: '66', worth: 600 }, { cost: '1', worth: 30 }] }) // prettier-ignore
    ).toEqual({ worth: expect.closeTo(100 + 30 / 6, 10), keep: [6] }))
  it('RF-FAT-03 tells the mean before the first roll', async () =>
    expect(await plan({ fresh: 1, luck: 'roll', abilities: [{ cost: 'L2', worth: 6 }, { cost: '6', worth: 12 }] })).toEqual({ worth: expect.closeTo(3, 10), keep: null })) // prettier-ignore
  it('RF-FAT-05 refuses a keep that is not there', async () =>
    expect(await plan({ dice: [1], rerolls: [1], keep: [2], abilities: [{ cost: '1', worth: 1 }] })).toEqual({
      refused: 'keep'
    }))
  it.each([
    ['a worth of 1000', { abilities: [{ cost: '1', worth: 1000 }] }, 'worth'],
    ['ten times', { abilities: [{ cost: '1', worth: 1, times: 10 }] }, 'times'],
    ['no times', { abilities: [{ cost: '1', worth: 1, times: 0 }] }, 'times'],
    ['a cost that is none', { abilities: [{ cost: 'a', worth: 1 }] }, 'abilities[0].cost'],
    ['costs', { abilities: [], costs: ['1'] }, 'costs']
  ])('calls %s no question', async (_name, wrong, words) =>
    expect(await complaint({ op: 'plan', luck: null, rerolls: [], dice: [1], ...wrong })).toContain(words)
  )
})
