import { computed, ref, shallowRef, watch } from 'vue'
import type { Json } from '../../../../engine/kernel/ids'
import { useChoosing } from '../../../table/choosing'
import { optionsOf, type Prompt } from '../../../table/prompts'
import { useTable } from '../../../table/store'
import { isRecord } from '../../../ui/form/schema'

// Everybody keeps at the same time: what one has put aside stays so while another answers.

export const isKeep = ({ title }: Prompt): boolean => title.key === 'fates.keep'

/** The chance of an ability, and the dice to keep for the greatest. */
export interface KeepChance {
  readonly p: number
  readonly keep: readonly number[] | null
}
export type Chances = ReadonlyMap<string, KeepChance>

/** The same roll of the same hero. */
const rollOf = (prompt: Prompt): string => `${prompt.seat} ${JSON.stringify(prompt.data ?? null)}`

export function useKeeps() {
  const table = useTable()
  const choosing = useChoosing()
  const kept = shallowRef<ReadonlyMap<string, readonly number[]>>(new Map())
  const asked = computed(() => choosing.waiting.filter(isKeep))
  /** The same dice may fall again: what was kept of them then is not kept now. */
  watch(
    () => asked.value.map(rollOf).join('\n'),
    () => {
      const rolls = new Set(asked.value.map(rollOf))
      kept.value = new Map([...kept.value].filter(([roll]) => rolls.has(roll)))
    }
  )
  const promptOf = (seat: string): Prompt | undefined => asked.value.find((one) => one.seat === seat)

  /** Which of the dice are put aside, by their places; null until somebody has touched one. */
  const keptBy = (seat: string): readonly number[] | null => {
    const prompt = promptOf(seat)
    return prompt ? (kept.value.get(rollOf(prompt)) ?? null) : null
  }
  function keep(seat: string, places: readonly number[]): void {
    const prompt = promptOf(seat)
    if (prompt) kept.value = new Map(kept.value).set(rollOf(prompt), [...places].sort())
  }
  function toggle(seat: string, place: number): void {
    const now = keptBy(seat) ?? []
    keep(seat, now.includes(place) ? now.filter((one) => one !== place) : [...now, place])
  }

  /** The places of these faces, each die once. */
  function keepFaces(seat: string, dice: readonly number[], faces: readonly number[]): void {
    const left = [...faces]
    keep(
      seat,
      dice.flatMap((die, at) => {
        const found = left.indexOf(die)
        if (found < 0) return []
        left.splice(found, 1)
        return [at]
      })
    )
  }

  /** The others are rolled again. */
  async function send(seat: string): Promise<void> {
    const prompt = promptOf(seat)
    const places = keptBy(seat) ?? []
    const chosen = optionsOf(prompt)
      .filter((_, at) => places.includes(at))
      .map(({ id }) => id)
    if (!prompt || !(await table.answer(seat, { form: 'choose', chosen }))) return
    // All kept, a second reroll asks about the very same dice.
    kept.value = new Map([...kept.value].filter(([roll]) => roll !== rollOf(prompt)))
  }

  return { asked, promptOf, keptBy, toggle, keepFaces, send, chances: useChances(asked, keptBy) }
}

type Asked = Readonly<{ value: readonly Prompt[] }>

/** What each hero's abilities are worth hoping for: with this keep, or with the best where none is thought of. */
function useChances(asked: Asked, keptBy: (seat: string) => readonly number[] | null) {
  const table = useTable()
  const known = ref<Readonly<Record<string, { readonly now: Chances; readonly best: Chances }>>>({})
  const thoughts = computed(() =>
    asked.value.map((prompt) => {
      const dice = diceIn(prompt)
      return { seat: prompt.seat, roll: rollOf(prompt), keep: keptBy(prompt.seat)?.map((at) => dice[at] ?? 0) ?? null }
    })
  )

  watch(
    () => JSON.stringify(thoughts.value),
    async () => {
      for (const { seat, keep } of thoughts.value) {
        const best = chancesFrom(await table.question({ odds: 'abilities', hero: seat }))
        const now = keep === null ? best : chancesFrom(await table.question({ odds: 'abilities', hero: seat, keep }))
        known.value = { ...known.value, [seat]: { now, best } }
      }
    },
    { immediate: true }
  )
  return (seat: string) => (asked.value.some((one) => one.seat === seat) ? known.value[seat] : undefined)
}

function diceIn({ data }: Prompt): readonly number[] {
  const dice = isRecord(data) ? data['dice'] : undefined
  return Array.isArray(dice) ? dice.filter((die): die is number => typeof die === 'number') : []
}

function chancesFrom(told: Json | undefined): Chances {
  const list = isRecord(told) && Array.isArray(told['abilities']) ? told['abilities'] : []
  return new Map(
    (list as readonly { readonly id: string; readonly p: number; readonly keep: readonly number[] | null }[]).map(
      ({ id, p, keep }) => [id, { p, keep }]
    )
  )
}
