import type { Words } from '../../engine/kernel/words'
import type { Snapshot } from '../../preload/contract/shapes'
import type { CardModel, EncounterModel, SeatModel } from '../encounter/model'
import { EVENING } from './battlefieldScenes'
import { everyForm } from './demoPrompts'

// A middle of an encounter, to look at the screen with: gallery.html?screen=encounter&prompt=turn

const w = (key: string): Words => ({ key: `demo.${key}` })
const card = (id: string, name: string, more: Partial<CardModel> = {}): CardModel => ({
  id,
  name: w(name),
  kind: 'ability',
  cost: '2',
  cooldown: 1,
  defence: 1,
  text: [w('MeleeAttackOneEnemyInFront')],
  faceDown: false,
  ...more
})

const nobody: Omit<SeatModel, 'id' | 'number' | 'figure' | 'name' | 'className' | 'crest'> = {
  isCompanion: false,
  isTurn: false,
  isLead: false,
  plight: null,
  ally: null,
  hp: 6,
  maxHp: 6,
  defence: 3,
  animus: { available: 5, reserve: 3, regen: 6 },
  statuses: [],
  hand: [],
  wheel: { 0: [], 1: [], 2: [], 3: [] },
  played: null,
  might: { yellow: 1 },
  tokens: [],
  resources: []
}

const seats: SeatModel[] = [
  { ...nobody, id: 'seat-1', number: 1, figure: 'cur', name: 'Cur', className: w('Cur'), crest: 'cur', isLead: true },
  {
    ...nobody,
    id: 'seat-2',
    number: 2,
    figure: 'priest',
    name: 'Priest',
    className: w('Priest'),
    crest: 'priest',
    hp: 4,
    defence: 4,
    statuses: [
      { id: 'bleed', name: w('Bleed'), count: 2 },
      { id: 'poison', name: w('Poison'), count: 1 }
    ]
  },
  {
    ...nobody,
    id: 'seat-3',
    number: 3,
    figure: 'warden',
    name: 'Warden',
    className: w('Warden'),
    crest: 'warden',
    isTurn: true,
    hp: 5,
    defence: 5,
    animus: { available: 3, reserve: 5, regen: 6 },
    hand: [
      card('arcing-strike', 'ArcingStrike', { cost: '4', cooldown: 2, defence: 2 }),
      card('shield-bash', 'ShieldBash', { cost: '3', cooldown: 3, defence: 3 }),
      card('buckler', 'BentBuckler', { kind: 'item', cost: '0', defence: null })
    ],
    wheel: {
      0: [card('measured-blow', 'MeasuredBlow')],
      1: [card('guard', 'Guard'), card('claimed-ground', 'ClaimedGround')],
      2: [card('chain-drag', 'ChainDrag')],
      3: [card('taunt', 'Taunt'), card('torn-tendon', 'TornTendon', { kind: 'injury' })]
    },
    might: { yellow: 2, red: 1 },
    tokens: [
      { id: 'redraw', name: w('Redraw'), count: 2 },
      { id: 'defence', name: w('Defence'), count: 1 }
    ]
  },
  {
    ...nobody,
    id: 'seat-4',
    number: 4,
    figure: 'witch',
    name: 'Witch',
    className: w('Witch'),
    crest: 'witch',
    hp: 0,
    defence: 3,
    plight: w('Unconscious'),
    isCompanion: true
  }
]

const slot = (id: string, name: string, row: number, column: number, dice: number[], icons: string[] = []) => ({
  id,
  name: w(name),
  dice,
  fullHp: 6,
  icons,
  row,
  column
})

const model: EncounterModel = {
  title: w('TheHollowStag'),
  chapter: 3,
  round: 4,
  phase: 'oathsworn',
  outcome: null,
  seats,
  bosses: [
    {
      id: 'beast',
      name: w('TheHollowStag'),
      defence: 3,
      might: { yellow: 2, red: 3 },
      statuses: [{ id: 'bleed', name: w('Bleed'), count: 1 }],
      slots: [
        slot('head', 'Antlers', 1, 2, [4]),
        slot('left', 'LeftFlank', 2, 1, [], ['claws']),
        slot('core', 'Heart', 2, 2, [6, 6]),
        slot('right', 'RightFlank', 2, 3, [2]),
        slot('rear', 'Haunch', 3, 2, [6])
      ]
    }
  ],
  minions: [
    { id: 'hound-1', name: w('Hound1'), hp: 1, defence: 2, label: 'F5' },
    { id: 'hound-2', name: w('Hound2'), hp: 1, defence: 2, label: 'K4' }
  ],
  stage: {
    number: 2,
    left: 2,
    inStage: 5,
    next: card('the-crown-bows', 'TheCrownBows', {
      kind: 'stage',
      text: [w('Moves3TowardTheClosest'), w('AttacksAllInFront'), w('KnockedBack2')]
    }),
    inView: [],
    special: [w('MistCoversTheNorth')]
  },
  table: [],
  tableSide: null,
  piles: (['white', 'yellow', 'red', 'black'] as const).flatMap((colour, at) =>
    (['oathsworn', 'enemy'] as const).map((side) => ({
      side,
      colour,
      left: 14 - at,
      discarded: 4 + at,
      faces: [
        { face: '0', left: 4 },
        { face: '2', left: 7 },
        { face: '3*', left: 2 }
      ]
    }))
  ),
  scene: EVENING
}

const draw: Partial<EncounterModel> = {
  tableSide: 'oathsworn',
  table: [
    { colour: 'red', face: '3', by: 'card', extra: false, owes: false },
    { colour: 'yellow', face: '3*', by: 'card', extra: false, owes: false },
    { colour: 'yellow', face: '2', by: 'card', extra: true, owes: false },
    { colour: 'white', face: '0', by: 'card', extra: false, owes: false },
    { colour: 'white', face: '2', by: 'die', extra: false, owes: false }
  ]
}

const log: Snapshot['log'] = [
  { after: 0, happening: { kind: 'roundBegan', round: 4 } },
  { after: 0, happening: { kind: 'phaseBegan', phase: 'oathsworn', boundary: w('Oathsworn') } },
  { after: 1, happening: { kind: 'turnBegan', seat: 'seat-1', boundary: w('TurnOfCur') } },
  { after: 2, happening: { kind: 'cardPlayed', seat: 'seat-1', card: 'backstab', effect: 0 } },
  { after: 3, happening: { kind: 'mightDrawn', side: 'oathsworn', colour: 'white', faces: ['0', '2', '2*'] } },
  { after: 3, happening: { kind: 'dieLost', figure: 'beast', slot: 'left', die: 0, count: 3, cause: 'attack' } },
  { after: 3, happening: { kind: 'dieRemoved', figure: 'beast', slot: 'left', die: 0, broken: true } },
  { after: 4, happening: { kind: 'turnBegan', seat: 'seat-3', boundary: w('TurnOfWarden') } },
  { after: 5, happening: { kind: 'figureMoved', figure: 'warden', path: [], how: 'walk' } }
] as unknown as Snapshot['log']

const decisions: Snapshot['decisions'] = [0, 1, 2, 3, 4, 5].map((after) => ({
  entry: after + 1,
  after,
  at: after,
  seat: after < 3 ? 'seat-1' : 'seat-3',
  by: 'person',
  rule: 'OW-TURN-04'
}))

type PromptName = keyof typeof everyForm
const promptNamed = (name: string): (typeof everyForm)[PromptName] => everyForm[name as PromptName] ?? everyForm.turn

export function demoSnapshot(asked: URLSearchParams): Snapshot {
  const phase = (asked.get('phase') ?? model.phase) as EncounterModel['phase']
  const outcome = (asked.get('end') ?? null) as EncounterModel['outcome']
  const view = { ...model, ...(asked.has('draw') ? draw : {}), phase, outcome }
  return {
    run: 1,
    kind: 'encounter',
    game: 'oathsworn',
    revision: 7,
    over: false,
    view: view as unknown as Snapshot['view'],
    waiting: [promptNamed(asked.get('prompt') ?? 'turn')],
    log,
    decisions,
    lines: [],
    undo: 'free',
    redo: true,
    told: null
  }
}

/** What an answer leads to here: the monster acts, and the question stays. */
export const demoStep = {
  run: 1,
  revision: 8,
  over: false,
  patch: { in: { phase: { is: 'encounter' } } },
  waiting: [everyForm.turn],
  log: {
    keep: log.length,
    add: [
      { after: 8, happening: { kind: 'phaseBegan', phase: 'encounter' } },
      { after: 8, happening: { kind: 'stageBegan', card: 'the-crown-bows', rule: 'OW-STAGE-02' } },
      {
        after: 8,
        happening: {
          kind: 'figureMoved',
          figure: 'beast',
          path: EVENING.monsters[0] ? [EVENING.monsters[0].hex] : [],
          how: 'charge',
          rule: 'OW-EMOVE-02',
          why: [w('ClosestInReachCur3Priest3'), w('TieNorthThenWestCur')]
        }
      },
      { after: 8, happening: { kind: 'hpLost', figure: 'cur', count: 2, cause: 'attack', rule: 'OW-EATK-09' } }
    ]
  },
  decisions: { keep: decisions.length, add: [] },
  lines: null,
  undo: 'reveals',
  redo: false
}

export const demoOdds = {
  breaks: 0.42,
  rows: Array.from({ length: 9 }, (_, white) => {
    const miss = 1 - (2 / 3) ** white - white * (1 / 3) * (2 / 3) ** Math.max(0, white - 1)
    const weights = [0, 1, 2, 3].map((hp) => Math.exp(-((hp - 0.6 - white / 4) ** 2)))
    const sum = weights.reduce((total, each) => total + each, 0)
    const hp = weights.map((each) => (each / sum) * (1 - miss))
    return { white, miss, hp, expected: hp.reduce((total, chance, n) => total + chance * n, 0) }
  })
}
