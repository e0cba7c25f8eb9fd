import type { Listed } from '../kit/command'

/** Every command there is, in the order of the help. Each is loaded when it is wanted: a query waits for its own alone. */
export const commands: readonly Listed[] = [
  {
    name: 'odds',
    summary: 'exact odds of MIGHT draws',
    anywhere: true,
    load: async () => (await import('../../games/oathsworn/cli/odds/command')).odds
  },
  {
    name: 'ask',
    summary: 'geometry of the board: sight, ways, arcs, areas',
    anywhere: true,
    load: async () => (await import('./ask')).ask
  },
  {
    name: 'check-pack',
    summary: 'checks content packs',
    load: async () => (await import('./check-pack')).checkPack
  },
  {
    name: 'describe-packs',
    summary: 'writes what a content pack may hold, for editors and for people',
    load: async () => (await import('./describe-packs')).describePacks
  },
  {
    name: 'simulate',
    summary: 'lets bots fight an encounter many times and tells how it went',
    load: async () => (await import('../../games/oathsworn/cli/simulate/command')).simulate
  },
  {
    name: 'scenario',
    summary: 'plays tables drawn up in files and tells what is otherwise than it should be',
    load: async () => (await import('../../games/oathsworn/cli/scenario/command')).scenario
  },
  {
    name: 'replay',
    summary: 'replays a save and prints its battle report',
    load: async () => (await import('./replay')).replay
  },
  {
    name: 'play',
    summary: 'lets bots play and saves every decision',
    load: async () => (await import('./play')).play
  },
  {
    name: 'verify',
    summary: 'looks whether a save is whole',
    load: async () => (await import('./verify')).verify
  },
  {
    name: 'sheet',
    summary: 'prints the campaign sheet of a company',
    load: async () => (await import('../../games/oathsworn/cli/sheet/command')).sheet
  }
]
