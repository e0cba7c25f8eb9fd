import type { Hex } from '../../../../../engine/hex'
import type {
  EncounterView,
  FigureView,
  PieceView,
  TileView
} from '../../../../../engine/games/oathsworn/encounter/view/types'
import type { SceneFigure, Monster, ObstacleKind, BoardScene, SceneStatus, TileKind, Tone } from '../../../../board'
import { say } from '../../../../words/say'
import { iconOfClass, iconOfStatus } from './icons'
import { inBody } from './foesOf'
import { remembered } from '../../../../table/remembered'

// The table as the battlefield wants it: hexes and pieces, nothing of the rules.

export function sceneOf(view: EncounterView): BoardScene {
  return {
    board: boards(view.board, [], () => boardOf(view.board)),
    greenZone: view.clock.phase === 'setup' ? (view.board.start as readonly Hex[]) : [],
    obstacles: obstacles(view.pieces, [], () => view.pieces.map(obstacleOf)),
    tiles: tiles(view.tiles, [], () => view.tiles.map(tileOf)),
    tokens: view.thrown.map((item) => ({
      id: item.card,
      hex: item.hex as Hex,
      icon: 'thrown-daggers',
      name: say(item.name)
    })),
    figures: view.figures.filter((one) => one.kind !== 'boss' && one.at !== null).map((one) => figureOf(view, one)),
    monsters: view.figures
      .filter((one) => one.kind === 'boss' && one.at !== null)
      .map((one) => monsters(one, [], () => monsterOf(one)))
  }
}

const boards = remembered<EncounterView['board'], BoardScene['board']>()
const obstacles = remembered<EncounterView['pieces'], BoardScene['obstacles']>()
const tiles = remembered<EncounterView['tiles'], BoardScene['tiles']>()
const monsters = remembered<FigureView, Monster>()

const boardOf = ({ hexes, labels }: EncounterView['board']): BoardScene['board'] => ({
  hexes: hexes as readonly Hex[],
  labels
})

const obstacleOf = (piece: PieceView): BoardScene['obstacles'][number] => ({
  id: piece.id,
  kind: obstacleKind(piece),
  hexes: piece.hexes as readonly Hex[]
})

const tileOf = (tile: TileView): BoardScene['tiles'][number] => ({
  id: `${tile.def} ${tile.hexes.join(' ')}`,
  kind: tileKind(tile),
  hexes: tile.hexes as readonly Hex[],
  name: say(tile.name)
})

const OBSTACLES: readonly (readonly [word: string, kind: ObstacleKind])[] = [
  ['wall', 'wall'],
  ['building', 'building'],
  ['house', 'building'],
  ['rock', 'rock'],
  ['stone', 'rock']
]

const obstacleKind = ({ def }: PieceView): ObstacleKind => OBSTACLES.find(([word]) => def.includes(word))?.[1] ?? 'tree'

function tileKind({ def }: TileView): TileKind {
  if (def.includes('fire')) return 'fire'
  return def.includes('water') ? 'water' : 'effect'
}

const SEAT_TONES: Readonly<Record<string, Tone>> = {
  'seat-1': 'blue',
  'seat-2': 'orange',
  'seat-3': 'violet',
  'seat-4': 'green'
}

function toneOf(figure: FigureView): Tone {
  if (figure.kind === 'minion') return 'foe'
  return (figure.seat && SEAT_TONES[figure.seat]) || 'friend'
}

function figureOf(view: EncounterView, figure: FigureView): SceneFigure {
  const seat = view.seats.find((one) => one.playing === figure.id || one.figure === figure.id)
  const number = /-(\d+)$/.exec(figure.id)?.[1]
  return {
    id: figure.id,
    name: say(figure.name),
    hex: figure.at as Hex,
    tone: toneOf(figure),
    icon: iconFor(figure, seat?.icon ?? null),
    facing: figure.facing,
    hp: figure.hp,
    maxHp: figure.maxHp,
    statuses: figure.statuses.map(statusOf),
    isDown: figure.hp === 0,
    isTurn: view.clock.turn !== null && view.clock.turn.seat === figure.seat,
    ...(figure.kind === 'minion' && number !== undefined ? { mark: number } : {})
  }
}

function iconFor(figure: FigureView, classIcon: string | null): string {
  if (figure.kind === 'minion') return 'fangs'
  return figure.kind === 'oathsworn' ? iconOfClass(classIcon) : 'guards'
}

const statusOf = ({ id, name, count }: FigureView['statuses'][number]): SceneStatus => ({
  icon: iconOfStatus(id),
  name: say(name),
  count
})

function monsterOf(boss: FigureView): Monster {
  return {
    id: boss.id,
    name: say(boss.name),
    hex: boss.at as Hex,
    facing: boss.facing,
    front: inBody(boss, boss.front ?? boss.at ?? 0),
    parts: boss.locations.map((location) => ({
      id: location.id,
      name: say(location.name),
      hexes: location.hexes.map((hex) => inBody(boss, hex)),
      dice: location.dice,
      fullHp: location.startHp,
      ...(location.icons[0] === undefined ? {} : { icon: location.icons[0] })
    })),
    statuses: boss.statuses.map(statusOf)
  }
}
