import { games } from './games/registry'
import { place as home } from './home/place'
import { place as settings } from './settings/place'
import type { GameScreens } from './shell/gameScreens'
import { setUpPlaces } from './shell/games'

/** Tells the shell what there is in this window: its own places, and the games. */
export const setUpWindow = (installed: readonly GameScreens[] = games): void => setUpPlaces([home, settings], installed)
