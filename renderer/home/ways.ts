import { games } from '../shell/games'
import type { GameScreens } from '../shell/gameScreens'
import { useSettings } from '../shell/settings'
import type { WindowPlace } from '../shell/place'

// The ways into a game from the first screen. Which game is asked only where several have such a way.

export const WAYS = ['tryNow', 'found', 'single'] as const
export type WayIn = (typeof WAYS)[number]

/** The games that have this way in, the one chosen last before the others. */
export function gamesWith(way: WayIn): readonly GameScreens[] {
  const { game } = useSettings().now
  const having = games.value.filter((one) => one[way] !== undefined)
  return [...having.filter(({ id }) => id === game), ...having.filter(({ id }) => id !== game)]
}

/** Where it leads; nothing, where the game could not begin. */
export const wayInto = async (game: GameScreens, way: WayIn): Promise<WindowPlace | undefined> => game[way]?.()
