// The doors between the rooms (ARCHITECTURE.md), each with its reason. Every rule has a fixture that breaks it in
// tests/tooling/fixtures/boundaries/.
const contract = '^preload/contract(\\.ts$|/)'
const forReal = { dependencyTypesNot: ['type-only'] }
const pure = '^engine/(hex/|messages/|kernel/ids\\.ts$|games/oathsworn/encounter/report/onTable/)'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The storeys of a room, lowest first: each imports only from those before it. */
const storeysOf = (folder, storeys, only = {}) =>
  storeys
    .slice(0, -1)
    .map((storey, i) =>
      forbid(
        'storeys',
        'A rule is built on what lies below it. What is needed on two storeys belongs to the lower one.',
        { path: `^${folder}/${storey}/` },
        { path: `^${folder}/(${storeys.slice(i + 1).join('|')})/`, ...only }
      )
    )

module.exports = {
  forbidden: [
    ...storeysOf('engine/games/oathsworn/encounter', [
      'state',
      'happenings',
      'table',
      'board',
      'cardFacts',
      'scope',
      'might',
      'fight',
      'stageCards',
      'movement',
      'cards',
      'riders',
      'aim',
      'actions',
      'attack',
      'effects',
      'enemy',
      'look',
      'turn',
      'rulings',
      'view',
      'report',
      'forecast'
    ]),
    // The jobs of the worker are named by their types below it.
    ...storeysOf('main/saves', ['files', 'log', 'backups', 'recovery', 'companies', 'worker'], forReal),
    ...storeysOf('renderer/games/oathsworn/encounter', [
      'model',
      'telling',
      'overlays',
      'draws',
      'corrections',
      'cards',
      'panes',
      'end'
    ]),
    // What can be saved is a type of the kernel, and described by schemas.
    ...storeysOf(
      'engine',
      ['remembered', 'hex', 'zones', 'messages', 'schema', 'kernel', 'packs', 'simulation', 'games'],
      forReal
    ),
    forbid(
      'games-apart',
      'A game is one room in each layer and learns nothing of another: whoever takes one out breaks none of the rest.',
      { path: '^(?:engine|main|renderer)/games/([^/]+)/' },
      { path: '^(?:engine|main|renderer)/games/[^/]+/', pathNot: '^(?:engine|main|renderer)/games/$1/' }
    ),
    forbid(
      'games-by-registry',
      'The house deals with games through its registries and their interfaces, never with one of them by name.',
      { path: '^(?:main|renderer)/', pathNot: '^(?:main|renderer)/games/|^renderer/gallery/' },
      { path: '^(?:engine|main|renderer)/games/[^/]+/' }
    ),
    forbid(
      'engine-alone',
      'The rules run anywhere: in main, in a worker, in a test, headless. They need nothing but themselves.',
      { path: '^engine/' },
      { pathNot: '^engine/', couldNotResolve: false }
    ),
    forbid('data-alone', 'A content pack is data: it knows no code.', { path: '^data/' }, { pathNot: '^data/' }),
    forbid(
      'main-doors',
      'Main hosts the engine and keeps the data. The window reaches it through the contract, never the other way round.',
      { path: '^main/' },
      { path: '^(renderer|preload|tests|scripts)/', pathNot: contract }
    ),
    forbid(
      'main-draws-nothing',
      'What a person sees is the business of the window.',
      { path: '^main/' },
      { path: 'node_modules/(@vue|vue|pinia|reka-ui|three|uplot|camera-controls)/' }
    ),
    forbid(
      'preload-is-a-door',
      'The preload script hands calls through. It has no rules and no data of its own.',
      { path: '^preload/' },
      { path: '^(main|renderer|data|tests|scripts)/' }
    ),
    forbid(
      'preload-no-rules',
      'The contract describes what passes, in the words of engine/schema. Of the rest it knows the shapes only.',
      { path: '^preload/' },
      { path: '^engine/', pathNot: '^engine/schema/', ...forReal }
    ),
    forbid(
      'preload-script-is-small',
      'A sandboxed preload script is one file, read at every start: it needs the names of the calls, not their schemas.',
      { path: '^preload/index\\.ts$' },
      { path: '^(engine|preload)/', pathNot: '^preload/contract/names\\.ts$', ...forReal }
    ),
    forbid(
      'renderer-doors',
      'The window shows what main sends. Data, files and saves stay on the other side of the contract; sentences do not.',
      { path: '^renderer/' },
      { path: '^(main|data|tests|scripts)/', pathNot: '^data/[\\w-]+/words/' }
    ),
    forbid(
      'renderer-contract-types',
      'The contract is checked in main. The window needs its shapes only.',
      { path: '^renderer/' },
      { path: '^preload/', ...forReal }
    ),
    forbid(
      'renderer-contract-alone',
      'Of the preload script the window knows the contract and nothing else.',
      { path: '^renderer/' },
      { path: '^preload/', pathNot: contract }
    ),
    forbid(
      'renderer-no-rules',
      'A window that computes rules will one day disagree with the engine. Geometry, names and words are no rules.',
      { path: '^renderer/' },
      { path: '^engine/', pathNot: pure, ...forReal }
    ),
    forbid(
      'renderer-no-host',
      'The window is sandboxed: it has neither Electron nor Node nor the database.',
      { path: '^renderer/' },
      { path: '^electron$|node_modules/(electron|better-sqlite3)/|^node:', ...forReal }
    ),
    forbid(
      'renderer-no-node',
      'The window is sandboxed: it has no Node. Only what configures a build of it runs there.',
      { path: '^renderer/', pathNot: '\\.config\\.ts$' },
      { dependencyTypes: ['core'] }
    ),
    forbid(
      'board-no-vue',
      'The board draws when it is told to. Reactivity inside the scene costs frames, even through a neighbour.',
      { path: '^renderer/board/' },
      { path: 'node_modules/(@vue|vue|pinia|reka-ui)/|\\.vue$', reachable: true }
    ),
    forbid(
      'nothing-imports-tests',
      'Tests know the code; the code does not know its tests.',
      { pathNot: '^tests/' },
      { path: '^tests/' }
    ),
    forbid(
      'no-circle',
      'Two files that need each other are one idea in two places. Types alone may refer to each other, and ' +
        'the fields of a form, because a list holds fields and a field may be a list.',
      { pathNot: '^renderer/ui/form/' },
      { circular: true, viaOnly: forReal }
    ),
    forbid(
      'no-orphan',
      'A file nobody imports is dead, unless it is where something begins.',
      {
        orphan: true,
        path: '^(engine|main|preload|renderer|scripts)/',
        pathNot:
          '\\.d\\.ts$|^main/index\\.ts$|^main/cli/table\\.ts$|^main/sheets/print-entry\\.ts$|\\.worker\\.ts$|^preload/index\\.ts$'
      },
      {}
    ),
    forbid(
      'no-phantom',
      'An import that cannot be resolved, or a package that package.json does not name.',
      {},
      {
        couldNotResolve: true,
        // Icons are made by unplugin-icons while building; `?raw` and the like are Vite's.
        pathNot: '^~icons/|^virtual:|\\?\\w+$'
      }
    )
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: `${__dirname}/tsconfig.json` },
    tsPreCompilationDeps: true,
    exclude: '^(tests/tooling/fixtures|out|release|coverage|test-results|\\.cache)/',
    enhancedResolveOptions: {
      extensions: ['.ts', '.mjs', '.js', '.vue', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types']
    }
  }
}
