import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it, vi } from 'vitest'
import { offerFrom } from '../../../../../renderer/games/oathsworn/encounter/model/offer'
import { lastPlayed, summaryFrom } from '../../../../../renderer/games/oathsworn/encounter/model/summary'
import { demoHost } from '../../../../../renderer/gallery/demoHost'
import { schemaNamed } from '../../../../../renderer/table/schemas'
import { useTable } from '../../../../../renderer/table/store'
import { say } from '../../../../../renderer/words/say'
import { evening } from './evening'

// What was offered is remembered, so each first try gets a window of its own.
async function freshTry(answers: Parameters<typeof demoHost>[0]) {
  vi.resetModules()
  const pinia = await import('pinia')
  pinia.setActivePinia(pinia.createPinia())
  const demo = demoHost(answers)
  const shell = await import('../../../../../renderer/shell/host')
  shell.setHost(demo)
  const { tryNow } = await import('../../../../../renderer/games/oathsworn/encounter/begin')
  const { troubles } = await import('../../../../../renderer/shell/trouble')
  return { demo, troubles, place: await tryNow() }
}

describe('a first try', () => {
  it('says plainly when nothing is ready', async () => {
    const { place, troubles } = await freshTry({ games: { offer: () => JSON.stringify({ ready: [] }) } })
    expect(place).toBeUndefined()
    expect(troubles.value.map((one) => one.why.key)).toEqual(['begin.nothingReady'])
  })

  it('founds the company, starts its encounter with the usual dials, and goes to the table', async () => {
    const { snapshot } = evening('begin', () => true)
    const { place, demo } = await freshTry({
      games: { offer: () => JSON.stringify({ ready: [{ name: 'Four Crows', setup: { encounter: 'hollow-stag' } }] }) },
      companies: {
        list: () => ({ companies: [] }),
        create: () => ({ id: 'c1' }),
        open: () => ({ id: 'c1', told: [], readOnly: null })
      },
      table: { start: () => JSON.stringify(snapshot) }
    })
    expect(place).toEqual({ at: 'encounter', company: 'c1', run: 1 })
    expect(demo.asked.map(({ path }) => path)).toEqual([
      'games.offer',
      'companies.list',
      'companies.create',
      'companies.open',
      'table.start'
    ])
    const dials = { might: 'app', cards: 'app', stage: 'app' }
    expect(demo.asked.at(-1)?.given).toMatchObject({ setup: { encounter: 'hollow-stag', dials } })
  })
})

it('a further single encounter goes into the same book', async () => {
  const { snapshot } = evening('begin', () => true)
  const { place, demo } = await freshTry({
    games: { offer: () => JSON.stringify({ ready: [{ name: 'Four Crows', setup: {} }] }) },
    companies: {
      list: () => ({
        companies: [
          { id: 'old', game: 'oathsworn', kind: 'encounter', played: 1 },
          { id: 'torn', game: 'oathsworn', kind: 'encounter', played: 9, trouble: { key: 'demo.torn' } },
          { id: 'last', game: 'oathsworn', kind: 'encounter', played: 5 },
          { id: 'road', game: 'oathsworn', kind: 'campaign', played: 8 }
        ]
      }),
      open: () => ({ id: 'last', told: [], readOnly: null })
    },
    table: { start: () => JSON.stringify(snapshot) }
  })
  expect(place).toMatchObject({ at: 'encounter', company: 'last' })
  expect(demo.asked.find(({ path }) => path === 'companies.open')?.given).toEqual({ company: 'last' })
})

describe('what a game offers', () => {
  it('is taken as far as it goes', () => {
    const offer = offerFrom({
      words: { en: { a: 'A', b: 3 } },
      ready: [{ name: 'Four', setup: {} }, { name: 'No setup' }, 7]
    })
    expect(offer.words).toEqual({ en: { a: 'A' } })
    expect(offer.ready).toEqual([{ name: 'Four', setup: {} }])
    expect(offerFrom(null)).toEqual({
      words: {},
      ready: [],
      encounters: [],
      lists: {},
      shapes: {}
    })
    expect(schemaNamed('never-heard-of')).toEqual({ type: 'object', properties: {} })
  })
})

describe('a snapshot', () => {
  it('that came with the start is on the table at once', () => {
    setActivePinia(createPinia())
    useTable().adopt(evening('adopt', () => true).snapshot)
    expect(useTable().waiting).toHaveLength(1)
    expect(useTable().now?.run).toBe(1)
  })
})

describe('a company on its card', () => {
  it('says where the last evening ended', () => {
    const line = (summary: object): string => {
      const words = lastPlayed(summary as never)
      return words ? say(words) : ''
    }
    expect(line({ encounter: 'hollow-stag', round: 4 })).toBe('Hollow stag, round 4')
    expect(line({ encounter: 'hollow-stag', round: 0 })).toBe('Hollow stag: the board is being laid')
    expect(line({ encounter: 'hollow-stag', round: 4, outcome: 'victory' })).toBe('Hollow stag: won')
    expect(line({})).toBe('')
  })

  it('shows the crests it knows', () => {
    expect(summaryFrom({ seats: [{ icon: 'knife', name: 'Ash', out: true }, { icon: 'leaf' }] }).crests).toEqual([
      { icon: 'knife', name: 'Ash', isOut: true }
    ])
    expect(summaryFrom(null).chapter).toBeNull()
  })
})
