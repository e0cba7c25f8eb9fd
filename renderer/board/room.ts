// The element everything happens in: it takes the keyboard, the pointer and the name, and knows whether anyone looks.
export function createRoom(host: HTMLElement, name = ''): HTMLElement {
  const room = document.createElement('div')
  room.style.cssText = 'position:relative;width:100%;height:100%;overflow:hidden;touch-action:none'
  room.tabIndex = 0
  room.setAttribute('role', 'application')
  if (name) room.setAttribute('aria-label', name)
  host.append(room)
  return room
}

export interface Eyes {
  isSeen(): boolean
  close(): void
}

/** Pauses while the window is hidden or the element has no size; tells its size whenever that changes. */
export function watchRoom(
  room: HTMLElement,
  pause: (isPaused: boolean) => void,
  onSize: (width: number, height: number) => void
): Eyes {
  let isEmpty = true
  const isSeen = (): boolean => !isEmpty && document.visibilityState === 'visible'
  const look = (): void => pause(!isSeen())
  const measure = (): void => {
    isEmpty = room.clientWidth === 0 || room.clientHeight === 0
    if (!isEmpty) onSize(room.clientWidth, room.clientHeight)
    look()
  }
  const observer = new ResizeObserver(measure)
  observer.observe(room)
  document.addEventListener('visibilitychange', look)
  measure()
  return {
    isSeen,
    close() {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }
}

/** A canvas nobody sees, to draw letters on: figures as tall as capitals, which only a canvas of the page can have. */
export function letterCanvas(room: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.hidden = true
  canvas.style.fontVariantNumeric = 'lining-nums'
  room.append(canvas)
  return canvas
}
