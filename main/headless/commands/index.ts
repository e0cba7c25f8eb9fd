import type { Command } from '../command'

/** Every command there is, in the order of the help. Each is loaded when it is wanted: a query waits for its own alone. */
const loaders: { readonly [name: string]: () => Promise<Command> } = {
  odds: async () => (await import('./odds')).odds,
  ask: async () => (await import('./ask')).ask,
  'check-pack': async () => (await import('./check-pack')).checkPack,
  'describe-packs': async () => (await import('./describe-packs')).describePacks,
  simulate: async () => (await import('./simulate')).simulate,
  scenario: async () => (await import('./scenario')).scenario,
  replay: async () => (await import('./replay')).replay,
  play: async () => (await import('./play')).play,
  verify: async () => (await import('./verify')).verify,
  sheet: async () => (await import('./sheet')).sheet
}

/** The command of that name; all of them where none has it, to choose from. */
export function commandsFor(name?: string): Promise<readonly Command[]> {
  const load = name !== undefined && Object.hasOwn(loaders, name) ? loaders[name] : undefined
  return Promise.all((load ? [load] : Object.values(loaders)).map((one) => one()))
}
