// Where something small goes that belongs to something else on the page.

export type TipSide = 'top' | 'bottom' | 'left' | 'right'

interface Size {
  readonly width: number
  readonly height: number
}
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
interface Spot {
  readonly left: number
  readonly top: number
}

const GAP = 6
const MARGIN = 8
const ACROSS: Readonly<Record<TipSide, TipSide>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** On that side if there is room, else across; its middle at the middle of what it belongs to; never out of the room. */
export function beside(of: Box, size: Size, room: Size, side: TipSide): Spot {
  const wished = spotAt(of, size, side)
  const { left, top } = hasRoom(wished, size, room, side) ? wished : spotAt(of, size, ACROSS[side])
  return { left: within(left, size.width, room.width), top: within(top, size.height, room.height) }
}

function spotAt(of: Box, { width, height }: Size, side: TipSide): Spot {
  const left = Math.round((of.left + of.right - width) / 2)
  const top = Math.round((of.top + of.bottom - height) / 2)
  switch (side) {
    case 'top':
      return { left, top: of.top - GAP - height }
    case 'bottom':
      return { left, top: of.bottom + GAP }
    case 'left':
      return { left: of.left - GAP - width, top }
    case 'right':
      return { left: of.right + GAP, top }
  }
}

/** Along the side it may be pushed in from the edge; away from it there has to be room. */
function hasRoom({ left, top }: Spot, { width, height }: Size, room: Size, side: TipSide): boolean {
  const isUpright = side === 'top' || side === 'bottom'
  const [at, length, all] = isUpright ? [top, height, room.height] : [left, width, room.width]
  return at >= MARGIN && at + length <= all - MARGIN
}

const within = (at: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(at, room - MARGIN - length))
