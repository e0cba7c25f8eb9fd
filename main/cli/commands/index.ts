import type { ListedCommand } from '../kit/command'

/** Every command there is, in the order of the help. Each is loaded when it is wanted: a query waits for its own alone. */
export const commands: readonly ListedCommand[] = [
  {
    name: 'odds',
    summary: 'exact odds of draws and throws',
    anywhere: true,
    ofGame: true
  },
  {
    name: 'ask',
    summary: 'answers questions about the rules: sight, ways, areas, costs',
    anywhere: true,
    ofGame: true
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
    summary: 'lets bots play many times and tells how it went',
    ofGame: true
  },
  {
    name: 'scenario',
    summary: 'plays tables drawn up in files and tells what is otherwise than it should be',
    ofGame: true
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
    summary: 'prints the sheet of a company',
    ofGame: true
  }
]
