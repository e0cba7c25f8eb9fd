import type { Happening } from '../../../../kernel/game'
import type { Character, CharacterId, Company } from '../state'

/** One rule for each kind of happening, found by its name. */
export type CampaignAppliers<H extends Happening> = {
  readonly [K in H['kind']]: (company: Company, happening: Extract<H, { kind: K }>) => Company
}

export function withCharacter(c: Company, id: CharacterId, change: Partial<Character>): Company {
  const before = c.characters[id]
  if (!before) throw new Error(`no character ${id}`)
  return { ...c, characters: { ...c.characters, [id]: { ...before, ...change } } }
}
