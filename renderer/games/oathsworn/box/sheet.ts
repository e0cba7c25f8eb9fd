import type { Json } from '../../../../engine/kernel/ids'
import type { MonsterDraft } from '../../../../engine/games/oathsworn/own/monsterDraft'
import { isRecord } from '../../../ui/form/schema'
import { CORE, frontOf, hasPair, ONE, samePair, SEVEN, withoutPair, withPair, type BodyPair, type Shape } from './body'

// The page on which a monster is told, and what each tap and key does to it. What is wrong with it is asked of main.

export type Sheet = MonsterDraft
export type SheetLocation = Sheet['locations'][number]
export type SheetStage = Sheet['stages'][number]

/** As many as there are digits. */
export const MOST_LOCATIONS = 9
const NO_STAGE: SheetStage = { defence: null, might: {}, ends: null }

const FRESH = { id: '', hp: 6, icons: [], whenBroken: '' } as const

export const freshSheet = (): Sheet => ({
  id: '',
  name: '',
  hexes: ONE,
  core: CORE,
  front: CORE,
  locations: [],
  stages: [NO_STAGE],
  chapter: 1,
  at: 'I3',
  facing: 'S',
  deck: [5, 5, 5] as unknown as Sheet['deck'],
  minions: [],
  minionsReact: false,
  rules: [],
  pieces: [],
  start: [],
  ambush: true
})

/** What was put away before, whatever it is; a fresh page where it is none. */
export function sheetFrom(told: Json | undefined): Sheet {
  const isSheet = isRecord(told) && Array.isArray(told['hexes']) && Array.isArray(told['locations'])
  if (!isSheet || !Array.isArray(told['stages'])) return freshSheet()
  // Main wrote it, or this page did: its form is checked again before it counts.
  const sheet: Sheet = { ...freshSheet(), ...(told as unknown as Sheet) }
  return { ...sheet, locations: sheet.locations.reduce(withKeyed, []) }
}

/** In drafts from before they had keys, a location was called by its id or its place. */
const withKeyed = (before: readonly SheetLocation[], one: SheetLocation): SheetLocation[] => [
  ...before,
  { ...one, key: (one.key as string | undefined) ?? (one.id || freeKey(before)) }
]

/** Locations stay on what is left of the body. */
export function withShape(sheet: Sheet, shape: Shape): Sheet {
  const hexes = shape === 'painted' ? sheet.hexes : shape === 'seven' ? SEVEN : ONE
  const marks = shape === 'painted' ? {} : { core: CORE, front: frontOf(shape) }
  return { ...sheet, ...marks, hexes, locations: sheet.locations.map((one) => within(one, hexes)) }
}

const within = (location: SheetLocation, hexes: readonly BodyPair[]): SheetLocation => ({
  ...location,
  hexes: location.hexes.filter((pair) => hasPair(hexes, pair))
})

/** A hex more or less of the body. */
export function painted(sheet: Sheet, at: BodyPair): Sheet {
  if (!hasPair(sheet.hexes, at)) {
    const hexes = withPair(sheet.hexes, at)
    return { ...sheet, hexes, core: sheet.core ?? at, front: sheet.front ?? at }
  }
  const hexes = withoutPair(sheet.hexes, at)
  const unless = (mark: BodyPair | null): BodyPair | null => (samePair(mark, at) ? null : mark)
  const locations = sheet.locations.map((one) => within(one, hexes))
  return { ...sheet, hexes, core: unless(sheet.core), front: unless(sheet.front), locations }
}

/** Only a hex of the body is its core or its front. */
export const marked = (sheet: Sheet, mark: 'core' | 'front', at: BodyPair): Sheet =>
  hasPair(sheet.hexes, at) ? { ...sheet, [mark]: at } : sheet

/** A new location where there is none of this number yet; else it lies on this hex too, or no longer. */
export function located(sheet: Sheet, n: number, at: BodyPair, nameOf: (at: BodyPair) => string): Sheet {
  if (!hasPair(sheet.hexes, at) || n > MOST_LOCATIONS) return sheet
  const { locations } = sheet
  const known = locations[n]
  if (!known) return { ...sheet, locations: [...locations, newLocation(sheet, at, nameOf)] }
  const hexes = hasPair(known.hexes, at) ? withoutPair(known.hexes, at) : withPair(known.hexes, at)
  return withLocation(sheet, n, { hexes: hexes as SheetLocation['hexes'] })
}

function newLocation({ locations }: Sheet, at: BodyPair, nameOf: (at: BodyPair) => string): SheetLocation {
  const taken = new Set(locations.map(({ name }) => name))
  const first = nameOf(at)
  let name = first
  for (let n = 2; taken.has(name); n++) name = `${first} ${n}`
  return { ...FRESH, key: freeKey(locations), name, hexes: [[...at]] as SheetLocation['hexes'] }
}

/** By which a stage names a new location, before the location has an id. */
function freeKey(locations: readonly SheetLocation[]): string {
  const taken = new Set(locations.map(({ key }) => key))
  for (let n = locations.length + 1; ; n++) if (!taken.has(`location-${n}`)) return `location-${n}`
}

export const withLocation = (sheet: Sheet, n: number, change: Partial<SheetLocation>): Sheet => ({
  ...sheet,
  locations: sheet.locations.map((one, at) => (at === n ? { ...one, ...change } : one))
})

/** A stage that ended with it is told anew. */
export function withoutLocation(sheet: Sheet, n: number): Sheet {
  const locations = sheet.locations.filter((_, at) => at !== n)
  const isGone = ({ ends }: SheetStage): boolean =>
    ends?.when === 'location' && ends.location === sheet.locations[n]?.key
  const stages = sheet.stages.map((stage) => (isGone(stage) ? { ...stage, ends: null } : stage))
  return { ...sheet, locations, stages }
}

export const stageIn = (sheet: Sheet, n: number): SheetStage => sheet.stages[n] ?? NO_STAGE

export const withStage = (sheet: Sheet, n: number, change: Partial<SheetStage>): Sheet => ({
  ...sheet,
  stages: Array.from({ length: Math.max(n + 1, sheet.stages.length) }, (_, at) =>
    at === n ? { ...stageIn(sheet, at), ...change } : stageIn(sheet, at)
  )
})

/** The five of a base of seven hexes, each where the rulebook's first board has it. */
export function usualLocations(
  sheet: Sheet,
  names: { readonly [where in Exclude<SheetWhere, 'body'>]: string }
): Sheet {
  const one = (n: number, where: Exclude<SheetWhere, 'body'>, hexes: readonly BodyPair[]): SheetLocation => ({
    ...FRESH,
    key: `location-${n}`,
    name: names[where],
    hexes: hexes as SheetLocation['hexes']
  })
  const at = (n: number): BodyPair => SEVEN[n] ?? CORE
  const locations = [
    one(1, 'front', [at(1)]),
    one(2, 'left', [at(6), at(5)]),
    one(3, 'right', [at(2), at(3)]),
    one(4, 'rear', [at(4)]),
    one(5, 'core', [at(0)])
  ]
  return { ...sheet, locations }
}

export type SheetWhere = 'front' | 'left' | 'right' | 'rear' | 'core' | 'body'

/** What a location there is called until somebody calls it otherwise. */
export function whereOf({ hexes, core, front }: Sheet, at: BodyPair): SheetWhere {
  if (hexes.length === 1) return 'body'
  if (samePair(front, at)) return 'front'
  if (samePair(core, at)) return 'core'
  const [q, r] = [at[0] - (core?.[0] ?? 0), at[1] - (core?.[1] ?? 0)]
  if (q !== 0) return q < 0 ? 'left' : 'right'
  return r > 0 ? 'rear' : 'front'
}
