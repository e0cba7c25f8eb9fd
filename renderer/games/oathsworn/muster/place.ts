import type { PlaceSpec } from '../../../shell/place'

export const place: PlaceSpec = {
  at: 'muster',
  view: () => import('../company/muster/MusterScreen.vue'),
  commands: [{ id: 'muster.begin', chord: 'Ctrl+Enter', inFields: true }]
}
