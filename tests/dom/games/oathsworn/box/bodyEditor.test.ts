import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import BodyEditor from '../../../../../renderer/games/oathsworn/box/BodyEditor.vue'
import { freshSheet, withShape } from '../../../../../renderer/games/oathsworn/box/sheet'

it('is crossed with the arrows as the board is: the row is kept, and the edge stops', async () => {
  const sheet = withShape(freshSheet(), 'seven')
  const editor = mount(BodyEditor, { props: { sheet, shape: 'seven', hand: 0, lit: null, describedBy: 'hint' } })
  const here = () => editor.get('[tabindex="0"]').attributes('data-hex')
  const crossed: (string | undefined)[] = []
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
    await editor.get('svg').trigger('keydown', { key })
    crossed.push(here())
  }
  expect(crossed).toEqual(['-1,0', '0,0', '1,-1', '1,-1', '0,0', '0,-1', '0,-1'])
})
