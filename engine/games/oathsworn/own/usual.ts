import type { Json } from '../../../kernel/ids'

/** What cards do most often, as a start for those who tell what theirs does. */

type Usual = {
  /** Its words are `usual.<id>`. */
  readonly id: string
  readonly value: Json
}

const onMyself = (rider: Json): Json => ({ do: 'apply', to: 'self', riders: [rider] })
const around: Json = { kind: 'circle', radius: 1, inner: 1 }

export const usualEffects: { readonly AbilityEffect: readonly Usual[]; readonly StageEffect: readonly Usual[] } = {
  AbilityEffect: [
    { id: 'ability.attack', value: { do: 'attack', shape: { kind: 'weapon' } } },
    { id: 'ability.strong', value: { do: 'attack', shape: { kind: 'weapon' }, boost: { damage: 2 } } },
    {
      id: 'ability.knockback',
      value: { do: 'attack', shape: { kind: 'weapon' }, riders: [{ do: 'knockback', hexes: 2 }] }
    },
    { id: 'ability.circle', value: { do: 'attack', shape: around } },
    { id: 'ability.move', value: { do: 'move', hexes: 2 } },
    { id: 'ability.heal', value: onMyself({ do: 'heal', hp: 1 }) },
    { id: 'ability.animus', value: onMyself({ do: 'gain-animus', animus: 2 }) },
    { id: 'ability.token', value: onMyself({ do: 'gain-token', token: 'any' }) },
    {
      id: 'ability.defence',
      value: onMyself({ do: 'modify', change: { change: 'defence', by: 1 }, until: 'end-of-round' })
    }
  ],
  StageEffect: [
    { id: 'stage.move', value: { do: 'move', hexes: 4 } },
    { id: 'stage.attack', value: { do: 'attack', shape: { kind: 'melee' } } },
    {
      id: 'stage.knockback',
      value: { do: 'attack', shape: { kind: 'melee' }, riders: [{ do: 'knockback', hexes: 2 }] }
    },
    { id: 'stage.circle', value: { do: 'attack', shape: around } },
    { id: 'stage.status', value: { do: 'apply', to: 'target', riders: [{ do: 'status', status: 'bleed' }] } },
    {
      id: 'stage.hp',
      value: {
        do: 'apply',
        to: {
          pick: 'all',
          from: { kinds: ['oathsworn', 'ally'], where: [{ is: 'within', hexes: 1, of: 'self' }] }
        },
        riders: [{ do: 'lose-hp', hp: 1 }]
      }
    },
    { id: 'stage.activate', value: { do: 'activate' } }
  ]
}
