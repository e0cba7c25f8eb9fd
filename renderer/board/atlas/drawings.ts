// Every small picture by its kind: the same hands draw for the lit table and for the flat one.
import { die, disc, hp, number, risen, status } from './badges'
import type { AtlasCell } from './cells'
import { blob, bracket, compass, hexRing, inlay, label, outlined, ring } from './ground'
import type { PenDrawing } from './pen'
import { coin, plaque } from './pieces'

export function drawCell(cell: AtlasCell, drawing: PenDrawing): void {
  switch (cell.kind) {
    case 'label':
      return label(cell.text, cell.on, drawing)
    case 'plaque':
      return plaque(cell, drawing)
    case 'coin':
      return coin(cell, drawing)
    case 'hp':
      return hp(cell.number, cell.tone, drawing)
    case 'die':
      return die(cell.number, cell.edge, drawing)
    case 'disc':
      return disc(cell.icon, cell.tone, cell.count, drawing)
    case 'status':
      return status(cell.icon, cell.count, drawing)
    case 'risen':
      return risen(cell.icon, cell.edge, drawing)
    case 'inlay':
      return inlay(cell.icon, drawing)
    case 'cost':
      return outlined(cell.text, 46, cell.colour, drawing)
    case 'number':
      return number(cell.text, cell.colour, drawing)
    case 'compass':
      return compass(drawing)
    case 'blob':
      return blob(drawing)
    case 'ring':
      return ring(cell.colour, drawing)
    case 'hexRing':
      return hexRing(cell.colour, cell.isFilled, drawing)
    case 'bracket':
      return bracket(cell.colour, drawing)
  }
}
