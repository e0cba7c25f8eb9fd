import type { Json } from '../../../kernel/ids'
import { ScenarioFault } from '../../../simulation/scenario/fault'
import { nearest } from '../../../schema'
import { appearing, hooksOf } from '../happenings/fight'
import { toldBoardOf } from '../happenings/told'
import type { FatesBook } from '../state/book'
import { sheetOf } from '../state/sheet'
import { inOrder } from '../statuses'
import type { Foe, Hero, State } from '../state/state'
import type { DrawnFates, FoeDrawn, HeroDrawn, FatesScenario } from './schema'

/** A name that nobody else has, for a hero of whom only the board counts. */
const nameOfSeat = (at: number): string => `Hero ${at + 1}`

/** The set-up a scenario plays with. */
export function setupOf({ content }: FatesBook, { dials, options, table }: FatesScenario): Json {
  const [adventure] = [...content.adventure.keys()]
  if (adventure === undefined) throw new ScenarioFault('there is no adventure')
  const known = [...content.character.keys()]
  const characters = table.heroes.map(({ character, board }, at): Json => {
    if (board) return { name: nameOfSeat(at) }
    const id = character ?? known[at] ?? ''
    if (!content.character.has(id)) throw new ScenarioFault(missing('character', id, known))
    return id
  })
  const heroes = table.heroes.some(({ board }) => board) ? 'table' : 'app'
  return { adventure, characters, dials: { heroes, ...(dials as object) }, options }
}

/** A fresh adventure made into the table a scenario draws. */
export function arrange(book: FatesBook, fresh: State, drawn: DrawnFates): State {
  const node = drawn.node ?? [...book.content.encounter.values()].find(({ kind }) => kind === 'combat')?.id ?? ''
  if (!book.content.encounter.has(node))
    throw new ScenarioFault(missing('encounter', node, [...book.content.encounter.keys()]))
  const seated = drawn.heroes.reduce((state, hero, at) => withHeroDrawn(book, state, hero, at), fresh)
  const phase = drawn.phase === undefined ? (drawn.foes.length > 0 ? 'character' : null) : drawn.phase
  const taken = new Set(drawn.heroes.flatMap(({ treasures }) => treasures))
  const state: State = {
    ...seated,
    area: drawn.area,
    node,
    met: [{ area: drawn.area, node }],
    phase,
    round: phase === null ? 0 : drawn.round,
    deck: drawn.deck ?? fresh.deck.filter((card) => !taken.has(card)),
    traitDecks: drawn.traits ?? fresh.traitDecks,
    statistics: { encounters: 1 }
  }
  return drawn.foes.reduce((now, foe) => withFoeDrawn(book, now, foe), state)
}

function withHeroDrawn(book: FatesBook, state: State, drawn: HeroDrawn, at: number): State {
  const { level, statuses, luck, dice, idle, treasures, traits, board, life } = drawn
  const seat = state.heroes[at]
  if (!seat) throw new ScenarioFault(`there is no seat ${at + 1}`)
  const told = board ? toldBoardOf(state, seat.character, board) : state
  const hero: Hero = { ...seat, level, statuses: inOrder(statuses), luck, dice, idle, treasures, traits }
  const most = sheetOf(book, told, hero).life
  const isOnTable = state.dials.life === 'table'
  const placed = { ...hero, life: isOnTable ? null : (life ?? most) }
  return { ...told, heroes: told.heroes.map((one, n) => (n === at ? placed : one)) }
}

function withFoeDrawn(book: FatesBook, state: State, { enemy, hooks, ...drawn }: FoeDrawn): State {
  const known = [...book.content.enemy.keys()]
  if (!known.includes(enemy)) throw new ScenarioFault(missing('enemy', enemy, known))
  const usual = appearing(book, state, enemy, false)
  const max = drawn.max ?? Math.max(drawn.life ?? 0, usual.max)
  const { actions } = book.enemy(enemy)
  const foe: Foe = {
    ...usual,
    ...drawn,
    max,
    life: drawn.life ?? max,
    statuses: inOrder(drawn.statuses ?? []),
    hooks: hooks ? hooksOf(hooks, max) : usual.hooks,
    act: drawn.act ?? Object.keys(actions)[0] ?? null
  }
  if (foe.act !== null && !actions[foe.act]) throw new ScenarioFault(missing('act', foe.act, Object.keys(actions)))
  return { ...state, foes: [...state.foes, foe], appeared: state.appeared + 1 }
}

function missing(kind: string, id: string, known: readonly string[]): string {
  const meant = nearest(id, known)
  return `there is no ${kind} “${id}”${meant === undefined ? '' : ` — did you mean “${meant}”?`}`
}
