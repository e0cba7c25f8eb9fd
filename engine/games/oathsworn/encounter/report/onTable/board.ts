import { words } from '../../../../../messages/words'
import type { EncounterView, FigureView } from '../../view/types'
import { facingOf, labelsOf, type TableThing } from './thing'

// The board is physical whatever the dials say: what lies on it, who stands on it, and the dice on the encounter board.

const ON_BOARD = words('lay.group.board')
const MONSTER = words('lay.group.monster')

export const boardThings = (view: EncounterView): readonly TableThing[] => [
  ...pieces(view),
  ...tiles(view),
  ...thrown(view),
  ...standing(view).map((figure) => whereItStands(view, figure)),
  ...standing(view).flatMap(whatItBears)
]

const standing = ({ figures }: EncounterView): readonly FigureView[] => figures.filter(({ at }) => at !== null)

const pieces = (view: EncounterView): TableThing[] =>
  view.pieces.map(({ id, name, hexes }) => lying(view, `piece ${id}`, name, hexes))

/** Tiles have no names of their own: two alike on the same hexes are told apart by their number. */
function tiles(view: EncounterView): TableThing[] {
  const seen = new Map<string, number>()
  return view.tiles.map(({ def, name, hexes }) => {
    const place = `tile ${def} ${hexes.join(' ')}`
    const number = seen.get(place) ?? 0
    seen.set(place, number + 1)
    return lying(view, `${place} ${number}`, name, hexes)
  })
}

const thrown = (view: EncounterView): TableThing[] =>
  view.thrown.map(({ seat, card, name, hex }) => lying(view, `thrown ${seat} ${card}`, name, [hex]))

function lying(view: EncounterView, id: string, name: FigureView['name'], hexes: readonly number[]): TableThing {
  const args = { name, hexes: labelsOf(view, hexes) }
  return { id, group: ON_BOARD, words: words('lay.piece', args), away: words('lay.away', args), hexes }
}

function whereItStands(view: EncounterView, { id, name, at, facing }: FigureView): TableThing {
  const hexes = at === null ? [] : [at]
  const args = { name, hexes: labelsOf(view, hexes) }
  return {
    id: `figure ${id}`,
    group: ON_BOARD,
    words: words('lay.figure', { ...args, facing: facingOf(facing) }),
    away: words('lay.away', args),
    hexes
  }
}

const isOurs = ({ kind }: FigureView): boolean => kind === 'oathsworn' || kind === 'ally'

/** HP and status tokens of all who have no player board: these lie beside the figure or on the encounter board. */
function whatItBears(figure: FigureView): TableThing[] {
  if (isOurs(figure)) return []
  const hp: TableThing[] = figure.kind === 'boss' || figure.maxHp < 2 ? [] : [hpOf(figure)]
  return [...hp, ...diceOf(figure), ...statusesOf(figure, MONSTER)]
}

const hpOf = ({ id, name, hp }: FigureView): TableThing => ({
  id: `hp ${id}`,
  group: MONSTER,
  words: words('lay.hp', { name, hp }),
  away: null,
  hexes: []
})

/** Broken locations have no die: that is said as well, for one may lie there still. */
const diceOf = ({ id, name, locations }: FigureView): TableThing[] =>
  locations.map((one) => ({
    id: `dice ${id} ${one.id}`,
    group: MONSTER,
    words: one.broken
      ? words('lay.broken', { name, location: one.name })
      : words('lay.dice', { name, location: one.name, hp: one.dice.join(' + ') }),
    away: null,
    hexes: []
  }))

export const statusesOf = (
  { id, name, statuses }: Pick<FigureView, 'id' | 'name' | 'statuses'>,
  group: TableThing['group']
): TableThing[] =>
  statuses.map((status) => ({
    id: `status ${id} ${status.id}`,
    group,
    words: words('lay.status', { name, token: status.name, count: status.count }),
    away: words('lay.noStatus', { name, token: status.name }),
    hexes: []
  }))
