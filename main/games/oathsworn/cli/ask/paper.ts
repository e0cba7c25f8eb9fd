import { hexesIn } from '../../../../../engine/hex'
import { check, type Schema } from '../../../../../engine/schema'
import { enemyRecord, tileRecord, type Kind, type RecordOf } from '../../../../../engine/games/oathsworn/content'
import type { Book } from '../../../../../engine/games/oathsworn/encounter/table/book'
import type { Stand } from '../../../../../engine/games/oathsworn/encounter/board/layout'
import { defId } from '../../../../../engine/games/oathsworn/encounter/state/ids'
import { DEFAULT_SETTINGS } from '../../../../../engine/games/oathsworn/encounter/state/settings'
import {
  NO_STATUSES,
  type Encounter,
  type Figure,
  type FigureKind,
  type Premises,
  type Tile
} from '../../../../../engine/games/oathsworn/encounter/state/state'
import type { AskedScene } from './scene'

/** As much of an encounter as questions about who stands where look at. */
type Paper = Pick<Encounter, 'figures' | 'pieces' | 'tiles' | 'lasting'> & { readonly is: Pick<Premises, 'settings'> }

/** The table of a question as an encounter of its own: figures, obstacles and water, no cards, no content pack. */
export function onPaper(
  scene: AskedScene,
  kindOf: (id: string) => FigureKind
): { readonly book: Book; readonly encounter: Encounter } {
  const figures = scene.layout.stands.map((stand) => figureOf(stand, kindOf(stand.id)))
  const paper: Paper = {
    is: { settings: DEFAULT_SETTINGS },
    figures: Object.fromEntries(figures.map((figure) => [figure.id, figure])),
    pieces: Object.fromEntries(scene.layout.pieces.map((piece) => [piece.id, piece])),
    tiles: waterOf(scene),
    lasting: []
  }
  return { book: bookOf(scene), encounter: paper as Encounter }
}

const waterOf = ({ board, layout }: AskedScene): readonly Tile[] =>
  layout.extra === null ? [] : [{ def: defId('water'), hexes: hexesIn(board, layout.extra), large: false }]

/** Every figure is its own kind of thing, so that it has its own body. */
const figureOf = ({ id, core, facing }: Stand, kind: FigureKind): Figure => ({
  id,
  kind,
  def: defId(id),
  seat: null,
  at: core,
  facing,
  hp: 1,
  slots: {},
  statuses: NO_STATUSES,
  gone: null
})

function bookOf({ board, layout, kinds }: AskedScene): Book {
  const none = (): never => {
    throw new Error('there is no content behind a question')
  }
  function find<K extends Kind>(kind: K, id: string): RecordOf<K> | undefined
  function find(kind: Kind, id: string): RecordOf<Kind> | undefined {
    if (kind === 'enemy' && kinds.get(id)?.mob) return MOB
    return kind === 'tile' && id === 'water' ? WATER : undefined
  }
  return {
    get: none,
    find,
    all: () => [],
    boardOf: () => board,
    bodyOf: (def) => layout.stands.find(({ id }) => String(id) === def)?.body ?? none(),
    dieOf: () => [],
    retold: none,
    perform: { occur: none, ability: none, stage: none, react: none, standing: () => [] }
  }
}

const MOB = recordFrom(enemyRecord, { id: 'mob', role: 'minion', keywords: ['mob'] })
const WATER = recordFrom(tileRecord, { id: 'water', moveCost: 2 })

/** A record written down here, with everything filled in that a pack may leave out. */
function recordFrom<T>(schema: Schema<T>, written: object): T {
  const checked = check(schema, written)
  if (!checked.ok) throw new Error(`no record: ${JSON.stringify(checked.problems)}`)
  return checked.value
}
