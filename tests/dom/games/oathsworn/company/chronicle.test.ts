import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { partsOf, searched } from '../../../../../renderer/games/oathsworn/company/chronicle/chapters'
import { foundCompany, putAway, settle, show, startHome, type Home, type Shown } from './atHome'

let home: Home
let at: Shown

beforeEach(async () => {
  home = startHome()
  at = await show(await foundCompany(home))
  await at.take('bare')
  await at.company.act({ do: 'gain-iron', iron: 4 })
  await at.company.act({ do: 'set-ticks', ticks: 3 })
  await at.go('chronicle')
})
afterEach(async () => {
  putAway()
  await home.close()
})

const parts = () => partsOf(at.table.now!.log)

describe('the chronicle', () => {
  it('tells every change in sentences, under the part of the chapter it belongs to', () => {
    const text = at.text('.chronicle')
    expect(text).toContain('The Lantern Crows is founded.')
    expect(text).toContain('Chapter 1: the story.')
    expect(text).toContain('4 iron gained; the purse holds 16.')
  })

  it('marks what the table said against the app, and what carries it out', () => {
    const ruled = at.screen.findAll('.ruled').map((one) => one.text())
    expect(ruled).toHaveLength(2)
    expect(ruled[0]).toContain('The table says otherwise')
    expect(ruled[1]).toContain('3 ticks on the knockout track')
    expect(ruled[0]).toContain('By the table’s own word')
  })

  it('is searched by words and by kind', async () => {
    const all = parts().flatMap(({ entries }) => entries).length
    const found = searched(parts(), 'PURSE holds 16', 'all').flatMap(({ entries }) => entries)
    expect(found).toHaveLength(1)
    expect(all).toBeGreaterThan(10)
    expect(searched(parts(), '', 'ruled').flatMap(({ entries }) => entries)).toHaveLength(2)
    expect(searched(parts(), 'no such thing', 'all')).toEqual([])
    await at.screen.find('.find input').setValue('founded')
    expect(at.screen.findAll('.entry')).toHaveLength(1)
  })

  it('takes a line by hand, and takes the last thing back', async () => {
    await at.screen.find('.write input').setValue('We shall not go that way again.')
    await at.screen.find('.write').trigger('submit')
    await settle()
    expect(at.text('.noted')).toContain('We shall not go that way again.')
    const undo = at.screen.findAll('.tools .button').find((one) => one.text().includes('Take back'))!
    await undo.trigger('click')
    await settle()
    expect(at.screen.find('.noted').exists()).toBe(false)
    await undo.trigger('click')
    await settle()
    expect(at.company.view!.sheet.ticks).toBe(0)
    expect(at.screen.find('.ruled').exists()).toBe(false)
  })
})

describe('putting something right', () => {
  it('says at the field what is strange about it, and does it all the same', async () => {
    await at.press('C', { shiftKey: true })
    await settle()
    const dialog = document.querySelector('[data-dialog]')!
    const pick = async (name: string): Promise<void> => {
      ;[...dialog.querySelectorAll<HTMLElement>('[role=option]')]
        .find((one) => one.textContent?.includes(name))!
        .click()
      await settle()
    }
    const type = async (text: string): Promise<void> => {
      const field = dialog.querySelector<HTMLInputElement>('[role=spinbutton]')!
      field.value = text
      field.dispatchEvent(new Event('input'))
      field.dispatchEvent(new Event('change'))
      await settle()
    }
    const decide = (): HTMLElement =>
      [...dialog.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent?.includes('Put it right'))!
    const said = (): string | undefined => dialog.querySelector('.problem')?.textContent?.trim()
    await pick('The company is somewhere else')
    expect(said()).toBeUndefined()
    await type('40')
    expect(said()).toContain('There is no such chapter: the last one is 21.')
    expect(decide().textContent).toContain('the last one is 21')
    await type('3')
    expect(said()).toContain('Out of order: the company is in chapter 1. Chapter 2 is left out')
    expect(dialog.querySelector('[role=spinbutton]')?.getAttribute('aria-describedby')).toBeTruthy()
    await type('2')
    expect(said()).toBeUndefined()
    await pick('Another level')
    await type('39')
    expect(said()).toContain('is the highest there is.')
    await pick('The company is somewhere else')
    await type('3')
    decide().click()
    await settle()
    expect(at.company.view!.chapter).toBe(3)
  })

  it('begins with what is there, says what it comes to, and is a line of its own', async () => {
    await at.press('C', { shiftKey: true })
    await settle()
    const dialog = document.querySelector('[data-dialog]')!
    const value = dialog.querySelector<HTMLInputElement>('[role=spinbutton]')!
    expect(value.value).toBe('16')
    value.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    await settle()
    expect(dialog.querySelector('.outlook')!.textContent).toContain('1 iron gained; the purse holds 17.')
    ;[...dialog.querySelectorAll<HTMLElement>('button')]
      .find((one) => one.textContent?.includes('Put it right'))!
      .click()
    await settle()
    expect(at.company.view!.purse).toBe(17)
    expect(at.screen.findAll('.ruled').at(-1)!.text()).toContain('17')
  })
})
