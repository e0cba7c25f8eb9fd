import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awayFrom, deadOf, seatsOf } from '../../../../../renderer/games/oathsworn/company/model'
import { foundCompany, putAway, settle, show, startHome, type Home, type Shown } from './atHome'

let home: Home
let at: Shown

beforeEach(async () => {
  home = startHome()
  at = await show(await foundCompany(home), { tab: 'roster' })
})
afterEach(async () => {
  putAway()
  await home.close()
})

const view = () => at.company.view!
const inDialog = (selector: string): HTMLElement => document.querySelector<HTMLElement>(`[data-dialog] ${selector}`)!
const button = (label: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('[data-dialog] button')].find((one) => one.textContent?.includes(label))!

describe('the roster', () => {
  it('shows four sheets in the order of their seats', () => {
    expect(at.screen.findAll('.sheet h2').map((one) => one.text())).toEqual(['Alder', 'Brand', 'Corvin', 'Mouse'])
    expect(at.text('.sheet')).toContain('Warden, in full, level 1')
    expect(at.text('[data-character=blade-5]')).toContain('as a companion')
  })

  it('OW-QUICK-01 lets somebody else come, saying before what it comes to', async () => {
    const roster = at.screen.findComponent({ name: 'RosterPage' })
    await roster.findAllComponents({ name: 'CharacterCard' })[0]!.vm.$emit('swap')
    await settle()
    const options = [...document.querySelectorAll<HTMLElement>('[data-dialog] [role=option]')]
    options.find((one) => one.textContent?.includes('Witch'))!.click()
    await settle()
    expect(inDialog('.outlook').textContent).toContain('Alder stays away')
    const field = inDialog('input') as HTMLInputElement
    const call = async (text: string): Promise<void> => {
      field.value = text
      field.dispatchEvent(new Event('input'))
      await settle()
    }
    await call('Mouse')
    expect(document.body.textContent).toContain('Two of them are called Mouse.')
    button('Change places').click()
    await settle()
    expect(view().seats['seat-1']).toContain('warden')
    await call('')
    button('Change places').click()
    await settle()
    expect(view().seats['seat-1']).toContain('witch')
    expect(awayFrom(view()).map(({ name }) => name)).toEqual(['Alder'])
    expect(at.screen.text()).toContain('Away')
  })

  it('OW-QUICK-07 turns a full character into a companion', async () => {
    await at.company.act({ do: 'mode', character: 'warden-1', mode: 'companion' })
    await settle()
    expect(view().characters['warden-1']?.mode).toBe('companion')
    expect(at.text('[data-character=warden-1]')).toContain('as a companion')
  })

  it('OW-QUICK-07 a seat whose player is missing is handed on for the evening, and shows it', async () => {
    const [card] = at.screen.findAllComponents({ name: 'CharacterCard' })
    card!.findComponent({ name: 'AppMenu' }).vm.$emit('pick', 'tonight')
    await settle()
    const field = inDialog('input') as HTMLInputElement
    field.value = 'Ana'
    field.dispatchEvent(new Event('input'))
    inDialog('[role=switch]').click()
    await settle()
    expect(inDialog('.outlook').textContent).toContain('Tonight Ana plays Alder, as a companion.')
    button('So for tonight').click()
    await settle()
    expect(view().tonight).toEqual({ 'seat-1': { player: 'Ana', companion: true } })
    expect(at.text('[data-character=warden-1]')).toContain('Tonight: Ana, as a companion')
    expect(view().characters['warden-1']?.mode).toBe('full')
  })

  it('OW-HARD-03 lets somebody die only after asking, and offers the empty seat', async () => {
    const [card] = at.screen.findComponent({ name: 'RosterPage' }).findAllComponents({ name: 'CharacterCard' })
    await card!.vm.$emit('dies')
    await settle()
    expect(document.body.textContent).toContain('Alder dies?')
    button('Dies').click()
    await settle()
    // The story alone decides that: the table has to insist.
    expect(at.company.objection?.why.key).toBe('campaign.refused.onlyByTheBook')
    await at.company.insist()
    await settle()
    expect(deadOf(view()).map(({ name }) => name)).toEqual(['Alder'])
    expect(seatsOf(view())[0]?.who).toBeNull()
    expect(at.screen.text()).toContain('Nobody sits in seat 1.')
    await at.go('chapter')
    await at.take('bare')
    expect(at.table.waiting[0]?.rule).toBe('OW-QUICK-04')
    expect(at.router.here).toMatchObject({ tab: 'roster' })
  })

  it('takes no name that another bears', async () => {
    const [card] = at.screen.findComponent({ name: 'RosterPage' }).findAllComponents({ name: 'CharacterCard' })
    const rename = card!.findComponent({ name: 'NameDialog' })
    await rename.vm.$emit('update:open', true)
    await settle()
    const field = inDialog('input') as HTMLInputElement
    field.value = 'mouse'
    field.dispatchEvent(new Event('input'))
    await settle()
    expect(document.body.textContent).toContain('Two of them are called mouse.')
    field.value = 'Hazel'
    field.dispatchEvent(new Event('input'))
    await settle()
    button('Rename').click()
    await settle()
    expect(view().characters['warden-1']?.name).toBe('Hazel')
  })

  it('takes no name that another company bears', async () => {
    await home.house.companies.create('oathsworn-campaign', 'Six Crows')
    at = await show(at.company.id!, { tab: 'roster' })
    await vi.waitFor(() => expect(at.screen.find('.names input').exists()).toBe(true))
    const field = at.screen.find('.names input')
    await field.setValue('six crows ')
    await vi.waitFor(() => expect(at.text('.names')).toContain('There is already a company called six crows.'))
    await at.screen.find('.names').trigger('submit')
    await settle()
    expect(view().name).toBe('The Lantern Crows')
    await field.setValue('the lantern crows')
    expect(at.text('.names')).not.toContain('already')
  })

  it('goes by one name, on the shelf and in the chronicle', async () => {
    await at.company.rename('Five Crows', '')
    await settle()
    expect(at.company.view?.name).toBe('Five Crows')
    expect(home.house.companies.list().map(({ name }) => name)).toEqual(['Five Crows'])
    await home.house.companies.rename(at.company.id!, 'Six Crows')
    at = await show(at.company.id!, { tab: 'roster' })
    expect(at.company.view?.name).toBe('Six Crows')
  })

  it('OW-DIFF-07 keeps the difficulty once a chapter has begun', async () => {
    await at.company.act({ do: 'difficulty', difficulty: 'grim' })
    await settle()
    expect(view().difficulty).toBe('grim')
    await at.go('chapter')
    await at.take('bare')
    expect(await at.company.act({ do: 'difficulty', difficulty: 'dread' })).toBe(false)
    expect(at.company.objection?.why.key).toBe('campaign.refused.difficultyLocked')
  })
})

describe('injuries and allies', () => {
  it('are told by name and with what they do', async () => {
    await at.company.act({ do: 'set-injuries', character: 'blade-5', cards: ['turned-ankle'] })
    await at.go('health')
    expect(at.text('.injury')).toContain('Turned ankle')
    expect(at.text('.ally')).toContain('4Man-at-arms')
    expect(at.screen.text()).toContain('in the injury deck')
  })
})

describe('levels', () => {
  it('are chosen from cards that say what each does', async () => {
    await at.company.act({ do: 'set-place', chapter: 8, part: 'start' })
    await at.company.act({ do: 'quick-level', character: 'warden-1' })
    await settle()
    expect(at.router.here).toMatchObject({ tab: 'levels' })
    const asked = at.table.waiting[0]!
    expect(asked.rule).toMatch(/^OW-LEVEL/)
    const cards = at.screen.findAll('[data-choice]').filter((one) => one.element.tagName === 'BUTTON')
    expect(cards.length).toBeGreaterThan(1)
    expect(cards[0]!.text()).toMatch(/0 →.*1/s)
    const before = at.table.now!.revision
    await cards[0]!.trigger('click')
    await settle()
    expect(at.table.now!.revision).toBeGreaterThan(before)
  })
})
