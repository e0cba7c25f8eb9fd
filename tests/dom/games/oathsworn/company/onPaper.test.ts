import { afterEach, beforeEach, expect, it } from 'vitest'
import { host, unpacked } from '../../../../../renderer/shell/host'
import { foundCompany, plan, putAway, show, startHome, type Home } from './atHome'

let home: Home
beforeEach(() => (home = startHome()))
afterEach(async () => {
  putAway()
  await home.close()
})

const due = { permanent: { defence: 2 } }
const begun = {
  chapter: 7,
  traits: { endurance: 1, bushcraft: 1 },
  ticks: 23,
  seats: [due, { permanent: { animus: 2 } }, due, due]
}

async function problemsOf(more: object): Promise<readonly string[]> {
  const wish = { ...plan, begun: { ...begun, ...more } } as never
  const told = await host().games.ready({ game: 'oathsworn', kind: 'campaign', wish })
  if (!told.ok) throw new Error(told.why.key)
  return unpacked<{ problems: { field: string }[] }>(told.value as never).problems.map(({ field }) => field)
}

it('OW-SAVE-01 main says at which fields of the sheets something is wrong, and nothing where all is well', async () => {
  await foundCompany(home)
  expect(await problemsOf({})).toEqual([])
  expect(await problemsOf({ ticks: 101, chapters: [{ chapter: 9, ambushed: true }] })).toEqual(['chapter-9', 'ticks'])
})

it('OW-SAVE-01 a company that has begun on paper is there at its chapter when its screen opens again', async () => {
  const company = await foundCompany(home, { begun })
  const first = await show(company, { tab: 'roster' })
  expect(first.company.view).toMatchObject({ chapter: 7, part: 'start', sheet: { ticks: 23 } })
  putAway()
  const again = await show(company, { tab: 'roster' })
  expect(again.company.view).toMatchObject({ chapter: 7, name: plan.name })
  expect(again.text()).toContain('level 7')
})
