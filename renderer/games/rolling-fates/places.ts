import { SHEET_COMMANDS } from '../../sheet/commands'
import type { PlaceSpec } from '../../shell/place'
import { TABLE_COMMANDS } from '../../table/commands'

const adventure: PlaceSpec = {
  at: 'adventure',
  view: () => import('./adventure/AdventureScreen.vue'),
  commands: [
    ...TABLE_COMMANDS,
    { id: 'fates.nextHero', chord: 'N' },
    { id: 'fates.reroll', chord: 'R' },
    { id: 'fates.pad', chord: 'H' },
    { id: 'fates.log', chord: 'L' },
    { id: 'fates.over', chord: 'Shift+G' }
  ],
  plays: ['adventure']
}

const book: PlaceSpec = { at: 'fates-book', view: () => import('./book/BookScreen.vue') }

const setUp: PlaceSpec = {
  at: 'fates-setup',
  view: () => import('./setup/SetupScreen.vue'),
  commands: [{ id: 'fates.begin', chord: 'Ctrl+Enter', inFields: true }]
}

const onPaper: PlaceSpec = {
  at: 'fates-sheet',
  view: () => import('./sheet/PartySheetScreen.vue'),
  commands: SHEET_COMMANDS
}

export const places: readonly PlaceSpec[] = [adventure, book, setUp, onPaper]
