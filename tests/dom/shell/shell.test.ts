import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { effectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoHost } from '../../../renderer/gallery/demoHost'
import { announce, notes, note, spoken } from '../../../renderer/shell/announcer'
import { openCompany } from '../../../renderer/shell/company'
import { asked, setHost } from '../../../renderer/shell/host'
import { activeKeys, chordFor, clashes, handleKey, knownCommands, rebound, useKeys } from '../../../renderer/shell/keys'
import { places } from '../../../renderer/shell/games'
import { HOME, useRouter } from '../../../renderer/shell/router'
import { settingsFrom, USUAL, useSettings } from '../../../renderer/shell/settings'
import { putAway, report, settleAll, troubles } from '../../../renderer/shell/trouble'
import { knows } from '../../../renderer/words/say'

beforeEach(() => setActivePinia(createPinia()))
afterEach(() => {
  document.body.innerHTML = ''
  rebound.value = {}
  troubles.value = []
})

describe('the router', () => {
  it('goes back and forward, and a new step cuts the way forward', () => {
    const router = useRouter()
    router.go({ at: 'settings', part: 'look' })
    router.back()
    expect(router.here).toEqual(HOME)
    router.forward()
    expect(router.here).toEqual({ at: 'settings', part: 'look' })
    router.back()
    router.go({ at: 'settings', part: 'keys' })
    expect(router.canGoForward).toBe(false)
  })

  it('does not count standing still, and replaces a detail in place', () => {
    const router = useRouter()
    router.go(HOME)
    expect(router.canGoBack).toBe(false)
    router.go({ at: 'settings', part: 'look' })
    router.replace({ at: 'settings', part: 'about' })
    router.back()
    expect(router.here).toEqual(HOME)
  })

  it('wakes up where it was, with home behind it', () => {
    const router = useRouter()
    router.wake({ at: 'settings', part: 'keys' })
    router.back()
    expect(router.here).toEqual(HOME)
  })
})

describe('keys', () => {
  const press = (key: string, target: EventTarget = document.body, held: KeyboardEventInit = {}): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
    Object.defineProperty(event, 'target', { value: target })
    handleKey(event)
    return event
  }
  const during = (bindings: Parameters<typeof useKeys>[0], work: () => void): void => {
    const scope = effectScope()
    scope.run(() => useKeys(bindings))
    work()
    scope.stop()
  }

  it('run the newest binding, as long as its owner lives', () => {
    const below = vi.fn<() => void>()
    const above = vi.fn<() => void>()
    during(
      () => [{ chord: '1', run: below }],
      () => {
        during(
          () => [{ chord: '1', run: above }],
          () => press('1')
        )
        press('1')
      }
    )
    press('1')
    expect(above).toHaveBeenCalledTimes(1)
    expect(below).toHaveBeenCalledTimes(1)
  })

  it('are left to a field while typing, to a button when they press it, to a dialog altogether', () => {
    const run = vi.fn<() => void>()
    document.body.innerHTML = '<input><button>b</button>'
    const [input, button] = [document.querySelector('input'), document.querySelector('button')]
    during(
      () => [
        { chord: '1', run },
        { chord: 'Enter', run }
      ],
      () => {
        press('1', input ?? undefined)
        press('Enter', button ?? undefined)
        expect(run).not.toHaveBeenCalled()
        press('1', button ?? undefined)
        expect(run).toHaveBeenCalledTimes(1)
        document.body.insertAdjacentHTML('beforeend', '<div data-dialog></div>')
        press('1')
        expect(run).toHaveBeenCalledTimes(1)
      }
    )
  })

  it('can be bound anew, taken away, and say when two meet', () => {
    const run = vi.fn<() => void>()
    rebound.value = { 'shell.settings': 'Ctrl+P', 'shell.theme': '' }
    expect(chordFor('shell.settings')).toBe('Ctrl+P')
    expect(chordFor('shell.theme')).toBe('')
    during(
      () => [{ id: 'shell.settings', run }],
      () => {
        press(',', document.body, { ctrlKey: true })
        expect(run).not.toHaveBeenCalled()
        press('p', document.body, { ctrlKey: true })
        expect(run).toHaveBeenCalledTimes(1)
      }
    )
    rebound.value = { 'shell.keys': 'Ctrl+H' }
    expect(clashes('shell.keys', 'Ctrl+H')).toEqual(['shell.home'])
    expect(clashes('home.bin', 'Ctrl+H')).toEqual(['shell.keys', 'shell.home'])
    // Who is never there together is in nobody's way.
    expect(clashes('home.bin', chordFor('board.kept'))).toEqual([])
  })

  it('Ctrl+Enter goes on from a radio too, which keeps the bare Enter to itself', () => {
    const run = vi.fn<() => void>()
    const strike = (ctrlKey: boolean): void => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, cancelable: true })
      event.preventDefault()
      handleKey(event)
    }
    during(
      () => [
        { chord: 'Ctrl+Enter', run },
        { chord: 'Enter', run }
      ],
      () => {
        strike(false)
        expect(run).not.toHaveBeenCalled()
        strike(true)
        expect(run).toHaveBeenCalledTimes(1)
      }
    )
  })

  it('as they come, none is in the way of another', () => {
    rebound.value = {}
    expect(knownCommands.value.filter(({ id }) => clashes(id, chordFor(id)).length > 0)).toEqual([])
  })

  it('are listed as they are now, without those that cannot be used', () => {
    during(
      () => [
        { chord: '1', label: 'Move', run: vi.fn<() => void>() },
        { chord: '2', label: 'Item', run: vi.fn<() => void>(), when: () => false }
      ],
      () => expect(activeKeys.value.map((key) => key.label)).toEqual(['Move'])
    )
  })

  it('have a sentence for every known command, and no two on one key in the same place', () => {
    expect(knownCommands.value.filter(({ id }) => !knows(`command.${id}`))).toEqual([])
    for (const place of places.value) {
      const chords = [...(place.commands ?? []), ...knownCommands.value.filter(({ id }) => id.startsWith('shell.'))]
      expect(new Set(chords.map((one) => one.chord)).size, place.at).toBe(chords.length)
    }
  })
})

describe('settings', () => {
  it('are as usual where nothing sensible was stored', () => {
    expect(settingsFrom({})).toEqual(USUAL)
    const strange = { theme: 'neon', scale: 999, games: [1], keys: { a: 1, b: 'X' }, panes: null, sound: 'yes' }
    const settings = settingsFrom(strange)
    expect(settings).toMatchObject({ theme: 'dark', scale: 160, keys: { b: 'X' }, sound: false })
  })

  it('hold what each game keeps for itself, also from a file that is older than that', () => {
    const dials = { might: 'table', cards: 'app', stage: 'app' }
    expect(settingsFrom({ dials }).games).toEqual({ oathsworn: { dials } })
    const games = { oathsworn: { dials: { ...dials, might: 'app' } }, another: { loud: true } }
    expect(settingsFrom({ dials, games }).games).toEqual(games)
  })

  it('of a game are changed without touching the rest', async () => {
    const demo = demoHost({ settings: { read: () => ({ games: { a: { x: 1, y: 2 }, b: 3 } }), write: () => ({}) } })
    setHost(demo)
    const settings = useSettings()
    await settings.load()
    await settings.changeGame('a', { y: 4 })
    expect(demo.asked.at(-1)?.given).toEqual({ changes: { games: { a: { x: 1, y: 4 }, b: 3 } } })
  })

  it('remember how the board is drawn and looked at, and nothing that is no camera', () => {
    const shot = { at: [1, 2, 3], target: [0, 0, 0.5] }
    const kept = settingsFrom({ boardDetail: 'auto', boardEased: 'low', boardView: shot })
    expect(kept).toMatchObject({ boardDetail: 'auto', boardEased: 'low', boardView: shot })
    for (const strange of [null, 7, { at: [1, 2], target: [0, 0, 0] }, { at: [1, 2, 'x'], target: [0, 0, 0] }])
      expect(settingsFrom({ boardView: strange as never, boardDetail: 'ultra' })).toMatchObject({
        boardView: null,
        boardDetail: 'auto'
      })
  })

  it('show at once and are sent to be kept', async () => {
    const demo = demoHost({ settings: { read: () => ({ theme: 'parchment' }), write: () => ({}) } })
    setHost(demo)
    const settings = useSettings()
    await settings.load()
    expect(settings.theme).toBe('parchment')
    void settings.change({ theme: 'dark' })
    expect(settings.theme).toBe('dark')
    await flushPromises()
    expect(demo.asked.at(-1)).toEqual({ path: 'settings.write', given: { changes: { theme: 'dark' } } })
  })
})

describe('the place one is at', () => {
  it('is remembered where it can be, and nobody is bothered where it cannot', async () => {
    const no = { ok: false, code: 'unsaved', why: { key: 'store.settingsUnkept' } }
    const demo = demoHost({ settings: { read: () => ({}), write: () => ({}) } })
    setHost({ ...demo, settings: { ...demo.settings, write: () => Promise.resolve(no) } } as typeof demo)
    const settings = useSettings()
    await settings.remember({ at: 'home' })
    expect(settings.now.place).toEqual({ at: 'home' })
    expect(troubles.value).toEqual([])
    await settings.change({ theme: 'dark' })
    expect(troubles.value).toMatchObject([{ why: no.why }])
    putAway(troubles.value[0]!.id)
  })
})

describe('trouble', () => {
  it('is told in words, once, until it is put away', () => {
    const id = report({ key: 'trouble.broken' }, 'broken')
    report({ key: 'trouble.broken' }, 'broken')
    expect(troubles.value).toHaveLength(1)
    putAway(id)
    expect(troubles.value).toHaveLength(0)
  })

  it('that lasts takes the place of the same that can be put away, and not the other way round', () => {
    report({ key: 'trouble.broken' }, 'unsaved')
    report({ key: 'trouble.broken' }, 'read-only', true)
    report({ key: 'trouble.broken' }, 'unsaved')
    expect(troubles.value).toMatchObject([{ code: 'read-only', lasting: true }])
    settleAll('read-only')
  })

  it('that lasts goes when its cause is gone', () => {
    report({ key: 'trouble.broken' }, 'unsaved', true)
    settleAll('unsaved')
    expect(troubles.value).toHaveLength(0)
  })

  it('a refused call gives nothing and tells why; a call thought better of is not trouble', async () => {
    const refused = (code: 'refused' | 'cancelled') =>
      asked(Promise.resolve({ ok: false as const, code, why: { key: 'demo.why' } }))
    expect(await refused('refused')).toBeUndefined()
    expect(troubles.value.map((one) => one.why.key)).toEqual(['demo.why'])
    await refused('cancelled')
    expect(troubles.value).toHaveLength(1)
  })

  it('a call that breaks is told, not thrown', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await asked(Promise.reject(new Error('gone')))).toBeUndefined()
    expect(troubles.value[0]?.why.key).toBe('trouble.broken')
    quiet.mockRestore()
  })
})

describe('the announcer', () => {
  const said = (...sentences: string[]): string => {
    vi.useFakeTimers()
    for (const sentence of sentences) announce(sentence)
    vi.runAllTimers()
    vi.useRealTimers()
    return spoken.polite.value
  }

  it('says the same sentence twice when it is meant twice', () => {
    const first = said('Your turn')
    expect(said('Your turn')).not.toBe(first)
  })

  it('says what comes almost at once in one breath, and nothing of it twice', () => {
    expect(said('The sow moves.', 'The sow moves.', 'Wick. Which way?')).toBe('The sow moves. Wick. Which way?')
  })

  it('lets a note pass by itself', () => {
    vi.useFakeTimers()
    note('Saved')
    expect(notes.value).toHaveLength(1)
    vi.runAllTimers()
    expect(notes.value).toHaveLength(0)
    vi.useRealTimers()
  })
})

describe('opening a company', () => {
  it('tells what was found, and that nothing can be written for as long as that is so', async () => {
    const opened = { told: [{ key: 'demo.mended' }], readOnly: { key: 'demo.full' } as { key: string } | null }
    setHost(demoHost({ companies: { open: () => opened } }))
    await openCompany('a')
    expect(troubles.value.map((one) => [one.why.key, one.lasting])).toEqual([
      ['demo.mended', false],
      ['demo.full', true]
    ])
    opened.readOnly = null
    await openCompany('a')
    expect(troubles.value.some((one) => one.lasting)).toBe(false)
  })
})
