import { describe, expect, it } from 'vitest'
import { loadPack } from '../../../../../engine/games/oathsworn/content'
import type { PackFiles } from '../../../../../engine/packs'
import { changed, loaded, smallPack, told } from './small-pack'

function problemsOf(files: PackFiles): string[] {
  const result = loadPack(files)
  return result.ok ? [] : result.problems.map(told)
}

describe('loading a pack', () => {
  it('checks every record and fills in what was left out', () => {
    const pack = loaded(smallPack)
    expect(pack.manifest.needs).toEqual([])
    expect(pack.records.enemy.map(({ record }) => [record.id, record.supply])).toEqual([
      ['stag', 1],
      ['hound', 4]
    ])
    expect(pack.records['stage-card']).toHaveLength(15)
  })

  it('says everything that is wrong in every file at once', () => {
    const files: PackFiles = {
      ...changed('enemies/all.json', { roel: 'minion', role: 'mob' }, 1),
      'tiles/fire.json': { id: 'Fire' },
      'kinfolk/stag.json': {},
      'pack.json': { format: 1, id: 'small', version: 'one', name: 'Small' }
    }
    expect(problemsOf(files)).toEqual([
      'pack.json version: schema.unlike',
      'enemies/all.json 1.role: schema.not-one-of',
      'enemies/all.json 1: schema.unknown (role?)',
      'kinfolk/stag.json : pack.unknown-file',
      'tiles/fire.json id: schema.not-id'
    ])
  })

  it('needs a manifest', () => {
    const { 'pack.json': _, ...rest } = smallPack
    expect(problemsOf(rest)).toEqual(['pack.json : pack.no-manifest'])
  })

  it('refuses a file in a folder it does not know and suggests one', () => {
    expect(problemsOf({ ...smallPack, 'enemys/x.json': {} })).toEqual(['enemys/x.json : pack.unknown-file (enemies?)'])
  })

  it('refuses two records of one name', () => {
    expect(problemsOf({ ...smallPack, 'tiles/more.json': [{ id: 'mud' }, { id: 'fire' }] })).toEqual([
      'tiles/more.json 1.id: pack.twice'
    ])
  })

  it('refuses words that belong to no record', () => {
    expect(problemsOf({ ...smallPack, 'words/de.json': { 'enmy.stag.name': 'Hirsch', 'shell.close': 'Zu' } })).toEqual([
      'words/de.json enmy.stag.name: pack.unknown-words (enemy?)',
      'words/de.json shell.close: pack.unknown-words'
    ])
  })

  it('refuses a pack written for a later app', () => {
    expect(
      problemsOf({ ...smallPack, 'pack.json': { format: 2, id: 'small', version: '1.0.0', name: 'Small' } })
    ).toEqual(['pack.json format: schema.too-large'])
  })
})

describe('the digest of a pack', () => {
  const digest = (files: PackFiles) => loaded(files).hash

  it('is the same however the files are written', () => {
    const { 'enemies/all.json': enemies, ...rest } = smallPack
    const [stag, hound] = enemies as readonly { id: string; role: string }[]
    const backwards = Object.fromEntries(Object.entries(stag ?? {}).reverse())
    expect(digest({ ...rest, 'enemies/z.json': backwards, 'enemies/a.json': hound ?? null })).toBe(digest(smallPack))
  })

  it('changes with any number', () => {
    expect(digest(changed('enemies/all.json', { supply: 5 }, 1))).not.toBe(digest(smallPack))
  })

  it('does not change with words or looks: a game in progress does not depend on them', () => {
    const figure = { id: 'stag', parts: [{ form: 'box', at: [0, 0.5, 0], size: [1, 1.25, 1] }] }
    expect(
      digest({ ...smallPack, 'words/de.json': { 'enemy.stag.name': 'Hirsch' }, 'figures/stag.json': figure })
    ).toBe(digest(smallPack))
  })
})
