import { isLegal, type Option } from '../table/prompts'

/** Options about a card or die of the draw end in its place on the table: `redraw:2`, `extra:0`. */
const PLACE = /^(?:redraw|extra|critical|might|face|place):(\d+)$/

export function placeOnTable(option: Option): number | undefined {
  const named = PLACE.exec(option.at?.card ?? '') ?? PLACE.exec(option.id)
  return named ? Number(named[1]) : undefined
}

export const drawnOption = (options: readonly Option[], index: number): Option | undefined =>
  options.find((option) => isLegal(option) && placeOnTable(option) === index)
