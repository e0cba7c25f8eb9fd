import type { AbilityEffect } from './ability'
import { enemies } from './who'
import type { Selector } from './who'

/** Whom an effect touches: a reaction cuts off what touches its target, and lets what touches friends happen first. */
export type Affects = 'target' | 'friendly' | 'board'

/** OW-BRK-08, OW-BRK-09: read off the effect itself, so that a card cannot say one thing and do another. */
export function affects(effect: AbilityEffect): Affects {
  switch (effect.do) {
    case 'attack':
    case 'weaken':
    case 'redirect':
    case 'cancel':
      return 'target'
    case 'apply':
      return touched(effect.to)
    case 'move':
    case 'place':
    case 'face':
    case 'check':
      return touched(effect.who)
    case 'swap':
      return touched(effect.who) === 'target' ? 'target' : touched(effect.with)
    case 'put':
    case 'take':
    case 'shift':
    case 'flag':
    case 'counter':
    case 'stage-deck':
    case 'change-stage':
    case 'end':
    case 'tell':
    case 'watch':
    case 'bespoke':
      return 'board'
    case 'if':
      return strongest([...effect.then, ...effect.else])
    case 'choose':
      return strongest(effect.options.flatMap((option) => option.then))
    case 'pay':
      return strongest([...effect.then, ...effect.else])
    case 'for-each':
      return touched(effect.who) === 'target' ? 'target' : strongest(effect.then)
    case 'as':
    case 'may':
    case 'repeat':
      return strongest(effect.then)
    case 'follow':
    case 'prevent':
    case 'copy-card':
    case 'cooldown':
    case 'summon':
    case 'peek':
    case 'draw':
    case 'extra-turn':
    case 'refresh-decks':
      return 'friendly'
  }
}

function touched(who: Selector): Affects {
  if (typeof who === 'string') return who === 'target' || who === 'attacker' ? 'target' : 'friendly'
  return who.from.kinds.every((kind) => enemies.includes(kind)) ? 'target' : 'friendly'
}

function strongest(effects: readonly AbilityEffect[]): Affects {
  const all = effects.map(affects)
  return all.includes('target') ? 'target' : all.includes('friendly') ? 'friendly' : 'board'
}
