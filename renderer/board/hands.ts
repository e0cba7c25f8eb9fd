// What pointer and keys do: hover, choose, walk, look around.
import type { View } from './camera/view'
import { announce } from './describe'
import type { Emitter } from './events'
import type { BoardCommand, Meanings } from './input'
import { placeOn } from './places'
import { samePlace, type SceneChoice, type ScenePlace } from './scene'
import { choiceAt, focusedChoice, focusNext, walk, type HeadlessState } from './state'

export interface Hands {
  readonly state: HeadlessState
  readonly view: View
  readonly emit: Emitter['emit']
  /** Something about the pieces looks different now. */
  changed(): void
  /** Whether a click would choose something. */
  invite(isInviting: boolean): void
  readonly commands: Readonly<Record<BoardCommand, () => void>>
}

export function meaningsOf(hands: Hands): Meanings {
  const { state, view, emit, changed, commands } = hands
  return {
    point: (x, y) => hover(hands, view.placeAt(x, y)),
    leave: () => hover(hands, null),
    click(x, y, now) {
      const place = view.placeAt(x, y)
      hover(hands, place)
      state.isSought = false
      if (place) take(hands, place, { choice: choiceAt(state, place), now })
    },
    walk(arrow) {
      if (walk(state, arrow) !== null) say(hands)
    },
    tab(by) {
      const choice = focusNext(state, by)
      say(hands)
      return choice !== null
    },
    enter(now) {
      const choice = focusedChoice(state)
      const place = choice?.at ?? (state.walker && placeOn(state.scene, state.walker.hex))
      if (place) take(hands, place, { choice, now })
      return place !== null
    },
    escape() {
      const wasWalking = state.walker !== null
      state.walker = null
      state.focused = null
      emit('hovered', { place: null, choice: null })
      changed()
      return wasWalking
    },
    command: (command) => commands[command](),
    drag: view.drag,
    wheel: view.wheel
  }
}

function hover({ state, emit, changed, invite }: Hands, place: ScenePlace | null): void {
  if (samePlace(place, state.hovered)) return
  state.hovered = place
  const choice = choiceAt(state, place)
  invite(choice !== null && choice.refused === undefined)
  emit('hovered', { place, choice })
  changed()
}

interface Taking {
  readonly choice: SceneChoice | null
  readonly now: number
}

function take({ state, emit }: Hands, place: ScenePlace, { choice, now }: Taking): void {
  if (choice && choice.refused === undefined)
    emit('chosen', { id: choice.id, isSought: state.isSought && choice.id === state.focused, now })
  else emit('picked', { place, choice })
}

/** The keyboard has moved: say where it is, and show it like a pointer would. */
function say({ state, emit, changed }: Hands): void {
  const words = announce(state)
  if (words) emit('announced', words)
  const choice = focusedChoice(state)
  const place = choice?.at ?? (state.walker && placeOn(state.scene, state.walker.hex))
  emit('hovered', { place, choice })
  changed()
}
