import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../../../engine/kernel/prompt'
import { stageEffect, type Content, type StageEffect } from '../../../../../engine/games/oathsworn/content'
import type { PackFiles } from '../../../../../engine/packs'
import { bots } from '../../../../../engine/games/oathsworn/bots'
import { picker } from '../../../../../engine/simulation/bot'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { keepsakeOf } from '../../../../../engine/games/oathsworn/encounter/cards/keepsakes'
import { encounterPhase } from '../../../../../engine/games/oathsworn/encounter/turn/stage'
import { defId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { Run } from '../../../../../engine/kernel/run'
import { bookOf, oathsworn } from '../../../../../engine/games/oathsworn/game'
import { keep } from '../../../../../engine/games/oathsworn/own/keep'
import { emptyOwnPack } from '../../../../../engine/games/oathsworn/own/pack'
import { readySetup } from '../../../../../engine/games/oathsworn/ready'
import { contentOf as fixtureOf, fixtureFiles } from '../../../../fixtures/oathsworn/pack'
import { branchesOf } from '../content/examples'
import { contentOf, linkedWith } from '../content/pack-folder'
import {
  A,
  ALLY,
  B,
  C,
  least,
  M1,
  M2,
  play,
  T,
  tableau,
  type Played,
  type Tableau
} from '../encounter/fixtures/tableau'

// A card of a pack, the same card told by the table, and the same card remembered from there: one and the same thing.

interface Card {
  readonly id: string
  readonly stage: 1 | 2 | 3
  readonly lasts: string
  readonly effects: readonly StageEffect[]
}

const NAME = 'The one on the table'

/**
 * Any legal answer, the same for the same questions; about its own card the table says what it was given, and of its own
 * direction die what the other one showed.
 */
function answering(seed: string, card: Card, directions: readonly string[] = []): (prompt: Prompt) => Reply {
  const pick = picker(seed)
  const rolled = [...directions]
  let told = false
  return (prompt) => {
    if (prompt.title.key === 'ask.stageCard' && prompt.form === 'choose')
      return { form: 'choose', chosen: [told ? prompt.options[0]!.id : 'own'] }
    if (prompt.rule === 'OW-GEO-09' && rolled.length > 0) return { form: 'choose', chosen: [rolled.shift()!] }
    if (prompt.form === 'card') {
      told = true
      const { stage, lasts, effects } = card
      return { form: 'card', card: { name: NAME, stage, lasts, effects, remember: true } as unknown as Json }
    }
    if (prompt.form !== 'choose' || prompt.min !== 1) return least(prompt)!
    const legal = prompt.options.filter(({ refused }) => !refused)
    return { form: 'choose', chosen: [legal[pick(legal.length)]!.id] }
  }
}

const withTop = ({ book, state }: Tableau, deck: readonly string[], stage: 'app' | 'table'): Tableau => ({
  book,
  state: {
    ...state,
    is: { ...state.is, dials: { ...state.is.dials, stage } },
    stage: { ...state.stage, deck: deck.map(defId), shown: stage === 'app' ? defId(deck[0] ?? '') : null }
  }
})

/** What was done, without the name of the card that said so. */
function deedsOf({ happenings }: Played, id: string): Json {
  const from = happenings.findIndex(({ kind }) => kind === 'stageBegan')
  const to = happenings.findIndex(({ kind }) => kind === 'stageResolved')
  // The die of the table comes from no stream.
  const deeds = happenings
    .slice(from, to < 0 ? undefined : to + 1)
    .map((h) => (h.kind === 'directionRolled' ? { kind: h.kind, direction: h.direction } : h))
  return JSON.parse(
    JSON.stringify(deeds).replaceAll(`"${id}"`, '"the-card"').replaceAll(`card.${id}.`, 'card.the-card.')
  ) as Json
}

const tableOf = ({ figures, seats, pieces, tiles, flags, might }: Encounter, id: string): Json =>
  JSON.parse(
    JSON.stringify({ figures, seats, pieces, tiles, flags, might }).replaceAll(`"${id}"`, '"the-card"')
  ) as Json

/** What the table told, as a pack: the newest pack, and the name the card has in it. */
function remembered(content: Content, { book, state, happenings }: Played): { files: PackFiles; id: string } {
  const told = happenings.find((h): h is Extract<Happened, { kind: 'stageTold' }> => h.kind === 'stageTold')
  const kept = keep(emptyOwnPack('Our own cards'), content, keepsakeOf(book, state, told!)!)!
  return { files: kept.files, id: kept.name.key.split('.')[1]! }
}

/** Plays the card as it comes from the pack, as the table tells it, and as it comes back from the own pack. */
function threeTimes(
  content: Content,
  linked: (own: PackFiles) => Content,
  table: Tableau,
  card: Card,
  rest: string
): void {
  const told = (deck: readonly string[], stage: 'app' | 'table', of: Tableau = table): Played =>
    play(withTop(of, deck, stage), encounterPhase, answering(card.id, card, rolled))
  let rolled: string[] = []
  const printed = told([card.id, rest], 'app')
  rolled = printed.happenings.flatMap((h) => (h.kind === 'directionRolled' ? [h.direction] : []))
  const own = told([rest, rest], 'table')
  expect([card.id, deedsOf(own, 'own-card-1')]).toEqual([card.id, deedsOf(printed, card.id)])
  expect([card.id, tableOf(own.state, 'own-card-1')]).toEqual([card.id, tableOf(printed.state, card.id)])
  const kept = remembered(content, own)
  const again = told([kept.id, rest], 'app', { ...table, book: bookOf(linked(kept.files)) })
  expect([card.id, deedsOf(again, kept.id)]).toEqual([card.id, deedsOf(printed, card.id)])
}

describe('the same stage card from a pack, from the table, and remembered', () => {
  const core: PackFiles = { 'pack.json': { format: 1, id: 'core', version: '1.0.0', name: 'Core' } }
  const content = fixtureOf(core, fixtureFiles)
  const ids = [...content['stage-card'].keys()]

  it.each(ids)('OW-STAGE-01, OW-STAGE-02 %s', (id) => {
    const drawing = {
      [T]: [0, 0],
      [A]: [0, 3],
      [B]: [2, -3],
      [C]: [-3, 3],
      [M1]: [-2, -1],
      [M2]: [3, -1],
      [ALLY]: [4, 1]
    } as const
    const table = { ...tableau(drawing, { X: [[-1, 3]], fire: [[0, 2]], water: [[2, 1]] }), book: bookOf(content) }
    const rest = id === 'sniff' ? 'lunge' : 'sniff'
    const { stage, lasts, effects } = content['stage-card'].get(id)!
    if (effects === 'table') return
    threeTimes(content, (own) => fixtureOf(core, fixtureFiles, own), table, { id, stage, lasts, effects }, rest)
  })

  it('OW-GEN-04 every verb of the language is among them', () => {
    const all = JSON.stringify(ids.map((id) => content['stage-card'].get(id)!.effects))
    expect(branchesOf(stageEffect).filter(({ name }) => !all.includes(`"do":"${name}"`))).toEqual([])
  })
})

describe('cards that come with the app', () => {
  const content = contentOf('core', 'starter')
  const book = bookOf(content)

  it.each([...content.encounter.values()].map(({ id, chapter }) => [id, chapter] as const))(
    'OW-STAGE-01, OW-STAGE-02 every card of %s does the same when the table tells it',
    (encounter, level) => {
      const run = Run.start(
        oathsworn(content),
        readySetup(content, { encounter, level }) as unknown as Json,
        'same card'
      )
      const pick = picker('same card')
      const isThere = (): boolean => run.state.clock.round === 2 && run.waiting[0]?.title.key === 'ask.turn'
      while (!isThere()) {
        const [prompt] = run.waiting
        const reply = bots.careful({ prompt: prompt!, state: run.state, book, pick })
        expect(run.answer({ seat: prompt!.seat, by: 'bot', reply }).ok).toBe(true)
      }
      const state: Encounter = { ...run.state, turn: null, clock: { ...run.state.clock, phase: 'encounter' } }
      for (const id of content.encounter.get(encounter)!.stageCards) {
        const { stage, lasts, effects } = content['stage-card'].get(id)!
        const rest = content.encounter.get(encounter)!.stageCards.find((other) => other !== id)!
        if (effects !== 'table') threeTimes(content, linkedWith, { book, state }, { id, stage, lasts, effects }, rest)
      }
    }
  )
})
