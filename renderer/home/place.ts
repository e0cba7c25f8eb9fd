import type { PlaceSpec } from '../shell/place'

export const place: PlaceSpec = {
  at: 'home',
  view: () => import('./HomeScreen.vue'),
  commands: [
    { id: 'home.continue', chord: 'Enter' },
    { id: 'home.create', chord: 'N' },
    { id: 'home.single', chord: 'E' },
    { id: 'home.import', chord: 'I' },
    { id: 'home.bin', chord: 'B' }
  ]
}
