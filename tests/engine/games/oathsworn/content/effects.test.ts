import { describe, expect, it } from 'vitest'
import { check, pathText } from '../../../../../engine/schema'
import type { AnySchema } from '../../../../../engine/schema'
import {
  abilityEffect,
  abilityShape,
  affects,
  change,
  condition,
  cost,
  rider,
  stageEffect,
  trigger
} from '../../../../../engine/games/oathsworn/content/effects'
import type { AbilityEffect } from '../../../../../engine/games/oathsworn/content/effects'
import { branchesOf, mustFieldsOf, within } from './examples'

const languages: [string, AnySchema][] = [
  ['stage cards', stageEffect],
  ['ability cards', abilityEffect],
  ['riders', rider],
  ['conditions', condition],
  ['triggers', trigger],
  ['changes', change],
  ['costs', cost],
  ['attack shapes', abilityShape]
]

const problemsOf = (schema: AnySchema, value: unknown): string[] => {
  const checked = check(schema, value)
  return checked.ok ? [] : checked.problems.map((problem) => `${pathText(problem.path)} ${problem.words.key}`)
}

describe.each(languages)('the language of %s', (_name, schema) => {
  it.each(branchesOf(schema).map((branch) => [branch.name, branch] as const))(
    'explains %s and shows it at work',
    (_verb, branch) => {
      expect(branch.about).toMatch(/\w.*\.$/)
      expect(branch.examples.length).toBeGreaterThan(0)
      for (const example of branch.examples) expect(problemsOf(schema, example)).toEqual([])
    }
  )

  it('has only presets and examples that are legal themselves', () => {
    for (const part of within(schema)) {
      for (const field of mustFieldsOf(part)) expect(field.preset).toBeUndefined()
      if (part.preset) expect(problemsOf(part, part.preset.value)).toEqual([])
      if (part.notes.name !== undefined)
        for (const example of part.notes.examples) expect(problemsOf(part, example)).toEqual([])
    }
  })
})

describe('what an effect touches', () => {
  const read = (written: unknown): AbilityEffect => {
    const checked = check(abilityEffect, written)
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
    return checked.value
  }
  it.each([
    ['target', { do: 'attack', shape: { kind: 'weapon' } }],
    ['target', { do: 'apply', riders: [{ do: 'knockback', hexes: 1 }] }],
    ['friendly', { do: 'apply', to: 'self', riders: [{ do: 'heal', hp: 1 }] }],
    ['target', { do: 'move', who: { pick: 'chosen', from: { kinds: ['minion'] } }, hexes: 2 }],
    ['friendly', { do: 'move', hexes: 2 }],
    ['board', { do: 'put', piece: { piece: 'tile', tile: 'fire' }, at: { at: 'area' } }],
    [
      'target',
      {
        do: 'if',
        if: { test: 'reaction' },
        then: [{ do: 'move', hexes: 1 }],
        else: [{ do: 'attack', shape: { kind: 'weapon' } }]
      }
    ]
  ] as const)('OW-BRK-08 OW-BRK-09 %s: %j', (touched, effect) => {
    expect(affects(read(effect))).toBe(touched)
  })
})
