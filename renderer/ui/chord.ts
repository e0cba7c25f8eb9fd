// A chord is written 'Ctrl+Shift+Z': modifiers in this order, then the key as the keyboard names it.

const MODIFIERS = ['Ctrl', 'Alt', 'Shift'] as const
const SHOWN: Readonly<Record<string, string>> = {
  Enter: '⏎',
  Space: '␣',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Shift: '⇧',
  Delete: 'Del'
}

export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

export function chordOf(pressed: Pressed): string {
  const isCtrl = pressed.ctrlKey || pressed.metaKey
  const key = named(pressed.key, isCtrl)
  const isSign = key.length === 1 && !/[A-Z0-9]/.test(key)
  const held = {
    Ctrl: isCtrl,
    Alt: pressed.altKey,
    Shift: pressed.shiftKey && !isSign
  }
  return [...MODIFIERS.filter((modifier) => held[modifier]), key].join('+')
}

/** Shift and a digit, whatever sign that writes on this keyboard. */
export function shiftedDigit({ code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  return digit !== undefined && shiftKey && !ctrlKey && !metaKey && !altKey ? `Shift+${digit}` : undefined
}

/** Larger is Ctrl and the key with the plus, whether or not the plus needs Shift there. */
function named(key: string, isCtrl: boolean): string {
  if (key === ' ') return 'Space'
  if (key === '=' && isCtrl) return '+'
  return key.length === 1 ? key.toUpperCase() : key
}

export function chordParts(chord: string): readonly string[] {
  const plus = chord.endsWith('+') ? ['+'] : []
  const parts = chord.slice(0, chord.length - plus.length).split('+')
  return [...parts.filter((part) => part !== ''), ...plus].map((part) => SHOWN[part] ?? part)
}

export function isModifierAlone(key: string): boolean {
  return ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock'].includes(key)
}

/** The same chord for aria-keyshortcuts, which has its own spelling. */
export function ariaChord(chord: string): string {
  return chord.replace('Ctrl', 'Control')
}
