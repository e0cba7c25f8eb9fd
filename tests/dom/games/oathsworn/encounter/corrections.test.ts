import type { Json } from '../../../../../engine/kernel/ids'
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { toJsonSchema } from '../../../../../engine/schema'
import { rulingSchema } from '../../../../../engine/games/oathsworn/encounter/rulings/schema'
import { cardChoices } from '../../../../../renderer/games/oathsworn/encounter/cards/cardChoices'
import {
  choicesFor,
  type NameableRecords
} from '../../../../../renderer/games/oathsworn/encounter/corrections/correctionChoices'
import {
  atPlay,
  correctionKinds,
  prefilled
} from '../../../../../renderer/games/oathsworn/encounter/corrections/corrections'
import CorrectDialog from '../../../../../renderer/games/oathsworn/encounter/corrections/CorrectDialog.vue'
import { modelOf } from '../../../../../renderer/games/oathsworn/encounter/model/modelOf'
import { demoHost } from '../../../../../renderer/gallery/demoHost'
import { setHost } from '../../../../../renderer/shell/host'
import { learnSchemas } from '../../../../../renderer/table/schemas'
import { useTable } from '../../../../../renderer/table/store'
import type { FormSchema } from '../../../../../renderer/ui/form/schema'
import { knows } from '../../../../../renderer/words/say'
import { evening, learnStarter } from './evening'

const schema = toJsonSchema(rulingSchema) as unknown as FormSchema
learnStarter()
const { snapshot } = evening(
  'corrections',
  ({ state, prompt }) => state.clock.round === 2 && prompt.title.key === 'ask.turn'
)
const model = modelOf(snapshot.view)!

describe('corrections', () => {
  it('have everyday names, the most wanted first, and a line in the report for each', () => {
    const kinds = correctionKinds(schema, model)
    expect(kinds.slice(0, 3).map((kind) => kind.id)).toEqual(['place', 'hp', 'dice'])
    const keys = kinds.flatMap(({ id }) => [`correct.${id}`, `ruling.${id}`])
    expect(keys.filter((key) => !knows(key))).toEqual([])
  })

  it('offer what is on this very table, by name', () => {
    const [seat] = model.seats
    const choices = choicesFor(model, { ruling: 'card', seat: seat!.id }, { status: ['bleed'] })
    expect(choices['figure']?.slice(0, 4).map((one) => one.label)).toEqual(model.seats.map((one) => one.name))
    expect(choices['card']?.length).toBeGreaterThanOrEqual(7)
    expect(choices['hex']?.[0]?.label).toMatch(/^[A-Q]\d+$/)
    expect(choices['status']).toEqual([{ value: 'bleed', label: 'Bleed' }])
    expect(choices['location']).toHaveLength(5)
    expect(choicesFor(model, null, {})['card']).toEqual([])
  })

  it('and cards of the own box speak of the same by name: icons, locations, hexes by their label', () => {
    const choices = cardChoices(model, { status: ['bleed'], class: ['reaver'] })
    const slots = model.bosses[0]!.slots
    expect(choices['locations[]']?.map(({ value }) => value)).toEqual(slots.map(({ id }) => id))
    expect(choices['icons[]']).toContainEqual({ value: slots[0]!.icons[0], label: expect.stringMatching(/^[A-Z]/) })
    expect(choices['hexes[]']?.[0]?.value).toMatch(/^[A-Q]\d+$/)
    expect(choices['to[]']).toContainEqual({ value: 'knockback', label: expect.not.stringContaining('knockback') })
    expect([choices['figure'], choices['seat'], choices['card']]).toEqual([undefined, undefined, undefined])
    expect(choices['class']).toHaveLength(1)
  })

  const labels = (ruling: Json, field: string, at = model) =>
    (choicesFor(at, ruling, { 'stage-card': [], tile: ['fire'], obstacle: ['tree'] })[field] ?? []).map(
      ({ label }) => label
    )

  it('take away only what lies there, wherever it lies', () => {
    expect(labels({ ruling: 'obstacle' }, 'obstacle')).toHaveLength(1)
    const obstacles = labels({ ruling: 'no-obstacle' }, 'obstacle')
    expect(obstacles).toHaveLength(model.scene.obstacles.length)
    expect(obstacles[0]).toMatch(/^Trees on [A-Q]\d+, /)
    const [tile] = model.scene.tiles
    const gone = { ruling: 'no-tile', tile: tile!.id.split(' ')[0]! }
    expect(labels(gone, 'tile')).toEqual([tile!.name])
    expect(labels(gone, 'hex')).toHaveLength(model.scene.tiles.flatMap(({ hexes }) => hexes).length)
  })

  it('of the dials offer who holds the cards, not the cards', () => {
    const nameable = { stage: ['lowered-tusks'], 'stage-pile': [], caged: [] }
    const dials = { ruling: 'dials', dials: { might: 'app', cards: 'app', stage: 'app', dice: 'never' } }
    expect(Object.keys(choicesFor(model, dials, {}, nameable))).not.toContain('stage')
    expect(choicesFor(model, { ruling: 'stage', card: '' }, {}, nameable)['card']).toEqual([
      { value: 'lowered-tusks', label: 'Lowered tusks' }
    ])
  })

  it('of cages and stage cards only where this encounter has any, of enemies its own first', () => {
    const kinds = (nameable: NameableRecords) => correctionKinds(schema, model, nameable).map(({ id }) => id)
    expect(kinds({ stage: ['lowered-tusks'], caged: [] })).toContain('stage')
    expect(kinds({ stage: ['lowered-tusks'], caged: [] })).not.toContain('caged')
    expect(kinds({ caged: ['a-small-room'] })).toContain('caged')
    const lists = { enemy: ['kilnhart', 'rootsow'], 'stage-card': ['a-small-room'] }
    const enemies = choicesFor(model, { ruling: 'enemy', enemy: '' }, lists, { enemy: ['rootsow', 'kilnhart'] })[
      'enemy'
    ]
    expect(enemies?.map(({ value }) => value)).toEqual(['rootsow', 'kilnhart'])
    expect(choicesFor(model, { ruling: 'caged', card: '' }, lists, {})['card']).toEqual([])
  })

  it('name what lasts, the dice of the monster, and the faces a pile still has', () => {
    const lasting = [{ id: 7, on: null, text: { key: 'plain', args: { text: 'Fog' } }, until: { key: 'plain' } }]
    expect(labels({ ruling: 'ended', lasting: 1 }, 'lasting', { ...model, lasting })).toEqual(['Fog'])
    expect(labels({ ruling: 'dice' }, 'figure')).toEqual(['The Rootsow'])
    const top = labels({ ruling: 'might', side: 'enemy', colour: 'red', top: [''] }, '1')
    expect(top).toContain('4*')
    const kinds = (at: typeof model) => correctionKinds(schema, at).map(({ id }) => id)
    expect(kinds({ ...model, lasting })).toContain('ended')
    expect(kinds({ ...model, lasting: [] })).not.toContain('ended')
    expect(kinds({ ...model, scene: { ...model.scene, tiles: [] } })).not.toContain('no-tile')
  })

  it('know the dice of a location, and what a turn has used', () => {
    const [boss] = model.bosses
    const [slot] = boss!.slots
    expect(prefilled({ ruling: 'dice', figure: '', location: '', dice: [] }, model)).toEqual({
      ruling: 'dice',
      figure: boss!.id,
      location: slot!.id,
      dice: slot!.dice
    })
    const used = { ...model, turn: { moved: true, carded: false } }
    expect(prefilled({ ruling: 'turn', moved: false, carded: false }, used)).toMatchObject({ moved: true })
  })

  it('begin with what the app thinks, about whoever is at play', () => {
    const turn = model.seats.find((seat) => seat.isTurn)!
    const piece = model.scene.figures.find((one) => one.id === turn.figure)!
    expect(prefilled({ ruling: 'place', figure: '', hex: null, facing: 'N' }, model)).toEqual({
      ruling: 'place',
      figure: turn.figure,
      hex: piece.hex,
      facing: piece.facing
    })
    expect(prefilled({ ruling: 'hp', figure: turn.figure, hp: 0 }, model)).toMatchObject({ hp: turn.hp })
    const seat = model.seats[3]!
    expect(prefilled({ ruling: 'animus', seat: seat.id, available: 0 }, model)).toEqual({
      ruling: 'animus',
      seat: seat.id,
      available: seat.animus.available
    })
    const about = atPlay({ ruling: 'animus', seat: 'seat-1', available: 0 }, model)
    expect(about).toMatchObject({ seat: turn.id })
    expect(prefilled(null, model)).toBeNull()
    const near = (ruling: Json) => (prefilled(ruling, model) as { hex: number }).hex
    expect(near({ ruling: 'enemy', enemy: 'farrow', hex: 0 })).toBe(model.scene.monsters[0]!.hex)
    expect(near({ ruling: 'obstacle', obstacle: 'tree', hex: 0 })).toBe(piece.hex)
    expect(prefilled({ ruling: 'go', round: 1, phase: 'refresh' }, model)).toMatchObject({
      round: 2,
      phase: 'oathsworn'
    })
    const dials = prefilled({ ruling: 'dials', dials: {} }, model)
    expect(dials).toMatchObject({ dials: { might: 'app', cards: 'app', stage: 'app', dice: 'never' } })
  })

  /** The dialog, open, at a table where everything would come to this. */
  async function opened(patch: Json, ask: (given: { readonly question: Json }) => Json = () => null) {
    setActivePinia(createPinia())
    learnSchemas({ ruling: schema })
    const demo = demoHost({
      games: { offer: () => '{}' },
      table: { ask, answer: () => JSON.stringify({}), outlook: () => [{ ok: true, patch, lines: [], hidden: false }] }
    })
    setHost(demo)
    useTable().adopt(snapshot)
    const dialog = mount(CorrectDialog, { props: { model, open: false }, attachTo: document.body })
    await dialog.setProps({ open: true })
    await flushPromises()
    return { demo, dialog }
  }

  it('are found by a part of their name, and say when it lies so already', async () => {
    const { dialog } = await opened(null)
    const field = document.querySelector<HTMLInputElement>('[data-dialog] input[type=search]')!
    field.value = 'obstacle'
    field.dispatchEvent(new Event('input'))
    await flushPromises()
    const options = [...document.querySelectorAll('[role=option]')]
    expect(options.length).toBeGreaterThan(0)
    expect(options.every((one) => /obstacle/i.test(one.textContent ?? ''))).toBe(true)
    const done = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Put it right'))
    expect(done?.textContent).toContain('That is how it lies already.')
    dialog.unmount()
  })

  it('that put something somewhere begin where there is room for it, and stay where somebody has put it', async () => {
    const [, there, elsewhere] = model.scene.board.hexes as readonly number[]
    const named = { enemy: ['rootsow', 'kilnhart'] }
    const { demo, dialog } = await opened({ is: {} }, ({ question }) =>
      (question as { ask: string }).ask === 'nameable' ? named : there!
    )
    const pick = async (kind: string): Promise<void> => {
      const options = [...document.querySelectorAll<HTMLElement>('[role=option]')]
      options.find((one) => one.textContent?.includes(kind))?.click()
      await flushPromises()
    }
    const field = (at: number) => document.querySelectorAll<HTMLSelectElement>('[data-dialog] select')[at]!
    const hasHex = (): unknown => JSON.parse(field(1).value)
    const set = async (select: HTMLSelectElement, value: Json): Promise<void> => {
      select.value = JSON.stringify(value)
      select.dispatchEvent(new Event('change'))
      await flushPromises()
    }
    await pick('An enemy comes in')
    expect(JSON.parse(field(0).value)).toBe('rootsow')
    expect(hasHex()).toBe(there)
    const rooms = (): number => demo.asked.filter(({ given }) => JSON.stringify(given).includes('"room"')).length
    const before = rooms()
    await set(field(1), elsewhere!)
    expect([hasHex(), rooms()]).toEqual([elsewhere, before])
    await set(field(0), 'kilnhart')
    expect([hasHex(), rooms()]).toEqual([there, before + 1])
    dialog.unmount()
  })

  it('are sent as they were filled in', async () => {
    const { demo, dialog } = await opened({ is: {} })
    const kind = [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
      one.textContent?.includes('HP')
    )
    kind?.click()
    await flushPromises()
    const who = document.querySelector<HTMLSelectElement>('[data-dialog] select')
    if (who) {
      who.value = JSON.stringify(model.seats[2]!.figure)
      who.dispatchEvent(new Event('change'))
    }
    await flushPromises()
    const done = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Put it right'))
    done?.click()
    await flushPromises()
    expect(demo.asked.find(({ path }) => path === 'table.answer')?.given).toMatchObject({
      reply: { form: 'ruling', ruling: { ruling: 'hp', figure: model.seats[2]!.figure, hp: model.seats[2]!.hp } }
    })
    dialog.unmount()
  })
})
