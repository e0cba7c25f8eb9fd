import type { Json } from '../../engine/kernel/ids'
import type { Words } from '../../engine/messages/words'
import { done, refused, type Result } from '../common/result'
import type { Games, Packs, Playable, Trial } from '../tables/game'

/** A game as it brings itself along. */
export interface Known {
  readonly id: string
  offer(): Result<Json>
  /** For games with something to set up apart from a campaign. */
  ready?(wish: Json): Result<Json>
  again?(setup: Json): Json
  titleOf?(setup: Json): Words | null
  forms(): Json
  trial(seed: string): Result<Trial>
  /** Linked with the packs a run was played with, or, for a new run, with those that are on and those its company uses. */
  link(packs: Packs | null, used?: Packs): Result<Playable>
}

export function shelf(known: readonly Known[], missing: (packs: Packs) => string | null = () => null): Games {
  const find = (id: string): Known | undefined => known.find((one) => one.id === id)
  const strange = (game: string) => refused('unknown', 'table.noSuchGame', { game })
  return {
    ids: known.map(({ id }) => id),
    offer: (game) => find(game)?.offer() ?? strange(game),
    ready: (game, wish) => find(game)?.ready?.(wish) ?? strange(game),
    again: (game, setup) => find(game)?.again?.(setup) ?? null,
    titleOf: (game, setup) => find(game)?.titleOf?.(setup) ?? null,
    forms: (game) => {
      const found = find(game)
      return found ? done(found.forms()) : strange(game)
    },
    trial: (game, seed) => find(game)?.trial(seed) ?? strange(game),
    missing,
    find: (game, packs, used) => find(game)?.link(packs, used) ?? strange(game)
  }
}
