import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Json } from '../../../engine/kernel/ids'
import type { Words } from '../../../engine/messages/words'
import type { ToldLine } from '../../../preload/contract/shapes'
import { announce } from '../../shell/announcer'
import { say } from '../../words/say'
import { useTable } from '../store'

// What happened, told line by line. The monster's lines wait for Space, so that the table can move its pieces; what the
// players did themselves only passes by. The next question comes when everything has been told.

/** A line that is said. */
export type SaidLine = ToldLine & { readonly words: Words }

export const isSaid = (line: ToldLine): line is SaidLine => line.words !== null

/** What moves the pieces while a line is told. */
export interface Player {
  /** Until its happenings have been shown; null if nothing moves, so that nobody waits. */
  readonly show: (line: SaidLine) => Promise<void> | null
  readonly hurry: () => void
}

export const useTelling = defineStore('telling', () => {
  const table = useTable()
  const script = shallowRef<readonly SaidLine[]>([])
  const at = shallowRef(0)
  /** The line that is moving on the board right now. */
  const playing = shallowRef<SaidLine | null>(null)

  const current = computed<SaidLine | undefined>(() => script.value[at.value])
  const isTelling = computed(() => current.value !== undefined)
  /** The whole report, from the first line on. */
  const report = computed(() => table.now?.log.filter(isSaid) ?? [])
  /** The report without what is still to be told. */
  const soFar = computed(() => {
    const left = isTelling.value ? script.value.length - at.value - 1 : 0
    return left > 0 ? report.value.slice(0, -left) : report.value
  })
  /** What the table shows: while something is told, what has been told of it. A line is shown once it has been played. */
  const view = computed<Json>(() => {
    const { change, isLooking } = table
    if (!isTelling.value || !change || isLooking) return table.view
    const last = script.value[at.value - (playing.value ? 1 : 0)]
    return change.fresh.find(({ line }) => line === last)?.view ?? change.before
  })
  let board: Player = { show: () => null, hurry: () => undefined }

  /** The board takes part: it plays a line's happenings, and can be told to hurry. */
  function join(player: Player): () => void {
    const before = board
    board = player
    return () => (board = before)
  }

  watch(
    () => table.change,
    (change) => {
      board.hurry()
      // Whoever still told the lines before is done with it.
      playing.value = null
      script.value = change?.fresh.map(({ line }) => line).filter(isSaid) ?? []
      at.value = 0
      void tell()
    }
  )

  /** Tells the line it is at, and those after it, up to one that waits for a person. What only passes by moves nothing on. */
  async function tell(): Promise<void> {
    const lines = script.value
    let told = at.value
    for (let line = lines[told]; line; line = lines[++told]) {
      // What merely goes along with it (a card put down, an animus paid) stands in the report for whoever wants it.
      if (line.weight !== 'detail') announce(say(line.words))
      const shown = board.show(line)
      if (shown) {
        at.value = told
        playing.value = line
        await shown
        if (playing.value !== line) return
        playing.value = null
      }
      if (line.waits) break
    }
    at.value = told
  }

  /** On to the next line; while one is still moving, to the end of its movement. */
  function next(): void {
    if (playing.value) return board.hurry()
    if (!current.value) return
    at.value += 1
    void tell()
  }

  /** Everything at once. */
  function all(): void {
    playing.value = null
    board.hurry()
    at.value = script.value.length
  }

  return { script, at, playing, current, isTelling, report, soFar, view, join, next, all }
})
