import { computed, onScopeDispose, shallowRef } from 'vue'
import { chordOf, isModifierAlone, shiftedDigit } from '../ui/chord'
import { SHELL_COMMANDS, type CommandSpec } from './commands'
import { places } from './games'
import { isSecondPress } from '../ui/presses'
import { isFocusedByPointer, watchPointerFocus } from './pointerFocus'

// Every key goes through here: one list to show, one list to rebind, and no two things on one key without saying so.

export interface Binding {
  /** A known command, or a transient key such as an option of the question being asked. */
  readonly id?: string
  /** Two keys struck one after the other have a space between them: `G 7`. */
  readonly chord?: string
  readonly label?: string
  readonly run: () => void
  readonly when?: () => boolean
  /** It decides something: pressed twice in a row, or held down, it does so once. */
  readonly once?: boolean
}
interface Layer {
  readonly bindings: () => readonly Binding[]
}

/** By id, as several places may have the same. */
const commandsById = computed<ReadonlyMap<string, CommandSpec>>(
  () =>
    new Map(
      [...SHELL_COMMANDS, ...places.value.flatMap((place) => place.commands ?? [])].map((one) => [one.id, one] as const)
    )
)
export const knownCommands = computed<readonly CommandSpec[]>(() => [...commandsById.value.values()])
const layers = shallowRef<readonly Layer[]>([])
export const rebound = shallowRef<Readonly<Record<string, string>>>({})

export const commandOf = (id: string): CommandSpec | undefined => commandsById.value.get(id)

/** The key of a command as it is bound now; '' when a person took it away. */
export function chordFor(id: string): string {
  return rebound.value[id] ?? commandOf(id)?.chord ?? ''
}

/** Binds keys for as long as the component lives. The newest binding of a key wins. */
export function useKeys(bindings: () => readonly Binding[]): void {
  const layer: Layer = { bindings }
  layers.value = [layer, ...layers.value]
  onScopeDispose(() => (layers.value = layers.value.filter((one) => one !== layer)))
}

export interface ActiveKey {
  readonly chord: string
  readonly id: string | undefined
  readonly label: string | undefined
}

/** What the keys do right now, newest first; a key taken twice is listed once. */
export const activeKeys = computed<readonly ActiveKey[]>(() => {
  const seen = new Set<string>()
  return live().flatMap(({ binding, chord }) => {
    if (seen.has(chord) || isSequence(chord)) return []
    seen.add(chord)
    return [{ chord, id: binding.id, label: binding.label }]
  })
})

/** The commands that can be heard together: everywhere, and in one place. */
const rooms = computed<readonly (readonly CommandSpec[])[]>(() => [
  ...places.value.map(({ commands = [] }) => [...SHELL_COMMANDS, ...commands]),
  SHELL_COMMANDS
])

/** Other commands on the same key, where both can be meant. */
export function clashes(id: string, chord: string): readonly string[] {
  if (chord === '') return []
  const beside = rooms.value.filter((room) => room.some((command) => command.id === id)).flat()
  const taken = beside.filter((command) => command.id !== id && chordFor(command.id) === chord)
  return [...new Set(taken.map((one) => one.id))]
}

/** Hears every key of the window. Answers how to stop. */
export function listenForKeys(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  watchPointerFocus(signal)
  window.addEventListener('keydown', handleKey, { signal })
  return () => controller.abort()
}

export function handleKey(event: KeyboardEvent): void {
  if ((event.defaultPrevented && !isModifiedEnter(event)) || event.isComposing || isModifierAlone(event.key)) return
  const chord = chordOf(event)
  const target = event.target instanceof Element ? event.target : null
  if (ownsTheKey(target, event)) return
  const isTyping = target !== null && target.closest('input, textarea, select, [contenteditable=true]') !== null
  const heard = live().filter(({ binding }) => !isTyping || worksWhileTyping(binding))
  if (continues(heard, chord, event)) return
  const found = heard.find((one) => one.chord === chord) ?? heard.find((one) => one.chord === shiftedDigit(event))
  if (!isTyping && heard.some((one) => one.chord.startsWith(`${chord} `))) {
    event.preventDefault()
    begun = { chord, alone: found?.binding.run, timer: setTimeout(endSequence, SEQUENCE) }
    return
  }
  if (!found) {
    if (!isTyping && isLeftByClick(target, event) && isClaimed(chord)) event.preventDefault()
    return
  }
  event.preventDefault()
  if (found.binding.once && (event.repeat || isSecondPress(chord, event.timeStamp))) return
  found.binding.run()
}

/** A key that may be the first of two waits this long for the second; then it is meant by itself. */
const SEQUENCE = 450
let begun: {
  readonly chord: string
  readonly alone: (() => void) | undefined
  readonly timer: ReturnType<typeof setTimeout>
} | null = null

const isSequence = (chord: string): boolean => chord.includes(' ')

/** Answers whether this was the second key of two. If it was not, the first was meant by itself. */
function continues(heard: readonly Heard[], chord: string, event: KeyboardEvent): boolean {
  if (!begun) return false
  const { chord: first } = begun
  const found = heard.find((one) => one.chord === `${first} ${chord}`)
  if (!found) {
    endSequence()
    return false
  }
  clearTimeout(begun.timer)
  begun = null
  event.preventDefault()
  found.binding.run()
  return true
}

function endSequence(): void {
  const alone = begun?.alone
  clearTimeout(begun?.timer)
  begun = null
  alone?.()
}

/** A radio of the library prevents every Enter, whatever goes with it; Ctrl+Enter is meant for the whole page. */
const isModifiedEnter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey || altKey)

interface Heard {
  readonly binding: Binding
  readonly chord: string
}

function live(): Heard[] {
  return layers.value.flatMap((layer) =>
    layer
      .bindings()
      .filter((binding) => binding.when?.() ?? true)
      .map((binding) => ({ binding, chord: binding.chord ?? chordFor(binding.id ?? '') }))
      .filter(({ chord }) => chord !== '')
  )
}

const worksWhileTyping = (binding: Binding): boolean => commandOf(binding.id ?? '')?.inFields === true

/** A focused control keeps the keys it needs; a dialog or an open menu keeps them all. */
function ownsTheKey(target: Element | null, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (!target) return false
  if (document.querySelector('[data-dialog]') || target.closest('[role=menu]')) return true
  if (!['Enter', ' '].includes(key) || ctrlKey || metaKey || altKey || shiftKey) return false
  if (isFocusedByPointer(target)) return false
  // Of what is picked already Enter makes an answer, if it is a whole one; Space puts it back.
  if (key === 'Enter' && target.matches('[data-option][aria-pressed=true]')) return false
  return target.closest('button, a, summary, [role=option], [role=switch], [role=radio]') !== null
}

/** After a click Enter belongs to the decision, even to one that cannot be taken yet: it must not press Undo again. */
const isLeftByClick = (target: Element | null, { key }: KeyboardEvent): boolean =>
  key === 'Enter' && target !== null && isFocusedByPointer(target)

const isClaimed = (chord: string): boolean =>
  layers.value.some((layer) => layer.bindings().some((binding) => binding.chord === chord))

/** The same as striking its key: for a button or a menu that stands for a command. */
export function pressCommand(id: string): void {
  live()
    .find(({ binding }) => binding.id === id)
    ?.binding.run()
}
