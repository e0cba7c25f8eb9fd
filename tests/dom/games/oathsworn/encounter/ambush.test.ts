import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import PhaseStepper from '../../../../../renderer/games/oathsworn/encounter/panes/PhaseStepper.vue'

const shown = (props: { round: number; phase: 'encounter' | 'end'; isAmbush?: boolean }): string =>
  mount(PhaseStepper, { props }).text().replace(/\s+/g, ' ')

it('OW-ENC-15 in an ambush the phases that are left out are not shown as done', () => {
  const out = (phase: string): string => `✕ ${phase}, left out in an ambush`
  expect(shown({ round: 1, phase: 'encounter', isAmbush: true })).toContain(
    `${out('Refresh')}${out('Oathsworn')}● Encounter`
  )
  expect(shown({ round: 1, phase: 'encounter' })).toContain('✓ Refresh✓ Oathsworn● Encounter')
})
