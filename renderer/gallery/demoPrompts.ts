import { rule, seat } from '../../engine/kernel/ids'
import type { Option, Prompt } from '../../engine/kernel/prompt'
import type { Words } from '../../engine/kernel/words'

// One question of every form, as a game would ask them. Words that no catalogue knows are shown in plain words.

const w = (key: string, args?: Words['args']): Words => (args ? { key, args } : { key })
const option = (id: string, more: Partial<Option> = {}): Option => ({ id, label: w(`demo.${id}`), ...more })
const asked = { rule: rule('OW-TURN-04'), seat: seat('seat-3') }

export const turn: Prompt = {
  ...asked,
  form: 'choose',
  title: w('demo.whatToDo'),
  min: 1,
  max: 1,
  options: [
    option('move3'),
    option('arcingStrike', { at: { card: 'arcing-strike' } }),
    option('shieldBash', { at: { card: 'shield-bash' }, refused: w('demo.needs3AnimusHas2') }),
    option('useBuckler', { at: { card: 'buckler' } }),
    option('spendAToken'),
    option('turnToFaceNorth', { at: { figure: 'warden' } }),
    option('end')
  ]
}

const COLUMNS = 'ABCDEFG'
export const hexes: Prompt = {
  ...asked,
  form: 'choose',
  title: w('demo.moveWhere'),
  min: 1,
  max: 1,
  options: [
    ...[...COLUMNS].flatMap((column, x) =>
      [3, 4, 5, 6].map((row) => ({ id: `${column}${row}`, label: w(`${column}${row}`), at: { hex: x * 64 + row } }))
    ),
    option('stop')
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
      id: 'oathsworn.white',
      label: w('might.white'),
      count: 3,
      faces: [
        { face: '0', left: 6 },
        { face: '1', left: 6 },
        { face: '2', left: 3 },
        { face: '2*', left: 1 }
      ]
    },
    {
      id: 'oathsworn.red',
      label: w('might.red'),
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

export const everyForm = { turn, hexes, parts, order, spread, white, faces, card } as const
