import type { PlaceSpec } from '../shell/place'
import { TABLE_COMMANDS } from '../table/commands'
import { BOARD_COMMANDS } from './looking/commands'

export const place: PlaceSpec = {
  at: 'encounter',
  view: () => import('./EncounterScreen.vue'),
  commands: [...TABLE_COMMANDS, { id: 'encounter.board', chord: 'Shift+B' }, ...BOARD_COMMANDS],
  plays: { game: 'oathsworn', kinds: ['encounter'] }
}
