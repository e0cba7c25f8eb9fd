import { describe, expect, it } from 'vitest'
import { appChecks, sourceChecks } from '../../scripts/checks.mjs'
import { choose, inOrder, sideBySide, understand } from '../../scripts/conduct.mjs'
import { countsOf, resultOf, sumOf } from '../../scripts/report.mjs'
import { Trouble } from '../../scripts/say.mjs'

const all = [...sourceChecks, ...appChecks]
const ids = (words) => choose(all, understand(words, all)).map(({ id }) => id)
const passing = { id: 'good', name: 'good', run: async () => ({ passed: 3, failed: 0, said: '' }) }
const failing = { id: 'bad', name: 'bad', run: async () => ({ passed: 1, failed: 2, said: 'two are wrong' }) }
const nobody = () => {}

describe('npm test', () => {
  it('runs everything when nothing is said; the walk is part of it', () =>
    expect(ids([])).toEqual(all.map(({ id }) => id).filter((id) => id !== 'walk')))
  it('in a hurry takes a walk for the end-to-end tests, leaves the package out, and nothing else', () =>
    expect(ids(['--fast'])).toEqual(all.map(({ id }) => id).filter((id) => !['e2e', 'package'].includes(id))))
  it('runs one kind of check', () => expect(ids(['unit'])).toEqual(['unit']))
  it('builds what the check stands on', () => {
    expect(ids(['e2e'])).toEqual(['build', 'e2e'])
    expect(ids(['walk'])).toEqual(['build', 'walk'])
    expect(ids(['package'])).toEqual(['build', 'package', 'package'])
  })
  it('hands on what is for the tool', () =>
    expect(understand(['unit', 'tests/engine', '-t', 'LOS'], all).args).toEqual(['tests/engine', '-t', 'LOS']))
  it('refuses a check it does not know, and says which there are', () =>
    expect(() => understand(['units'], all)).toThrow(/no check called "units"[\s\S]*choose one of: types lint/))
})

describe('one check of several runs', () => {
  const run = (passed, failed = 0, flaky = 0) => ({ passed, failed, flaky, said: `${failed} wrong` })
  it('adds them up, and shows what the failing ones said', () => {
    expect(sumOf([run(5), run(1)])).toMatchObject({ passed: 6, failed: 0, note: undefined })
    expect(sumOf([run(5), run(0), run(3, 2)])).toMatchObject({ passed: 8, failed: 2, said: '2 wrong' })
    expect(sumOf([run(5, 0, 1), run(2, 0, 1)])).toMatchObject({ note: '2 needed a second try' })
  })
  it('has failed when none of them found anything to check', () =>
    expect(sumOf([run(0), run(0)])).toMatchObject({ passed: 0, failed: 1 }))
})

describe('carrying out checks', () => {
  it('counts what each says', async () => {
    expect(countsOf(await sideBySide([passing, failing, passing], {}, nobody))).toEqual({ passed: 7, failed: 2 })
    expect(countsOf(await inOrder([passing, failing], {}, nobody))).toEqual({ passed: 4, failed: 2 })
  })
  it('goes on after a failure, and tells of each as it ends', async () => {
    const told = []
    await inOrder([failing, passing], {}, ({ name, failed }) => told.push([name, failed]))
    expect(told).toEqual([
      ['bad', 2],
      ['good', 0]
    ])
  })
  it('counts a check that throws as one failure, with its reason', async () => {
    const run = async () => {
      throw new Trouble({ what: 'It broke.', why: 'because' })
    }
    const [done] = await inOrder([{ id: 'x', name: 'x', run }], {}, nobody)
    expect(done).toMatchObject({ passed: 0, failed: 1 })
    expect(done.said).toContain('because')
  })
  it('says when something passed only at a second try', async () => {
    const run = async () => ({ passed: 5, failed: 0, said: '', note: '1 needed a second try' })
    const [done] = await inOrder([{ id: 'x', name: 'x', run }], {}, nobody)
    expect(resultOf(done)).toBe('5 passed, 1 needed a second try')
  })
  it('fails what has no ground to stand on', async () => {
    const onBad = { ...passing, needs: 'bad' }
    const done = await inOrder([failing, onBad], {}, nobody)
    expect(countsOf(done)).toEqual({ passed: 1, failed: 3 })
    expect(resultOf(done[1])).toBe('not run')
  })
})
