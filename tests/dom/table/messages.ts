import type { Snapshot } from '../../../preload/contract/shapes'
import { white } from '../../../renderer/gallery/demoPrompts'
import type { Prompt } from '../../../renderer/table/prompts'

// What main says of a table: as it stands, and what one decision changed.

export const snapshot = (...waiting: Prompt[]): Snapshot => ({
  run: 1,
  kind: 'encounter',
  game: 'oathsworn',
  revision: 4,
  over: false,
  view: { round: 1 },
  waiting,
  log: [],
  decisions: [],
  ways: [],
  pins: [],
  undo: 'free',
  redo: false,
  told: null
})
export const step = (more: object = {}) =>
  JSON.stringify({
    run: 1,
    revision: 5,
    over: false,
    patch: { in: { round: { is: 2 } } },
    waiting: [white],
    log: { from: 0, add: [] },
    decisions: { keep: 0, add: [] },
    ways: null,
    undo: 'free',
    redo: false,
    ...more
  })
