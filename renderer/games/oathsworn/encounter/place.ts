import type { PlaceSpec } from '../../../shell/place'
import { TABLE_COMMANDS } from '../../../table/commands'
import { askSoon } from './model/lastTable'
import { BOARD_COMMANDS } from './overlays/commands'

export const place: PlaceSpec = {
  at: 'encounter',
  view: () => import('./EncounterScreen.vue'),
  askSoon,
  commands: [
    ...TABLE_COMMANDS,
    { id: 'encounter.board', chord: 'Shift+B' },
    { id: 'encounter.laid', chord: 'Shift+L' },
    { id: 'encounter.words', chord: 'Shift+W' },
    ...BOARD_COMMANDS
  ],
  plays: { game: 'oathsworn', kinds: ['encounter'] }
}
