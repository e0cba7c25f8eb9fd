import type { Component } from 'vue'
import type { Json } from '../../engine/kernel/ids'
import type { CommandSpec } from './commands'

// A place is where a person can be, as plain data. The window's own stand in place.ts of their folders, a game's in its GameScreens.

export interface WindowPlace {
  readonly at: string
  readonly [detail: string]: Json
}

export interface PlaceSpec {
  readonly at: string
  readonly view: () => Promise<{ default: Component }>
  /** Asks for what its view will want first, where somebody wakes up: before the view is there. */
  readonly askSoon?: (place: WindowPlace) => void
  /** Commands a person can rebind, known even while the place is not open. */
  readonly commands?: readonly CommandSpec[]
  /** Runs of these kinds, of the game whose place it is, are played here. */
  readonly plays?: readonly string[]
  /** Not somewhere to wake up in: the last place before it is remembered instead. */
  readonly passing?: true
}

export const samePlace = (a: WindowPlace, b: WindowPlace): boolean => JSON.stringify(a) === JSON.stringify(b)

export function isPlace(value: unknown): value is WindowPlace {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'string'
}
