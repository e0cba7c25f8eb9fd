import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoHost } from '../../../renderer/gallery/demoHost'
import BackupsPart from '../../../renderer/settings/BackupsPart.vue'
import { setHost } from '../../../renderer/shell/host'
import { report, troubles } from '../../../renderer/shell/trouble'

const card = {
  id: 'a',
  name: 'Four Crows',
  game: 'oathsworn',
  kind: 'encounter',
  summary: null,
  created: 0,
  played: 1,
  decisions: 3
}
const trouble = { key: 'demo.tornSave' }
const stood = (summary: object) => ({ ...card, summary })
const backups = [
  {
    backup: 'new',
    at: 2,
    decisions: 190,
    reason: 'decisions',
    card: stood({ chapter: 2, encounter: 'rootsow', round: 3 })
  },
  { backup: 'old', at: 1, decisions: 120, reason: 'chapter', card: null }
]

let part: VueWrapper
beforeEach(() => setActivePinia(createPinia()))
afterEach(() => part.unmount())

async function show(company: object) {
  const demo = demoHost({
    companies: { list: () => ({ companies: [company], bin: [], open: null }) },
    backups: { list: () => backups, restore: () => ({ decisions: 190, before: 3 }) },
    games: { offer: () => '{}' }
  })
  setHost(demo)
  part = mount(BackupsPart, { attachTo: document.body })
  await flushPromises()
  return () => demo.asked.filter(({ path }) => path === 'backups.restore').map(({ given }) => given)
}

async function press(where: ParentNode, text: string): Promise<void> {
  const button = [...where.querySelectorAll('button')].find((one) => one.textContent?.includes(text))
  button?.click()
  await flushPromises()
}

const dialog = (): Element => document.querySelector('[data-dialog]')!

describe('backups', () => {
  it('of a company that is well are gone back to in two clicks', async () => {
    const restored = await show(card)
    expect(part.text()).not.toContain('Rescue')
    await press(part.element, 'Go back to this')
    expect(dialog().textContent).toContain('What there is now is copied first')
    await press(dialog(), 'Go back to this')
    expect(restored()).toEqual([{ company: 'a', backup: 'new' }])
  })

  it('say in which chapter the company stood', async () => {
    await show(card)
    const [newest, oldest] = part.findAll('.backup')
    expect(newest?.text()).toMatch(/Chapter 2: .*, round 3/)
    expect(oldest?.text()).not.toContain('Chapter')
  })

  it('of a damaged one are offered with what they bring back, beside a rescue', async () => {
    const restored = await show({ ...card, trouble, state: 'damaged' })
    expect(part.find('.harm').text()).toContain('Torn save')
    expect(part.text()).not.toContain('Make one now')
    await press(part.element, 'Go back to the newest backup (190 decisions)')
    await press(dialog(), 'Go back to this')
    report(trouble, 'damaged')
    await press(part.element, 'Rescue what can be proven')
    expect(dialog().textContent).toContain('The damaged files are set aside first')
    await press(dialog(), 'Rescue what can be proven')
    expect(restored()).toEqual([
      { company: 'a', backup: 'new' },
      { company: 'a', backup: 'best' }
    ])
    // What was said of the damage no longer holds.
    expect(troubles.value).toEqual([])
  })

  it('of one from a newer version leave it alone', async () => {
    await show({ ...card, trouble, state: 'newer' })
    expect(part.find('.harm').text()).toBe('Torn save')
    expect(part.text()).not.toContain('Make one now')
  })
})
