import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { words } from '../../../engine/messages/words'
import { loadPack } from '../../../engine/games/oathsworn/content'
import type { PackFiles } from '../../../engine/packs'
import type { Keepsake } from '../../../engine/games/oathsworn/encounter/cards/keepsakes'
import { OWN_PACK } from '../../../engine/games/oathsworn/own/pack'
import { packsIn, type PackLibrary } from '../../../main/packs/library'
import type { OathswornLibrary } from '../../../main/games/oathsworn/packs'
import { readPack } from '../../../main/packs/read'
import { expectRefused, scratch, value } from '../saves/kit'
import { added as adding, libraryIn, mine, pack, packsOf, SHIPPED } from './kit'

const hook = (animus: number, name = 'Hook'): Keepsake => ({
  keep: 'ability',
  class: 'warden',
  card: {
    name,
    animus,
    cooldown: 2,
    defence: 1,
    timing: { kind: 'action' },
    effects: [],
    remember: true
  }
})
const HOOK = 'own-warden-hook'
const remembered = (packs: OathswornLibrary, keepsake = hook(1)) => value(packs.remember(keepsake))
const at = (library: PackLibrary): string =>
  library.packs.find(({ listed }) => listed.pack === OWN_PACK)?.listed.at?.folder ?? ''
const added = (library: PackLibrary, files = mine()) => value(adding(library, files))

describe('a translation', () => {
  it('is a pack of words that needs the one it translates, and changes nothing but what is said', () => {
    const { library, packs } = libraryIn(packsIn(scratch()))
    const before = value(packs.now())
    const files: PackFiles = {
      'pack.json': {
        format: 1,
        id: 'starter-de',
        version: '1.0.0',
        name: 'Die Laternenstraße',
        language: 'de',
        needs: ['core', 'starter']
      },
      'words/de.json': { 'encounter.rootsow.name': 'Die Wurzelsau' }
    }
    added(library, files)
    expect(packs.trying(pack(files))).toMatchObject({ ok: true, warnings: [] })
    const after = value(packs.now())
    expect(after.words['de']).toEqual(files['words/de.json'])
    expect(after.words['en']).toEqual(before.words['en'])
    expect([...after.encounter.values()]).toEqual([...before.encounter.values()])
  })
})

describe('what the table has told', () => {
  it('is on the disk before it is said, as an ordinary pack that the reader and the checker take', async () => {
    const folder = packsIn(scratch())
    const { packs } = libraryIn(folder)
    expect(remembered(packs)).toEqual(words('packs.remembered', { name: words('card.named', { name: 'Hook' }) }))
    const { library: again, packs: then } = libraryIn(folder)
    expect(then.ownParts).toMatchObject([{ kind: 'ability', id: HOOK, isText: false }])
    expect(value(then.now()).ability.get(HOOK)).toMatchObject({ class: 'warden', cooldown: 2 })
    const read = await readPack(join(folder, at(again)))
    expect(read.ok && loadPack(read.pack.files).ok).toBe(true)
  })

  it('is replaced when it is told anew, and gone when it is forgotten', () => {
    const folder = packsIn(scratch())
    const { packs } = libraryIn(folder)
    remembered(packs)
    expect(remembered(packs, hook(3)).key).toBe('packs.rememberedAnew')
    expect(value(packs.now()).ability.get(HOOK)?.entries[0]?.costs).toEqual([{ pay: 'animus', animus: 3 }])
    value(packs.forget({ kind: 'ability', id: HOOK, isText: false }))
    expect(libraryIn(folder).packs.ownParts).toEqual([])
    expect(value(packs.now()).ability.has(HOOK)).toBe(false)
  })

  it('never changes under what has been begun: the version it was begun with is kept, others are not', () => {
    const folder = packsIn(scratch())
    const { packs } = libraryIn(folder)
    remembered(packs)
    const begun = Object.fromEntries(value(packs.fresh()).packs.map(({ id, hash }) => [id, hash]))
    remembered(packs, hook(2, 'Haul'))
    remembered(packs, hook(2, 'Heave'))
    const { packs: then } = libraryIn(folder)
    expect([...value(then.as(begun)).ability.keys()].filter((id) => id.startsWith('own-'))).toEqual([HOOK])
    expect([...value(then.fresh()).ability.keys()].filter((id) => id.startsWith('own-'))).toHaveLength(3)
    expect(packsOf(then)[OWN_PACK]).not.toBe(begun[OWN_PACK])
    // The one begun with, and the newest; nobody ever played with the one between.
    expect(readdirSync(join(folder, OWN_PACK))).toHaveLength(2)
  })

  it('is no part of a game while there is nothing in it', () => {
    const { packs } = libraryIn(packsIn(scratch()))
    remembered(packs)
    value(packs.forget({ kind: 'ability', id: HOOK, isText: false }))
    expect(Object.keys(packsOf(packs))).toEqual(['core', 'starter'])
  })

  it('is refused when it cannot be written, and nothing has changed', () => {
    const folder = packsIn(scratch())
    mkdirSync(folder)
    writeFileSync(join(folder, OWN_PACK), 'in the way')
    const { packs } = libraryIn(folder)
    const refused = packs.remember(hook(1))
    expect(refused.ok).toBe(false)
    expect(packs.ownParts).toEqual([])
    rmSync(join(folder, OWN_PACK))
    remembered(packs)
    expect(packs.ownParts).toHaveLength(1)
  })

  it('waits while the pack it speaks of is off, and is there again with it', () => {
    const { library, packs } = libraryIn(packsIn(scratch()))
    added(library, mine('1.0.0', { 'tiles/mine.json': { id: 'my-mire' } }))
    const told: Keepsake = {
      keep: 'text',
      kind: 'ability',
      id: 'warden-steady-blow',
      entry: 'play',
      effects: []
    }
    const known = value(packs.now()).ability.get('warden-steady-blow')
    remembered(packs, { ...told, entry: known?.entries[0]?.id ?? '' } as Keepsake)
    remembered(packs)
    value(library.setOn('starter', false))
    const without = value(packs.now())
    expect(without.ability.has('warden-steady-blow')).toBe(false)
    expect(without.ability.has(HOOK)).toBe(true)
    expect(packs.ownParts).toHaveLength(2)
    value(library.setOn('starter', true))
    expect(value(packs.now()).ability.get('warden-steady-blow')?.entries[0]?.effects).toEqual([])
  })

  it('joins what another table has told; where both know a card, the new one counts', () => {
    const [ours, theirs] = [libraryIn(packsIn(scratch())).packs, libraryIn(packsIn(scratch())).packs]
    remembered(ours)
    remembered(ours, hook(1, 'Haul'))
    remembered(theirs, hook(4))
    value(ours.join(theirs.ownFiles))
    expect(ours.ownParts).toHaveLength(2)
    expect(value(ours.now()).ability.get(HOOK)?.entries[0]?.costs).toEqual([{ pay: 'animus', animus: 4 }])
  })
})

describe('the packs of a machine', () => {
  it('are laid over one another in their order, can be moved, turned off and removed', () => {
    const folder = packsIn(scratch())
    const { library } = libraryIn(folder)
    added(library)
    const names = (): string[] =>
      libraryIn(folder)
        .library.packs.map(({ listed }) => listed.pack)
        .filter((name) => !name.startsWith('rolling-fates'))
    expect(names()).toEqual(['core', 'starter', 'mine'])
    value(library.move('mine', -1))
    expect(names()).toEqual(['core', 'mine', 'starter'])
    value(library.move('mine', -1)) // nothing comes before the numbers of the rulebook
    expect(names()).toEqual(['core', 'mine', 'starter'])
    value(library.setOn('mine', false))
    expect(value(libraryIn(folder).packs.now()).obstacle.has('my-rock')).toBe(false)
    value(library.remove('mine'))
    expect(names()).toEqual(['core', 'starter'])
    expect(existsSync(join(folder, 'mine')) && readdirSync(join(folder, 'mine'))).toEqual([])
  })

  it('refuse what would leave one of them without what it needs', () => {
    const { library } = libraryIn(packsIn(scratch()))
    added(library)
    const more = { ...mine(), 'pack.json': { format: 1, id: 'more', version: '1.0.0', name: 'More', needs: ['mine'] } }
    added(library, { ...more, 'obstacles/mine.json': { id: 'more-rock' } })
    expectRefused(library.setOn('core', false), 'refused')
    expectRefused(library.setOn('mine', false), 'refused')
    expectRefused(library.move('more', -1), 'refused')
    expectRefused(library.remove('starter'), 'refused')
    value(library.remove('more'))
    value(library.setOn('mine', false))
  })

  it('start with nonsense as if there were nothing, and keep the nonsense', () => {
    const folder = packsIn(scratch())
    mkdirSync(folder)
    for (const nonsense of ['', '{"format":"9","packs":[]}', '[1', '{"format":"1","packs":[{"pack":"__proto__"}]}']) {
      writeFileSync(join(folder, 'list.json'), nonsense)
      expect(libraryIn(folder).library.packs.map(({ listed }) => listed.pack)).toEqual(SHIPPED)
      expect(readFileSync(join(folder, 'list.json.damaged'), 'utf8')).toBe(nonsense)
    }
  })

  it('say it when one of them can no longer be read, and do without guessing', () => {
    const folder = packsIn(scratch())
    const { library, packs } = libraryIn(folder)
    added(library)
    const hash = packsOf(packs)
    const place = library.packs.find(({ listed }) => listed.pack === 'mine')!.listed.at!.folder
    writeFileSync(join(folder, place, 'obstacles', 'mine.json'), '{"id": "my-r')
    const { library: again, packs: then } = libraryIn(folder)
    expect(again.packs.find(({ listed }) => listed.pack === 'mine')?.stock).toMatchObject({
      ok: false,
      problems: [{ file: 'obstacles/mine.json', words: { key: 'pack.json-broken' } }]
    })
    expectRefused(then.now(), 'refused')
    expect(again.missing(hash)).toBe('mine')
    value(again.setOn('mine', false))
    expect(value(then.now()).packs.map(({ id }) => id)).toEqual(['core', 'starter'])
  })

  it('keep an older version for what was begun with it when a newer one comes', () => {
    const folder = packsIn(scratch())
    const { library, packs } = libraryIn(folder)
    added(library)
    const begun = Object.fromEntries(value(packs.fresh()).packs.map(({ id, hash }) => [id, hash]))
    added(library, mine('1.1.0', { 'obstacles/mine.json': { id: 'other-rock' } }))
    const { packs: then } = libraryIn(folder)
    expect(value(then.now()).obstacle.has('other-rock')).toBe(true)
    expect(value(then.as(begun)).obstacle.has('my-rock')).toBe(true)
    expectRefused(then.as({ ...begun, gone: 'abc' }), 'unknown')
  })

  it('leave nothing of a broken-off try behind', () => {
    const folder = packsIn(scratch())
    mkdirSync(join(folder, 'mine', 'abc-1.new', 'obstacles'), { recursive: true })
    writeFileSync(join(folder, 'mine', 'abc-1.new', 'pack.json'), '{')
    const { library } = libraryIn(folder)
    expect(library.packs.map(({ listed }) => listed.pack)).toEqual(SHIPPED)
    added(library)
    expect(readdirSync(join(folder, 'mine'))).toHaveLength(1)
  })
})
