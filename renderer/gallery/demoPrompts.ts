import type { RuleId, Seat } from '../../engine/kernel/ids'
import type { Option, Prompt } from '../../engine/kernel/prompt'
import { at } from './battlefieldScenes'
import type { Words } from '../../engine/messages/words'
import type { FormSchema } from '../ui/form/schema'

// One question of every form, as a game would ask them. Words that no catalogue knows are shown in plain words.

const w = (key: string, args?: Words['args']): Words => (args ? { key, args } : { key })
const option = (id: string, more: Partial<Option> = {}): Option => ({ id, label: w(`demo.${id}`), ...more })
const asked = { rule: 'OW-TURN-04' as RuleId, seat: 'seat-3' as Seat }

export const turn: Prompt = {
  ...asked,
  form: 'choose',
  title: w('demo.whatToDo'),
  min: 1,
  max: 1,
  options: [
    option('move3', { label: w('demo.move-3') }),
    option('arcingStrike', { at: { card: 'arcing-strike' } }),
    option('shieldBash', { at: { card: 'shield-bash' }, refused: w('demo.needs-3-animus-has-2') }),
    option('useBuckler', { at: { card: 'buckler' } }),
    option('spendAToken', { label: w('demo.spend-a-token') }),
    option('turnToFaceNorth', { at: { figure: 'warden' } }),
    option('end')
  ]
}

const REACHED = 'H7 I7 J7 H8 I8 K7 K8 J9 I9 H9 G7 G8 L7 L8 J6 I6 H6 K6 G6 J10'.split(' ')
export const hexes: Prompt = {
  ...asked,
  form: 'choose',
  title: w('demo.moveWhere'),
  min: 1,
  max: 1,
  options: [
    ...REACHED.map((label, index) => ({
      id: label,
      label: w(label),
      at: { hex: at(label) },
      data: { cost: 1 + (index % 3), path: [at('J8'), at(label)] }
    })),
    option('stop')
  ]
}

const CARDS = ['measuredBlow', 'guard', 'arcingStrike', 'chainDrag', 'taunt', 'claimedGround']
const DIRECTIONS = ['NE', 'SE', 'S', 'SW', 'NW']
/** A whole turn, as a game asks it: everything at once, sorted by kind. */
export const wholeTurn: Prompt = {
  ...asked,
  form: 'choose',
  title: w('demo.whatToDo'),
  min: 1,
  max: 1,
  options: [
    ...REACHED.map((label, index) => ({
      id: `hex:${at(label)}`,
      label: w(label),
      at: { hex: at(label) },
      data: { cost: 1 + (index % 3) }
    })),
    ...DIRECTIONS.map((direction) => ({ id: `face:${direction}`, label: w(direction) })),
    ...CARDS.map((card, index) => ({
      id: `card:${card}:0`,
      label: w(card),
      at: { card },
      ...(index > 3 ? { refused: w('demo.needs4AnimusHas3') } : {})
    })),
    ...['redraw', 'defence'].map((token) => ({ id: `token:${token}`, label: w(token), refused: w('demo.notNow') })),
    { id: 'item:buckler', label: w('bentBuckler'), at: { card: 'buckler' } },
    option('end')
  ]
}

export const parts: Prompt = {
  ...asked,
  form: 'choose',
  title: w('demo.chooseTwoLocations'),
  min: 1,
  max: 2,
  options: [
    option('leftAntler', { at: { part: 'left-antler', figure: 'hollow-stag' } }),
    option('rightAntler', { at: { part: 'right-antler', figure: 'hollow-stag' } }),
    option('flank', { at: { part: 'flank', figure: 'hollow-stag' }, refused: w('demo.outOfReach') }),
    option('heart', { at: { part: 'heart', figure: 'hollow-stag' } })
  ]
}

export const order: Prompt = {
  ...asked,
  form: 'order',
  title: w('demo.inWhichOrder'),
  options: [option('bleed'), option('knockback'), option('poison')]
}

export const spread: Prompt = {
  ...asked,
  form: 'spread',
  title: w('demo.upgradeCards'),
  min: 0,
  max: 3,
  options: [
    { ...option('whiteToYellow'), max: 3 },
    { ...option('yellowToRed'), max: 2 },
    { ...option('redToBlack', { refused: w('demo.noRedCard') }), max: 0 }
  ]
}

export const white: Prompt = { ...asked, form: 'number', title: w('demo.howManyWhiteCards'), min: 0, max: 10 }

export const faces: Prompt = {
  ...asked,
  form: 'faces',
  title: w('demo.tellTheFaces'),
  piles: [
    {
      id: 'demo.white',
      label: w('demo.white'),
      count: 3,
      faces: [
        { face: '0', left: 6 },
        { face: '1', left: 6 },
        { face: '2', left: 3 },
        { face: '2*', left: 1 }
      ]
    },
    {
      id: 'demo.red',
      label: w('demo.red'),
      count: 1,
      faces: [
        { face: '0', left: 6 },
        { face: '2', left: 3 },
        { face: '3', left: 0 },
        { face: '4*', left: 3 }
      ]
    }
  ]
}

export const card: Prompt = {
  ...asked,
  form: 'card',
  title: w('demo.whatDoesYourCardSay'),
  schema: 'demo.card',
  offer: { name: 'Hew' }
}

export const everyForm = { turn, wholeTurn, hexes, parts, order, spread, white, faces, card } as const

const effect = (
  name: string,
  properties: NonNullable<FormSchema['properties']>,
  required: string[] = []
): FormSchema => ({
  type: 'object',
  properties: { do: { const: name }, ...properties },
  required: ['do', ...required]
})
const few: FormSchema = { type: 'integer', minimum: 0, maximum: 9 }

/** A card as a game might describe it. */
export const cardSchema: FormSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 60 },
    animus: { type: 'integer', minimum: 0, maximum: 20, default: 0 },
    cooldown: { enum: [0, 1, 2, 3], default: 0 },
    defence: { anyOf: [{ const: null }, { type: 'integer', minimum: 0, maximum: 30 }], default: null },
    effects: { type: 'array', items: { $ref: '#/$defs/Effect' }, maxItems: 9, default: [{ do: 'attack', range: 3 }] },
    remember: { type: 'boolean', default: true }
  },
  required: ['name'],
  $defs: {
    Effect: {
      oneOf: [
        effect('attack', { range: few, knockback: few }),
        effect('move', { hexes: few }, ['hexes']),
        effect('heal', { hp: few }, ['hp'])
      ]
    }
  }
}
