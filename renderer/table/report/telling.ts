import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Words } from '../../../engine/messages/words'
import type { ToldLine } from '../../../preload/contract/shapes'
import { announce } from '../../shell/announcer'
import { say } from '../../words/say'
import { useTable } from '../store'

// What happened, told line by line. The monster's lines wait for Space, so that the table can move its pieces; what the
// players did themselves only passes by. The next question comes when everything has been told.

export interface TellingLine {
  readonly id: number
  readonly after: number
  readonly words: Words
  /** The clauses it follows, as they came. */
  readonly rules: readonly string[]
  /** The chain of rules that led here, if the game says one. */
  readonly why: readonly Words[]
  /** Waits for a person. */
  readonly holds: boolean
  readonly weight: 'turn' | 'deed' | 'detail'
  readonly happenings: readonly ToldLine[]
}

/** How a game turns happenings into lines. */
export type Teller = (told: readonly ToldLine[], before: unknown, after: unknown) => readonly TellingLine[]

/** What moves the pieces while a line is told. */
export interface Player {
  /** Until it has been shown; null if nothing moves, so that nobody waits. */
  readonly show: (line: TellingLine) => Promise<void> | null
  readonly hurry: () => void
}

export const useTelling = defineStore('telling', () => {
  const table = useTable()
  const teller = shallowRef<Teller>(() => [])
  const script = shallowRef<readonly TellingLine[]>([])
  const at = shallowRef(0)
  /** The line that is moving on the board right now. */
  const playing = shallowRef<TellingLine | null>(null)

  const current = computed<TellingLine | undefined>(() => script.value[at.value])
  const isTelling = computed(() => current.value !== undefined)
  /** The whole report, from the first line on. */
  const report = computed(() => teller.value(table.now?.log ?? [], null, table.now?.view))
  /** The report without what is still to be told. */
  const soFar = computed(() => {
    const left = isTelling.value ? script.value.length - at.value - 1 : 0
    return left > 0 ? report.value.slice(0, -left) : report.value
  })
  /** What the board has played of what is being told: it stands as it does after these. */
  const played = computed<readonly ToldLine[]>(() =>
    script.value.slice(0, at.value + (playing.value ? 0 : 1)).flatMap((line) => line.happenings)
  )
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
      script.value = change ? teller.value(change.fresh, change.before, table.now?.view) : []
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
      if (line.holds) break
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

  return { teller, script, at, playing, current, isTelling, report, soFar, played, join, next, all }
})
