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
})
