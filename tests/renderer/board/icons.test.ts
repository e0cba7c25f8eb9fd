import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NAMES, SHELVES, USUAL } from 'virtual:game-icons'
import { describe, expect, it, vi } from 'vitest'
import { iconMeant } from '../../../renderer/board/icons/find'
import { createIcons } from '../../../renderer/board/icons/icons'
import { USUAL_ICONS } from '../../../renderer/board/icons/usual'
import { contentOf } from '../../engine/games/oathsworn/content/pack-folder'
import { iconOfClass, iconOfStatus } from '../../../renderer/games/oathsworn/encounter/model/icons'

const data = resolve(import.meta.dirname, '../../../data')
const bag = resolve(import.meta.dirname, '../../../renderer/games/oathsworn/company/bag')

/** Every word a shipped pack names an icon by, read without the plugin's help. */
function wordsOfPacks(): readonly string[] {
  const words: string[] = []
  const look = (value: unknown, field: string): void => {
    if (typeof value === 'string' && (field === 'icon' || field === 'icons')) words.push(value)
    if (Array.isArray(value)) for (const one of value) look(one, field)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) look(one, name)
  }
  for (const file of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) look(JSON.parse(readFileSync(join(data, file), 'utf8')), '')
  return [...new Set(words)]
}

describe('icons', () => {
  it('those of the screens and of the shipped packs are at hand, one path each', () => {
    const words = wordsOfPacks()
    expect(words.length).toBeGreaterThan(20)
    for (const word of [...USUAL_ICONS, ...words]) expect(USUAL[word], word).toMatch(/^M/i)
    for (const id of ['knife', 'shield', 'flame', 'raven', null])
      expect(USUAL[iconOfClass(id)], String(id)).toMatch(/^M/i)
    for (const id of ['bleed', 'poison', 'crippled', 'else']) expect(USUAL[iconOfStatus(id)], id).toMatch(/^M/i)
  })

  it('every shipped class and status has a drawing of its own, every kind of item one', () => {
    const { class: classes, status, item } = contentOf('core', 'starter')
    const crests = [...classes.values()].map(({ icon }) => iconOfClass(icon))
    expect(new Set(crests).size).toBe(classes.size)
    for (const icon of [...crests, ...[...status.keys()].map(iconOfStatus)]) expect(USUAL[icon], icon).toMatch(/^M/i)
    const drawn = /ICONS = \{([^}]*)\}/.exec(readFileSync(join(bag, 'ItemFace.vue'), 'utf8'))?.[1] ?? ''
    for (const slot of new Set([...item.values()].map((one) => one.slot))) expect(drawn).toContain(`${slot}:`)
  })

  it('the list at hand is short', () => {
    expect(JSON.stringify(USUAL).length).toBeLessThan(400_000)
  })

  it('a plain word finds what it means', () => {
    const names = ['boar-tusks', 'hoof', 'lantern-flame', 'octopus-tentacle', 'tentacles-skull', 'claws']
    expect(['hoof', 'tusk', 'Lamp', 'claw', 'tentacle', 'zzz'].map((word) => iconMeant(word, names))).toEqual([
      'hoof',
      'boar-tusks',
      'lantern-flame',
      'claws',
      'tentacles-skull',
      null
    ])
  })

  it('any other is fetched from its shelf when it is first named, once', async () => {
    const more = vi.fn()
    const icons = createIcons(more)
    expect(icons.pathOf('zebra-shield')).toBeNull()
    expect(icons.pathOf('zebra-shield')).toBeNull()
    await vi.waitFor(() => expect(more).toHaveBeenCalledTimes(1))
    expect(icons.pathOf('zebra-shield')).toBe((await SHELVES['z']!()).default['zebra-shield'])
    expect(icons.pathOf('no such thing')).toBeNull()
    await vi.waitFor(async () => expect((await NAMES()).default.length).toBeGreaterThan(4000))
    expect(more).toHaveBeenCalledTimes(1)
  })
})
