import { flag, integer, list, maybe, oneOf, preset, shape, text } from '../../../../engine/schema'
import { inOrder, STATUSES, type Status } from '../../../../engine/games/rolling-fates/statuses'
import { WrongUse } from '../../../cli/kit/wrongUse'

/** What the questions share. A field that may be left out is filled in by its preset. */
const LARGEST = 1_000_000

export const name = text({ min: 1, max: 200 })
export const names = list(name, { distinct: true })
export const noNames = preset(names, [])
export const nobody = preset(maybe(name), null)
export const count = integer({ min: 0, max: LARGEST })
export const positive = integer({ min: 1, max: LARGEST })
export const noCount = preset(count, 0)
export const yes = preset(flag(), true)
export const no = preset(flag(), false)

export const status = oneOf(STATUSES)
export const statuses = list(status, { distinct: true })
export const noStatuses = preset(statuses, [])
/** RF-HIT-15 */
export const amount = integer({ min: 0, max: 999 })

export const body = { id: name, life: positive }
export const draws = preset(list(count), [])

/** An option of which exactly one is there. */
export function exactlyOne(place: string, options: { readonly [name: string]: unknown }): void {
  const given = Object.keys(options).filter((option) => options[option] !== undefined)
  if (given.length !== 1) throw new WrongUse(`${place}: exactly one of ${Object.keys(options).join(', ')} is needed`)
}

/** Nobody and nothing is there twice, also where several lists tell of them. */
export function noneTwice(place: string, ids: readonly string[]): void {
  const twice = ids.find((id, at) => ids.indexOf(id) < at)
  if (twice !== undefined) throw new WrongUse(`${place}: “${twice}” is there twice`)
}

/** A name that must be one of those told. */
export function known(place: string, id: string, ids: readonly string[]): void {
  if (!ids.includes(id)) throw new WrongUse(`${place}: there is no “${id}”`)
}

export const idsOf = (bodies: readonly { readonly id: string }[]): string[] => bodies.map(({ id }) => id)

/** RF-STA-03: only enemies can be investigated. */
export function notInvestigated(characters: readonly { readonly statuses: readonly Status[] }[]): void {
  const at = characters.findIndex((one) => one.statuses.includes('investigate'))
  if (at >= 0) throw new WrongUse(`characters[${at}].statuses: a character is never investigated`)
}

export const sorted = <B extends { readonly statuses: readonly Status[] }>(one: B): B => ({
  ...one,
  statuses: inOrder(one.statuses)
})

/** The numbers a question brings for chance, and how many of them have been used. */
export class Draws {
  used = 0

  constructor(private readonly given: readonly number[]) {}

  readonly next = (below: number): number => {
    const at = this.used++
    const number = this.given[at]
    if (number === undefined) throw new WrongUse(`draws: ${this.given.length} are too few`)
    if (number >= below) throw new WrongUse(`draws[${at}]: ${number} must be below ${below}`)
    return number
  }
}

export const someStatus = shape({}, Object.fromEntries(STATUSES.map((one) => [one, integer({ min: 1, max: 100 })])))
