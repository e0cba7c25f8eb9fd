import { expect, it } from 'vitest'
import { faces } from '../../../renderer/gallery/demoPrompts'
import { aBar } from './aBar'

const { answers, press, show } = aBar()

it('a game whose faces bear no sign has no key for one, and its faces are told by number alone', async () => {
  const bar = await show(faces)
  expect(bar.findAll('[data-face]').map((one) => one.attributes('aria-keyshortcuts'))).toEqual([
    '0',
    '1',
    '2',
    undefined
  ])
  await press('0', '*', '0', '1', '2', 'Enter')
  expect(answers()).toEqual([{ form: 'faces', faces: { 'demo.white': ['0', '0', '1'], 'demo.red': ['2'] } }])
})
