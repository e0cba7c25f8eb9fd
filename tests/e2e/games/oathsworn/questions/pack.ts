import type { PackFiles } from '../../../../../engine/packs'

/** Of its special rules board only stage I has been read. What is told of it is remembered: each question has its own. */
const stilts = (id: string) => ({
  id,
  name: 'The Thing on Stilts',
  hexes: [[0, 0]],
  front: [0, 0],
  locations: [
    { id: 'legs', name: 'Legs', hexes: [[0, 0]], hp: 1 },
    { id: 'mask', name: 'Mask', hexes: [[0, 0]] }
  ],
  stages: [{ defence: 1, might: { yellow: 2 } }],
  at: 'I6'
})

/** What nothing the app ships has: things people have told before, and a card whose text they read out themselves. */
export const box: PackFiles = {
  'pack.json': { format: 1, id: 'our-box', version: '1.0.0', name: 'Our own box', needs: ['core', 'starter'] },
  'items/own.json': [
    { id: 'own-hook', deck: 'common', chapter: 1, slot: 'weapon', type: 'axe', value: 1, hands: 1 },
    { id: 'own-lamp', deck: 'common', chapter: 1, slot: 'gear', type: 'gear', value: 1 }
  ],
  'monsters/own.json': [stilts('own-thing'), stilts('own-other-thing')],
  'injuries/own.json': [{ id: 'own-ears', entry: { id: 'play', effects: [] }, cooldown: 1 }],
  'stage-cards/own.json': [{ id: 'own-dream', encounter: 'rootsow', stage: 1, effects: 'table' }],
  'words/en.json': {
    'item.own-hook.name': 'Rusted hook',
    'item.own-lamp.name': 'Storm lamp',
    'injury.own-ears.name': 'Ringing ears',
    'stage-card.own-dream.name': 'What the old sow dreams'
  }
}
