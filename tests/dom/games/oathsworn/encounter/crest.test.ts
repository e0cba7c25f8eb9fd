import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { USUAL } from 'virtual:game-icons'
import ClassCrest from '../../../../../renderer/games/oathsworn/encounter/cards/ClassCrest.vue'

const drawn = (icon: string | null) => mount(ClassCrest, { props: { icon } })
const pathOf = (crest: ReturnType<typeof drawn>): string | undefined => crest.get('path').attributes('d')

it('a class is drawn as its record says, whatever its id is', () => {
  expect(pathOf(drawn('leaf'))).toBe(USUAL['oak'])
  expect(pathOf(drawn('raven'))).toBe(USUAL['raven'])
})

it('an icon from further away is drawn as soon as it has come, and a banner until then', async () => {
  const crest = drawn('accordion')
  expect(pathOf(crest)).toBe(USUAL['knight-banner'])
  await vi.waitFor(() => expect(pathOf(crest)).not.toBe(USUAL['knight-banner']))
  expect(pathOf(crest)).toMatch(/^M/i)
})

it('a class without a drawing has a banner', () => {
  for (const icon of [null, 'no-such-thing']) expect(pathOf(drawn(icon))).toBe(USUAL['knight-banner'])
})
