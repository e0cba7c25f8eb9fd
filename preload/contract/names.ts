/**
 * Every call and push by room and name. The sandboxed preload needs the names and nothing else at run time, so they
 * stand apart from the schemas; the contract does not compile unless it describes exactly these.
 */
export const CALLS = {
  app: ['usable', 'frames', 'about', 'openLink', 'showFolder'],
  settings: ['read', 'write'],
  games: ['list', 'offer', 'forms', 'ready'],
  companies: [
    'list',
    'create',
    'open',
    'close',
    'rename',
    'note',
    'discard',
    'duplicate',
    'bringBack',
    'exportTo',
    'inspectImport',
    'importAll'
  ],
  backups: ['list', 'make', 'restore'],
  packs: ['list', 'inspect', 'install', 'setOn', 'move', 'remove', 'exportOwn', 'forget'],
  box: ['told', 'problems', 'keep'],
  sheet: ['preview', 'save', 'print'],
  table: [
    'start',
    'again',
    'last',
    'open',
    'rested',
    'look',
    'answer',
    'undo',
    'redo',
    'goTo',
    'pin',
    'outlook',
    'foresee',
    'ask'
  ]
} as const

export const PUSHES = {
  app: ['countFrames'],
  menu: ['chosen'],
  companies: ['changed', 'trouble'],
  packs: ['changed']
} as const

export type CallNames = { readonly [room: string]: readonly string[] }
export type PathOf<N extends CallNames> = {
  [R in keyof N & string]: `${R}.${N[R][number]}`
}[keyof N & string]
export type CallName = PathOf<typeof CALLS>
export type PushName = PathOf<typeof PUSHES>

export const pathsOf = <N extends CallNames>(names: N): readonly PathOf<N>[] =>
  Object.entries(names).flatMap(([room, list]) => list.map((name) => `${room}.${name}` as PathOf<N>))
