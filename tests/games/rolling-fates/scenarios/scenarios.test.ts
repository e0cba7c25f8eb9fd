import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadPack, type FatesPack } from '../../../../engine/games/rolling-fates/content/link'
import { rollingFates } from '../../../../engine/games/rolling-fates/game'
import { linkWith } from '../../../../engine/games/rolling-fates/scenario/content'
import { playScenario, type FatesGame } from '../../../../engine/games/rolling-fates/scenario/scenario'
import { readScenario } from '../../../../engine/games/rolling-fates/scenario/schema'
import type { PackFiles } from '../../../../engine/packs'
import { WAYS } from '../../../../engine/simulation/scenario/playing'
import { core, filesOf } from '../../../engine/games/rolling-fates/starter'

const here = import.meta.dirname
const packs = [core, filesOf('starter')].map((files): FatesPack => {
  const loaded = loadPack(files)
  if (!loaded.ok) throw new Error('a pack that ships does not load')
  return loaded.pack
})

function gameWith(files: PackFiles): FatesGame {
  const linked = linkWith(packs, files)
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return rollingFates(linked.content)
}

const all = readdirSync(here)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(here, file), 'utf8')) as { title: string }[]] as const) // prettier-ignore

// Every scenario is played three times: straight on, saved and loaded at every question, undone and done again.
for (const [file, scenarios] of all)
  describe(file, () => {
    for (const written of scenarios)
      it(written.title, () => {
        const one = readScenario(written)
        const game = gameWith(one.files as PackFiles)
        const verdicts = WAYS.map((way) => playScenario(game, one, way))
        expect(verdicts[0]?.mistakes ?? []).toEqual([])
        expect(new Set(verdicts.map(({ hash }) => hash)).size).toBe(1)
      })
  })

describe('the worked examples of the ledger', () => {
  const ledger = readFileSync(join(here, '../../../../docs/games/rolling-fates/rules.md'), 'utf8')
  const examples = [...ledger.matchAll(/^- \*\*(RF-EX-\d{2})\*\*/gm)].map(([, id = '']) => id)
  const played = all.flatMap(([, scenarios]) => scenarios.flatMap(({ title }) => title.match(/RF-EX-\d{2}/g) ?? []))

  it('are 38', () => expect(examples).toHaveLength(38))
  it.each(examples)('%s is a scenario', (id) => {
    expect(played).toContain(id)
  })
})
