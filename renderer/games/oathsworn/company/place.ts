import type { PlaceSpec } from '../../../shell/place'
import { CAMPAIGN } from './campaign'
import { TABS } from './tabs'

export const place: PlaceSpec = {
  at: 'company',
  view: () => import('./CompanyScreen.vue'),
  commands: [
    ...TABS.map((tab, index) => ({ id: `company.${tab}`, chord: `Ctrl+${index + 1}`, inFields: true as const })),
    { id: 'company.find', chord: 'Ctrl+F', inFields: true },
    { id: 'sheet.save', chord: 'Ctrl+S', inFields: true },
    { id: 'sheet.print', chord: 'Ctrl+P', inFields: true }
  ],
  plays: { game: CAMPAIGN, kinds: ['campaign'] }
}
