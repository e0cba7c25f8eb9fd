import { expect, it } from 'vitest'
import { seedsFrom } from '../../main/common/seeds'

const three = (word: string | undefined): string[] => {
  const seed = seedsFrom(word)
  return [seed(), seed(), seed()]
}

it('one word brings the same seeds again, each of them another', () => {
  expect(three('lantern')).toEqual(three('lantern'))
  expect(new Set(three('lantern')).size).toBe(3)
  expect(three('lantern')).not.toEqual(three('stag'))
})

it('without a word no seed comes twice', () => {
  expect(new Set([...three(undefined), ...three(undefined), ...three('')]).size).toBe(9)
})
