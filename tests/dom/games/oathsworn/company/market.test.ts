import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  commandsOf,
  countOf,
  EMPTY,
  isEmpty,
  toggled,
  totalOf,
  withCopies
} from '../../../../../renderer/games/oathsworn/company/market/basket'
import { knows, say } from '../../../../../renderer/words/say'
import { foundCompany, putAway, settle, show, startHome, type Home, type Shown } from './atHome'

let home: Home
let at: Shown

beforeEach(async () => {
  home = startHome()
  at = await show(await foundCompany(home))
  await at.take('bare')
  await at.go('market')
})
afterEach(async () => {
  putAway()
  await home.close()
})

const view = () => at.company.view!
const till = () => at.text('.till')

describe('the market', () => {
  it('OW-SHOP-03 says what a runner costs, and takes it', async () => {
    expect(at.text('.tiles')).toContain('Send a runner for 1 iron')
    await at.screen.find('.shop .button').trigger('click')
    await settle()
    expect(view().purse).toBe(11)
    expect(view().market.trade?.shops).toEqual(['banksmith'])
    expect(till()).toContain('11')
  })

  it('says of every card on show what it does, and whom it would serve', async () => {
    await at.company.act({ do: 'open-trade', shop: 'banksmith' })
    await settle()
    const { display } = view().market.trade!
    const faces = at.screen.findAll('.counters .card:not(.sell)')
    for (const [index, { def, slot }] of display.entries()) {
      const text = faces[index]!.text()
      if (knows(`item.${def}.text`)) expect(text).toContain(say(`item.${def}.text`))
      const able = view().market.fits.filter(({ item, refused }) => item === def && !refused)
      expect(faces[index]!.findAll('[data-fit]')).toHaveLength(able.length)
      if (able.length === 0) expect(text).toContain('None of the four can use it')
      if (slot === 'armor') expect(able.some(({ before, after }) => before.defence !== after.defence)).toBe(true)
    }
  })

  it('knows the total before it is paid, and pays it all', async () => {
    await at.company.act({ do: 'open-trade', shop: 'banksmith' })
    await settle()
    const card = view().market.trade!.display.find(({ count }) => count === 1)!
    const sold = view().characters['warden-1']!.items[0]!
    await at.screen.find(`[data-buy="${card.def}"]`).trigger('click')
    await at.screen.find(`[data-sell="${sold.id}"]`).trigger('click')
    expect(till()).toContain(`−${card.value}`)
    expect(till()).toContain(`+${view().market.trade!.sells[sold.id]}`)
    const { left } = totalOf(view(), toggled(withCopies(EMPTY, card.def, 1), sold.id))
    await at.screen.find('.till .decide').trigger('click')
    await settle()
    expect(view().purse).toBe(left)
    expect(view().backpack.items.map(({ def }) => def)).toContain(card.def)
    expect(view().characters['warden-1']!.items.some(({ id }) => id === sold.id)).toBe(false)
    expect(at.text('.till .refused')).toContain('Nothing chosen yet')
  })

  it('OW-IRON-05 does not take what cannot be paid', async () => {
    await at.company.act({ do: 'set-iron', iron: 1 })
    await at.company.act({ do: 'open-trade', shop: 'banksmith' })
    await settle()
    const cards = view().market.trade!.display.filter(({ count }) => count === 1)
    await at.screen.find(`[data-buy="${cards[0]!.def}"]`).trigger('click')
    expect(at.text('.till .refused')).toContain('1 iron short')
    await at.screen.find('.till .refused').trigger('click')
    await settle()
    expect(view().backpack.items).toEqual([])
  })

  it('OW-SHOP-10 closes, and the question goes back to where it was', async () => {
    await at.company.act({ do: 'open-trade', shop: 'apothecary' })
    await settle()
    expect(at.screen.text()).toContain('Up to 5 may be bought.')
    await at.take('done')
    expect(view().market.trade).toBeNull()
    expect(at.router.here).toMatchObject({ tab: 'chapter' })
  })
})

describe('a basket', () => {
  it('sells before it buys, so that what comes in can be spent', () => {
    const basket = { ...withCopies(toggled(EMPTY, 'old-boots-3'), 'bone-knife', 2), curatives: 1 }
    expect(commandsOf(basket).map((command) => command.do)).toEqual(['sell', 'buy', 'buy', 'buy-curatives'])
    expect(countOf(basket, 'bone-knife')).toBe(2)
    expect(isEmpty(toggled(toggled(EMPTY, 'a'), 'a'))).toBe(true)
  })
})
