// Every motion, on the evening's pieces.
import type { SceneChoice, BoardMotion } from '../board'
import { at, EVENING } from './battlefieldScenes'

const way = (labels: string) => labels.split(' ').map(at)

export const MOTIONS: Readonly<Record<string, readonly BoardMotion[]>> = {
  walk: [{ kind: 'walk', of: 'warden', path: way('J7 K6 L6 L5'), facing: 'NW' }],
  turn: [{ kind: 'turn', of: 'witch', facing: 'SE' }],
  push: [{ kind: 'push', of: 'priest', path: way('H10') }],
  'knockback into a wall': [{ kind: 'knockback', of: 'cur', path: way('G7'), into: at('G6') }],
  attack: [
    { kind: 'attack', of: 'warden', at: at('I5') },
    { kind: 'hurt', of: 'beast', part: 'head' }
  ],
  'part breaks': [{ kind: 'break', of: 'beast', part: 'left' }],
  'monster walks and pushes': [
    { kind: 'walk', of: 'beast', path: way('I5 J6') },
    { kind: 'turn', of: 'beast', facing: 'SE' },
    {
      kind: 'together',
      motions: [
        { kind: 'push', of: 'warden', path: way('J9') },
        { kind: 'push', of: 'witch', path: way('L9') }
      ]
    }
  ],
  charge: [{ kind: 'charge', of: 'beast', path: way('I5 I6 I7') }],
  spawn: [{ kind: 'spawn', of: 'foe-1' }],
  falling: [{ kind: 'fall', of: 'ally' }],
  rising: [{ kind: 'rise', of: 'fallen' }],
  leaving: [{ kind: 'leave', of: 'foe-3' }]
}

export const CHOICES: Readonly<Record<string, readonly SceneChoice[]>> = {
  hexes: way('J7 K7 I8 J9').map((hex, k) => ({ id: `hex-${k}`, at: { kind: 'hex', hex }, name: `Hex ${k + 1}` })),
  figures: EVENING.figures
    .filter((f) => f.tone === 'foe')
    .map((f) => ({ id: f.id, at: { kind: 'figure', id: f.id }, name: f.name })),
  locations: (EVENING.monsters[0]?.parts ?? []).map((part) => ({
    id: part.id,
    at: { kind: 'part', id: 'beast', part: part.id },
    name: part.name,
    ...(part.dice.length === 0 ? { refused: 'Already broken' } : {})
  }))
}
