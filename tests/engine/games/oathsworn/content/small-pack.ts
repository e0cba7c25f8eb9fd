import type { Json } from '../../../../../engine/kernel/ids'
import type { ContentPack } from '../../../../../engine/games/oathsworn/content'
import type { PackFiles, PackProblem } from '../../../../../engine/packs'
import { linkPacks, loadPack } from '../../../../../engine/games/oathsworn/content'

const cards = (stage: number) =>
  [1, 2, 3, 4, 5].map((n) => ({
    id: `s${stage}-${n}`,
    stage,
    effects: [
      { do: 'move', hexes: 3 },
      { do: 'attack', shape: { kind: 'melee' }, icons: ['maw'] }
    ]
  }))
const hexes = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((row) => [q, row - Math.floor(q / 2)]))

/** The smallest pack in which an encounter can be played: five by five hexes, a boss on seven of them, one minion. */
export const smallPack: PackFiles = {
  'pack.json': { format: 1, id: 'small', version: '1.0.0', name: 'Small' },
  'battlefields/yard.json': { id: 'yard', hexes },
  'statuses/all.json': [{ id: 'bleed', works: 'bleed' }],
  'tiles/fire.json': { id: 'fire', goes: true, onEnter: [{ do: 'apply', riders: [{ do: 'lose-hp', hp: 1 }] }] },
  'obstacles/stump.json': { id: 'stump', tags: ['tree'] },
  'enemies/all.json': [
    {
      id: 'stag',
      role: 'boss',
      footprint: [
        [0, 0],
        [0, -1],
        [1, -1]
      ],
      front: [0, -1]
    },
    { id: 'hound', role: 'minion', supply: 4, keywords: ['mob'] }
  ],
  'boards/stag.json': {
    id: 'stag-board',
    bosses: [
      {
        enemy: 'stag',
        locations: [
          { id: 'jaws', hexes: [[0, -1]], icons: ['maw'], tags: ['front'] },
          {
            id: 'flank',
            hexes: [
              [0, 0],
              [1, -1]
            ]
          }
        ]
      }
    ]
  },
  'rules/stag.json': {
    id: 'stag-rules',
    stages: [{ enemies: { stag: { defence: 3, might: { red: 2 } }, hound: { defence: 2, might: { yellow: 1 } } } }],
    minions: [
      {
        enemy: 'hound',
        acts: [
          { do: 'move', hexes: 4 },
          { do: 'attack', shape: { kind: 'melee' } }
        ]
      }
    ]
  },
  'stage-cards/stag.json': [...cards(1), ...cards(2), ...cards(3)],
  'encounters/stag.json': {
    id: 'stag-hunt',
    chapter: 1,
    battlefield: 'yard',
    start: ['A5', 'B5', 'C5', 'D5', 'E5'],
    enemies: [
      { enemy: 'stag', at: 'C2' },
      { enemy: 'hound', at: 'A1' }
    ],
    obstacles: [{ obstacle: 'stump', at: 'E3' }],
    tiles: [{ tile: 'fire', at: 'A3' }],
    zones: { hollow: ['B3', 'B4'] },
    board: 'stag-board',
    rules: 'stag-rules',
    stageCards: [1, 2, 3].flatMap((stage) => [1, 2, 3, 4, 5].map((n) => `s${stage}-${n}`))
  },
  'words/en.json': {
    'battlefield.yard.name': 'The yard',
    'status.bleed.name': 'Bleed',
    'tile.fire.name': 'Fire',
    'obstacle.stump.name': 'Stump',
    'enemy.stag.name': 'Stag',
    'enemy.hound.name': 'Hound',
    'encounter.stag-hunt.name': 'Stag hunt',
    ...Object.fromEntries([1, 2, 3].flatMap((s) => [1, 2, 3, 4, 5].map((n) => [`stage-card.s${s}-${n}.name`, 'Rush'])))
  }
}

/** A record of the small pack with some fields otherwise. */
export function changed(file: string, change: { readonly [field: string]: Json }, index?: number): PackFiles {
  const before = smallPack[file]
  if (index === undefined) return { ...smallPack, [file]: { ...(before as object), ...change } }
  const list = (before as readonly Json[]).map((one, place) =>
    place === index ? { ...(one as object), ...change } : one
  )
  return { ...smallPack, [file]: list as Json }
}

export function loaded(files: PackFiles): ContentPack {
  const result = loadPack(files)
  if (!result.ok) throw new Error(result.problems.map(told).join('\n'))
  return result.pack
}

export function findings(...packs: readonly PackFiles[]): { problems: string[]; warnings: string[] } {
  const linked = linkPacks(packs.map(loaded))
  return { problems: linked.ok ? [] : linked.problems.map(told), warnings: linked.warnings.map(told) }
}

export const told = ({ file, path, words, suggestion }: PackProblem): string =>
  `${file} ${path.join('.')}: ${words.key}${suggestion === undefined ? '' : ` (${suggestion}?)`}`
