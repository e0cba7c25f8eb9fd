import type { Json } from '../../../kernel/ids'
import { words } from '../../../messages/words'
import type { Kept, OwnPart, PackFiles, PartName } from '../../../packs'
import type { FatesHappened } from '../happenings/happenings'
import type { Ability, HeroBoard, State } from '../state/state'

/** The heroes a table has told of, as an ordinary pack: told once, known for ever. */
export const OWN_PACK = 'rolling-fates-own'
const HEROES = 'characters/own.json'
const WORDS = 'words/en.json'

export interface FatesKeepsake {
  readonly id: string
  readonly name: string
  readonly board: HeroBoard
}

export const emptyOwnPack = (name: string): PackFiles => ({
  'pack.json': { format: 1, game: 'rolling-fates', id: OWN_PACK, version: '1.0.0', name, needs: ['rolling-fates-core'] }
})

/** What is to be remembered of this: the board of a hero that is in no pack. */
export function keepsakeOf(state: State, happening: FatesHappened): FatesKeepsake | null {
  const told = happening.kind === 'corrected' ? happening.ruling : null
  const hero = happening.kind === 'boardTold' ? happening.hero : told?.ruling === 'board' ? told.hero : null
  const id = state.heroes.find((one) => one.id === hero)?.character ?? ''
  const own = state.told.character[id]
  return own?.board ? { id, name: own.name, board: own.board } : null
}

type Listed = { readonly id: string } & { readonly [field: string]: Json }
type Spoken = { readonly [key: string]: string }

// Both files are written here alone, in these forms.
const heroesIn = (files: PackFiles): readonly Listed[] => (files[HEROES] ?? []) as unknown as readonly Listed[]
const wordsIn = (files: PackFiles): Spoken => (files[WORDS] ?? {}) as Spoken
const abilitiesOf = (hero: Listed): readonly Listed[] => (hero['abilities'] ?? []) as unknown as readonly Listed[]

const withParts = (files: PackFiles, heroes: readonly Json[], spoken: Spoken): PackFiles => ({
  ...files,
  [HEROES]: heroes,
  [WORDS]: spoken
})

const recordOf = ({ id, cost, parts, times }: Ability): object => ({
  id,
  cost,
  parts,
  ...(times === undefined ? {} : { times })
})

/** The pack with this hero in it; the newest word counts. */
export function keep(files: PackFiles, _content: unknown, { id, name, board }: FatesKeepsake): Kept {
  const isNew = !heroesIn(files).some((one) => one.id === id)
  const rest = forget(files, { kind: 'character', id, isText: false })
  const abilities = board.abilities.map(recordOf)
  const hero = { id, rows: board.rows, abilities, told: true } as unknown as Json
  const spoken = Object.fromEntries([
    [`character.${id}.name`, name],
    ...board.abilities.map((ability) => [`ability.${ability.id}.name`, ability.name ?? ability.id])
  ]) as Spoken
  const kept = withParts(rest, [...heroesIn(rest), hero], { ...wordsIn(rest), ...spoken })
  return { files: kept, name: { key: `character.${id}.name`, text: name }, isNew }
}

export const partsOf = (files: PackFiles): readonly OwnPart[] =>
  heroesIn(files).map(({ id }) => ({
    kind: 'character',
    id,
    isText: false,
    name: words('card.named', { name: wordsIn(files)[`character.${id}.name`] ?? id }),
    of: null
  }))

export function forget(files: PackFiles, { id }: PartName): PackFiles {
  const gone = heroesIn(files).find((one) => one.id === id)
  if (!gone) return files
  const keys = [`character.${id}.name`, ...abilitiesOf(gone).map((ability) => `ability.${ability.id}.name`)]
  const spoken = Object.entries(wordsIn(files)).filter(([key]) => !keys.includes(key))
  return withParts(files, heroesIn(files).filter((one) => one.id !== id), Object.fromEntries(spoken)) // prettier-ignore
}

/** What somebody else's table has told joins; where both know a hero, the other one counts. */
export function merged(one: PackFiles, other: PackFiles): PackFiles {
  const ids = heroesIn(other).map(({ id }) => id)
  const rest = ids.reduce((files, id) => forget(files, { kind: 'character', id, isText: false }), one)
  return withParts(rest, [...heroesIn(rest), ...heroesIn(other)], { ...wordsIn(rest), ...wordsIn(other) })
}

/** A hero needs no other pack. */
export const fitting = (files: PackFiles): PackFiles => files
