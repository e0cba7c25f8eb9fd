/** A string or number that cannot be mistaken for another kind of string or number. */
export type Brand<T, B extends string> = T & { readonly __brand: B }

/** A clause of a rule ledger, such as `OW-ATK-09`. */
export type RuleId = Brand<string, 'RuleId'>

/** Who decides. A game names its own seats. */
export type Seat = Brand<string, 'Seat'>

export type OptionId = string

/** What can be saved: no classes, no functions, no dates. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Names a clause. */
export const rule = (id: string): RuleId => id as RuleId
/** Names a seat. */
export const seat = (id: string): Seat => id as Seat
