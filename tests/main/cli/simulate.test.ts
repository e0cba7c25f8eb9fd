import { describe, expect, it } from 'vitest'
import { answersIn, listen } from './listening'

const told = async (...typed: string[]) => {
  const heard = await listen(['simulate', ...typed, '--json'], '')
  return { ...heard, answers: (heard.code === 0 ? answersIn(heard) : []) as unknown as Record<string, unknown>[] }
}

describe('table simulate', () => {
  it('lists the encounters there are', async () => {
    const { answers } = await told('--list')
    expect(answers.map(({ id }) => id)).toEqual(['rootsow', 'kilnhart', 'turnkey'])
  })

  it('fights, and the same seed gives the same fights', async () => {
    const once = await told('--encounter', 'rootsow', '--n', '3', '--workers', '1', '--seed', 'x')
    const again = await told('--encounter', 'rootsow', '--n', '3', '--workers', '1', '--seed', 'x')
    const other = await told('--encounter', 'rootsow', '--n', '3', '--workers', '1', '--seed', 'y')
    expect(once.code).toBe(0)
    expect(once.answers).toEqual(again.answers)
    expect(once.answers).not.toEqual(other.answers)
    expect(once.answers[0]).toMatchObject({ fights: 3 })
  })

  it('makes it harder when it is told to', async () => {
    const [dread] = (await told('--encounter', 'rootsow', '--n', '12', '--workers', '1', '--difficulty', 'dread'))
      .answers
    const [easy] = (await told('--encounter', 'rootsow', '--n', '12', '--workers', '1', '--difficulty', 'journeyman'))
      .answers
    expect(Number(dread?.['wins'])).toBeLessThan(Number(easy?.['wins']))
  })

  it('suggests what was meant, and says what is wrong with a company', async () => {
    expect((await told('--encounter', 'rotsow')).notes.join()).toContain('did you mean "rootsow"')
    expect((await told('--encounter', 'rootsow', '--bots', 'carefull')).notes.join()).toContain('"careful"')
    expect((await told()).code).toBe(2)
    const typed = ['simulate', '--encounter', 'rootsow', '--company', '-']
    const { code, notes } = await listen(typed, '{\n  "seats": [,]\n}')
    expect(code).toBe(2)
    expect(notes.join()).toMatch(/line 2, column 1[34]/)
  })

  it('says in sentences why a company cannot be set up, and does not pass over a word', async () => {
    const high = await told('--encounter', 'rootsow', '--level', '99')
    expect([high.code, high.notes.join()]).toEqual([
      2,
      expect.stringContaining('set up: seats[0].level: 99 is too large: it must be 40 or less; seats[1]')
    ])
    expect((await told('rootsow')).notes.join()).toContain('"rootsow" is not understood here')
  })

  it('calls locations by their names', async () => {
    const { out } = await listen(['simulate', '--encounter', 'rootsow', '--n', '1', '--workers', '1'])
    expect(out).toMatch(/\d {2}Left side\n/)
  })
})
