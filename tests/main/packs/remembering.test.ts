import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../engine/kernel/prompt'
import type { Words } from '../../../engine/messages/words'
import type { PackFiles } from '../../../engine/packs'
import { readySetup } from '../../../engine/games/oathsworn/ready'
import { least } from '../../../engine/games/oathsworn/scenario/answers'
import { gamesWith } from '../../../main/games/hosting'
import { House } from '../../../main/app/services'
import { packsIn, type PackLibrary } from '../../../main/packs/library'
import type { OathswornLibrary } from '../../../main/games/oathsworn/packs'
import type { OpenRun } from '../../../main/tables/open-run'
import { clock, expectRefused, labour, scratch, value } from '../saves/kit'
import { added, libraryIn } from './kit'

interface Home {
  readonly house: House
  readonly library: PackLibrary
  readonly packs: OathswornLibrary
  readonly told: Words[]
}

function homeIn(folder: string): Home {
  const { library, packs } = libraryIn(packsIn(folder))
  const told: Words[] = []
  const house = new House({
    folder,
    clock,
    labour,
    games: gamesWith(library),
    quiet: 60_000,
    onFault: (where, error) => {
      throw new Error(`${where}: ${String(error)}`)
    },
    onTrouble: () => undefined,
    onRemembered: (words) => void told.push(...words)
  })
  return { house, library, packs, told }
}

const HOOK = { name: 'Hook', animus: 0, cooldown: 2, effects: [{ do: 'extra-turn' }], remember: true }

function begin({ house, packs }: Home): OpenRun {
  const content = value(packs.now())
  const encounter = [...content.encounter.keys()][0] ?? ''
  const setup = { ...readySetup(content, { encounter }), dials: { cards: 'table' } } as unknown as Json
  return value(value(house.host()).start({ kind: 'encounter', game: 'oathsworn', setup, seed: 'own' }))
}

/** Declines everything until this question comes up, at which the answer is given. */
function until(run: OpenRun, key: string, answer: (prompt: Prompt) => Reply): void {
  for (let n = 0; n < 300; n++) {
    const prompt = run.waiting.find(({ title }) => title.key === key) ?? run.waiting[0]
    if (!prompt) break
    const isIt = prompt.title.key === key
    value(run.answer(run.revision, { seat: prompt.seat, by: 'person', reply: isIt ? answer(prompt) : least(prompt) }))
    if (isIt) return
  }
  throw new Error(`nobody asked ${key}`)
}

const chosen = (...ids: string[]): Reply => ({ form: 'choose', chosen: ids })

/** On its first turn the first seat plays a card of its own box and tells it. */
function tellHook(run: OpenRun, card: Json = HOOK): void {
  until(run, 'ask.turn', () => chosen('own-card'))
  until(run, 'ask.ownCard', () => chosen('other'))
  until(run, 'ask.card.own-card', () => ({ form: 'card', card }))
}

const named = (run: OpenRun): string[] =>
  run.waiting.flatMap((one) => ('options' in one ? one.options : [])).map(({ id }) => id)

describe('a card the table has told', () => {
  it('is met again in the next encounter, and the one in which it was told goes on as it began', async () => {
    const folder = scratch()
    const first = homeIn(folder)
    const company = value(await first.house.companies.create('oathsworn', 'Ours')).company
    const run = begin(first)
    tellHook(run)
    expect(first.told.map(({ key }) => key)).toEqual(['packs.remembered'])
    const { hash, id } = run
    await first.house.close()

    const second = homeIn(folder)
    value(await second.house.companies.opened(company))
    const host = value(second.house.host())
    expect(value(host.resume(id)).hash).toBe(hash)
    const next = begin(second)
    const [hand] = next.waiting
    const of = (hand as { readonly options: readonly { readonly id: string }[] }).options.find(({ id: option }) =>
      option.startsWith('card:own-')
    )
    value(next.answer(next.revision, { seat: hand!.seat, by: 'person', reply: chosen(of!.id) }))
    until(next, 'ask.turn', (prompt) => {
      expect(named(next)).toContain(`${of!.id}:0`)
      return chosen(prompt.form === 'choose' ? `${of!.id}:0` : '')
    })
    // Nothing is asked: the app knows what it does.
    expect(next.waiting[0]?.title.key).not.toContain('ask.card')
    expect(
      next.tale.some(({ happenings }) => happenings.some(({ happening }) => happening.kind === 'cardPlayed'))
    ).toBe(true)
    await second.house.close()
  })

  it('is not written when its decision is not accepted, and stays when that is taken back, which is said', async () => {
    const home = homeIn(scratch())
    value(await home.house.companies.create('oathsworn', 'Ours'))
    const run = begin(home)
    until(run, 'ask.turn', () => chosen('own-card'))
    until(run, 'ask.ownCard', () => chosen('other'))
    const [prompt] = run.waiting
    expectRefused(run.answer(0, { seat: prompt!.seat, by: 'person', reply: { form: 'card', card: HOOK } }), 'stale')
    expect(home.packs.ownParts).toEqual([])
    until(run, 'ask.card.own-card', () => ({ form: 'card', card: HOOK }))
    expect(home.packs.ownParts).toHaveLength(1)
    value(run.undo(run.revision, true))
    expect(home.packs.ownParts).toHaveLength(1)
    expect(home.told.map(({ key }) => key)).toEqual(['packs.remembered', 'packs.stays'])
    until(run, 'ask.card.own-card', () => ({ form: 'card', card: { ...HOOK, cooldown: 3 } }))
    expect(home.told.at(-1)?.key).toBe('packs.rememberedAnew')
    expect(home.packs.ownParts).toHaveLength(1)
    await home.house.close()
  })
})

describe('the packs a company uses', () => {
  const head = (id: string): PackFiles => ({
    'pack.json': { format: 1, id, version: '1.0.0', name: id, needs: ['core'] }
  })
  const begunWith = ({ house }: Home, run: OpenRun): string[] =>
    Object.keys((JSON.parse(house.open?.bag.entry(run.id)?.body ?? '{}') as { packs: object }).packs).sort()

  it('are there in its next encounter, in the version that is here, even while they are off for others', async () => {
    const home = homeIn(scratch())
    value(added(home.library, head('mine')))
    const { company } = value(await home.house.companies.create('oathsworn', 'Ours'))
    expect(begunWith(home, begin(home))).toEqual(['core', 'mine', 'starter'])
    value(home.library.setOn('mine', false))
    value(added(home.library, head('later')))
    value(added(home.library))
    value(home.library.setOn('mine', false))
    const next = begin(home)
    expect(begunWith(home, next)).toEqual(['core', 'later', 'mine', 'starter'])
    expect((next.book as { find(kind: string, id: string): unknown }).find('obstacle', 'my-rock')).toBeDefined()

    value(await home.house.companies.create('oathsworn', 'Theirs'))
    expect(begunWith(home, begin(home))).toEqual(['core', 'later', 'starter'])
    value(await home.house.companies.opened(company))
    expect(begunWith(home, begin(home))).toContain('mine')
    await home.house.close()
  })
})

describe('a company whose pack is missing', () => {
  it('can be looked at and never written, says which pack, and goes on when it is back', async () => {
    const folder = scratch()
    const first = homeIn(folder)
    value(added(first.library))
    const { company, bag } = value(await first.house.companies.create('oathsworn', 'Ours'))
    const run = begin(first)
    const { hash, id } = run
    const { save, tail } = bag.files
    await first.house.close()
    const before = [save, tail].map((file) => readFileSync(file).toString('base64'))

    const second = homeIn(folder)
    value(second.library.remove('mine'))
    const opened = value(await second.house.companies.opened(company))
    expect(opened.bag.readOnly).toEqual({ key: 'table.packMissing', args: { pack: 'mine' } })
    expectRefused(value(second.house.host()).resume(id), 'unknown', 'table.packMissing')
    const setup = readySetup(value(second.packs.now()), { encounter: 'rootsow' }) as unknown as Json
    const starting = value(second.house.host()).start({ kind: 'encounter', game: 'oathsworn', setup })
    expectRefused(starting, 'unsaved', 'table.packMissing')
    expectRefused(await second.house.companies.rename(company, 'Other'), 'unsaved', 'table.packMissing')
    second.house.decided()
    await second.house.close()
    expectRefused(await second.house.companies.rename(company, 'Other'), 'unsaved', 'table.packMissing')
    expect([save, tail].map((file) => readFileSync(file).toString('base64'))).toEqual(before)

    const third = homeIn(folder)
    const waiting = value(await third.house.companies.opened(company))
    value(added(third.library))
    third.house.packsChanged()
    expect(waiting.bag.readOnly).toBeNull()
    expect(value(value(third.house.host()).resume(id)).hash).toBe(hash)
    await third.house.close()
  })
})
