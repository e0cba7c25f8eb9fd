import type { Hex } from '../../../engine/hex'
import { samePlace, type SceneChoice, type ScenePlace as TableSpot } from '../../board'
import type { Option, Place } from '../prompts'
import { say } from '../../words/say'
import { remembered } from '../remembered'

// Options that live on the board, as the battlefield wants them.

export const choicesOf = (options: readonly Option[]): readonly SceneChoice[] =>
  options.flatMap((option) => choices(option, [], () => choiceOf(option)) ?? [])

/** Options that were offered before come back as they were: after taking back, all of them. */
const choices = remembered<Option, SceneChoice | null>()

function choiceOf({ id, at, label, refused }: Option): SceneChoice | null {
  const spot = at && spotOf(at)
  if (!spot) return null
  const choice = { id, at: spot, name: say(label) }
  return refused ? { ...choice, refused: say(refused) } : choice
}

/** The options that live where this one does: together they are what a click there can mean. */
export function sharingPlace(options: readonly Option[], id: string): readonly string[] {
  const place = options.find((option) => option.id === id)?.at
  const spot = place && spotOf(place)
  const isThere = (option: Option): boolean => samePlace((option.at && spotOf(option.at)) ?? null, spot ?? null)
  return spot ? options.filter((option) => option.refused === undefined && isThere(option)).map((one) => one.id) : [id]
}

export function spotOf(place: Place): TableSpot | null {
  if (place.figure !== undefined && place.part !== undefined)
    return { kind: 'part', id: place.figure, part: place.part }
  if (place.figure !== undefined) return { kind: 'figure', id: place.figure }
  if (place.hex !== undefined) return { kind: 'hex', hex: place.hex as Hex }
  return place.zone === undefined ? null : { kind: 'zone', id: place.zone }
}
