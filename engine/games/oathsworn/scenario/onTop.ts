import type { Happened } from '../encounter/happenings'
import type { Encounter } from '../encounter/state/state'
import { colours, sides } from '../might'
import type { DrawnCards } from './schema'

interface Played {
  readonly state: Encounter
  readonly happenings: readonly Happened[]
}

/** MIGHT cards that were laid on top and never drawn: what was to be shown with them was not. */
export function leftOnTop({ top }: DrawnCards, begun: Encounter, { state, happenings }: Played): string[] {
  return sides.flatMap((side) =>
    colours.flatMap((colour) => {
      const laid = top[side]?.[colour] ?? []
      const isMixed = happenings.some((one) => MIXING.includes(one.kind) && isOf(one, side, colour))
      const drawn = begun.might.piles[side][colour].draw.length - state.might.piles[side][colour].draw.length
      const left = laid.slice(Math.max(0, drawn))
      return isMixed || left.length === 0 ? [] : [`nobody drew ${left.join(', ')} of the ${side} ${colour} deck`]
    })
  )
}

/** After these nothing lies where it was laid. */
const MIXING: readonly string[] = ['mightReshuffled', 'mightSorted', 'mightStacked']

const isOf = (one: Happened, side: string, colour: string): boolean =>
  'side' in one && one.side === side && 'colour' in one && one.colour === colour
