import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openBag } from '../../../main/saves/recovery/open'
import { answered, clock, expectRefused, later, newSave, open, value } from './kit'

describe('a save bag', () => {
  it('keeps what it has accepted', () => {
    const files = newSave()
    const bag = open(files)
    later(5)
    const [entry] = value(bag.append(() => [answered(2, 'north')]))
    expect(entry).toMatchObject({ n: 6, run: 2, kind: 'answered', at: clock() })
    bag.close()
    const again = open(files)
    expect(again.entriesOf(2).at(-1)).toEqual(entry)
    expect(again.chain).toBe(entry!.chain)
    again.close()
  })

  it('leaves one sealed file and a tail behind when it is closed', () => {
    const files = newSave()
    const bag = open(files)
    value(bag.append(() => [answered(2, 'north')]))
    expect(existsSync(files.log)).toBe(true)
    bag.close()
    expect(existsSync(files.log)).toBe(false)
  })

  it('tells where every run stands', () => {
    const bag = open(newSave(4))
    expect(bag.name).toBe('The Lanterns')
    expect(bag.runs).toEqual([
      expect.objectContaining({ run: 2, kind: 'encounter', game: 'dice', head: 6, answers: 4, over: false })
    ])
    bag.close()
  })

  it('has room for one writer', () => {
    const files = newSave()
    const bag = open(files)
    expectRefused(openBag(files, { clock }), 'in-use', 'store.inUse')
    bag.close()
    open(files).close()
  })

  it('is not there before it is made', () => {
    const files = newSave()
    expectRefused(openBag({ ...files, save: `${files.save}.other` }, { clock }), 'unknown', 'store.gone')
  })
})
