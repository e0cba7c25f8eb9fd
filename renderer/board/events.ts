// What the battlefield tells whoever listens.
import type { Announcement } from './describe'
import type { View } from './camera/view'
import type { Quality } from './gl/quality'
import type { SceneChoice, ScenePlace } from './scene'

export interface BattlefieldEvents {
  /** A choice was taken; or only its place, where others may live as well. `now` is when the hand moved. */
  chosen: { readonly id: string; readonly isSought: boolean; readonly now: number }
  /** The pointer or the keyboard is over something else now; null: over nothing. */
  hovered: { readonly place: ScenePlace | null; readonly choice: SceneChoice | null }
  /** Something that is no choice was clicked, to look at it; or a refused choice, to hear why. */
  picked: { readonly place: ScenePlace; readonly choice: SceneChoice | null }
  announced: Announcement
  /** Frames came too slowly: from now on less is drawn. Worth remembering for the next time. */
  eased: { readonly quality: Quality }
  /** Nothing has been drawn for a while. */
  rested: Readonly<Record<never, never>>
  viewed: { readonly view: View['kind']; readonly isFlat: boolean }
}

type Listener<K extends keyof BattlefieldEvents> = (event: BattlefieldEvents[K]) => void

export interface Emitter {
  on<K extends keyof BattlefieldEvents>(kind: K, listener: Listener<K>): () => void
  emit<K extends keyof BattlefieldEvents>(kind: K, event: BattlefieldEvents[K]): void
  clear(): void
}

export function createEmitter(): Emitter {
  const listeners = new Map<keyof BattlefieldEvents, Set<(event: never) => void>>()
  return {
    on(kind, listener) {
      const all = listeners.get(kind) ?? new Set()
      listeners.set(kind, all.add(listener))
      return () => void all.delete(listener)
    },
    emit(kind, event) {
      for (const listener of listeners.get(kind) ?? []) listener(event as never)
    },
    clear: () => listeners.clear()
  }
}
