import { shallowRef, watch, type Ref } from 'vue'
import { useChoosing } from '../../../../table/choosing'
import type { Prompt } from '../../../../table/prompts'
import { isRecord } from '../../../../ui/form/schema'
import type { Json } from '../../../../../engine/kernel/ids'

/** Whom a draw is made against, and what it takes to hurt them. */
export interface DrawAim {
  readonly figure: string
  readonly defence: number
  readonly bonus: number
  /** What the attack makes of its cards before anything counts for one target alone: part of the bonus is its damage. */
  readonly attack?: Attack
  /** What the enemy's draw comes to for this one, where it has been told. */
  readonly damage?: number
  /** The HP it has cost, where that is known already: some of it may have been prevented. */
  readonly hp?: number
}

/** OW-ATK-20 */
interface Attack {
  readonly times: number
  readonly damage: number
  readonly least: number
}

export function aimsIn(prompt: Prompt | undefined): readonly DrawAim[] | undefined {
  if (!prompt || !isRecord(prompt.data)) return undefined
  const { targets, times, damage, least } = prompt.data
  const attack = { times: numberOr(times, 1), damage: numberOr(damage, 0), least: numberOr(least, 0) }
  return Array.isArray(targets)
    ? (targets as readonly Json[]).flatMap(aimFrom).map((aim) => ({ ...aim, attack }))
    : undefined
}

const numberOr = (told: Json | undefined, otherwise: number): number => (typeof told === 'number' ? told : otherwise)

/** What a check has to reach, and what is added to its cards. OW-CHECK-04 */
export interface Trial {
  readonly difficulty: number
  readonly bonus: number
}

/** The question about the cards of a check names no targets. */
export function trialIn(prompt: Prompt | undefined): Trial | undefined {
  if (!prompt || !isRecord(prompt.data) || prompt.data['targets'] !== undefined) return undefined
  const { difficulty, bonus } = prompt.data
  if (typeof difficulty !== 'number') return undefined
  return { difficulty, bonus: typeof bonus === 'number' ? bonus : 0 }
}

function aimFrom(told: Json): DrawAim[] {
  if (!isRecord(told)) return []
  const { figure, defence, bonus } = told
  if (typeof figure !== 'string' || typeof defence !== 'number' || defence < 1) return []
  return [{ figure, defence, bonus: typeof bonus === 'number' ? bonus : 0 }]
}

/** Who defends against the enemy's draw, with the tokens that are meant for it. OW-TOKEN-09 */
export function defenderIn(prompt: Prompt | undefined, tokens: number): DrawAim | undefined {
  if (!prompt || !isRecord(prompt.data)) return undefined
  const { figure, defence, damage } = prompt.data
  if (typeof figure !== 'string' || typeof defence !== 'number' || typeof damage !== 'number') return undefined
  return { figure, defence: defence + tokens, bonus: 0, damage }
}

/** HP lost to so much damage. */
export const hpOf = (total: number, { defence, damage, hp, ...aim }: DrawAim): number =>
  hp ?? Math.floor((damage ?? damageOf(total, aim)) / defence)

function damageOf(total: number, { bonus, attack = PLAIN }: Pick<DrawAim, 'bonus' | 'attack'>): number {
  const { times, damage, least } = attack
  return Math.max(0, Math.max(least, total * times + damage, 0) + bonus - damage)
}

const PLAIN: Attack = { times: 1, damage: 0, least: 0 }

/** What the attack is told with, where some of its cards are ignored: then the rules say what each card adds. */
export function ignoringIn(prompt: Prompt | undefined): Json | undefined {
  if (!prompt || !isRecord(prompt.data) || !Array.isArray(prompt.data['targets'])) return undefined
  const { targets, times = 1, damage = 0, least = 0, ignoreHighest = 0, ignoreLowest = 0, chain = false } = prompt.data
  if (ignoreHighest === 0 && ignoreLowest === 0 && chain !== true) return undefined
  return { targets, times, damage, least, ignoreHighest, ignoreLowest, chain }
}

export interface Aims {
  readonly aims: readonly DrawAim[]
  /** Where some cards are ignored. */
  readonly ignoring: Json | undefined
}

const NOBODY: Aims = { aims: [], ignoring: undefined }

/** The question that names the targets comes before the draw: they are kept until the table is clear again. */
export function useAims(isClear: () => boolean): Ref<Aims> {
  const choosing = useChoosing()
  const kept = shallowRef<Aims>(NOBODY)
  watch(
    () => [choosing.prompt, isClear(), choosing.draft.value] as const,
    ([prompt, clear, value]) => {
      const defender = defenderIn(prompt, value)
      const told = defender ? [defender] : aimsIn(prompt)
      if (told) kept.value = { aims: told, ignoring: ignoringIn(prompt) }
      // Between the question and the draw nothing is asked for a moment: that clears nothing.
      else if (prompt && clear && kept.value !== NOBODY) kept.value = NOBODY
    },
    { immediate: true }
  )
  return kept
}
