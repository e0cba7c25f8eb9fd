import { zipSync } from 'fflate'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FINE, NO, WRONG_USE } from '../../../main/cli/kit/command'
import { listen } from './listening'
import { smallPack } from '../../engine/games/oathsworn/content/small-pack'

const place = mkdtempSync(join(tmpdir(), 'check-pack-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

function folderOf(name: string, files: { readonly [name: string]: unknown }): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name, file)), { recursive: true })
    writeFileSync(join(place, name, file), JSON.stringify(content))
  }
  return join(place, name)
}

async function told(...typed: string[]): Promise<{ code: number; lines: string[]; notes: readonly string[] }> {
  const { code, out, notes } = await listen(['check-pack', ...typed])
  return { code, lines: out.split('\n').filter((line) => line !== ''), notes }
}

const head = (needs: string[]) => ({ format: 1, id: 'mine', version: '2.0.0', name: 'Mine', needs })
const wordsOf = (id: string) => ({ [`tile.${id}.name`]: 'Mud' })

describe('table check-pack', () => {
  it('is content with a good pack and counts its records', async () => {
    expect(await told(folderOf('small', smallPack))).toEqual({
      code: FINE,
      lines: ['all is well: 24 records in small 1.0.0'],
      notes: []
    })
  })

  it('puts the shipped packs a pack needs before it', async () => {
    const files = { 'pack.json': head(['core']), 'tiles/mud.json': { id: 'mud' }, 'words/en.json': wordsOf('mud') }
    const { code, lines } = await told(folderOf('needs-core', files))
    expect(code).toBe(FINE)
    expect(lines).toEqual([expect.stringMatching(/^all is well: \d+ records in core 1\.0\.0, mine 2\.0\.0$/)])
  })

  it('reads an archive, and several packs that build on one another', async () => {
    const mine = { 'pack.json': head(['small']), 'tiles/mud.json': { id: 'mud' }, 'words/en.json': wordsOf('mud') }
    const archive = join(place, 'mine.fcpack')
    writeFileSync(
      archive,
      zipSync(Object.fromEntries(Object.entries(mine).map(([name, one]) => [name, Buffer.from(JSON.stringify(one))])))
    )
    expect((await told(folderOf('small', smallPack), archive)).lines).toEqual([
      'all is well: 25 records in small 1.0.0, mine 2.0.0'
    ])
  })

  it('says everything that is wrong in sentences with the place and what was meant', async () => {
    const files = {
      'pack.json': head(['core']),
      'classes/mine.json': { id: 'Mine', regn: 3 },
      'patches/mine.json': { kind: 'clas', id: 'warden', set: {} },
      'creatures/x.json': {}
    }
    const { code, lines } = await told(folderOf('wrong', files))
    expect(code).toBe(NO)
    expect(lines).toContain(
      'problem: classes/mine.json › id: “Mine” is no name: use lower-case letters, digits and single dashes'
    )
    expect(
      lines.some(
        (line) =>
          line.includes('classes/mine.json: “regn” is not known here') && line.endsWith('(did you mean “regen”?)')
      )
    ).toBe(true)
    expect(lines).toContain('problem: creatures/x.json: “creatures/x.json” lies in no folder a pack has')
    expect(lines.at(-1)).toMatch(/to put right$/)
  })

  it('warns, and with --strict says no', async () => {
    const folder = folderOf('nameless', { 'pack.json': head([]), 'tiles/mud.json': { id: 'mud' } })
    const relaxed = await told(folder)
    expect(relaxed.code).toBe(FINE)
    expect(relaxed.lines).toEqual([
      'warning: tiles/mud.json › id: the tile “mud” has no name in English',
      'all is well: 1 record in mine 2.0.0, 1 to look at'
    ])
    expect((await told('--strict', folder)).code).toBe(NO)
  })

  it('answers in JSON, a finding a line', async () => {
    const folder = folderOf('json', { 'pack.json': head(['cor']) })
    const { lines } = await told('--json', folder)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        level: 'problem',
        pack: 'mine',
        file: 'pack.json',
        path: 'needs[0]',
        key: 'link.pack-missing'
      }),
      { ok: false, packs: [expect.objectContaining({ id: 'mine', version: '2.0.0' })] }
    ])
  })

  it('wants to know which packs', async () => {
    expect(await told()).toMatchObject({ code: WRONG_USE, notes: [expect.stringContaining('which packs?')] })
  })
})
