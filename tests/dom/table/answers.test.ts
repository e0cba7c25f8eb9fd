import { isRecord } from '../../../renderer/ui/form/schema'
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { card, faces, hexes, spread, turn, white } from '../../../renderer/gallery/demoPrompts'
import { useChoosing } from '../../../renderer/table/choosing'
import { optionsOf, type Prompt } from '../../../renderer/table/prompts'
import { learnSchemas } from '../../../renderer/table/schemas'
import { aBar } from './aBar'

const { answers, press, show, strike } = aBar({
  faceSign: { sign: '*', label: 'demo.signed' },
  price: ({ data }) => (isRecord(data) ? { key: `demo.${Number(data['coins'])}Coins` } : null)
})

describe('answers that are put together', () => {
  it('spreads by steppers', async () => {
    const bar = await show(spread)
    await bar.find('input').trigger('keydown', { key: 'ArrowUp' })
    await bar.find('input').trigger('keydown', { key: 'ArrowUp' })
    useChoosing().confirm()
    await flushPromises()
    expect(answers()).toEqual([{ form: 'spread', amounts: { whiteToYellow: 2 } }])
  })

  it('spreads by a key for each share; once no more goes there it begins again with none', async () => {
    const bar = await show(spread)
    expect(bar.findAll('.share').map((one) => one.find('kbd').exists())).toEqual([true, true, false])
    await press('q', 'w', 'w')
    expect(useChoosing().draft.amounts).toEqual({ whiteToYellow: 1, yellowToRed: 2 })
    await press('w')
    expect(useChoosing().draft.amounts).toEqual({ whiteToYellow: 1, yellowToRed: 0 })
    await press('Enter')
    expect(answers()).toEqual([{ form: 'spread', amounts: { whiteToYellow: 1 } }])
  })

  it('names copies of one thing by their numbers, and what its game says an option costs', async () => {
    const hound = (number: number) => ({
      id: `figure:hound-${number}`,
      label: { key: 'figure.numbered', args: { name: 'Hound', number } },
      data: { coins: number }
    })
    const bar = await show({
      ...turn,
      options: [hound(3), { id: 'other', label: { key: 'option.done' } }, hound(1), hound(2)]
    } as Prompt)
    const said = bar.findAll('[data-option]').map((one) => one.text().replace(/\s+/g, ' '))
    expect(said).toEqual(['Hound 1 1 coins1', 'Done 2', 'Hound 2 2 coins3', 'Hound 3 3 coins4'])
    await press('1')
    expect(answers()).toEqual([{ form: 'choose', chosen: ['figure:hound-1'] }])
  })

  it('takes a number typed in digits', async () => {
    await show(white)
    await press('1', '0')
    expect(useChoosing().draft.value).toBe(10)
    await press('7', 'Enter')
    expect(answers()).toEqual([{ form: 'number', value: 7 }])
  })

  it('hears the faces the table drew, each by its own number, then Enter', async () => {
    await show(faces)
    await press('2', '*', '0', '0', '2', 'Enter')
    expect(answers()).toEqual([{ form: 'faces', faces: { 'demo.white': ['2*', '0', '0'], 'demo.red': ['2'] } }])
  })

  it('takes a digit with Shift for a signed face, and without where the pile has no other card of that number', async () => {
    const bar = await show(faces)
    const keys = () => bar.findAll('[data-face]').map((one) => one.attributes('aria-keyshortcuts'))
    expect(keys()).toEqual(['0', '1', '2', 'Shift+2'])
    await strike('@', 'Digit2', true)
    await press('0', '1')
    expect(keys()).toEqual(['0', '2', '3', '4'])
    await press('4', 'Enter')
    expect(answers()).toEqual([{ form: 'faces', faces: { 'demo.white': ['2*', '0', '1'], 'demo.red': ['4*'] } }])
  })

  it('tells the only signed face of a pile by the sign, and nothing where there is none to tell', async () => {
    await show(faces)
    await press('0', '*', '*', '1', '4', '*', 'Enter')
    expect(answers()).toEqual([{ form: 'faces', faces: { 'demo.white': ['0', '2*', '1'], 'demo.red': ['4*'] } }])
  })

  const place = (token: number) => ({
    id: `go:${token}`,
    label: { key: 'campaign.option.go', args: { token, name: `Place ${token}` } },
    at: { zone: String(token) }
  })

  it('names every place of a map, however many there are, and folds only what is of another kind', async () => {
    const hand = [1, 2].map((n) => ({ id: `card:${n}`, label: { key: 'option.done' } }))
    const bar = await show({ ...turn, options: [...[1, 2, 3, 4, 6, 8].map(place), ...hand] } as Prompt)
    expect(bar.findAll('.options button').map((one) => one.text().replace(/\s+/g, ' '))).toEqual([
      ...[1, 2, 3, 4, 6, 8].map((n) => `${n}: Place ${n} ${n}`),
      expect.stringContaining('Ability cards 2')
    ])
    await press('8')
    expect(answers()).toEqual([{ form: 'choose', chosen: ['go:8'] }])
  })

  it('picks a place by its own number, and what is no place by a letter', async () => {
    const bar = await show({
      ...turn,
      options: [place(2), place(5), place(11), { id: 'rest', label: { key: 'option.done' } }]
    } as Prompt)
    expect(bar.findAll('[data-option] kbd').map((one) => one.text())).toEqual(['2', '5', 'Q', 'W'])
    await press('1', '4')
    expect(answers()).toEqual([])
    await press('5')
    expect(answers()).toEqual([{ form: 'choose', chosen: ['go:5'] }])
  })

  it('gives the keys in their order where two places have the same number', async () => {
    const position = (seat: number) => ({
      id: `put:${seat}`,
      label: { key: 'option.done' },
      at: { zone: `seat-${seat}:3` }
    })
    const bar = await show({ ...turn, options: [position(1), position(2)] } as Prompt)
    expect(bar.findAll('[data-option] kbd').map((one) => one.text())).toEqual(['1', '2'])
  })

  it('lets the app draw instead', async () => {
    await show(faces)
    await useChoosing().letTheAppDraw()
    expect(answers()).toEqual([{ form: 'faces', faces: null }])
  })

  it('finds one of many places by its name', async () => {
    const bar = await show(hexes)
    expect(bar.findAll('[data-option]').map((one) => one.attributes('data-option'))).toEqual(['stop'])
    const input = bar.find('input[type=search]')
    await input.setValue('g7')
    await input.trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(answers()).toEqual([{ form: 'choose', chosen: ['G7'] }])
  })

  it('several places are typed one after the other; the last closes the list, and Enter confirms', async () => {
    const places = {
      ...hexes,
      min: 2,
      max: 2,
      options: optionsOf(hexes).filter((one) => one.at?.hex !== undefined)
    } as Prompt
    const bar = await show(places)
    const input = bar.find<HTMLInputElement>('input[type=search]')
    const enter = async (name: string): Promise<void> => {
      await input.setValue(name)
      await input.trigger('keydown', { key: 'Enter' })
      await flushPromises()
    }
    input.element.focus()
    await enter('g7')
    await enter('')
    expect(useChoosing().draft.picked).toEqual(['G7'])
    expect(document.activeElement).toBe(input.element)
    await enter('g8')
    expect(document.activeElement).not.toBe(input.element)
    await press('Enter')
    expect(answers()).toEqual([{ form: 'choose', chosen: ['G7', 'G8'] }])
  })

  it('sends a described card, filled with what was offered', async () => {
    learnSchemas({
      'demo.card': {
        type: 'object',
        properties: { name: { type: 'string' }, cost: { type: 'integer', minimum: 0 } },
        required: ['name', 'cost']
      }
    })
    await show(card)
    const form = document.querySelector('[data-dialog]')
    expect(form?.querySelector('input')?.value).toBe('Hew')
    const done = [...(form?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.includes('Play it'))
    done?.click()
    await flushPromises()
    expect(answers()).toEqual([{ form: 'card', card: { name: 'Hew', cost: 0 } }])
  })

  it('a card form whose description comes late begins with its first field in focus', async () => {
    await show({ ...card, schema: 'demo.late' } as Prompt)
    learnSchemas({
      'demo.late': {
        type: 'object',
        properties: { name: { type: 'string' }, cost: { type: 'integer', minimum: 2 } },
        required: ['name', 'cost']
      }
    })
    await flushPromises()
    const dialog = document.querySelector('[data-dialog]')
    expect(document.activeElement).toBe(dialog?.querySelector('input'))
    const done = [...(dialog?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.includes('Play it'))
    done?.click()
    await flushPromises()
    expect(answers()).toEqual([{ form: 'card', card: { name: 'Hew', cost: 2 } }])
  })

  it('what was typed into a card stays when its description comes a second time', async () => {
    const described = () =>
      learnSchemas({ 'demo.again': { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } })
    described()
    await show({ ...card, schema: 'demo.again' } as Prompt)
    const name = document.querySelector<HTMLInputElement>('[data-dialog] input')!
    name.value = 'Bite'
    name.dispatchEvent(new Event('input', { bubbles: true }))
    await flushPromises()
    described()
    await flushPromises()
    document.querySelector<HTMLFormElement>('[data-dialog] form')!.requestSubmit()
    await flushPromises()
    expect(answers()).toEqual([{ form: 'card', card: { name: 'Bite' } }])
  })

  it('a card of which nothing was said yet is not played: it wants a name or a cost first', async () => {
    learnSchemas({
      'demo.own': {
        type: 'object',
        properties: { name: { type: 'string', default: '' }, animus: { type: 'integer', minimum: 0 } },
        required: ['name', 'animus']
      }
    })
    await show({ ...card, schema: 'demo.own', offer: { name: '' } } as Prompt)
    const dialog = document.querySelector('[data-dialog]')!
    const submit = async () => {
      dialog.querySelector('form')!.requestSubmit()
      await flushPromises()
    }
    await submit()
    expect(answers()).toEqual([])
    expect(dialog.textContent).toContain('Say its name or what it costs')
    const [, cost] = dialog.querySelectorAll('input')
    cost!.value = '1'
    cost!.dispatchEvent(new Event('input', { bubbles: true }))
    await flushPromises()
    await submit()
    expect(answers()).toEqual([{ form: 'card', card: { name: '', animus: 1 } }])
  })
})
