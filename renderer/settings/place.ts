import type { PlaceSpec } from '../shell/place'

export const place: PlaceSpec = {
  at: 'settings',
  view: () => import('./SettingsScreen.vue'),
  passing: true
}
