import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EVERYTHING, found } from '../../../../../renderer/games/oathsworn/company/bag/filter'
import { destination, destinationsOf } from '../../../../../renderer/games/oathsworn/company/bag/moves'
import { itemsAtHand } from '../../../../../renderer/games/oathsworn/company/model'
import { knows, say } from '../../../../../renderer/words/say'
import { foundCompany, putAway, settle, show, startHome, type Home, type Shown } from './atHome'

let home: Home
let at: Shown

beforeEach(async () => {
  home = startHome()
  at = await show(await foundCompany(home), { tab: 'bag' })
})
afterEach(async () => {
  putAway()
  await home.close()
})

const view = () => at.company.view!
const itemOf = (def: string, who?: string) =>
  itemsAtHand(view()).find((item) => item.def === def && (who === undefined || item.with === who))!
const tile = (id: string) => at.screen.find(`[data-item="${id}"]`)
const zone = (to: string) => at.screen.find(`[data-zone="${to}"]`)

describe('what stands on an item', () => {
  const textOf = (def: string): string => say(`item.${def}.text`)

  it('says what it does, worn or in the backpack, and what it would change for whom', async () => {
    const { def } = view().market.petition.cards.find(
      ({ def: one, slot }) => slot === 'gear' && knows(`item.${one}.text`)
    )!
    await at.company.act({ do: 'petition', cards: [def] })
    await settle()
    expect(tile(itemOf(def).id).text()).toContain(textOf(def))
    await at.company.act({ do: 'equip', item: itemOf(def).id, by: 'warden-1' })
    await settle()
    expect(
      zone('warden-1')
        .find(`[data-item="${itemOf(def).id}"]`)
        .text()
    ).toContain(textOf(def))
    const coat = itemOf('pig-iron-coat', 'warden-1')
    await at.company.act({ do: 'unequip', item: coat.id })
    await settle()
    const fits = tile(coat.id).findAll('[data-fit]')
    expect(fits.map((one) => one.attributes('data-fit'))).toEqual(['warden-1', 'blade-5', 'priest-8'])
    const lines = tile(coat.id).findAll('.fit')
    expect(lines[0]!.text()).toContain('DEFENSE 1')
    // The other two wear one already: the same would come of it, and is said once.
    expect(lines).toHaveLength(2)
    expect(lines[1]!.text()).toContain(say('company.noChange'))
  })

  it('OW-ITEM-09 says so of what the Raven Spire gives', () => {
    const cards = view().market.petition.cards
    const shown = at.screen.findAll('.card')
    const known = cards.findIndex(({ def }) => knows(`item.${def}.text`))
    expect(shown[known]!.text()).toContain(textOf(cards[known]!.def))
    const armour = cards.findIndex(({ slot }) => slot === 'armor')
    expect(shown[armour]!.find('.fit').text()).toContain('DEFENSE')
  })
})

describe('carrying an item with the mouse', () => {
  it('tells every place what would come of it, and does it where it is let go', async () => {
    const buckler = itemOf('buckler')
    await tile(buckler.id).trigger('dragstart')
    expect(zone('cur-11').classes()).toContain('refuses')
    await zone('backpack').trigger('dragover')
    await zone('backpack').trigger('drop')
    await settle()
    expect(view().backpack.items.map(({ def }) => def)).toEqual(['buckler'])
    expect(view().characters['warden-1']!.defence).toBe(3)
    expect(at.text('[data-zone=backpack] h2')).toBe('Backpack 1 of 12')
  })

  it('OW-ITEM-06 shows DEFENSE before and after', async () => {
    await at.company.act({ do: 'unequip', item: itemOf('pig-iron-coat', 'warden-1').id })
    await settle()
    const coat = itemOf('pig-iron-coat', 'backpack')
    await tile(coat.id).trigger('dragstart')
    const effect = zone('warden-1').find('.effect').text()
    expect(effect).toContain('DEFENSE 1')
    expect(effect).toContain('4')
  })

  it('OW-ITEM-04 says which rule refuses it, and puts nothing on', async () => {
    const coat = itemOf('pig-iron-coat', 'warden-1')
    await tile(coat.id).trigger('dragstart')
    expect(zone('cur-11').text()).toContain('This class cannot use plate.')
    await zone('cur-11').trigger('drop')
    await settle()
    expect(document.body.textContent).toContain('Not by the rules')
    expect(itemOf('pig-iron-coat', 'warden-1').with).toBe('warden-1')
  })

  it('changes places with what is in the way', async () => {
    const [mine, theirs] = [itemOf('pig-iron-coat', 'warden-1'), itemOf('pig-iron-coat', 'priest-8')]
    const to = destination(view(), mine.id, 'priest-8')
    expect(to.refused).toBeNull()
    expect(to.effect?.instead).toEqual([theirs.id])
    await at.company.act(to.command)
    await settle()
    expect(itemsAtHand(view()).find(({ id }) => id === mine.id)?.with).toBe('priest-8')
    expect(itemsAtHand(view()).find(({ id }) => id === theirs.id)?.with).toBe('backpack')
  })
})

describe('moving an item with the keyboard', () => {
  it('opens a menu of everybody and the backpack, each with what would come of it', async () => {
    const maul = itemOf('great-maul')
    tile(maul.id).element.dispatchEvent(new Event('focus'))
    await tile(maul.id).trigger('click')
    await settle()
    const menu = document.querySelector('[role=menu]')!
    const lines = [...menu.querySelectorAll('[role=menuitem]')].map((one) => one.textContent)
    expect(lines).toHaveLength(6)
    expect(lines.some((line) => line?.includes('yellow') || line?.includes('Yellow'))).toBe(true)
    expect(lines.at(-3)).toContain('Backpack')
    menu.querySelector<HTMLElement>('[data-to=backpack]')!.click()
    await settle()
    expect(itemsAtHand(view()).find(({ id }) => id === maul.id)?.with).toBe('backpack')
  })

  it('knows every place an item can go but where it is', () => {
    const maul = itemOf('great-maul')
    expect(destinationsOf(view(), maul.id).map(({ to }) => to)).toEqual(['warden-1', 'blade-5', 'cur-11', 'backpack'])
  })
})

describe('finding things', () => {
  it('by name, by kind, and by whom they fit', async () => {
    for (const item of view().characters['warden-1']!.items) await at.company.act({ do: 'unequip', item: item.id })
    await settle()
    const all = view().backpack.items
    const fits = (item: { id: string }, who: string) => destination(view(), item.id, who).refused === null
    expect(found(all, EVERYTHING, fits).map(({ slot }) => slot)).toEqual(['weapon', 'shield', 'armor'])
    expect(found(all, { ...EVERYTHING, text: 'BUCK' }, fits)).toHaveLength(1)
    expect(found(all, { ...EVERYTHING, slot: 'armor' }, fits)).toHaveLength(1)
    expect(found(all, { ...EVERYTHING, fits: 'cur-11' }, fits).map(({ def }) => def)).not.toContain('pig-iron-coat')
    await at.screen.find('input[type=search]').setValue('buckler')
    expect(zone('backpack').findAll('[data-item]')).toHaveLength(1)
  })
})

describe('the Raven Spire', () => {
  it('OW-ITEM-10 counts the ticks before they are marked', async () => {
    expect(view().market.petition.possible).toBe(true)
    const cards = at.screen.findAll('.card')
    await cards[0]!.trigger('click')
    await cards[1]!.trigger('click')
    expect(at.text('.act')).toContain('2 ticks: 0 becomes 2')
    await at.screen.find('.act .button').trigger('click')
    await settle()
    expect(view().sheet.ticks).toBe(2)
    expect(view().backpack.items).toHaveLength(2)
  })
})
