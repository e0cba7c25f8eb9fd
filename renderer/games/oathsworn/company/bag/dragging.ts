import { shallowRef } from 'vue'

// What is being carried with the mouse, so that every place it could go to can say what would come of it.

export const dragged = shallowRef<string | null>(null)

/** What is to change places with another item, once somebody has said with which. */
export const exchanged = shallowRef<string | null>(null)

export function lift(event: DragEvent, item: string): void {
  event.dataTransfer?.setData('text/plain', item)
  if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move'
  dragged.value = item
}

export function letGo(): void {
  dragged.value = null
}
