import type { Happening } from '../../kernel/game'
import type { Json } from '../../kernel/ids'

type Partial = { readonly [field: string]: Json }

/** Happenings that never came, came in another order, or came and should not have. */
export function happeningMistakes(
  { happens, never }: { readonly happens: readonly Partial[]; readonly never: readonly Partial[] },
  happenings: readonly Happening[]
): string[] {
  const found: string[] = []
  let from = 0
  for (const wanted of happens) {
    const at = happenings.findIndex((one, n) => n >= from && matches(one as unknown as Json, wanted))
    if (at < 0) found.push(`it never happened, or not in this order: ${told(wanted)}`)
    else from = at + 1
  }
  for (const unwanted of never) {
    const one = happenings.find((happening) => matches(happening as unknown as Json, unwanted))
    if (one) found.push(`it happened and should not: ${told(one as unknown as Json)}`)
  }
  return found
}

/** Every part named is there; parts that are not named may be anything. */
export function matches(actual: Json | undefined, wanted: Json): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(actual) &&
      actual.length === wanted.length &&
      wanted.every((one, n) => matches(actual[n] as Json, one as Json))
    )
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false
    const fields = actual as { readonly [key: string]: Json }
    return Object.entries(wanted).every(([key, one]) => matches(fields[key], one as Json))
  }
  return actual === wanted
}

export const told = (value: Json): string => JSON.stringify(value)

export function differs(what: string, actual: unknown, wanted: unknown): string[] {
  return wanted === undefined || actual === wanted ? [] : [`${what} ${String(actual)}, not ${String(wanted)}`]
}

/** The parts of something that are otherwise than named. */
export function partsOf(whose: string, actual: Json, wanted: Partial): string[] {
  const parts = (actual ?? {}) as Partial
  return Object.entries(wanted).flatMap(([part, one]) =>
    matches(parts[part], one) ? [] : [`${part} of ${whose} is ${told(parts[part] ?? null)}, not ${told(one)}`]
  )
}
