import { computed, shallowRef } from 'vue'
import { addWords, say } from '../words/say'
import type { GameScreens } from './gameScreens'
import type { WindowPlace, PlaceSpec } from './place'

// The games and places of this window. The shell is told them at the start and imports none of them.

const installed = shallowRef<readonly GameScreens[]>([])
const ownPlaces = shallowRef<readonly PlaceSpec[]>([])

export function setUpPlaces(own: readonly PlaceSpec[], games: readonly GameScreens[]): void {
  ownPlaces.value = own
  installed.value = games
  addWords(games.map(({ words }) => words))
}

export const games = computed(() => installed.value)
export const places = computed(() => [...ownPlaces.value, ...installed.value.flatMap((game) => game.places)])

export const gameOf = (id: string): GameScreens | undefined => installed.value.find((game) => game.id === id)

/** The names that packs have, of every game. */
export const learnNames = (): Promise<unknown> => Promise.all(installed.value.map((game) => game.learn()))

/** What its game is called, where there is more than one to tell apart. */
export function gameName(id: string): string {
  const game = installed.value.length > 1 ? gameOf(id) : undefined
  return game ? say(game.name) : ''
}

export const placeSpec = (at: string): PlaceSpec | undefined => places.value.find((place) => place.at === at)
export const hasPlace = (at: string): boolean => placeSpec(at) !== undefined

/** Where a run of this game and kind is played, if the window knows the game. */
export function placeOfRun(
  game: string,
  kind: string,
  details: { company: string; run: number }
): WindowPlace | undefined {
  const spec = gameOf(game)?.places.find(({ plays }) => plays?.includes(kind))
  return spec && { at: spec.at, ...details }
}
