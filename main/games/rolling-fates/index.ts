import type { HostedGame } from '../hostedGame'
import { adventureKind } from './adventure'
import { fatesPacks } from './packs'

export const rollingFates: HostedGame = {
  id: fatesPacks.game,
  packs: fatesPacks,
  kinds: (library) => [adventureKind(library.of(fatesPacks))]
}
