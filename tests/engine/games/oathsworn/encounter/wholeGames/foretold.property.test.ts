import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../../engine/kernel/ids'
import { onlyReply, type Prompt, type Reply } from '../../../../../../engine/kernel/prompt'
import { imagine } from '../../../../../../engine/kernel/imagine'
import { picker } from '../../../../../../engine/simulation/bot'
import { randomBot } from '../../../../../../engine/games/oathsworn/bots/random'
import type { Happened } from '../../../../../../engine/games/oathsworn/encounter/happenings'
import { preview, type StageOutlook } from '../../../../../../engine/games/oathsworn/encounter/forecast/preview'
import type { Encounter } from '../../../../../../engine/games/oathsworn/encounter/state/state'
import { oathsworn } from '../../../../../../engine/games/oathsworn/game'
import { company } from '../../../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../../../fixtures/oathsworn/pack'
import { least } from '../fixtures/tableau'

// Random nights; now and then the company lets the monster do what it has announced, and it must do just that.

const game = oathsworn(fixtureContent())

/** What an outlook leaves out: cards, draws, and what the app notes for itself. */
const UNTOLD: readonly Happened['kind'][] = [
  'mightLaid',
  'mightRevealed',
  'mightCleared',
  'mightSetAside',
  'mightReshuffled',
  'damageTotalled',
  'stageDrawn',
  'stageResolved',
  'attackMade',
  'minionsActivated'
]

class Enough extends Error {}

interface Truth {
  readonly outlook: StageOutlook
  readonly happened: readonly Happened[]
  /** Somebody lost HP to the draw, which no outlook knows: from then on all may be otherwise. */
  readonly isHurt: boolean
}

/** Nobody does anything more: the turns end, and the card is carried out. Null when no card is. */
function letItHappen(state: Encounter): Truth | null {
  let now = state
  let outlook: StageOutlook | null = null
  let card: string | null = null
  let isHurt = false
  const happened: Happened[] = []
  const apply = (before: Encounter, h: Happened): Encounter => {
    if (h.kind === 'stageBegan' && card === null && !h.reaction) card = h.card
    else if (h.kind === 'stageBegan' && card === null) outlook = null
    if (card !== null) {
      if (h.kind === 'stageResolved') throw new Enough()
      if ((h.kind === 'hpLost' || h.kind === 'dieLost') && h.cause === 'attack') isHurt = true
      if (isHurt) throw new Enough()
      if (!UNTOLD.includes(h.kind)) happened.push(h)
    }
    now = game.apply(before, h)
    return now
  }
  const pass = (prompt: Prompt): Reply | null => {
    if (now.clock.phase === 'over') return null
    if (prompt.title.key !== 'ask.turn') return least(prompt)
    if (card === null && now.clock.phase === 'oathsworn') outlook = preview(game.book, now)
    return onlyReply(prompt) ?? least(prompt)
  }
  try {
    imagine({ book: game.book, apply }, state, (table) => game.play(table), pass)
  } catch (signal) {
    if (!(signal instanceof Enough)) throw signal
  }
  return outlook && card !== null ? { outlook, happened, isHurt } : null
}

function check({ outlook, happened, isHurt }: Truth): void {
  const all = outlook.steps.map(({ happening }) => happening)
  const foreseen = all.slice(all.findIndex(({ kind }) => kind === 'stageBegan'))
  if (isHurt) expect(foreseen.slice(0, happened.length)).toEqual(happened)
  else if (outlook.open === null) expect(foreseen).toEqual(happened)
  else expect(happened.slice(0, foreseen.length)).toEqual(foreseen)
}

/** How many forecasts came true. */
function night(setup: Json, seed: string): number {
  const pick = picker(`${seed} bot`)
  const look = picker(`${seed} look`)
  let checked = 0
  let now = game.start(setup, seed)
  const apply = (before: Encounter, h: Happened): Encounter => (now = game.apply(before, h))
  let answers = 0
  imagine(
    { book: game.book, apply },
    now,
    (table) => game.play(table),
    (prompt) => {
      if (answers++ > 700) return null
      const isFresh = now.turn?.moved === false && !now.turn.acted && now.turn.walking === null
      if (prompt.title.key === 'ask.turn' && isFresh && look(6) === 0) {
        const truth = letItHappen(now)
        if (truth) check(truth)
        if (truth) checked++
      }
      return onlyReply(prompt) ?? randomBot({ prompt, state: now, book: game.book, pick })
    }
  )
  return checked
}

describe('the outlook comes true when nobody does anything about it', () => {
  const NIGHTS: { readonly [name: string]: Json } = {
    'four full characters': company(),
    'two companions': company({}, { strider: { mode: 'companion' }, bulwark: { mode: 'companion' } }),
    'fire at the end of the round': company({ settings: { fireTiming: 'endOfRound', alliesAreStageTargets: true } })
  }
  it.each(Object.keys(NIGHTS))('OW-STAGE-01, OW-GEN-11 %s', (name) => {
    let checked = 0
    for (let n = 0; n < 5; n++) checked += night(NIGHTS[name] as Json, `${name} ${n}`)
    expect(checked).toBeGreaterThan(30)
  })
})
