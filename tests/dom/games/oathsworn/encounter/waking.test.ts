// Somebody wakes up at a table: what the window asks for, in which order, and when it says that it can be used.
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { demoHost } from '../../../../../renderer/gallery/demoHost'
import type { WindowPlace } from '../../../../../renderer/shell/place'
import { snapshot } from '../../../table/messages'

const place: WindowPlace = { at: 'encounter', company: 'c-1', run: 1 }
const packed = JSON.stringify(snapshot())
const offer = JSON.stringify({ words: {}, ready: [], encounters: [], lists: {} })
const table = { offer, snapshot: packed, likeness: { of: '[]', picture: 'UklGRg' } }
const company = {
  id: 'c-1',
  name: 'Us',
  game: 'oathsworn',
  kind: 'encounter',
  runs: [],
  notes: [],
  readOnly: null,
  told: []
}

/** Modules remember what was told once: every window has its own. */
beforeEach(() => vi.resetModules())

async function woken(last: object | null, isSure: boolean, companies: object = { open: () => company }) {
  const [{ setHost }, { tellReady }, { useEvening }, { useRouter }, { askSoon }] = await Promise.all([
    import('../../../../../renderer/shell/host'),
    import('../../../../../renderer/shell/ready'),
    import('../../../../../renderer/games/oathsworn/encounter/useEvening'),
    import('../../../../../renderer/shell/router'),
    import('../../../../../renderer/games/oathsworn/encounter/model/lastTable')
  ])
  const host = demoHost({
    app: { usable: () => ({}) },
    table: { last: () => ({ last, sure: isSure }), open: () => packed },
    games: { offer: () => offer, forms: () => '{}' },
    companies: companies as { open: () => object }
  })
  setHost(host)
  setActivePinia(createPinia())
  const router = useRouter()
  router.wake(place)
  askSoon(place)
  const Screen = defineComponent({
    setup() {
      useEvening(() => place)
      return () => h('div')
    }
  })
  mount(Screen)
  tellReady()
  const asked = () => host.asked.map(({ path }) => path)
  await vi.waitFor(() => expect(asked()).toContain('app.usable'))
  await vi.waitFor(() => expect(asked().some((path) => path === 'games.forms' || router.here.at === 'home')).toBe(true))
  return { asked: asked(), router }
}

describe('waking up at a table', () => {
  it('can be used as soon as it is shown, where that is sure to be the table of the save', async () => {
    const { asked } = await woken(table, true)
    expect(asked).toEqual(['table.last', 'app.usable', 'games.offer', 'companies.open', 'table.open', 'games.forms'])
  })

  it('can be used when it is open, where it is only remembered', async () => {
    const { asked } = await woken(table, false)
    expect(asked.indexOf('app.usable')).toBeGreaterThan(asked.indexOf('table.open'))
  })

  it('can be used when it is open, where nothing is remembered', async () => {
    const { asked } = await woken(null, false)
    expect(asked.indexOf('app.usable')).toBeGreaterThan(asked.indexOf('table.open'))
  })

  it('leads home where the company cannot be opened after all', async () => {
    const { router } = await woken(table, true, {})
    expect(router.here).toEqual({ at: 'home' })
  })
})
