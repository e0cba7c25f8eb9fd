import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { rule, seat } from '../../../../../engine/kernel/ids'
import type { Prompt } from '../../../../../engine/kernel/prompt'
import { trialIn } from '../../../../../renderer/games/oathsworn/encounter/model/aims'
import { cardOfFace } from '../../../../../renderer/games/oathsworn/encounter/model/cardOf'
import DrawSum from '../../../../../renderer/games/oathsworn/encounter/draws/DrawSum.vue'
import PrintedText from '../../../../../renderer/games/oathsworn/encounter/cards/PrintedText.vue'
import { say } from '../../../../../renderer/words/say'
import { learnStarter } from './evening'

learnStarter()

const question = (title: string, more: Partial<Extract<Prompt, { form: 'choose' }>> = {}): Prompt => ({
  form: 'choose',
  rule: rule('OW-GEN-14'),
  seat: seat('seat-1'),
  title: { key: title, args: { what: { key: 'ability.blade-patience.name' } } },
  min: 1,
  max: 1,
  options: [],
  ...more
})
const of = { kind: 'ability', id: 'blade-patience' }
const printed = (prompt: Prompt): string => mount(PrintedText, { props: { prompt } }).text()

describe('what a question belongs to', () => {
  it('is printed beside it, with its name where the question does not say it', () => {
    expect(printed(question('ask.direction', { of }))).toBe('Patience Gain a battleflow token.')
    expect(printed(question('ask.may', { of }))).toBe('Gain a battleflow token.')
  })

  it('the special rules are not repeated: they stand on the left', () => {
    expect(printed(question('ask.defend', { of: { kind: 'rules', id: 'rootsow' } }))).toBe('')
  })

  it('is left out where nothing is known of it', () => {
    expect(printed(question('ask.may'))).toBe('')
    expect(printed(question('ask.may', { of: { kind: 'ability', id: 'never-heard-of' } }))).toBe('')
  })
})

const laid = (...values: number[]) =>
  values.map((value, index) => ({
    index,
    colour: 'white' as const,
    by: 'card' as const,
    extra: false,
    face: { value, critical: false },
    option: undefined
  }))
const sum = (values: number[], bonus = 0): string =>
  mount(DrawSum, {
    props: {
      cards: laid(...values),
      side: 'oathsworn',
      aims: [],
      trial: { difficulty: 4, bonus },
      nameOf: (id) => id
    }
  }).text()

describe('what the cards of a check come to', () => {
  it('OW-CHECK-04, OW-CHECK-05 whether it passes, and no damage', () => {
    expect(sum([2, 2])).toBe('4 of 4: passes')
    expect(sum([2, 1])).toBe('3 of 4: fails')
    expect(sum([2, 1], 1)).toBe('4 of 4: passes')
    expect(sum([2, 2, 0, 0])).toBe('4 of 4: fails2 blanks: it fails')
  })

  it('only a question about a check knows of one', () => {
    expect(trialIn(question('ask.hand.onTable', { data: { difficulty: 4, bonus: 1 } }))).toEqual({
      difficulty: 4,
      bonus: 1
    })
    expect(trialIn(question('ask.hand.onTable', { data: { targets: [], difficulty: 4 } }))).toBeUndefined()
    expect(trialIn(question('ask.turn'))).toBeUndefined()
  })
})

describe('an ally to choose', () => {
  it('OW-KO-05 lies there with what it can do, and its numbers', () => {
    const might = [{ key: 'face.might', args: { count: 1, colour: { key: 'colour.yellow' } } }]
    const about = { key: 'face.ally', args: { animus: 2, regen: 2, might, armed: 1 } }
    const name = { key: 'ally.poacher.name' }
    const card = cardOfFace({ kind: 'ally', def: 'poacher', name, cooldown: null, defence: 2, entries: [], about })
    expect(card.text.map((line) => say(line))).toEqual(['Shoots at range 4.', 'MIGHT 1 yellow; 2 animus, REGEN 2.'])
  })
})
