import type { HostedGame } from './hostedGame'
import { oathsworn } from './oathsworn'
import { rollingFates } from './rolling-fates'

/** Every game this app can host. A new game is a line here, and one in `toolsRegistry.ts`. */
export const hostedGames: readonly HostedGame[] = [oathsworn, rollingFates]
