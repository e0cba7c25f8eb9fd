import { defineAsyncComponent, type Component } from 'vue'
import { placeSpec } from './games'

// Places are loaded when somebody goes there: the first frame carries only the first place.

const loaded = new Map<string, Component>()

export function viewOf(at: string): Component | undefined {
  const spec = placeSpec(at)
  if (!spec) return undefined
  const known = loaded.get(at)
  if (known) return known
  const view = defineAsyncComponent(spec.view)
  loaded.set(at, view)
  return view
}
