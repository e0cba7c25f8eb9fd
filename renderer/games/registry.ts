import type { GameScreens } from '../shell/gameScreens'
import { oathsworn } from './oathsworn'
import { rollingFates } from './rolling-fates'

/** Every game this window can show, one line each. */
export const games: readonly GameScreens[] = [oathsworn, rollingFates]
