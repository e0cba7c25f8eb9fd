import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import { check, toJsonSchema } from '../../../../../engine/schema'
import { stageEffect } from '../../../../../engine/games/oathsworn/content'
import { cardForms } from '../../../../../engine/games/oathsworn/encounter/cardFacts/forms'
import { toldLines } from '../../../../../renderer/games/oathsworn/encounter/model/toldCard'
import type { FormSchema } from '../../../../../renderer/ui/form/schema'
import { branchesOf } from '../../../../engine/games/oathsworn/content/examples'
import { learnStarter } from './evening'

learnStarter()

const schema = toJsonSchema(cardForms['own-stage-card']) as unknown as FormSchema

/** The effects as the game keeps them once they were told, and as they are read back. */
function readBack(...effects: Json[]): readonly string[] {
  const read = check(cardForms['own-stage-card'], { stage: 1, name: 'Howl', effects })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return toldLines(read.value.effects as unknown as Json, schema)
}

describe('a card that was told', () => {
  it('is read back effect by effect, without what goes without saying', () => {
    const [move, attack] = readBack(
      { do: 'move', hexes: 4 },
      { do: 'attack', shape: { kind: 'melee' }, icons: ['maw'], riders: [{ do: 'push', hexes: 2 }] }
    )
    expect(move).toBe('Move: Hexes 4')
    expect(attack).toBe('Attack: Hand to hand; Body part icons maw; Push: Hexes 2')
  })

  it('is read back whatever the language of stage cards can say', () => {
    const examples = branchesOf(stageEffect).flatMap(({ examples: [first] }) => (first === undefined ? [] : [first]))
    const lines = examples.flatMap((one) => readBack(one))
    expect(lines.length).toBe(examples.length)
    for (const line of lines) expect(line).not.toMatch(/^$|undefined|null|object|(?:choice|field)\./)
  })

  it('has no lines where it was told that the app need not know', () => {
    expect(readBack()).toEqual([])
  })
})
