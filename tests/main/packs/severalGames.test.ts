// One library for all games: a second one stands beside the first with packs of its own.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { factsOf, loadPack, merge, type PackFiles, type RecordKinds } from '../../../engine/packs'
import { id, shape } from '../../../engine/schema'
import { oathswornPacks } from '../../../main/games/oathsworn/packs'
import { loadFor } from '../../../main/packs/entries'
import type { GamePacks } from '../../../main/packs/gamePacks'
import { packsIn, PackLibrary } from '../../../main/packs/library'
import { asFiles } from '../../../main/packs/stock'
import { expectRefused, scratch, value } from '../saves/kit'
import { mine } from './kit'

const kinds: RecordKinds = { schemas: { stone: shape({ id: id() }) }, folders: { stone: 'stones' }, looks: [] }
const head = (name: string, more: object = {}): PackFiles[string] => ({
  format: 1,
  id: name,
  version: '1.0.0',
  name,
  ...more
})

/** A game of stones. */
const stones: GamePacks = {
  game: 'stones',
  kinds,
  languages: [],
  shipped: new Map([['stones-core', { 'pack.json': head('stones-core', { game: 'stones' }) }]]),
  needed: 'stones-core',
  load: (files) => loadPack(kinds, files),
  link: (packs) => ({ ok: true, content: factsOf(packs), warnings: merge(kinds, packs).found.warnings })
}
const games = [oathswornPacks, stones]
const river: PackFiles = {
  'pack.json': head('river', { game: 'stones', needs: ['stones-core'] }),
  'stones/river.json': [{ id: 'flat' }, { id: 'round' }]
}

function put(library: PackLibrary, files: PackFiles): void {
  const loaded = library.load(files)
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
  value(library.add(loaded.pack, asFiles(files)))
}
const namesOf = (library: PackLibrary, game: string): string[] =>
  value(library.named(game)!.now()).packs.map((pack) => pack.id)

describe('a library of several games', () => {
  it('gives each game its own packs and no other', () => {
    const folder = packsIn(scratch())
    const library = new PackLibrary(folder, games)
    put(library, river)
    put(library, mine())
    for (const one of [library, new PackLibrary(folder, games)]) {
      expect(namesOf(one, 'stones')).toEqual(['stones-core', 'river'])
      expect(namesOf(one, 'oathsworn')).toEqual(['core', 'starter', 'mine'])
      expect(one.packs.map(({ game, listed }) => [game, listed.pack])).toContainEqual(['stones', 'river'])
    }
  })

  it('moves a pack among those of its game, whatever lies between', () => {
    const library = new PackLibrary(packsIn(scratch()), games)
    put(library, river)
    put(library, mine())
    put(library, { ...river, 'pack.json': head('brook', { game: 'stones' }), 'stones/river.json': { id: 'small' } })
    value(library.move('brook', -1))
    expect(namesOf(library, 'stones')).toEqual(['stones-core', 'brook', 'river'])
    expect(namesOf(library, 'oathsworn')).toEqual(['core', 'starter', 'mine'])
    expectRefused(library.setOn('stones-core', false), 'refused')
    expectRefused(library.setOn('core', false), 'refused')
  })

  it('refuses a pack of a game that is not here, by the name of that game', () => {
    const strange = loadFor(games, { 'pack.json': head('far', { game: 'far-away' }) })
    expect(strange.ok).toBe(false)
    expect(strange.ok ? [] : strange.problems).toMatchObject([
      { file: 'pack.json', path: ['game'], words: { key: 'pack.no-such-game', args: { game: 'far-away' } } }
    ])
  })

  it('remembers nothing for a game that has no pack for it', () => {
    const library = new PackLibrary(packsIn(scratch()), games)
    expectRefused(library.named('stones')!.remember({}), 'refused')
    expect(library.named('stones')!.ownParts).toEqual([])
  })

  it('keeps a pack it can no longer read with its own game', () => {
    const folder = packsIn(scratch())
    const library = new PackLibrary(folder, games)
    put(library, river)
    const at = library.packs.find(({ listed }) => listed.pack === 'river')?.listed.at?.folder ?? ''
    writeFileSync(join(folder, at, 'pack.json'), readFileSync(join(folder, at, 'pack.json'), 'utf8').slice(0, 20))
    const again = new PackLibrary(folder, games)
    expect(again.packs.find(({ listed }) => listed.pack === 'river')).toMatchObject({
      game: 'stones',
      stock: { ok: false }
    })
    expectRefused(again.named('stones')!.now(), 'refused')
    expect(namesOf(again, 'oathsworn')).toEqual(['core', 'starter'])
  })
})
