// A schema is plain data describing plain data: one description serves checking, types, editors and documentation.
import type { Json } from '../kernel/ids'

export type Node =
  | { readonly kind: 'text'; readonly min: number; readonly max: number; readonly like: TextPattern | undefined }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'oneOf'; readonly values: readonly (string | number | boolean | null)[] }
  | { readonly kind: 'id'; readonly of: string | undefined }
  | { readonly kind: 'json' }
  | {
      readonly kind: 'list'
      readonly of: AnySchema
      readonly min: number
      readonly max: number
      readonly distinct: boolean
    }
  | { readonly kind: 'tuple'; readonly items: readonly AnySchema[] }
  | { readonly kind: 'record'; readonly key: AnySchema; readonly of: AnySchema; readonly max: number }
  | ShapeNode
  | {
      readonly kind: 'tagged'
      readonly tag: string
      readonly branches: { readonly [name: string]: Schema<unknown, ShapeNode> }
    }
  | { readonly kind: 'byType'; readonly branches: { readonly [type in JsonType]?: AnySchema } }
  | { readonly kind: 'lazy'; readonly get: () => AnySchema }

export interface ShapeNode {
  readonly kind: 'shape'
  readonly required: Fields
  readonly optional: Fields
}

export interface TextPattern {
  readonly name: string
  readonly test: RegExp
}

export const jsonTypes = ['null', 'flag', 'number', 'text', 'list', 'object'] as const
export type JsonType = (typeof jsonTypes)[number]

export type AnySchema = Schema<unknown>
export type Fields = { readonly [name: string]: AnySchema }

export interface Notes {
  readonly about: string | undefined
  /** What it means in this one place, for a schema that is used in several. */
  readonly here: string | undefined
  readonly name: string | undefined
  readonly examples: readonly Json[]
}

declare const inferred: unique symbol

export interface Schema<out T, out N extends Node = Node> {
  readonly node: N
  readonly notes: Notes
  readonly preset: { readonly value: Json } | undefined
  /** What it means, in a sentence; of a named schema that has one already, what it means in this place. */
  describe(words: string): Schema<T, N>
  /** A name under which editors and documentation show it once and refer to it. */
  named(name: string): Schema<T, N>
  example(...examples: readonly Json[]): Schema<T, N>
  readonly [inferred]?: () => T
}

/** A field that may be left out of the file and is then filled in, so that readers never meet `undefined`. */
export interface Preset<out T> extends Schema<T> {
  readonly preset: { readonly value: Json }
  describe(about: string): Preset<T>
  named(name: string): Preset<T>
  example(...examples: readonly Json[]): Preset<T>
}

export type Infer<S> = S extends Schema<infer T> ? T : never
export type Simplify<T> = T extends object ? { [K in keyof T]: T[K] } : T

/** A name of a record. Plain text fits; the id of another kind of record does not. */
export type Id<K extends string> = string & { readonly __names?: K }
