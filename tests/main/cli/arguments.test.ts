import { describe, expect, it } from 'vitest'
import { parse, wholeNumber } from '../../../main/cli/kit/arguments'

const options = [
  { name: 'seed', value: 'N', about: 'where chance begins' },
  { name: 'loud', about: 'tell more' }
]

describe('arguments of a command', () => {
  it('are options in any order and words', () => {
    const given = parse(['a.json', '--seed', '7', '--loud', 'b.json', '--json'], options)
    expect(given.words).toEqual(['a.json', 'b.json'])
    expect([...given.has]).toEqual(['seed', 'loud', 'json'])
    expect(given.value.get('seed')).toBe('7')
  })

  it('may join a value with an equals sign', () => {
    expect(parse(['--seed=7=8'], options).value.get('seed')).toBe('7=8')
  })

  it('are words behind a bare --', () => {
    expect(parse(['--', '--loud'], options)).toMatchObject({ words: ['--loud'] })
  })

  it('keep - as a word: it is the input', () => {
    expect(parse(['-'], options).words).toEqual(['-'])
  })

  it.each([
    [['--lout'], 'did you mean "--loud"?'],
    [['--seed'], '--seed needs a value'],
    [['--loud=yes'], '--loud takes no value']
  ])('%j is refused', (typed, message) => {
    expect(() => parse(typed, options)).toThrow(message)
  })

  it.each(['1.5', 'x', '', '0', '1e400'])('a whole number is not %j', (given) => {
    expect(() => wholeNumber(parse([`--seed=${given}`], options), 'seed', 1, 5)).toThrow(
      '--seed must be a whole number'
    )
  })

  it('a whole number that is not given is what it is without', () => {
    expect(wholeNumber(parse([], options), 'seed', 1, 5)).toBe(5)
    expect(wholeNumber(parse(['--seed', '12'], options), 'seed', 1, 5)).toBe(12)
  })
})
