import type { Json } from '../../engine/kernel/ids'
import { imagine } from '../../engine/kernel/imagine'
import type { Prompt, Reply } from '../../engine/kernel/prompt'
import { boardOf, hexesIn, isOnBoard, neighbours, rectangle, type Hex } from '../../engine/hex'
import { apply } from '../../engine/games/oathsworn/encounter/happenings'
import type { Book } from '../../engine/games/oathsworn/encounter/table/book'
import { enemyFigure } from '../../engine/games/oathsworn/encounter/board/newcomers'
import { EncounterOver } from '../../engine/games/oathsworn/encounter/fight/over'
import { resolveQueue } from '../../engine/games/oathsworn/encounter/stageCards/resolveQueue'
import { encounterPhase } from '../../engine/games/oathsworn/encounter/turn/stage'
import { drawCard } from '../../engine/games/oathsworn/encounter/stageCards/stageDeck'
import { startEncounter } from '../../engine/games/oathsworn/encounter/table/start'
import { defId, figureId, pieceId } from '../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter } from '../../engine/games/oathsworn/encounter/state/state'
import type { Tab } from '../../engine/games/oathsworn/encounter/table/tab'
import { bookOf } from '../../engine/games/oathsworn/game'
import { company } from '../fixtures/oathsworn/company'
import { encounters, enemies } from '../fixtures/oathsworn/encounter'
import { fixtureContent } from '../fixtures/oathsworn/pack'

const hexes = rectangle({ west: -8, east: 8, north: -9, south: 9 })
const board = boardOf(hexes)

/** The fixture's encounter on the printed board of 161 hexes, with enough minions. */
const content = fixtureContent({
  'battlefields/all.json': [
    { id: 'board-f', hexes: hexes.map((h) => [(h >> 7) - 64, (h & 127) - 64]) as unknown as Json }
  ],
  'enemies/all.json': enemies.map((one) => ({ ...(one as object), supply: 12 })) as Json,
  'encounters/all.json': encounters.map((one) => ({ ...(one as object), start: ['A9', 'B9', 'C9', 'D9'] })) as Json
})
const book: Book = bookOf(content)

/** The same draw of places every time. */
let word = 11
function pick<T>(from: readonly T[]): T {
  word = (Math.imul(word, 1103515245) + 12345) & 0x7fffffff
  return from[(word >> 8) % from.length] as T
}

const CARDS = ['lunge', 'stamp', 'gore', 'spit', 'trample', 'sweep', 'frenzy', 'roar', 'leap']

/** Four Oathsworn, a boss of seven hexes, ten minions and eight rocks, strewn over the board. */
function scene(): Encounter {
  const fresh = startEncounter(book, company(), 'bench')
  const taken = new Set<Hex>()
  const core = pick(board.hexes.filter((h) => neighbours(h).every((near) => isOnBoard(board, near))))
  for (const h of [core, ...neighbours(core)]) taken.add(h)
  const place = (): Hex => {
    const at = pick(
      hexesIn(
        board,
        board.hexes.map((h) => (taken.has(h) ? 0 : 1))
      )
    )
    taken.add(at)
    return at
  }
  let state: Encounter = { ...fresh, clock: { ...fresh.clock, phase: 'encounter', round: 1 } }
  const figures = { ...state.figures }
  for (const id of Object.keys(figures))
    figures[figureId(id)] = { ...figures[figureId(id)]!, at: place(), gone: null, hp: 6 }
  figures[figureId('husk')] = enemyFigure(book, state, 'husk', core, 'N')
  for (let n = 1; n <= 10; n++) {
    const id = figureId(`whelp-${n}`)
    figures[id] = { ...enemyFigure(book, state, 'whelp', place(), 'N'), id }
  }
  const pieces = Object.fromEntries(
    Array.from({ length: 8 }, (_, n) => [
      pieceId(`rock-${n}`),
      { id: pieceId(`rock-${n}`), def: defId('rock'), hexes: [place()] }
    ])
  )
  state = { ...state, figures, pieces }
  const top = pick(CARDS)
  return { ...state, stage: { ...state.stage, deck: [defId(top), defId('lunge')], shown: defId(top) } }
}

const scenes = Array.from({ length: 64 }, scene)
let next = 0

const decline = (prompt: Prompt): Reply =>
  prompt.form === 'choose'
    ? { form: 'choose', chosen: [prompt.options.find(({ id }) => id === 'pass')?.id ?? prompt.options[0]?.id ?? ''] }
    : { form: 'number', value: 0 }

/** A rule carried out on the side; the end of an encounter is an end like any other. */
function onNextScene(rule: (t: Tab) => void): void {
  const state = scenes[next++ % scenes.length] as Encounter
  imagine({ book, apply }, state, (t: Tab) => t.isLeft(EncounterOver, () => rule(t)), decline)
}

/**
 * The card that lies face up, drawn and carried out, and the next one turned up. Written once, as all rules are: what one
 * made anew for each card begins is new to V8 each time, and costs a twentieth of the whole.
 */
function cardInView(t: Tab): void {
  drawCard(t, { reaction: false, breaker: null, bosses: [], closest: false }, 'OW-STAGE-02')
  resolveQueue(t)
}
export const resolveCard = (): void => onNextScene(cardInView)

/** A whole encounter phase: the card, then ten minions. */
export const resolvePhase = (): void => onNextScene(encounterPhase)

/** A card still costs a quarter more after 1,500 phases than when V8 has compiled all it goes through. */
const UNTIL_COMPILED = 8000
let phases = 0

export function warmUp(): void {
  for (; phases < UNTIL_COMPILED; phases++) resolvePhase()
}
