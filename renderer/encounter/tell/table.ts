import type { BoardHappening } from '../../../engine/oathsworn/encounter/happenings/board'
import type { MightHappening } from '../../../engine/oathsworn/encounter/happenings/might'
import type { StageHappening } from '../../../engine/oathsworn/encounter/happenings/stage'
import { readFace } from '../../ui/might'
import { plain } from './names'
import { deed, detail, silent, turn, type Tellers } from './sentence'

const face = (written: string): string => {
  const { value, critical } = readFace(written)
  return value === 0 ? '∅' : `${value}${critical ? '★' : ''}`
}
const total = (faces: readonly string[]): number => faces.reduce((sum, each) => sum + readFace(each).value, 0)

export const boardTellers: Tellers<BoardHappening['kind']> = {
  pieceAdded: (h, names) =>
    detail('pieceAdded', {
      piece: names.thing('obstacle', h.piece.def),
      hexes: h.piece.hexes.map(names.hex).join(', ')
    }),
  pieceMoved: (h, names) => detail('pieceMoved', { hexes: h.hexes.map(names.hex).join(', ') }),
  pieceRemoved: () => detail('pieceRemoved'),
  tilePlaced: (h, names) =>
    deed('tilePlaced', { tile: names.thing('tile', h.tile.def), hexes: h.tile.hexes.map(names.hex).join(', ') }),
  tileRemoved: (h, names) =>
    deed('tileRemoved', { tile: names.thing('tile', h.tile.def), hexes: h.tile.hexes.map(names.hex).join(', ') })
}

export const mightTellers: Tellers<MightHappening['kind']> = {
  mightDrawn: (h) =>
    h.faces.length === 0
      ? null
      : detail(h.extra ? 'mightExtra' : 'mightDrawn', {
          side: h.side,
          colour: h.colour,
          faces: h.faces.map(face).join(' ')
        }),
  mightLaid: (h) => detail('mightLaid', { n: h.count, colour: h.colour }),
  mightRevealed: (h) =>
    deed('mightRevealed', {
      faces: h.faces.map((one) => face(one.face)).join(' '),
      total: total(h.faces.map((one) => one.face))
    }),
  mightRedrawn: (h) => detail('mightRedrawn', { face: face(h.face) }),
  criticalSettled: silent,
  mightSetAside: silent,
  mightCleared: silent,
  mightReshuffled: (h) => detail('mightReshuffled', { side: h.side, colour: h.colour }),
  mightStacked: (h) => detail('mightStacked', { side: h.side, colour: h.colour })
}

export const stageTellers: Tellers<StageHappening['kind']> = {
  stageDeckBuilt: silent,
  stageDrawn: silent,
  stageBegan: (h, names) => deed('stageBegan', { card: names.stageCard(h.card) }),
  stageResolved: silent,
  stageRevealed: (h, names) => detail('stageRevealed', { card: names.stageCard(h.card) }),
  stageCardsDiscarded: (h) => detail('stageDiscarded', { n: h.cards.length }),
  stageDeckRenewed: () => detail('stageRenewed'),
  stageNumberChanged: (h) => turn('stageNumber', { n: h.number }),
  minionsActivated: silent,
  minionsReset: silent,
  directionRolled: silent,
  pickedAtRandom: (h, names) =>
    deed('pickedAtRandom', { what: [...h.figures.map(names.figure), ...h.hexes.map((hex) => plain(names.hex(hex)))] })
}
