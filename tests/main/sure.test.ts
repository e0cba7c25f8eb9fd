// What was on the table last may be used before it is open only if nobody can have played on, or laid hands on it.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tableCalls } from '../../main/ipc/calls/table'
import { House } from '../../main/app/services'
import { listIn, packsIn } from '../../main/packs/where'
import { draft } from '../../main/saves/log/entry'
import { filesIn, type Files } from '../../main/saves/files/files'
import { LastSeen } from '../../main/saves/companies/last'
import { pigShelf } from './fixtures/pig'
import { clock, flip, labour, scratch, value } from './saves/kit'

const houseIn = (folder: string): House =>
  new House({ folder, clock, labour, games: pigShelf(), quiet: 60_000, onFault: () => {}, onTrouble: () => {} })

/** Somebody has begun, looked at the board for a while, and closed the window. */
async function leftAtTheTable() {
  const folder = scratch()
  const house = houseIn(folder)
  const { company } = value(await house.companies.create('pig', 'The Lanterns'))
  const { id: run } = value(
    value(house.host()).start({ kind: 'encounter', game: 'pig', setup: { seats: 2, goal: 90 } })
  )
  value(tableCalls(house)['table.rested']({ run, likeness: { of: '[]', picture: 'UklGRg' } }))
  const files = filesIn(join(folder, 'companies', company))
  return { folder, house, at: { company, run }, files }
}

const isSure = (folder: string, build = ''): boolean => new LastSeen(folder, build).assure()

/** Seals are checked without opening a thing: whoever asks leaves the folder as it was. */
const left = async (): Promise<{ folder: string; files: Files; at: { company: string; run: number } }> => {
  const { house, ...rest } = await leftAtTheTable()
  await house.close()
  return rest
}

describe('the table that was seen last', () => {
  it('is sure to be what its save ends with, where that was closed and nothing has touched it since', async () => {
    const { folder, at } = await left()
    const last = new LastSeen(folder, '')
    expect(last.isSure(at)).toBe(false)
    expect(last.assure()).toBe(true)
    expect(last.isSure(at)).toBe(true)
    expect(last.isSure({ ...at, run: at.run + 1 })).toBe(false)
    expect(last.read(at)?.likeness.of).toBe('[]')
    expect(last.read({ ...at, run: at.run + 1 })).toBeNull()
    last.release()
    expect(last.isSure(at)).toBe(false)
  })

  it('is not sure while the save is open, nor after a kill', async () => {
    const { folder, house, at } = await leftAtTheTable()
    expect(isSure(folder)).toBe(false)
    await house.close()
    const killed = houseIn(folder)
    value(await killed.companies.opened(at.company))
    value(killed.open!.bag.append(() => [draft(0, 'noted', { text: 'The bread was good.' })]))
    expect(isSure(folder)).toBe(false)
    await killed.close()
    expect(isSure(folder), 'the book goes further than what was seen').toBe(false)
  })

  it('is not sure for another program, or with other packs', async () => {
    const { folder } = await left()
    expect(isSure(folder, 'another')).toBe(false)
    mkdirSync(packsIn(folder))
    writeFileSync(listIn(packsIn(folder)), '{}')
    expect(isSure(folder)).toBe(false)
  })

  it.each<[string, (files: Files) => void]>([
    ['a byte of the save is another', ({ save }) => flip(save, 5000)],
    ['the save is gone', ({ save }) => rmSync(save)],
    ['the tail is gone', ({ tail }) => rmSync(tail)],
    ['the heading of the tail is nonsense', ({ tail }) => flip(tail, 3)],
    ['the tail goes on with half a line', ({ tail }) => appendFileSync(tail, '[9,2,"answ')],
    [
      'the tail goes on with a line that does not follow',
      ({ tail }) => appendFileSync(tail, '[9,0,"noted",1,"","",1]\n')
    ],
    ['a log lies beside it', ({ log }) => writeFileSync(log, '')],
    ['a replacement was stopped', ({ tail, freshTail }) => writeFileSync(freshTail, readFileSync(tail))]
  ])('is not sure where %s', async (_what, harm) => {
    const { folder, files } = await left()
    harm(files)
    expect(isSure(folder)).toBe(false)
  })

  it('is sure again after it was opened and closed with nothing decided', async () => {
    const { folder, at } = await left()
    const again = houseIn(folder)
    value(await again.companies.opened(at.company))
    value(value(again.host()).resume(at.run))
    await again.close()
    expect(existsSync(join(folder, 'last.json'))).toBe(true)
    expect(isSure(folder)).toBe(true)
  })
})
