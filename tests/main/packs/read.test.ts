import { zipSync } from 'fflate'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadPack } from '../../../engine/games/oathsworn/content'
import { readPack } from '../../../main/packs/read'
import { shippedPacks } from '../../../main/games/oathsworn/shipped'
import { filesOf } from '../../engine/games/oathsworn/content/pack-folder'
import { head, json, newFolder, png, written, zipped } from './zip'

const files = { 'tiles/mud.json': json({ id: 'mud' }), 'art/mud.png': png(16, 9), 'README.md': Buffer.from('Mine.') }

describe('reading a pack', () => {
  it('reads the same from a folder, from an archive', async () => {
    const folder = newFolder()
    for (const [name, bytes] of Object.entries({ 'pack.json': json(head), ...files })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), bytes)
    }
    const expected = {
      ok: true,
      pack: {
        files: { 'pack.json': head, 'tiles/mud.json': { id: 'mud' } },
        pictures: new Map([['art/mud.png', png(16, 9)]])
      }
    }
    expect(await readPack(folder)).toEqual(expected)
    expect(await readPack(zipped(files))).toEqual(expected)
  })

  it('finds the pack in an archive of the whole folder', async () => {
    const inside = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`mine/${name}`, bytes]))
    const archive = Buffer.from(zipSync({ 'mine/pack.json': json(head), ...inside }))
    const read = await readPack(written(archive))
    expect(read.ok && Object.keys(read.pack.files).sort()).toEqual(['pack.json', 'tiles/mud.json'])
    expect(read.ok && [...read.pack.pictures.keys()]).toEqual(['art/mud.png'])
  })

  it('hands over what the loader reads', async () => {
    const read = await readPack(zipped(files))
    const loaded = read.ok ? loadPack(read.pack.files) : undefined
    expect(loaded?.ok && loaded.pack.records.tile[0]?.record.supply).toBe(10)
  })
})

describe('the shipped packs', () => {
  it('are part of the program, file for file', () => {
    expect(shippedPacks.get('core')).toEqual(filesOf('core'))
  })
})
