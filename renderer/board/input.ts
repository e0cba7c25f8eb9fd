// Pointer and keys, turned into a few meanings.
import { ARROWS, type Arrow } from './walk'

/** How the camera is moved from where it is. */
export const MOVES = [
  'nearer',
  'farther',
  'turnLeft',
  'turnRight',
  'raise',
  'lower',
  'slideLeft',
  'slideRight',
  'slideUp',
  'slideDown'
] as const
export type BoardMove = (typeof MOVES)[number]

export const COMMANDS = ['home', 'top', 'flat', ...MOVES] as const
export type BoardCommand = (typeof COMMANDS)[number]

/** `KeyboardEvent.key` in lower case, after `shift+` where that has to be held and the key is no sign. */
export const KEYS: Readonly<Record<BoardCommand, string>> = {
  home: 'home',
  top: 't',
  flat: 'v',
  nearer: '+',
  farther: '-',
  turnLeft: ',',
  turnRight: '.',
  raise: 'shift+pageup',
  lower: 'shift+pagedown',
  slideLeft: 'shift+arrowleft',
  slideRight: 'shift+arrowright',
  slideUp: 'shift+arrowup',
  slideDown: 'shift+arrowdown'
}

export interface Meanings {
  point(x: number, y: number): void
  leave(): void
  /** `now` is when the hand moved, not when we heard. */
  click(x: number, y: number, now: number): void
  walk(arrow: Arrow): void
  /** Answers whether there was somewhere to go; if not, Tab leaves the board. */
  tab(by: 1 | -1): boolean
  /** Answers whether something was chosen. */
  enter(now: number): boolean
  escape(): boolean
  command(command: BoardCommand): void
  /** Dragging and turning the wheel on the flat table. */
  drag(dx: number, dy: number): void
  wheel(by: number, x: number, y: number): void
}

/** A pointer that has moved less than this between down and up has clicked. */
const STILL = 6

export function listen(
  host: HTMLElement,
  meanings: Meanings,
  keys: Readonly<Record<BoardCommand, string>>
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let down: { x: number; y: number; isDrag: boolean } | null = null

  const at = (event: PointerEvent | WheelEvent): [number, number] => {
    const box = host.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  const move = (event: PointerEvent): void => {
    if (!down) return meanings.point(...at(event))
    const [x, y] = at(event)
    down.isDrag ||= Math.hypot(x - down.x, y - down.y) >= STILL
    if (!down.isDrag) return
    meanings.drag(x - down.x, y - down.y)
    down = { x, y, isDrag: true }
  }

  const press = (event: PointerEvent): void => {
    const [x, y] = at(event)
    down = { x, y, isDrag: false }
    host.focus({ preventScroll: true })
  }

  const release = (event: PointerEvent): void => {
    const wasClick = down !== null && !down.isDrag && event.button === 0
    down = null
    if (wasClick) meanings.click(...at(event), event.timeStamp)
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    meanings.wheel(Math.exp(-event.deltaY * 0.0015), ...at(event))
  }

  host.addEventListener('pointermove', move, { signal })
  host.addEventListener('pointerdown', press, { signal })
  host.addEventListener('pointerup', release, { signal })
  host.addEventListener('pointercancel', () => (down = null), { signal })
  host.addEventListener('pointerleave', () => meanings.leave(), { signal })
  host.addEventListener('wheel', wheel, { signal, passive: false })
  host.addEventListener(
    'keydown',
    (event) => {
      if (handleKey(event, meanings, keys)) event.preventDefault()
    },
    { signal }
  )
  return () => controller.abort()
}

const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key)

/** Answers whether the key meant something here. */
export function handleKey(
  event: KeyboardEvent,
  meanings: Meanings,
  keys: Readonly<Record<BoardCommand, string>>
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const { key } = event
  const struck = `${event.shiftKey && key.length > 1 ? 'shift+' : ''}${key.toLowerCase()}`
  const command = COMMANDS.find((c) => keys[c] === struck)
  if (command) {
    meanings.command(command)
    return true
  }
  if (isArrow(key)) {
    meanings.walk(key)
    return true
  }
  if (key === 'Tab') return meanings.tab(event.shiftKey ? -1 : 1)
  // Held down it has chosen once, whatever is asked meanwhile.
  if (key === 'Enter') return event.repeat || meanings.enter(event.timeStamp)
  return key === 'Escape' && meanings.escape()
}
