import { SHEET_COMMANDS } from '../../sheet/commands'
import type { PlaceSpec } from '../../shell/place'
import { BOARD_COMMANDS } from '../../table/board/commands'
import { TABLE_COMMANDS } from '../../table/commands'
import { TABS } from './company/tabs'
import { askSoon } from './encounter/model/lastTable'
import { LENS_COMMANDS } from './encounter/overlays/commands'

const encounter: PlaceSpec = {
  at: 'encounter',
  view: () => import('./firstScreen'),
  askSoon,
  commands: [
    ...TABLE_COMMANDS,
    { id: 'encounter.board', chord: 'Shift+B' },
    { id: 'encounter.laid', chord: 'Shift+L' },
    { id: 'encounter.table', chord: 'Shift+E' },
    { id: 'encounter.words', chord: 'Shift+W' },
    ...LENS_COMMANDS,
    ...BOARD_COMMANDS
  ],
  plays: ['encounter']
}

const company: PlaceSpec = {
  at: 'company',
  view: () => import('./company/CompanyScreen.vue'),
  commands: [
    ...TABS.map((tab, index) => ({ id: `company.${tab}`, chord: `Ctrl+${index + 1}`, inFields: true as const })),
    { id: 'company.find', chord: 'Ctrl+F', inFields: true },
    ...SHEET_COMMANDS
  ],
  plays: ['campaign']
}

const founding: PlaceSpec = {
  at: 'founding',
  view: () => import('./company/found/FoundingScreen.vue'),
  commands: [
    { id: 'founding.next', chord: 'Ctrl+Enter', inFields: true },
    { id: 'founding.previous', chord: 'Alt+Enter', inFields: true }
  ]
}

const muster: PlaceSpec = {
  at: 'muster',
  view: () => import('./company/muster/MusterScreen.vue'),
  commands: [
    { id: 'muster.begin', chord: 'Ctrl+Enter', inFields: true },
    { id: 'muster.ours', chord: 'M' }
  ]
}

const box: PlaceSpec = {
  at: 'box',
  view: () => import('./box/BoxScreen.vue'),
  commands: [{ id: 'box.keep', chord: 'Ctrl+Enter', inFields: true }]
}

export const places: readonly PlaceSpec[] = [encounter, company, founding, muster, box]
