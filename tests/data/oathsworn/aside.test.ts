import { describe, expect, it } from 'vitest'
import type { Json } from '../../../engine/kernel/ids'
import { bots, type EncounterBot } from '../../../engine/games/oathsworn/bots'
import { playOut } from '../../../engine/simulation/playOut'
import { oathsworn } from '../../../engine/games/oathsworn/game'
import { readySetup } from '../../../engine/games/oathsworn/ready'
import { contentOf } from '../../engine/games/oathsworn/content/pack-folder'
import { watched } from '../../fixtures/oathsworn/invariants'

// Cards that lie beside the decks: people who turn their own cards may lay them in.
const content = contentOf('core', 'starter')
const game = watched(oathsworn(content))
const aside = [...content['stage-card'].values()].filter(({ encounter }) => encounter === 'turnkey')

/** Turns a card from beside the deck whenever there is one, and plays on like the others. */
const turning: EncounterBot = (situation) => {
  const { prompt, pick } = situation
  if (prompt.form !== 'choose' || prompt.title.key !== 'ask.stageCard') return bots.careful(situation)
  const ids = prompt.options.map(({ id }) => id)
  const own = ids.filter((id) => aside.some((card) => card.id === id))
  const from = own.length > 0 ? own : ids.filter((id) => id !== 'own')
  return { form: 'choose', chosen: [from[pick(from.length)] ?? 'own'] }
}

describe('the cards beside the deck of the Turnkey', () => {
  it('OW-GEN-04, OW-STAGE-01 each can be turned and carried out, whatever the table looks like', () => {
    const ready = readySetup(content, { encounter: 'turnkey', level: 3, difficulty: 'journeyman' })
    const setup = { ...ready, dials: { might: 'app', cards: 'app', stage: 'table', dice: 'never' } } as unknown as Json
    const turned = new Set<string>()
    for (let n = 0; n < 6; n++) {
      const { state } = playOut(game, setup, `aside ${n}`, turning, (h) => {
        if (h.kind === 'stageBegan') turned.add(h.card)
      })
      expect(state.clock.outcome).toMatch(/victory|defeat/)
    }
    expect(aside.map(({ id }) => id).filter((id) => !turned.has(id))).toEqual([])
    expect(aside.length).toBeGreaterThan(0)
  }, 60_000)
})
