import { computed, type WritableComputedRef } from 'vue'
import { useSettings } from '../shell/settings'

/** How wide somebody has dragged a pane beside the board; 0 while nobody has. */
export function usePane(side: 'left' | 'right'): WritableComputedRef<number> {
  const settings = useSettings()
  return computed({
    get: () => settings.now.panes[side],
    set: (width) => void settings.change({ panes: { ...settings.now.panes, [side]: width } })
  })
}
