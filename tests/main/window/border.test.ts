import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calls } from '../../../preload/contract'
import { CALLS, pathsOf, PUSHES } from '../../../preload/contract/names'
import { pushes } from '../../../preload/contract'
import { assertComplete, border, type Handlers } from '../../../main/ipc/boundary'
import { appCalls } from '../../../main/ipc/calls/app'
import { firstCalls } from '../../../main/ipc/startupCalls'
import { companyCalls } from '../../../main/ipc/calls/companies'
import { sheetCalls } from '../../../main/ipc/calls/sheet'
import { tableCalls } from '../../../main/ipc/calls/table'
import { House } from '../../../main/app/services'
import { noProbe } from '../../../main/window/probe'
import { pigShelf } from '../fixtures/pig'
import { noPacks } from '../fixtures/noPacks'
import { noPaper } from '../fixtures/paper'
import { clock, expectRefused, labour, scratch } from '../saves/kit'

const faults: unknown[] = []

function house(): House {
  return new House({
    folder: scratch(),
    clock,
    labour,
    games: pigShelf(),
    quiet: 5,
    onFault: (where, error) => faults.push([where, error]),
    onTrouble: () => {}
  })
}

function handlersOf(home: House): Handlers {
  const about = { version: '', electron: '', chrome: '', node: '', sqlite: '', system: '', dataFolder: '' }
  return {
    ...firstCalls({ settings: home.settings, last: home.last, probe: noProbe }),
    ...appCalls(home, { about: () => about, openLink: async () => {}, showFolder: async () => {} }),
    ...companyCalls(home, { saveTo: async () => null, openFrom: async () => null }, () => {}),
    ...tableCalls(home),
    ...noPacks(home),
    ...sheetCalls(home, noPaper)
  }
}

const names = pathsOf(CALLS)
const onFault = (path: string, error: unknown): void => void faults.push([path, error])

describe('the contract', () => {
  it('is served completely, and nothing else is', () => {
    const handlers = handlersOf(house())
    expect(() => assertComplete(handlers)).not.toThrow()
    expect(Object.keys(calls).sort()).toEqual([...names].sort())
    expect(Object.keys(pushes).sort()).toEqual([...pathsOf(PUSHES)].sort())
  })

  it('with a call that nobody serves is noticed at the start', () => {
    const { 'table.undo': _undo, ...rest } = handlersOf(house())
    expect(() => border(rest as unknown as Handlers, onFault)).toThrow('table.undo is served by nobody')
  })

  it('that does not know what is served is noticed at the start', () => {
    const handlers = { ...handlersOf(house()), 'table.cheat': () => null }
    expect(() => border(handlers, onFault)).toThrow('table.cheat is in no contract')
  })

  it('with a name twice is noticed at the start', () => {
    expect(() => assertComplete({ a: () => null }, ['a', 'a'])).toThrow('a is there twice')
  })
})

describe('a message', () => {
  it('is answered when it comes from our page and makes sense', async () => {
    const answer = border(handlersOf(house()), onFault)
    expect(await answer({ path: 'games.list', given: {}, isOurs: true })).toEqual({
      ok: true,
      value: [{ game: 'pig' }]
    })
  })

  it('from anybody else is not', async () => {
    const answer = border(handlersOf(house()), onFault)
    expectRefused(await answer({ path: 'games.list', given: {}, isOurs: false }), 'stranger', 'ipc.stranger')
  })

  it('that is too long is not even read', async () => {
    const answer = border(handlersOf(house()), onFault)
    const given = { company: 'c', name: 'x'.repeat(70_000) }
    expectRefused(await answer({ path: 'companies.rename', given, isOurs: true }), 'too-large', 'ipc.tooLarge')
    const bytes = { company: new Uint8Array(100_000) }
    expectRefused(await answer({ path: 'companies.open', given: bytes, isOurs: true }), 'too-large')
  })

  it('names what is wrong with it', async () => {
    const answer = border(handlersOf(house()), onFault)
    const given = { run: 1, revision: 2, seat: 'a', reply: { form: 'choose', chosen: [7] } }
    expect(await answer({ path: 'table.answer', given, isOurs: true })).toMatchObject({
      code: 'malformed',
      why: { key: 'ipc.malformed', args: { field: 'reply.chosen[0]' } }
    })
    expectRefused(await answer({ path: '__proto__', given: {}, isOurs: true }), 'malformed')
    expectRefused(await answer({ path: 'constructor', given: {}, isOurs: true }), 'malformed')
  })

  it('whose answer breaks is told as a sentence, and noted', async () => {
    const broken = {
      ...handlersOf(house()),
      'games.list': () => {
        throw new Error('secret path /home/x')
      }
    }
    faults.length = 0
    const told = await border(broken as unknown as Handlers, onFault)({ path: 'games.list', given: {}, isOurs: true })
    expectRefused(told, 'broken', 'app.broken')
    expect(JSON.stringify(told)).not.toContain('secret')
    expect(faults).toHaveLength(1)
  })

  it('is never answered with what the contract does not say', async () => {
    const wrong = { ...handlersOf(house()), 'games.list': () => ({ ok: true, value: [{ game: 'pig', extra: 1 }] }) }
    const told = await border(wrong as unknown as Handlers, onFault)({ path: 'games.list', given: {}, isOurs: true })
    expectRefused(told, 'broken', 'app.broken')
  })

  it('of any shape whatever never breaks anything', { timeout: 60_000 }, async () => {
    const home = house()
    const answer = border(handlersOf(home), onFault)
    const message = fc.record({
      path: fc.constantFrom(...names),
      given: fc.anything({ withMap: true, withSet: true, withTypedArray: true })
    })
    faults.length = 0
    await fc.assert(
      fc.asyncProperty(message, async ({ path, given }) => {
        const told = (await answer({ path, given, isOurs: true })) as { ok: boolean; code?: string }
        expect(told.ok || told.code !== 'broken').toBe(true)
      }),
      { numRuns: 1500 }
    )
    expect(faults).toEqual([])
    await home.close()
  })

  it('with a shape near the right one never breaks anything', { timeout: 60_000 }, async () => {
    const home = house()
    const handlers = handlersOf(home)
    const answer = border(handlers, onFault)
    const made = (await answer({ path: 'companies.create', given: { game: 'pig', name: 'P' }, isOurs: true })) as {
      value: { id: string }
    }
    const begun = await answer({
      path: 'table.start',
      given: { kind: 'encounter', game: 'pig', setup: {} },
      isOurs: true
    })
    expect(begun.ok).toBe(true)
    const word = fc.constantFrom(made.value.id, 'pig', 'seat-1', 'roll', 'hold', '', '__proto__', '../..')
    const number = fc.constantFrom(0, 1, 2, 3, 4, -1, 1.5, 2 ** 53)
    const reply = fc.record(
      {
        form: fc.constantFrom('choose', 'number', 'ruling', 'faces'),
        chosen: fc.array(word, { maxLength: 2 }),
        value: number,
        ruling: fc.jsonValue({ maxDepth: 2 })
      },
      { requiredKeys: ['form'] }
    )
    const given = fc.record(
      {
        company: word,
        run: number,
        revision: number,
        answers: number,
        entry: number,
        seat: word,
        reply,
        game: word,
        name: word,
        backup: word,
        bin: word,
        kind: word,
        setup: fc.jsonValue({ maxDepth: 2 }),
        question: fc.jsonValue({ maxDepth: 1 }),
        plan: word,
        choices: fc.constant([]),
        changes: fc.dictionary(word, fc.jsonValue({ maxDepth: 1 })),
        text: word,
        link: word,
        folder: word,
        count: number
      },
      { requiredKeys: [] }
    )
    const harmless = names.filter((name) => name !== 'companies.discard')
    faults.length = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...harmless), given, async (path, all) => {
        const fields = Object.keys((calls[path].takes.node as { required: object }).required)
        const fitting = Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)))
        const told = (await answer({ path, given: fitting, isOurs: true })) as { ok: boolean; why?: { key: string } }
        if (!told.ok) expect(told.why?.key).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
      }),
      { numRuns: 1500 }
    )
    expect(faults.filter((fault) => (fault as [string])[0] !== 'a rule')).toEqual([])
    await home.close()
  })
})
