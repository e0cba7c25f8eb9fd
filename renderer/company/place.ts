import type { PlaceSpec } from '../shell/place'

export const place: PlaceSpec = { at: 'company', view: () => import('./CompanyScreen.vue') }
