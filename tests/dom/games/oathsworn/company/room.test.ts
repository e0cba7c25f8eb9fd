import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { knows } from '../../../../../renderer/words/say'
import { foundCompany, putAway, settle, show, startHome, type Home, type Shown } from './atHome'

let home: Home
let at: Shown
let id: string

beforeEach(async () => {
  home = startHome()
  id = await foundCompany(home)
  at = await show(id)
})
afterEach(async () => {
  putAway()
  expect(home.faults).toEqual([])
  await home.close()
})

describe('the rooms of a company', () => {
  it('open at the chapter, with the first question and its keys', () => {
    expect(at.text('.title')).toBe('The Lantern Crows')
    expect(at.screen.find('[role=tab][data-state=active]').text()).toContain('Chapter')
    expect(at.screen.find('[data-prompt]').attributes('data-seat')).toBe('company')
    expect(at.screen.findAll('[data-option]').map((one) => one.attributes('data-option'))).toEqual([
      'story',
      'instant',
      'bare'
    ])
  })

  it('are places: the key of a room goes there, back leads where one was', async () => {
    await at.press('3', { ctrlKey: true })
    expect(at.router.here).toMatchObject({ tab: 'bag' })
    expect(at.screen.find('[role=tab][data-state=active]').text()).toContain('Bag')
    at.router.back()
    await settle()
    expect(at.screen.find('[role=tab][data-state=active]').text()).toContain('Chapter')
  })

  it('have an arrow that leads home, wherever one came from', async () => {
    at.router.go({ at: 'encounter', company: id, run: 1 })
    at.router.go({ at: 'company', company: id })
    await settle()
    await at.go('bag')
    const arrow = at.screen.find('.bar .icon-button')
    expect(arrow.attributes('aria-label')).toBe('Companies')
    await arrow.trigger('click')
    expect(at.router.here).toEqual({ at: 'home' })
  })

  it('keep the question waiting in a strip, and its keys quiet, while one is elsewhere', async () => {
    await at.go('roster')
    expect(at.screen.find('[data-strip]').text()).toContain('How do you play chapter 1?')
    await at.press('1')
    expect(at.company.view?.part).toBe('start')
    await at.screen.find('[data-strip] .decide').trigger('click')
    await settle()
    expect(at.screen.find('[data-option=instant]').exists()).toBe(true)
  })

  it('turn to where the next question lies', async () => {
    await at.take('bare')
    expect(at.company.view?.part).toBe('story')
    await at.company.act({ do: 'open-trade', shop: 'banksmith', fee: false, onPurpose: true })
    await settle()
    expect(at.router.here).toMatchObject({ tab: 'market' })
    await at.company.act({ do: 'close-trade' })
    await settle()
    expect(at.router.here).toMatchObject({ tab: 'chapter' })
  })

  it('wake up in the same room at the same question', async () => {
    await at.take('bare')
    await at.take('check')
    const { waiting } = at.table
    await home.close()
    home = startHome(home.folder)
    at = await show(id, { tab: 'levels' })
    expect(at.table.waiting).toEqual(waiting)
    expect(at.screen.find('[role=tab][data-state=active]').text()).toContain('Levels')
  })

  it('have a name for everything that can be said in them', () => {
    for (const tab of ['chapter', 'roster', 'bag', 'market', 'levels', 'health', 'chronicle', 'sheet'])
      expect(knows(`command.company.${tab}`)).toBe(true)
  })
})

describe('what the rules refuse', () => {
  const swapNow = { do: 'swap', seat: 'seat-1', new: { class: 'witch' } } as const

  it('is told with the rule, and nothing has changed', async () => {
    await at.take('bare')
    expect(await at.company.act(swapNow)).toBe(false)
    await settle()
    expect(document.body.textContent).toContain('Characters change places at the start of a chapter.')
    at.company.giveWay()
    await settle()
    expect(at.company.view?.characters['warden-1']?.where).toBe('seated')
  })

  it('can be done on purpose, and the chronicle says so', async () => {
    await at.take('bare')
    await at.company.act(swapNow)
    await settle()
    expect(await at.company.insist()).toBe(true)
    await at.go('chronicle')
    expect(at.text('.ruled')).toContain('The table says otherwise: somebody else takes a seat.')
    expect(at.company.view?.seats['seat-1']).toContain('witch')
  })

  it('and what makes no sense cannot even be insisted on', async () => {
    await at.company.act({ do: 'equip', item: 'no-such-thing', by: 'warden-1' })
    expect(at.company.objection?.mayInsist).toBe(false)
    expect(await at.company.insist()).toBe(false)
  })
})
