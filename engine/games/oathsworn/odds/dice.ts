import type { FaceCounts, Side } from '../might'
import { faceValue, isBlank, isCritical } from '../might'
import { oncePer, type Layers } from './layers'
import { noBlanks, nothingDrawn, together } from './layers'

/** Totals are listed until what is beyond them is less likely than this; a chain of criticals has no end (OW-CRIT-02). */
export const UNHEARD_OF = 1e-18

/**
 * Dice of one colour. Every roll is like the first (OW-MIGHT-03), so one die's chances, taken together as often as there
 * are dice, are the whole answer. Each listed total is exact; only the list is cut off.
 */
export function diceOdds(faces: FaceCounts, count: number, side: Side): Layers {
  if (count === 0) return nothingDrawn
  return oncePerDie(faces, count * 2 + (side === 'enemy' ? 1 : 0), () => diceTogether(faces, count, side))
}

const oncePerDie = oncePer<FaceCounts>()

function diceTogether(faces: FaceCounts, count: number, side: Side): Layers {
  const one = side === 'enemy' ? enemyDie(faces) : die(faces)
  let all = one
  for (let n = 1; n < count; n++) all = trimmed(together(all, one))
  return all
}

/** An extra roll: whatever it shows is never judged as a blank (OW-CRIT-03). */
export function extraRoll(faces: FaceCounts): Layers {
  const none = chain(faces)
  return { none, one: new Float64Array(none.length), blanks: noBlanks }
}

function die(faces: FaceCounts): Layers {
  const more = chain(faces)
  const sides = sidesOf(faces)
  const none = new Float64Array(more.length + largest(faces))
  const one = new Float64Array(none.length)
  for (const face in faces) {
    const [chance, value] = [(faces[face] as number) / sides, faceValue(face)]
    if (isBlank(face)) one[0] = chance
    else if (!isCritical(face)) none[value] = (none[value] as number) + chance
    else
      for (let t = 0; t < more.length; t++) none[t + value] = (none[t + value] as number) + chance * (more[t] as number)
  }
  const blank = one[0] as number
  return trimmed({ none, one, blanks: [1 - blank, blank, 0] })
}

/**
 * The total of one extra roll and all it brings: x[t] = chance of t without the mark + chance of a critical v · x[t − v].
 * Critical faces show a number, so every total leans on smaller ones alone.
 */
function chain(faces: FaceCounts): Float64Array {
  const sides = sidesOf(faces)
  const x = new Float64Array(largest(faces) * (rollsWorthListing(faces) + 1) + 1)
  for (const face in faces)
    if (!isCritical(face)) x[faceValue(face)] = (x[faceValue(face)] as number) + (faces[face] as number) / sides
  const marked = Object.keys(faces).filter(isCritical)
  for (let t = 0; t < x.length; t++)
    for (const face of marked) {
      const before = t - faceValue(face)
      if (before >= 0) x[t] = (x[t] as number) + ((faces[face] as number) / sides) * (x[before] as number)
    }
  return x
}

function rollsWorthListing(faces: FaceCounts): number {
  const marked = Object.keys(faces).reduce((sum, face) => sum + (isCritical(face) ? (faces[face] as number) : 0), 0)
  return marked === 0 ? 0 : Math.ceil(Math.log(UNHEARD_OF) / Math.log(marked / sidesOf(faces)))
}

function enemyDie(faces: FaceCounts): Layers {
  const none = new Float64Array(largest(faces) + 1)
  for (const face in faces) {
    const value = faceValue(face)
    none[value] = (none[value] as number) + (faces[face] as number) / sidesOf(faces)
  }
  return { none, one: new Float64Array(none.length), blanks: noBlanks }
}

function trimmed({ none, one, blanks }: Layers): Layers {
  let [length, beyond] = [none.length, 0]
  while (length > 1) {
    beyond += (none[length - 1] as number) + (one[length - 1] as number)
    if (beyond > UNHEARD_OF) break
    length--
  }
  return { none: none.subarray(0, length), one: one.subarray(0, length), blanks }
}

const sidesOf = (faces: FaceCounts): number => Object.values(faces).reduce((sum, count) => sum + count, 0)

const largest = (faces: FaceCounts): number => Math.max(...Object.keys(faces).map(faceValue))
