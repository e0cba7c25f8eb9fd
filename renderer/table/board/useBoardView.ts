import { computed } from 'vue'
import { MOVES, type Battlefield, type BoardMove } from '../../board'
import { useSettings } from '../../shell/settings'
import type { ViewCommand } from './BoardTools.vue'

/** Where the board is looked at from. One view can be kept, and is still there another evening. */
export function useBoardView(board: () => Battlefield | undefined, looker: () => string | null) {
  const settings = useSettings()
  const kept = computed(() => settings.now.boardView)

  const views: Readonly<Record<ViewCommand, () => void>> = {
    table: () => board()?.camera({ kind: 'table' }),
    top: () => board()?.camera({ kind: 'top' }),
    from: () => {
      const of = looker()
      if (of !== null) board()?.camera({ kind: 'from', of })
    },
    flat: () => void settings.change({ flatBoard: !settings.now.flatBoard }),
    keep: () => {
      const shot = board()?.shot()
      if (shot) void settings.change({ boardView: shot })
    },
    kept: () => {
      if (kept.value) board()?.camera({ kind: 'saved', shot: kept.value })
    }
  }
  const isMove = (command: ViewCommand | BoardMove): command is BoardMove => MOVES.some((move) => move === command)
  const go = (command: ViewCommand | BoardMove): void =>
    isMove(command) ? board()?.command(command) : views[command]()
  return { kept, go }
}
