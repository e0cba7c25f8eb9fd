import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Json } from '../../../../../engine/kernel/ids'
import { planFrom, type RedrawPlan } from '../model/odds'

/** How long a choice must stand before the best use of tokens is looked for. */
const PAUSE = 150

/** A draw that is meant: a name that changes with it, for how many redraws it is planned, and how to ask for a plan. */
export interface Planned {
  readonly key: string
  readonly redraws: number
  readonly ask: (tokens: number) => Promise<Json | undefined>
}

/**
 * What redraws would be worth, one token after another: each plan is shown as soon as it is there, and none for a draw
 * nobody means any more.
 */
export function usePlans(meant: () => Planned | null): Readonly<ShallowRef<readonly RedrawPlan[]>> {
  const plans = shallowRef<readonly RedrawPlan[]>([])
  let pause: ReturnType<typeof setTimeout> | undefined

  watch(
    () => meant()?.key,
    () => {
      clearTimeout(pause)
      if (plans.value.length > 0) plans.value = []
      const draw = meant()
      if (draw && draw.redraws > 0) pause = setTimeout(() => void plan(draw), PAUSE)
    },
    { immediate: true }
  )

  async function plan(draw: Planned): Promise<void> {
    for (let tokens = 1; tokens <= draw.redraws; tokens++) {
      const told = planFrom(await draw.ask(tokens))
      if (!told || meant()?.key !== draw.key) return
      plans.value = [...plans.value, told]
    }
  }
  return plans
}
