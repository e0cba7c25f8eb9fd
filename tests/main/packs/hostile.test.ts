import fc from 'fast-check'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../../main/packs/json'
import { limits } from '../../../main/packs/limits'
import { faultOfName } from '../../../main/packs/name'
import { readPack } from '../../../main/packs/read'
import { faultsOf, head, json, newFolder, png, written, zipped } from './zip'

const noise = (size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, (_, at) => (at * 7919 + (at >> 7) * 104729) & 0xff))
const forged = (bytes: Buffer): Buffer => {
  bytes.writeUInt32LE(4711, bytes.lastIndexOf('PK\x01\x02') + 16)
  return bytes
}
const linkBits = { os: 3, attrs: 0o120777 * 2 ** 16 } as const

interface Members {
  readonly members: readonly (readonly [string, unknown])[]
}
const isObject = (made: unknown): made is Members => typeof made === 'object' && made !== null && 'members' in made

function textOf(made: unknown): string {
  if (Array.isArray(made)) return `[${made.map(textOf).join(',')}]`
  if (!isObject(made)) return JSON.stringify(made)
  return `{${made.members.map(([name, value]) => `${JSON.stringify(name)} : ${textOf(value)}`).join(',')}}`
}

function hasTwice(made: unknown): boolean {
  if (Array.isArray(made)) return made.some(hasTwice)
  if (!isObject(made)) return false
  return (
    new Set(made.members.map(([name]) => name)).size < made.members.length ||
    made.members.some(([, value]) => hasTwice(value))
  )
}

describe('names in an archive', () => {
  const names: [string, string][] = [
    ['../outside.json', 'pack.bad-name'],
    ['enemies/../../outside.json', 'pack.bad-name'],
    ['/etc/passwd.json', 'pack.bad-name'],
    ['C:/windows.json', 'pack.bad-name'],
    ['enemies\\stag.json', 'pack.bad-name'],
    ['enemies//stag.json', 'pack.bad-name'],
    ['enemies/con.json', 'pack.bad-name'],
    ['enemies/stag.json.', 'pack.bad-name'],
    ['__proto__/stag.json', 'pack.bad-name'],
    ['enemies/stag\u0000.json', 'pack.bad-name'],
    ['enemies/\u202enosj.gats.json', 'pack.bad-name'],
    ['enemies/cafe\u0301.json', 'pack.bad-name'],
    [`enemies/${'a'.repeat(200)}.json`, 'pack.name-too-long'],
    [`${'a/'.repeat(9)}stag.json`, 'pack.folders-too-deep'],
    ['scripts/run.js', 'pack.file-kind'],
    ['index.html', 'pack.file-kind']
  ]
  it.each(names)('refuses %j', async (name, key) => {
    expect(await faultsOf(zipped({ [name]: json({}) }))).toEqual([`${name}: ${key}`])
  })

  it('refuses two names that are one on other systems', async () => {
    expect(await faultsOf(zipped({ 'tiles/Mud.json': json({}), 'tiles/mud.json': json({}) }))).toEqual([
      'tiles/mud.json: pack.same-name'
    ])
  })

  it('refuses bytes that are no text', async () => {
    const broken = (bytes: Buffer) =>
      Buffer.from(bytes.toString('latin1').replaceAll('tiles/mud', 'tiles/\xff\xfed'), 'latin1')
    expect((await faultsOf(zipped({ 'tiles/mud.json': json({}) }, broken)))[0]).toMatch(/pack\.bad-name$/)
  })

  it('passes over what systems leave lying about', async () => {
    const clutter = { '__MACOSX/._pack.json': json(1), '.DS_Store': json(1), 'tiles/.git/config': json(1) }
    expect(await faultsOf(zipped(clutter))).toEqual([])
  })

  it('never lets a name through that leaves the folder', () => {
    const step = fc.constantFrom('..', '.', 'a', '', 'nul', 'b ', 'é', '\\', 'C:')
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        const name = steps.join('/')
        if (faultOfName(name) === undefined) expect(join('/pack', name).startsWith('/pack/')).toBe(true)
      })
    )
  })
})

describe('what is inside', () => {
  it('refuses links', async () => {
    expect(
      await faultsOf(zipped({ 'tiles/mud.json': { bytes: Buffer.from('/etc/passwd'), options: linkBits } }))
    ).toEqual(['tiles/mud.json: pack.link'])
  })

  it('refuses locked files', async () => {
    const locked = (bytes: Buffer) => {
      for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
        bytes.writeUInt16LE(1, at + 8)
      return bytes
    }
    expect(await faultsOf(zipped({}, locked))).toEqual(['pack.json: pack.encrypted'])
  })

  it('refuses a way of packing nobody can check', async () => {
    const odd = (bytes: Buffer) => {
      bytes.writeUInt16LE(14, bytes.indexOf('PK\x01\x02') + 10)
      return bytes
    }
    expect(await faultsOf(zipped({}, odd))).toEqual(['pack.json: pack.packed-oddly'])
  })

  it('refuses a bomb before unpacking it', async () => {
    expect(await faultsOf(zipped({ 'tiles/mud.json': Buffer.alloc(3_000_000, ' ') }))).toEqual([': pack.bomb'])
  })

  it('refuses a file that unpacks to more than it says', async () => {
    const lying = (bytes: Buffer) => {
      const at = bytes.lastIndexOf('PK\x01\x02')
      bytes.writeUInt32LE(10, at + 24)
      return bytes
    }
    expect(await faultsOf(zipped({ 'tiles/mud.json': json({ id: 'mud', supply: 12345 }) }, lying))).toEqual([
      ': pack.archive-broken'
    ])
  })

  it('refuses a file whose checksum is not that of its bytes', async () => {
    const flipped = (bytes: Buffer) => {
      bytes[bytes.indexOf('supply":1') + 'supply":'.length]! ^= 1
      return bytes
    }
    const stored = { bytes: json({ id: 'mud', supply: 12345 }), options: { level: 0 } as const }
    expect(await faultsOf(zipped({ 'tiles/mud.json': stored }, flipped))).toEqual(['tiles/mud.json: pack.checksum'])
    expect(await faultsOf(zipped({ 'art/mud.png': png(16, 9) }, forged))).toEqual(['art/mud.png: pack.checksum'])
  })

  it('refuses too many files', async () => {
    const many = Object.fromEntries(Array.from({ length: limits.entries }, (_, n) => [`tiles/t${n}.json`, json({})]))
    expect(await faultsOf(zipped(many))).toEqual([': pack.too-many-entries'])
  })

  it('refuses more than 64 MB in all', async () => {
    const large = (n: number) => ({
      bytes: Buffer.concat([png(10, 10), noise(1 << 20), Buffer.alloc(20 << 20, n)]),
      options: { level: 0 } as const
    })
    expect(
      await faultsOf(zipped({ 'a.png': large(1), 'b.png': large(2), 'c.png': large(3), 'd.png': large(4) }))
    ).toContain(': pack.too-large')
  })

  it('refuses JSON that is too large, too deep, broken, or in another alphabet', async () => {
    const files = {
      'tiles/large.json': {
        bytes: Buffer.concat([json('x'), Buffer.alloc(limits.jsonBytes, ' ')]),
        options: { level: 0 } as const
      },
      'tiles/deep.json': Buffer.from('['.repeat(65) + ']'.repeat(65)),
      'tiles/endless.json': Buffer.from('['.repeat(200_000)),
      'tiles/broken.json': Buffer.from('{\n  "id": mud }'),
      'tiles/latin.json': Buffer.from('"caf\xe9"', 'latin1')
    }
    expect(await faultsOf(zipped(files))).toEqual([
      'tiles/large.json: pack.json-too-large',
      'tiles/deep.json: pack.json-too-deep',
      'tiles/endless.json: pack.json-too-deep',
      'tiles/broken.json: pack.json-broken',
      'tiles/latin.json: pack.not-utf8'
    ])
  })

  it('refuses a name that stands twice in one object, however it is written', async () => {
    const files = {
      'tiles/twice.json': Buffer.from('{\n  "id": "mud",\n  "id": "bog" }'),
      'tiles/inside.json': Buffer.from('[{"a":{"b":[{"c":1,"d":{"c":2},"c":3}]}}]'),
      'tiles/spelt.json': Buffer.from('{"id":"mud","\\u0069d":"bog"}'),
      'tiles/fine.json': Buffer.from('{"a":{"id":1},"b":{"id":2},"c":["id","id","a\\"b\\\\"],"__proto":{}}')
    }
    expect(await faultsOf(zipped(files))).toEqual([
      'tiles/twice.json: pack.json-twice',
      'tiles/inside.json: pack.json-twice',
      'tiles/spelt.json: pack.json-twice'
    ])
    const read = await readPack(zipped({ 'tiles/twice.json': files['tiles/twice.json'] }))
    expect(read.ok ? [] : read.problems.map(({ words }) => words.args)).toEqual([{ name: 'id', line: 3 }])
  })

  it('finds a name that stands twice wherever it stands, and only then', () => {
    const name = fc.constantFrom('a', 'b', '__proto__', '"', '\\', '{', ',', ':')
    const value = fc.letrec((tie) => ({
      any: fc.oneof({ depthSize: 'small' }, name, fc.integer(), fc.array(tie('any')), tie('object')),
      object: fc.array(fc.tuple(name, tie('any')), { maxLength: 4 }).map((members) => ({ members }))
    })).any
    fc.assert(
      fc.property(value, (made) => {
        const parsed = parseJson(Buffer.from(textOf(made)))
        expect(parsed.ok).toBe(!hasTwice(made))
      })
    )
  })

  it('says where broken JSON breaks', async () => {
    const read = await readPack(zipped({ 'tiles/broken.json': Buffer.from('{\n  "id": mud }') }))
    expect(!read.ok && read.problems[0]?.words.args).toMatchObject({ line: 2, column: 9 })
  })

  it('does not count brackets inside text', async () => {
    expect(await faultsOf(zipped({ 'words/en.json': json({ 'tile.mud.text': `\\"${'['.repeat(100)}` }) }))).toEqual([])
  })

  it('refuses pictures that are too large or no pictures', async () => {
    const webp = Buffer.alloc(30)
    webp.write('RIFF', 0, 'latin1')
    webp.write('WEBPVP8X', 8, 'latin1')
    webp.writeUIntLE(limits.pictureSide, 24, 3)
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8, 0x20, 0, 0x10, 0, 3])
    const files = {
      'ok.png': png(limits.pictureSide, 1),
      'large.png': png(limits.pictureSide + 1, 1),
      'empty.png': png(0, 10),
      'text.png': Buffer.from('not a picture at all, only text'),
      'large.webp': webp,
      'large.jpg': jpeg
    }
    expect(await faultsOf(zipped(files))).toEqual([
      'large.png: pack.picture-size',
      'empty.png: pack.picture-size',
      'text.png: pack.picture-broken',
      'large.webp: pack.picture-size',
      'large.jpg: pack.picture-size'
    ])
  })
})

describe('no archive at all', () => {
  it.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['half an archive', readFileSync(zipped({ 'tiles/mud.json': json({}) })).subarray(0, 90)]
  ])('refuses %s', async (_name, bytes) => {
    expect(await faultsOf(written(bytes))).toEqual([': pack.archive-broken'])
  })

  it('says so when there is nothing to read', async () => {
    const gone = join(newFolder(), 'gone.fcpack')
    expect(await faultsOf(gone)).toEqual([`${gone}: pack.unreadable`])
  })

  it('reads or refuses an archive with any one byte changed, and never throws', async () => {
    const good = readFileSync(zipped({ 'tiles/mud.json': json({ id: 'mud' }), 'a.png': png(4, 4) }))
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 }), async (at, bits) => {
        const bytes = Buffer.from(good)
        bytes[at] = (bytes[at] ?? 0) ^ bits
        const read = await readPack(written(bytes))
        if (!read.ok) expect(read.problems.length).toBeGreaterThan(0)
      }),
      { numRuns: 150 }
    )
  })
})

describe('a folder', () => {
  it('refuses links out of it and reads nothing of what they point at', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'tiles'))
    writeFileSync(join(folder, 'pack.json'), json(head))
    symlinkSync('/etc/passwd', join(folder, 'tiles', 'mud.json'))
    symlinkSync('/', join(folder, 'tiles', 'all'))
    expect(await faultsOf(folder)).toEqual(['tiles/all: pack.link', 'tiles/mud.json: pack.link'])
  })

  it('stops at eight levels', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'a/b/c/d/e/f/g/h'), { recursive: true })
    expect(await faultsOf(folder)).toEqual(['a/b/c/d/e/f/g/h: pack.folders-too-deep'])
  })

  it('gives all or nothing', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'pack.json'), json(head))
    writeFileSync(join(folder, 'good.json'), json({}))
    writeFileSync(join(folder, 'bad.json'), '{')
    expect(await readPack(folder)).not.toHaveProperty('pack')
  })
})
