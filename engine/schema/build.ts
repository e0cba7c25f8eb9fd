import type { Json } from '../kernel/ids'
import type {
  AnySchema,
  Fields,
  Id,
  Infer,
  JsonType,
  Node,
  Notes,
  TextPattern,
  Preset,
  Schema,
  ShapeNode,
  Simplify
} from './schema'

interface Size {
  readonly min?: number
  readonly max?: number
}

const silent: Notes = { about: undefined, here: undefined, name: undefined, examples: [] }
export const LONGEST_TEXT = 4000
export const LONGEST_LIST = 5000

function make<T, N extends Node>(node: N, notes: Notes = silent, filled?: { readonly value: Json }): Schema<T, N> {
  return {
    node,
    notes,
    preset: filled,
    describe: (words) => make(node, described(notes, words), filled),
    named: (name) => make(node, { ...notes, name }, filled),
    example: (...examples) => make(node, { ...notes, examples }, filled)
  }
}

const described = (notes: Notes, words: string): Notes =>
  notes.name === undefined || notes.about === undefined ? { ...notes, about: words } : { ...notes, here: words }

export function text(size: Size & { readonly like?: TextPattern } = {}): Schema<string> {
  return make({ kind: 'text', min: size.min ?? 0, max: size.max ?? LONGEST_TEXT, like: size.like })
}

export function integer(size: Size = {}): Schema<number> {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = size
  return make({ kind: 'integer', min, max })
}

export function number(size: Size = {}): Schema<number> {
  const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = size
  return make({ kind: 'number', min, max })
}

export function flag(): Schema<boolean> {
  return make({ kind: 'flag' })
}

export function oneOf<const V extends string | number | boolean | null>(values: readonly V[]): Schema<V> {
  return make({ kind: 'oneOf', values })
}

/** Lower-case kebab. With `of`, it names a record of that kind and the linker checks that the record exists. */
export function id(): Schema<string>
export function id<K extends string>(of: K): Schema<Id<K>>
export function id(of?: string): Schema<string> {
  return make({ kind: 'id', of })
}

/** Any plain JSON. */
export function json(): Schema<Json> {
  return make({ kind: 'json' })
}

export function list<S extends AnySchema>(
  of: S,
  size: Size & { readonly distinct?: boolean } = {}
): Schema<readonly Infer<S>[]> {
  const { min = 0, max = LONGEST_LIST, distinct = false } = size
  return make({ kind: 'list', of, min, max, distinct })
}

export function tuple<const S extends readonly AnySchema[]>(
  items: S
): Schema<{ readonly [I in keyof S]: Infer<S[I]> }> {
  return make({ kind: 'tuple', items })
}

export function record<S extends AnySchema>(
  key: Schema<string>,
  of: S,
  size: { readonly max?: number } = {}
): Schema<{ readonly [key: string]: Infer<S> }> {
  return make({ kind: 'record', key, of, max: size.max ?? LONGEST_LIST })
}

type Filled<O> = { [K in keyof O]: O[K] extends Preset<unknown> ? K : never }[keyof O]
export type InferShape<R, O> = Simplify<
  { readonly [K in keyof R]: Infer<R[K]> } & { readonly [K in Filled<O>]: Infer<O[K]> } & {
    readonly [K in Exclude<keyof O, Filled<O>>]?: Infer<O[K]>
  }
>

/** Strict: every required field present, nothing that is not named here. */
export function shape<R extends Fields, O extends Fields = Record<never, never>>(
  required: R,
  optional?: O
): Schema<InferShape<R, O>, ShapeNode> {
  return make({ kind: 'shape', required, optional: optional ?? {} })
}

type Branches = { readonly [name: string]: Schema<unknown, ShapeNode> }
export type InferTagged<Tag extends string, B> = {
  [K in keyof B]: Simplify<{ readonly [T in Tag]: K } & Infer<B[K]>>
}[keyof B]

/** A union told apart by one literal property. */
export function tagged<Tag extends string, B extends Branches>(tag: Tag, branches: B): Schema<InferTagged<Tag, B>> {
  return make({ kind: 'tagged', tag, branches })
}

/** A union told apart by the JSON type of the value, for short forms such as a bare number. */
export function byType<B extends { readonly [type in JsonType]?: AnySchema }>(branches: B): Schema<Infer<B[keyof B]>> {
  return make({ kind: 'byType', branches })
}

/** For schemas that contain themselves. */
export function lazy<T>(get: () => Schema<T>): Schema<T> {
  return make({ kind: 'lazy', get })
}

/** May be `null`, for places where absence must be said aloud. */
export function maybe<S extends AnySchema>(of: S): Schema<Infer<S> | null> {
  return make({
    kind: 'byType',
    branches: { null: oneOf([null]), flag: of, number: of, text: of, list: of, object: of }
  })
}

/** Goes into the optional part of a shape: left out, it is filled in with `value`. */
export function preset<S extends AnySchema>(of: S, value: Json): Preset<Infer<S>> {
  // `make` hands the filling on to whatever `describe`, `named` and `example` return.
  return make<Infer<S>, Node>(of.node, of.notes, { value }) as Preset<Infer<S>>
}
