import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../engine/kernel/ids'
import type { PackFiles } from '../../../../engine/packs'
import { oathsworn } from '../../../../engine/games/oathsworn/game'
import {
  playCampaignScenario,
  readCampaignScenario,
  type CampaignGame
} from '../../../../engine/games/oathsworn/scenario/campaign'
import { WAYS } from '../../../../engine/simulation/scenario/playing'
import { playScenario, readScenario, type OathswornGame } from '../../../../engine/games/oathsworn/scenario/scenario'
import { company } from '../../../fixtures/oathsworn/company'
import { roadGame } from '../../../engine/games/oathsworn/campaign/fixtures/pack'
import { plan } from '../../../engine/games/oathsworn/campaign/fixtures/play'
import { fixtureContent } from '../../../fixtures/oathsworn/pack'

const here = dirname(fileURLToPath(import.meta.url))
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))

/** Linking a pack takes longer than playing with it. */
function kept<Game>(make: (changed: PackFiles) => Game): (changed: PackFiles) => Game {
  const games = new Map<string, Game>()
  return (changed) => {
    const key = JSON.stringify(changed)
    const game = games.get(key) ?? make(changed)
    games.set(key, game)
    return game
  }
}
const gameWith = kept<OathswornGame>((changed) => oathsworn(fixtureContent(changed)))
const campaignWith = kept<CampaignGame>(roadGame)

function verdictsOf(written: unknown): readonly { readonly mistakes: readonly string[]; readonly hash: string }[] {
  if (typeof written === 'object' && written !== null && 'campaign' in written) {
    const one = readCampaignScenario(written)
    const [game, founded] = [campaignWith(one.files as PackFiles), plan(one.campaign as { [field: string]: Json })]
    return WAYS.map((way) => playCampaignScenario(game, one, founded, way))
  }
  const one = readScenario(written)
  const game = gameWith(one.files as PackFiles)
  const setup = company(one.setup as { readonly [field: string]: Json }, one.company as never)
  return WAYS.map((way) => playScenario(game, one, setup, way))
}

// Every scenario is played three times: straight on, saved and loaded at every question, undone and done again.
for (const file of files.sort())
  describe(file.replace('.json', ''), () => {
    for (const written of JSON.parse(readFileSync(join(here, file), 'utf8')) as readonly { title: string }[])
      it(written.title, () => {
        const verdicts = verdictsOf(written)
        expect(verdicts[0]?.mistakes ?? []).toEqual([])
        expect(new Set(verdicts.map(({ hash }) => hash)).size).toBe(1)
      })
  })
