import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { COMMANDS } from '../../../../../engine/games/oathsworn/campaign/commands'
import { BOOK_DEEDS, CORRECTIONS } from '../../../../../renderer/games/oathsworn/company/corrections'
import { itemsAtHand } from '../../../../../renderer/games/oathsworn/company/model'
import { evenShares } from '../../../../../renderer/games/oathsworn/company/roster/shares'
import { MIGHT_COLOURS } from '../../../../../renderer/games/oathsworn/ui/might'
import { foundCompany, putAway, settle, show, startHome, type Home, type Shown } from './atHome'

const sources = import.meta.glob<string>('../../../../../renderer/games/oathsworn/{company,story}/**/*.{vue,ts}', {
  eager: true,
  query: '?raw',
  import: 'default'
})

/** Founding begins with what its screens have gathered, and a trade ends with the answer to its own question. */
const ELSEWHERE = ['found', 'close-trade']

it('everything the table may do on its own account has a place in the window', () => {
  const given = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bdo: '([a-z-]+)'/g)].map(([, name]) => name)
  )
  const placed = new Set<string | undefined>([...given, ...CORRECTIONS, ...BOOK_DEEDS, ...ELSEWHERE])
  expect(COMMANDS.filter((name) => !placed.has(name))).toEqual([])
  expect(given.filter((name) => !COMMANDS.some((one) => one === name))).toEqual([])
})

describe('done from a screen', () => {
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
  const dialog = (): HTMLElement => document.querySelector<HTMLElement>('[data-dialog]')!
  const press = async (label: string, within: ParentNode = document): Promise<void> => {
    const found = [...within.querySelectorAll<HTMLElement>('button, [role=radio], [role=switch], [role=option]')]
    const one = found.find((button) => `${button.textContent} ${button.getAttribute('aria-label')}`.includes(label))
    if (!one) throw new Error(`nothing says ${label}`)
    one.click()
    await settle()
  }
  const shuffle = async (colour: string): Promise<void> => {
    const switches = [...dialog().querySelectorAll<HTMLElement>('[role=switch]')]
    switches[MIGHT_COLOURS.findIndex((one) => one === colour)]!.click()
    await settle()
  }
  const held = (def: string, who: string) => itemsAtHand(view()).find((one) => one.def === def && one.with === who)

  it('OW-IRON-01 the purse is shared, never more than there is, and the chronicle tells how', async () => {
    expect(view().purse).toBe(12)
    const first = at.screen.find('[data-share=warden-1] [role=spinbutton]')
    await first.setValue('99')
    await settle()
    expect((first.element as HTMLInputElement).value).toBe('12')
    expect(at.text('[data-share=warden-1] .problem')).toContain('A whole number from 0 to 12.')
    await first.setValue('many')
    expect(at.text('[data-share=warden-1] .problem')).toContain('A whole number')
    await first.trigger('keydown', { key: 'Home' })
    expect(at.screen.find('.problem').exists()).toBe(false)
    await press('As even as can be')
    await press('Share it so')
    expect(Object.values(view().characters).map(({ share }) => share)).toEqual([3, 3, 3, 3])
    await at.go('chronicle')
    expect(at.text('.chronicle')).toContain('The purse is shared: Alder 3, Brand 3, Corvin 3 and Mouse 3.')
  })

  it('OW-IRON-01 what does not divide goes to those who sit first', async () => {
    await at.company.act({ do: 'gain-iron', iron: 2 })
    await settle()
    expect(Object.values(evenShares(view()))).toEqual([4, 4, 3, 3])
  })

  it('OW-TOKEN-01 a token is spent, and OW-MIGHT-07 says why it shuffles nothing outside a story', async () => {
    await at.company.act({ do: 'set-tokens', character: 'warden-1', tokens: { redraw: 2 } })
    const card = at.screen.findAllComponents({ name: 'CharacterCard' })[0]!
    const spend = card.findComponent({ name: 'SpendDialog' })
    await spend.vm.$emit('update:open', true)
    await settle()
    expect(dialog().textContent).toContain('Alder spends one Redraw token.')
    await press('To shuffle MIGHT', dialog())
    await shuffle('white')
    expect(dialog().querySelector('.refused')?.textContent).toBeTruthy()
    await press('The table knows', dialog())
    await press('Spend it', dialog())
    expect(view().characters['warden-1']!.tokens['redraw']).toBe(1)
  })

  it('OW-MIGHT-07 in a story a token shuffles the discards back, from where the four stand', async () => {
    await at.go('chapter')
    await at.take('bare')
    await at.company.act({ do: 'set-tokens', character: 'priest-8', tokens: { animus: 1 } })
    await at.take('check')
    await at.screen.find('.standing button').trigger('click')
    await settle()
    expect(dialog().textContent).toContain('Corvin spends a token')
    await press('To shuffle MIGHT', dialog())
    await shuffle('white')
    expect(dialog().textContent).toContain('Shuffled whole again')
    await press('Spend it', dialog())
    expect(view().characters['priest-8']!.tokens['animus'] ?? 0).toBe(0)
  })

  it('OW-ITEM-07 two items change places, or the rule that speaks against it is named', async () => {
    await at.go('bag')
    const maul = held('great-maul', 'priest-8')!
    await at.screen.find(`[data-item="${maul.id}"]`).trigger('click')
    await settle()
    document.querySelector<HTMLElement>('[data-exchange]')!.click()
    await settle()
    expect(dialog().textContent).toContain('It is with Corvin now.')
    await press('Pig Iron Coat (Alder)', dialog())
    expect(dialog().querySelector('[aria-disabled]')?.textContent).toContain('none is free')
    expect(dialog().querySelector('[aria-live]')?.textContent).toContain('none is free')
    await press('Exchange them', dialog())
    expect(at.company.objection).toBeNull()
    await press('Do it all the same…', dialog())
    expect(at.company.objection).toMatchObject({ mayInsist: true })
    await press('Leave it', dialog())
    const coats = [held('pig-iron-coat', 'warden-1')!.id, held('pig-iron-coat', 'priest-8')!.id]
    await at.screen.find(`[data-item="${coats[0]}"]`).trigger('click')
    await settle()
    document.querySelector<HTMLElement>('[data-exchange]')!.click()
    await settle()
    await press('Pig Iron Coat (Corvin)', dialog())
    await press('Exchange them', dialog())
    expect([held('pig-iron-coat', 'priest-8')!.id, held('pig-iron-coat', 'warden-1')!.id]).toEqual(coats)
  })

  it('OW-SAVE-04 a note comes off the sheet, and the chronicle keeps both', async () => {
    await at.company.act({ do: 'note', text: 'The miller lies.' })
    await at.go('chronicle')
    expect(at.text('.notes')).toContain('The miller lies.')
    await press('Take this note off the sheet')
    expect(at.screen.find('.notes').exists()).toBe(false)
    expect(at.text('.chronicle')).toContain('A note comes off the sheet.')
    expect(at.text('.chronicle')).toContain('Note: The miller lies.')
  })

  it('OW-STORY-05 what the own book says just happens, and is no ruling', async () => {
    await at.go('chapter')
    await at.take('bare')
    await press('Something else the book says…')
    await press('Ticks are marked', dialog())
    expect(dialog().textContent).toContain('One tick on the knockout track, 1 in all.')
    await press('Let it happen', dialog())
    expect(view().sheet.ticks).toBe(1)
    await at.go('chronicle')
    expect(at.screen.find('.ruled').exists()).toBe(false)
  })

  it('OW-STORY-07, OW-STORY-08 the map of an own book is a picture to lay tokens on', async () => {
    await at.go('chapter')
    await at.take('bare')
    await at.screen.find('[data-token="7"]').trigger('click')
    await settle()
    expect(at.screen.find('[data-token="7"]').attributes('aria-pressed')).toBe('true')
    await at.screen.find('[data-go="7"]').trigger('click')
    await settle()
    expect(view().story).toMatchObject({ at: 7, tokens: [], time: 1 })
    expect(at.text('.book-map')).toContain('One unit of time has passed')
  })
})
