import type { Place, PlaceSpec } from './place'

const found = import.meta.glob<{ place: PlaceSpec }>(['../*/place.ts', '../games/*/*/place.ts'], { eager: true })
export const places: readonly PlaceSpec[] = Object.values(found)
  .map((module) => module.place)
  .filter((place) => place !== undefined)

export const placeSpec = (at: string): PlaceSpec | undefined => places.find((place) => place.at === at)
export const hasPlace = (at: string): boolean => placeSpec(at) !== undefined

/** Where a run of this game and kind is played, if the window knows the game. */
export function placeOfRun(game: string, kind: string, details: { company: string; run: number }): Place | undefined {
  const spec = places.find((place) => place.plays?.game === game && place.plays.kinds.includes(kind))
  return spec && { at: spec.at, ...details }
}
