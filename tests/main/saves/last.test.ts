import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unknownCard, writeCard } from '../../../main/saves/backups/card'
import { filesIn } from '../../../main/saves/files/files'
import { LastSeen } from '../../../main/saves/companies/last'

const at = { company: 'c-crows', run: 3 }
const table = { offer: '{}', snapshot: '{"run":3}', likeness: { of: '[]', picture: 'UklGRg' } }

let folder = ''
const played = (decisions: number): void =>
  writeCard(filesIn(join(folder, 'companies', at.company)), { ...unknownCard(at.company), decisions })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'free-company-last-'))
  mkdirSync(join(folder, 'companies', at.company), { recursive: true })
  played(40)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the table as it was last at rest', () => {
  it('is found again by the same program, for the same run', () => {
    new LastSeen(folder, 'this').keep({ at, decisions: 40, chain: 7, table })
    expect(new LastSeen(folder, 'this').read(at)).toEqual(table)
    expect(new LastSeen(folder, 'this').read({ ...at, run: 4 })).toBeNull()
    expect(new LastSeen(folder, 'this').read({ ...at, company: 'c-others' })).toBeNull()
    expect(new LastSeen(folder, 'another').read(at)).toBeNull()
  })

  it('is no more once the company has been played on, or is gone', () => {
    const last = new LastSeen(folder, 'this')
    last.keep({ at, decisions: 40, chain: 7, table })
    played(41)
    expect(last.read(at)).toBeNull()
    rmSync(join(folder, 'companies'), { recursive: true })
    expect(last.read(at)).toBeNull()
  })

  it('is not there when it was never kept, cannot be kept, or is nonsense', () => {
    const last = new LastSeen(folder, 'this')
    expect(last.read(at)).toBeNull()
    writeFileSync(join(folder, 'last.json'), '\0')
    expect(last.read(at)).toBeNull()
    rmSync(join(folder, 'last.json'))
    mkdirSync(join(folder, 'last.json'))
    last.keep({ at, decisions: 40, chain: 7, table })
    expect(last.read(at)).toBeNull()
    expect(readdirSync(folder)).not.toContain('last.json.new')
  })
})
