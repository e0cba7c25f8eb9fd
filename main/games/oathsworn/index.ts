import type { HostedGame } from '../hostedGame'
import { oathswornBox } from './box'
import { campaignKind } from './campaign'
import { encounterKind } from './encounter'
import { oathswornPacks } from './packs'

export const oathsworn: HostedGame = {
  id: oathswornPacks.game,
  packs: oathswornPacks,
  kinds: (library) => {
    const packs = library.of(oathswornPacks)
    return [encounterKind(packs), campaignKind(packs)]
  },
  box: (library) => oathswornBox(library.of(oathswornPacks))
}
