import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../engine/kernel/ids'
import type { PackFiles } from '../../engine/oathsworn/content'
import { oathsworn } from '../../engine/oathsworn/game'
import { playScenario, readScenario, WAYS, type OathswornGame } from '../../engine/oathsworn/scenario/scenario'
import { company } from '../fixtures/oathsworn/company'
import { fixtureContent } from '../fixtures/oathsworn/pack'

const here = dirname(fileURLToPath(import.meta.url))
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))

const games = new Map<string, OathswornGame>()

function gameWith(changed: PackFiles): OathswornGame {
  const key = JSON.stringify(changed)
  const game = games.get(key) ?? oathsworn(fixtureContent(changed))
  games.set(key, game)
  return game
}

// Every scenario is played three times: straight on, saved and loaded at every question, undone and done again.
for (const file of files.sort())
  describe(file.replace('.json', ''), () => {
    for (const written of JSON.parse(readFileSync(join(here, file), 'utf8')) as readonly { title: string }[])
      it(written.title, () => {
        const one = readScenario(written)
        const game = gameWith(one.files as PackFiles)
        const setup = company(one.setup as { readonly [field: string]: Json }, one.company as never)
        const verdicts = WAYS.map((way) => playScenario(game, one, setup, way))
        expect(verdicts[0]?.mistakes ?? []).toEqual([])
        expect(new Set(verdicts.map(({ hash }) => hash)).size).toBe(1)
      })
  })
