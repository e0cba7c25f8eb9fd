import type { PlaceSpec } from '../../../shell/place'

export const place: PlaceSpec = {
  at: 'founding',
  view: () => import('../company/found/FoundingScreen.vue'),
  commands: [
    { id: 'founding.next', chord: 'Ctrl+Enter', inFields: true },
    { id: 'founding.previous', chord: 'Alt+Enter', inFields: true }
  ]
}
