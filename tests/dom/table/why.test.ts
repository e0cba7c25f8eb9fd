// Why something happened: a sentence, and the rule's own sentence behind its number.
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setUpWindow } from '../../../renderer/places'
import { games } from '../../../renderer/games/registry'
import type { Clauses } from '../../../renderer/shell/gameScreens'
import { useTable } from '../../../renderer/table/store'
import type { SaidLine } from '../../../renderer/table/report/telling'
import WhyLine from '../../../renderer/table/report/WhyLine.vue'
import { snapshot } from './messages'

const RULES: Clauses = {
  'DM-ONE-01': { title: 'Closest first', text: ['The closest is the target.', 'A tie goes north.'] },
  'DM-TWO-01': { title: '', text: ['Nobody moves twice.'] }
}
const clauses = vi.fn(() => Promise.resolve(RULES))
const line = (ids: readonly string[], reasons: SaidLine['reasons'] = []): SaidLine => ({
  id: 1,
  after: 0,
  words: { key: 'demo.moved' },
  clauses: ids,
  reasons,
  waits: true,
  weight: 'deed',
  happenings: []
})

beforeEach(() => {
  setActivePinia(createPinia())
  clauses.mockClear()
  setUpWindow([{ ...games[0]!, id: 'demo', clauses }])
  useTable().adopt({ ...snapshot(), game: 'demo' })
})
afterEach(() => {
  setUpWindow()
  document.body.innerHTML = ''
})

const shown = (told: SaidLine, open = false) => mount(WhyLine, { props: { line: told, open }, attachTo: document.body })
async function unfolded(told: SaidLine) {
  const why = shown(told)
  await why.find('summary').trigger('click')
  await flushPromises()
  return why
}
const sentences = (why: ReturnType<typeof shown>): string[] => why.findAll('li').map((one) => one.text())

describe('why', () => {
  it('says what the rules say where nothing was compared', async () => {
    const why = await unfolded(line(['DM-ONE-01', 'DM-TWO-01']))
    expect(sentences(why)).toEqual(['Closest first: The closest is the target.', 'Nobody moves twice.'])
  })

  it('says what was compared, and no rule beside it', async () => {
    const why = await unfolded(line(['DM-ONE-01'], [{ key: 'demo.threeHexesAway' }]))
    expect(sentences(why)).toEqual(['Three hexes away'])
  })

  it('says the whole of a clause when it is pressed', async () => {
    const why = await unfolded(line(['DM-ONE-01'], [{ key: 'demo.closest' }]))
    expect(document.body.textContent).not.toContain('A tie goes north.')
    await why.find('.clauses button').trigger('click')
    await flushPromises()
    expect(document.querySelector('.meaning')?.textContent).toContain('Closest first')
    expect(document.querySelector('.meaning')?.textContent).toContain('A tie goes north.')
  })

  it('is reached by key', async () => {
    const why = await unfolded(line(['DM-TWO-01']))
    const clause = why.find<HTMLButtonElement>('.clauses button')
    expect(clause.text()).toBe('Rule DM-TWO-01')
    expect(clause.element.tabIndex).toBe(0)
    expect(clause.attributes('aria-haspopup')).toBe('dialog')
  })

  it('brings the rules only when somebody asks', async () => {
    const why = shown(line(['DM-ONE-01']))
    await flushPromises()
    expect(clauses).not.toHaveBeenCalled()
    await why.find('summary').trigger('click')
    await flushPromises()
    expect(clauses).toHaveBeenCalledOnce()
  })

  it('brings them for a line that is open from the start, and the whole of it into sight', async () => {
    const sight = vi.spyOn(Element.prototype, 'scrollIntoView')
    const why = shown(line(['DM-TWO-01']), true)
    expect(sight).not.toHaveBeenCalled()
    await flushPromises()
    expect(sentences(why)).toEqual(['Nobody moves twice.'])
    expect(sight).toHaveBeenCalledOnce()
  })

  it('has the rules of every game', async () => {
    for (const game of games) {
      const rules = Object.entries((await game.clauses?.()) ?? {})
      expect(rules.length, game.id).toBeGreaterThan(200)
      expect(rules.every(([id, { text }]) => /^[A-Z-]+\d+$/.test(id) && text.length > 0)).toBe(true)
    }
  })

  it('names a clause nobody knows, and makes no promise of it', async () => {
    const why = await unfolded(line(['DM-SIX-06']))
    expect(why.find('.clauses').text()).toBe('Rule DM-SIX-06')
    expect(why.find('.clauses button').exists()).toBe(false)
  })
})
