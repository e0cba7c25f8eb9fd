import { describe, expect, it } from 'vitest'
import { check, pathText } from '../../../../../engine/schema'
import {
  allKinds,
  folders,
  recordSchemas,
  storyCondition,
  storyEffect
} from '../../../../../engine/games/oathsworn/content'
import { manifest, patch } from '../../../../../engine/packs'
import { branchesOf, fieldsOf, mustFieldsOf, within } from './examples'

const problemsOf = (schema: Parameters<typeof check>[0], value: unknown): string[] => {
  const checked = check(schema, value)
  return checked.ok ? [] : checked.problems.map((problem) => `${pathText(problem.path)} ${problem.words.key}`)
}

describe.each(allKinds)('the record %s', (kind) => {
  it('says what it is and has a folder of its own', () => {
    expect(recordSchemas[kind].notes.about).toMatch(/\w.*\.$/)
    expect(Object.values(folders).filter((folder) => folder === folders[kind])).toHaveLength(1)
  })

  it('has only presets and examples that are legal themselves', () => {
    for (const part of within(recordSchemas[kind])) {
      for (const field of mustFieldsOf(part)) expect(field.preset).toBeUndefined()
      if (part.preset) expect(problemsOf(part, part.preset.value)).toEqual([])
      if (part.notes.name !== undefined)
        for (const example of part.notes.examples) expect(problemsOf(part, example)).toEqual([])
    }
  })
})

describe('the documentation', () => {
  const all = allKinds.flatMap((kind) => within(recordSchemas[kind]))

  it('explains every field of every record and verb', () => {
    const obvious = ['then', 'else']
    const bare = all.flatMap((part) =>
      fieldsOf(part).flatMap(([name, field]) => {
        const { notes, node } = field
        const isExplained = notes.about !== undefined || notes.name !== undefined || (node.kind === 'id' && node.of)
        return isExplained || obvious.includes(name) ? [] : [`${part.notes.name ?? ''} ${name}`]
      })
    )
    expect(bare).toEqual([])
  })

  it('explains everything that has a name', () => {
    const bare = all.filter(({ notes }) => notes.name !== undefined && notes.about === undefined)
    expect(bare.map(({ notes }) => notes.name)).toEqual([])
  })
})

describe('the language of the story', () => {
  it.each(branchesOf(storyEffect).map((branch) => [branch.name, branch] as const))(
    'explains %s and shows it at work',
    (_verb, branch) => {
      expect(branch.about).toMatch(/\w.*\.$/)
      expect(branch.examples.map((example) => problemsOf(storyEffect, example))).toEqual([[]])
    }
  )

  it.each(branchesOf(storyCondition).map((branch) => [branch.name, branch] as const))(
    'can ask about %s',
    (_test, branch) => {
      expect(branch.examples.map((example) => problemsOf(storyCondition, example))).toEqual([[]])
    }
  )
})

describe('the head of a pack', () => {
  it('is legal as the documentation shows it', () => {
    for (const schema of [manifest, patch])
      expect(schema.notes.examples.map((example) => problemsOf(schema, example))).toEqual([[]])
  })
})
