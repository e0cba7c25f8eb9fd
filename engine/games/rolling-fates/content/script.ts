import type { Script, ScriptIf } from '../enemies/intent'
import type { FatesEnemyRecord } from './enemy'

/** The script of a record; the linker has seen to it that every case has one condition, and that there is an act. */
export const scriptOf = ({ script }: FatesEnemyRecord): Script => ({
  when: script.when.map((one) => ({ if: one.if as ScriptIf, act: one.act })),
  cycle: script.cycle ?? null,
  weights: script.weights ?? null
})
