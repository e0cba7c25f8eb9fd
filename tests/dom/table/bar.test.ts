import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { effectScope, type EffectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoHost } from '../../../renderer/gallery/demoHost'
import { everyForm, hexes, order, parts, turn, white, wholeTurn } from '../../../renderer/gallery/demoPrompts'
import { at } from '../../../renderer/gallery/battlefieldScenes'
import { setHost } from '../../../renderer/shell/host'
import { activeKeys, useKeys } from '../../../renderer/shell/keys'
import { troubles } from '../../../renderer/shell/trouble'
import { useChoosing } from '../../../renderer/table/choosing'
import { optionsOf, type Prompt } from '../../../renderer/table/prompts'
import { learnSchemas } from '../../../renderer/table/schemas'
import { useTable } from '../../../renderer/table/store'
import { aBar } from './aBar'
import { snapshot, step } from './messages'

let bar: VueWrapper
const {
  answers,
  demoOf,
  hostBy,
  press,
  show: showBar
} = aBar({
  inOption: ({ data }) => (data === undefined ? null : { component: 'svg', props: { class: 'drawn' } })
})
const show = async (...waiting: Prompt[]): Promise<void> => {
  bar = await showBar(...waiting)
}

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()))

describe('the prompt bar', () => {
  it.each(Object.entries(everyForm))('shows a question of the kind %s, and whose it is', async (_, prompt) => {
    learnSchemas({ 'demo.card': { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } })
    await show(prompt)
    expect(bar.find('.owner').text()).toBe('Name of seat-3')
    expect(bar.attributes('data-prompt')).toBe(prompt.form)
  })

  it('takes nothing for a card where there need not be one', async () => {
    const card = Object.values(everyForm).find(({ form }) => form === 'card')
    await show({ ...card, nothing: { key: 'table.noneOfThem' } } as Prompt)
    document.body.querySelector<HTMLElement>('[data-dialog] footer [data-nothing]')?.click()
    await flushPromises()
    expect(answers()).toEqual([{ form: 'card', card: null }])
  })

  it('answers with one key, and shows the next question', async () => {
    await show(turn)
    await press('2')
    expect(answers()).toEqual([{ form: 'choose', chosen: ['arcingStrike'] }])
    expect(useTable().now).toMatchObject({ revision: 5, view: { round: 2 } })
    expect(bar.attributes('data-prompt')).toBe('number')
  })

  it('shows a refused option with its reason, without a key, and does not take it', async () => {
    await show(turn)
    const refused = bar.find('[data-option=shieldBash]')
    expect(refused.text()).toContain('Needs 3 animus has 2')
    expect(refused.find('kbd').exists()).toBe(false)
    await refused.trigger('click')
    expect(answers()).toEqual([])
  })

  it('sends an answer in the very turn of the click', async () => {
    await show(turn)
    bar.find<HTMLElement>('[data-option=arcingStrike]').element.click()
    expect(answers()).toEqual([{ form: 'choose', chosen: ['arcingStrike'] }])
    await flushPromises()
  })

  it('leaves standing what the next question offers too, and takes the focus off it', async () => {
    hostBy(demoHost({ table: { answer: () => step({ waiting: [turn] }) } }))
    await show(turn)
    const end = bar.find<HTMLElement>('[data-option=end]').element
    end.focus()
    end.click()
    await flushPromises()
    expect(bar.attributes('data-revision')).toBe('5')
    expect(bar.find('[data-option=end]').element).toBe(end)
    expect(document.activeElement).toBe(bar.element)
  })

  it('lights what a button offers now, when it was left standing under a pointer that rests', async () => {
    const next = {
      ...turn,
      options: optionsOf(turn).map((one) => (one.id === 'end' ? one : { ...one, id: `${one.id}-2` }))
    }
    hostBy(demoHost({ table: { answer: () => step({ waiting: [next] }) } }))
    await show(turn)
    const choosing = useChoosing()
    const end = bar.find<HTMLElement>('[data-option=end]')
    await end.trigger('pointerenter')
    expect(choosing.hovered).toBe('end')
    end.element.focus()
    await end.trigger('click')
    await flushPromises()
    expect(bar.attributes('data-revision')).toBe('5')
    await frame()
    expect(choosing.hovered).toBe('end')
    await bar.find('[data-option=end]').trigger('pointerleave')
    expect(choosing.hovered).toBeNull()
  })

  it('lights nothing for a button that has gone from under the pointer', async () => {
    await show(turn)
    await bar.find('[data-option=end]').trigger('pointerenter')
    await bar.find('[data-option=end]').trigger('click')
    await flushPromises()
    await frame()
    expect(useChoosing().hovered).toBeNull()
  })

  it('takes the way on with Enter', async () => {
    await show(turn)
    await press('Enter')
    expect(answers()).toEqual([{ form: 'choose', chosen: ['end'] }])
  })

  it('answers a question of yes and no with Enter by what costs nothing', async () => {
    const yesNo = (id: string): Prompt =>
      ({
        ...turn,
        options: [
          { id, label: { key: 'option.yes' } },
          { id: 'no', label: { key: 'option.no' } }
        ]
      }) as Prompt
    await show(yesNo('yes'))
    expect(bar.find('.decide').text()).toContain('No')
    await press('Enter')
    expect(answers()).toEqual([{ form: 'choose', chosen: ['no'] }])
  })

  it('lets several be picked, counts them, and takes one back', async () => {
    await show(parts)
    await press('Enter')
    expect(answers()).toEqual([])
    await press('1', '3', 'Backspace', '2', 'Enter')
    expect(answers()).toEqual([{ form: 'choose', chosen: ['leftAntler', 'rightAntler'] }])
  })

  it('only goes on where something is shown and nothing chosen', async () => {
    await show({ ...(parts as Extract<Prompt, { form: 'choose' }>), min: 0, max: 0 })
    expect(bar.text()).toContain('Go on')
    expect(bar.text()).not.toContain('0 of 0')
    expect(bar.find('[data-option]').exists()).toBe(false)
    expect(bar.findAll('[data-shown]')).toHaveLength(optionsOf(parts).length)
    await press('1')
    expect(useChoosing().draft.picked).toEqual([])
    await press('Enter')
    expect(answers()).toEqual([{ form: 'choose', chosen: [] }])
  })

  it('with nothing picked says what Enter would answer', async () => {
    await show({ ...(parts as Extract<Prompt, { form: 'choose' }>), min: 0, max: 2 })
    expect(bar.text()).toContain('0 of up to 2')
    expect(bar.get('[aria-keyshortcuts=Enter]').text()).toContain('None')
    await press('1')
    expect(bar.get('[aria-keyshortcuts=Enter]').text()).toContain('Confirm')
    await press('Enter')
    expect(answers()).toEqual([{ form: 'choose', chosen: ['leftAntler'] }])
  })

  it('shows the faces that options are about as their game draws them', async () => {
    const seen = { id: 'top:0', label: { key: 'option.might' }, data: { face: '4*' } }
    const plain = { id: 'other', label: { key: 'option.yes' } }
    await show({ ...(order as Extract<Prompt, { form: 'order' }>), options: [seen, plain] })
    expect(bar.find('[data-option="top:0"] svg.drawn').exists()).toBe(true)
    expect(bar.find('[data-option="other"] svg').exists()).toBe(false)
  })

  it('past the beginning of an answer, Backspace undoes the last decision', async () => {
    await show(parts)
    await press('1', 'Backspace')
    expect(demoOf().asked.some(({ path }) => path === 'table.undo')).toBe(false)
    await press('Backspace')
    expect(demoOf().asked.at(-1)).toEqual({ path: 'table.undo', given: { run: 1, revision: 4 } })
  })

  it('orders by keys, the last by itself', async () => {
    await show(order)
    await press('3', '1', 'Enter')
    expect(answers()).toEqual([{ form: 'order', order: ['poison', 'bleed', 'knockback'] }])
  })

  it('sorts a long question by kind, and shows one kind at a time', async () => {
    await show(wholeTurn)
    const shown = () => bar.findAll('.options button').map((one) => one.text().replace(/\s+/g, ' '))
    expect(shown()).toEqual(['Facing 51', 'Ability cards 42', 'Tokens Not now', 'Bent buckler 3'])
    await press('2')
    expect(bar.findAll('[data-option]').map((one) => one.attributes('data-option'))).toHaveLength(7)
    await press('Backspace')
    expect(bar.find('[data-kind=card]').exists()).toBe(true)
    await press('2', '1')
    expect(answers()).toEqual([{ form: 'choose', chosen: ['card:measuredBlow:0'] }])
  })

  it('keeps the row at hand while one kind of it is looked at, and asks by it what is asked then', async () => {
    await show(wholeTurn)
    const cards = bar.find('[data-kind=card]').element
    await press('2')
    expect(bar.find('[data-kind=card]').exists()).toBe(false)
    const fewer = optionsOf(wholeTurn).filter(({ id }) => id !== 'card:measuredBlow:0')
    useTable().adopt(snapshot({ ...wholeTurn, options: fewer } as Prompt))
    await flushPromises()
    await press('Backspace')
    expect(bar.find('[data-kind=card]').element).toBe(cards)
    expect(cards.textContent?.replace(/\s+/g, ' ')).toContain('Ability cards 3')
    await press('2', '1')
    expect(answers()).toEqual([{ form: 'choose', chosen: [fewer.find(({ id }) => id.startsWith('card:'))?.id] }])
  })

  it('offers each seat its own question', async () => {
    await show(turn, { ...parts, seat: 'seat-1' as never })
    const tabs = bar.findAll('.seats button')
    expect(tabs.map((tab) => tab.text())).toEqual(['Name of seat-3', 'Name of seat-1'])
    await tabs[1]?.trigger('click')
    await flushPromises()
    expect(bar.attributes('data-seat')).toBe('seat-1')
  })
})

describe('Enter after a click elsewhere', () => {
  let elsewhere: HTMLButtonElement
  const clicked = vi.fn<() => void>()
  /** As Chromium does it: the pointer goes down, the button is focused, the click follows; Enter presses what is focused. */
  const click = async (): Promise<void> => {
    elsewhere.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    elsewhere.focus()
    elsewhere.click()
    await flushPromises()
  }
  const enter = async (): Promise<void> => {
    const target = document.activeElement ?? document.body
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    if (target.dispatchEvent(event) && target instanceof HTMLButtonElement) target.click()
    await flushPromises()
  }
  beforeEach(() => {
    clicked.mockClear()
    elsewhere = document.createElement('button')
    elsewhere.addEventListener('click', clicked)
    document.body.append(elsewhere)
  })
  afterEach(() => elsewhere.remove())

  it('gives the answer, as often as it is asked', async () => {
    hostBy(demoHost({ table: { answer: () => step({ waiting: [turn] }) } }))
    await show(turn)
    await click()
    await enter()
    expect(answers()).toEqual([{ form: 'choose', chosen: ['end'] }])
    expect(clicked).toHaveBeenCalledTimes(1)
  })

  it('does not press the button again while the answer is not whole yet', async () => {
    await show(parts)
    await click()
    await enter()
    expect(answers()).toEqual([])
    expect(clicked).toHaveBeenCalledTimes(1)
  })

  it('is a new line in a text field, however it came by the focus', async () => {
    await show(turn)
    const field = document.createElement('textarea')
    document.body.append(field)
    field.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    field.focus()
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    expect(field.dispatchEvent(event)).toBe(true)
    expect(answers()).toEqual([])
    field.remove()
  })

  it('still presses a button that the keyboard went to', async () => {
    await show(turn)
    await click()
    bar.find<HTMLElement>('[data-option=arcingStrike]').element.focus()
    await press('Tab')
    elsewhere.focus()
    await enter()
    expect(answers()).toEqual([])
    expect(clicked).toHaveBeenCalledTimes(2)
  })
})

describe('the same option, everywhere', () => {
  it('is picked on the board as in the bar, and is lit where it lives', async () => {
    await show(hexes)
    const choosing = useChoosing()
    choosing.hoverAt({ hex: at('G7') })
    expect(choosing.hovered).toBe('G7')
    expect(await choosing.pickAt({ hex: at('G7') })).toBe(true)
    expect(answers()).toEqual([{ form: 'choose', chosen: ['G7'] }])
  })

  it('is asked which, when several live in one place', async () => {
    await show(parts)
    const choosing = useChoosing()
    await choosing.pickAt({ figure: 'hollow-stag' })
    expect(choosing.narrowed).toEqual(['leftAntler', 'rightAntler', 'heart'])
    await choosing.back()
    expect(choosing.narrowed).toEqual([])
    expect(await choosing.pickAt({ hex: 1 })).toBe(false)
  })
})

describe('many places', () => {
  /** In one of them live two options. */
  const twice = { ...hexes, options: [...optionsOf(hexes), { ...optionsOf(hexes)[0]!, id: 'again' }] } as Prompt

  it('are looked for by name, and what was typed is gone with its question', async () => {
    hostBy(demoHost({ table: { answer: () => step({ waiting: [hexes] }) } }))
    await show(hexes)
    await press('/')
    const field = bar.find<HTMLInputElement>('.finder input')
    expect(document.activeElement).toBe(field.element)
    await field.setValue('G7')
    expect(bar.findAll('.finder [role=option]').map((one) => one.text())).toEqual(['G7'])
    await field.trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(answers()).toEqual([{ form: 'choose', chosen: ['G7'] }])
    const next = bar.find<HTMLInputElement>('.finder input')
    expect([bar.attributes('data-revision'), next.element.value]).toEqual(['5', ''])
    expect(bar.find('.finder .drawer').exists()).toBe(false)
    expect(document.activeElement, 'the focus is handed on').toBe(bar.element)
  })

  describe('are looked for by a letter and a number', () => {
    const lens = vi.fn<() => void>()
    let scope: EffectScope
    beforeEach(async () => {
      lens.mockClear()
      await show(hexes)
      scope = effectScope()
      scope.run(() => useKeys(() => [{ chord: 'G', run: lens }]))
      // The board was clicked: it has the focus.
      const board = document.createElement('div')
      board.tabIndex = 0
      bar.element.append(board)
      board.focus()
    })
    afterEach(() => scope.stop())
    const field = () => bar.find<HTMLInputElement>('.finder input').element

    it('after a click on the board too', async () => {
      await press('g', '7')
      expect([field().value, document.activeElement === field()]).toEqual(['G7', true])
      expect(lens).not.toHaveBeenCalled()
      await press('Enter')
      expect(answers()).toEqual([{ form: 'choose', chosen: ['G7'] }])
    })

    it('and a letter by itself is what it always was', async () => {
      await press('g')
      await vi.waitFor(() => expect(lens).toHaveBeenCalledTimes(1))
      expect(field().value).toBe('')
      await press('g', 'x')
      expect(lens).toHaveBeenCalledTimes(2)
    })

    it('without filling the list of keys', () => {
      expect(activeKeys.value.filter(({ chord }) => chord.includes(' '))).toEqual([])
    })
  })

  it('are not looked for while one of them is looked at', async () => {
    await show(twice)
    const finder = bar.find('.finder')
    const field = finder.find<HTMLInputElement>('input')
    await field.setValue('G')
    await useChoosing().pickAt(optionsOf(twice)[0]!.at!)
    await flushPromises()
    expect(useChoosing().narrowed).toHaveLength(2)
    expect(finder.isVisible()).toBe(false)
    await press('/')
    expect(document.activeElement).toBe(bar.element)
    await press('Backspace')
    expect([finder.isVisible(), field.element.value]).toEqual([true, ''])
    await press('/')
    expect(document.activeElement).toBe(field.element)
  })
})

describe('an answer that is on its way', () => {
  it('is given once, and what was picked for it stays, whatever is pressed meanwhile', async () => {
    let arrive = (): void => {}
    const given: unknown[] = []
    const demo = demoHost({})
    const answer = (one: unknown) => {
      given.push(one)
      return new Promise((done) => (arrive = () => done({ ok: true, value: step() })))
    }
    setHost({ ...demo, table: { ...demo.table, answer } } as never)
    await show(parts)
    const choosing = useChoosing()
    await press('1', '3', 'Enter')
    const { draft } = choosing
    await press('Enter', '2', '1')
    await choosing.confirm()
    await choosing.takeEnter()
    expect(choosing.draft).toBe(draft)
    expect(given).toHaveLength(1)
    arrive()
    await flushPromises()
    expect(bar.attributes('data-revision')).toBe('5')
  })

  it('of one option stays that option, whatever else is pressed', async () => {
    const demo = demoHost({})
    setHost({ ...demo, table: { ...demo.table, answer: () => new Promise(() => {}) } } as never)
    await show(turn)
    await press('1')
    const { draft } = useChoosing()
    expect(draft.picked).toHaveLength(1)
    await press('1', '2')
    await useChoosing().takeEnter()
    expect(useChoosing().draft).toBe(draft)
  })
})

describe('an answer that is not taken', () => {
  it('says why beside the question and starts it afresh', async () => {
    const demo = demoHost({})
    setHost({
      ...demo,
      table: {
        ...demo.table,
        answer: () => Promise.resolve({ ok: false, code: 'refused', why: { key: 'demo.tooFar' } })
      }
    } as never)
    await show(parts)
    await press('1', 'Enter')
    expect(bar.find('.refusal').text()).toBe('Too far')
    expect(useChoosing().draft.picked).toEqual([])
    expect(troubles.value).toEqual([])
  })

  it('because the table moved on shows the table as it is', async () => {
    const fresh = { ...snapshot(white), revision: 9 }
    const demo = demoHost({ table: { open: () => JSON.stringify(fresh) } })
    setHost({
      table: {
        open: demo.table.open,
        answer: () => Promise.resolve({ ok: false, code: 'stale', why: { key: 'answer.stale' } })
      }
    } as never)
    await show(parts)
    await press('1', 'Enter')
    expect(useTable().now?.revision).toBe(9)
    expect(bar.attributes('data-prompt')).toBe('number')
  })
})
