import { describe, expect, it } from 'vitest'
import { inLanguage, plainWords, speak } from '../../../engine/messages/format'

const catalogue = {
  moved: '{who, capital} moves {n, plural, =0 {nowhere} one {# hex} other {# hexes}} to {hex}.',
  hag: 'the hag',
  facing: 'Faces {dir, select, n {north} s {south} other {on}}.',
  nested: '{n, plural, one {one {kind}} other {# {kind}s}}',
  kind: 'token',
  hurt: 'Hurts {who}.',
  meets: '{who} meets {whom}: {who}.',
  'beast.sow.name': 'The Sow',
  'beast.theo.name': 'Theo',
  'tale.sow.name': 'The Sow',
  numbered: '{name} {number}',
  'inline.beast': 'The A',
  cur: 'Cur',
  priest: 'Priest',
  warden: 'Warden'
}

describe('languages', () => {
  const spoken = {
    fr: { bell: 'cloche', only: 'seulement' },
    en: { bell: 'bell', lamp: 'lamp' },
    de: { bell: 'Glocke' }
  }

  it('says what a language has, else English, else what somebody has', () => {
    expect(inLanguage(spoken, 'de')).toEqual({ bell: 'Glocke', lamp: 'lamp', only: 'seulement' })
    expect(inLanguage(spoken, 'en')).toEqual({ bell: 'bell', lamp: 'lamp', only: 'seulement' })
    expect(inLanguage(spoken, 'nl')).toEqual(inLanguage(spoken, 'en'))
    expect(inLanguage({}, 'en')).toEqual({})
  })
})

describe('speak', () => {
  it('fills named arguments, nested words and a capital', () => {
    const words = { key: 'moved', args: { who: { key: 'hag' }, n: 3, hex: 'F5' } }
    expect(speak(catalogue, words)).toBe('The hag moves 3 hexes to F5.')
  })

  it('writes the article of a name small in the midst of a sentence, as the language says', () => {
    const [sow, theo, tale] = ['beast.sow.name', 'beast.theo.name', 'tale.sow.name'].map((key) => ({ key }))
    const say = (key: string, args: object): string => speak(catalogue, { key, args: args as never })
    expect(say('hurt', { who: sow })).toBe('Hurts the Sow.')
    expect(say('hurt', { who: [sow, theo, sow] })).toBe('Hurts the Sow, Theo and the Sow.')
    expect(say('hurt', { who: { key: 'numbered', args: { name: sow, number: 2 } } })).toBe('Hurts the Sow 2.')
    expect(say('meets', { who: sow, whom: sow })).toBe('The Sow meets the Sow: The Sow.')
    expect(say('hurt', { who: theo })).toBe('Hurts Theo.')
    expect(say('hurt', { who: tale })).toBe('Hurts The Sow.')
    expect(speak(catalogue, sow!)).toBe('The Sow')
    const opened = (before: string): string =>
      speak({ ...catalogue, cry: `Cries ${before}{who}` }, { key: 'cry', args: { who: sow! } })
    const marks = ['“', '«', '„', '‚', '‘', '¿', '¡', '(', '[', '— ', '? ']
    expect(marks.filter((mark) => opened(mark) !== `Cries ${mark}The Sow`)).toEqual([])
    expect(opened('; ')).toBe('Cries ; the Sow')
  })

  it('says the number of the plural it stands in, and of none where it stands in none', () => {
    const words = { key: 'flock', args: { n: 2, m: 3, kind: 'a' } }
    const flock = (pattern: string): string => speak({ flock: pattern }, words)
    expect(flock('{n, plural, other {# by {m, plural, other {#}}}}, #')).toBe('2 by 3, #')
    expect(flock('{n, plural, other {{kind, select, a {# of a} other {#}}}}')).toBe('2 of a')
    expect(flock('{kind, select, a {#}}{m}')).toBe('#3')
  })

  it('counts in English', () => {
    const moved = (n: number): string => speak(catalogue, { key: 'moved', args: { who: 'Cur', n, hex: 'A1' } })
    expect(moved(1)).toBe('Cur moves 1 hex to A1.')
    expect(moved(0)).toBe('Cur moves nowhere to A1.')
  })

  it('chooses a branch by name and falls back to other', () => {
    expect(speak(catalogue, { key: 'facing', args: { dir: 's' } })).toBe('Faces south.')
    expect(speak(catalogue, { key: 'facing', args: { dir: 'ne' } })).toBe('Faces on.')
  })

  it('fills arguments inside branches', () => {
    expect(speak(catalogue, { key: 'nested', args: { n: 2, kind: { key: 'kind' } } })).toBe('2 tokens')
    expect(speak(catalogue, { key: 'nested', args: { n: 1, kind: { key: 'kind' } } })).toBe('one token')
  })

  it('joins lists as people do', () => {
    const hurt = (...keys: string[]): string =>
      speak(catalogue, { key: 'hurt', args: { who: keys.map((key) => ({ key })) } })
    expect(hurt('cur')).toBe('Hurts Cur.')
    expect(hurt('cur', 'priest')).toBe('Hurts Cur and Priest.')
    expect(hurt('cur', 'priest', 'warden')).toBe('Hurts Cur, Priest and Warden.')
  })

  it('says what is added and what is taken away', () => {
    const by = (n: number): string => speak({ by: 'DEFENSE {n, signed}' }, { key: 'by', args: { n } })
    expect([by(2), by(-1), by(0)]).toEqual(['DEFENSE +2', 'DEFENSE −1', 'DEFENSE +0'])
  })

  it('uses another language when told', () => {
    const one = { n: '{n, plural, few {few} other {many}}' }
    expect(speak(one, { key: 'n', args: { n: 3 } }, (n) => (n < 5 ? 'few' : 'other'))).toBe('few')
  })

  it('never shows a raw key or an inherited property', () => {
    expect(speak(catalogue, { key: 'attack.chooseWhite' })).toBe('Choose white')
    expect(plainWords('a.drawn-faces')).toBe('Drawn faces')
    expect(plainWords('stage.the-crown-bows.name')).toBe('The crown bows')
    expect(speak(catalogue, { key: 'constructor' })).toBe('Constructor')
    expect(speak(catalogue, { key: 'hurt' })).toBe('Hurts .')
  })

  it('shows a true minus sign', () => {
    expect(speak({ n: '{n}' }, { key: 'n', args: { n: -2 } })).toBe('\u22122')
  })
})
