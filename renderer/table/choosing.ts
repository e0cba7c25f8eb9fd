import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Json } from '../../engine/kernel/ids'
import {
  emptyDraft,
  isEmptyDraft,
  replyOf,
  stepBack,
  withAmount,
  withFace,
  withoutFace,
  withPicked,
  type AnswerDraft
} from './draft'
import {
  enterOption,
  isLegal,
  isSingle,
  livesAt,
  optionsOf,
  promptMark,
  type Option,
  type Place,
  type Prompt
} from './prompts'
import { useTable } from './store'
import { useTelling } from './report/telling'

// One question, shown in many places at once: the bar, the board, the cards, the list. They share what is hovered and
// what is picked, so that the same option lights up everywhere.

export const useChoosing = defineStore('choosing', () => {
  const table = useTable()
  const telling = useTelling()
  const seat = shallowRef<string | null>(null)
  const hovered = shallowRef<string | null>(null)
  const draft = shallowRef<AnswerDraft>(emptyDraft(undefined))
  /** A place where several options live was picked: these are meant. */
  const narrowed = shallowRef<readonly string[]>([])

  // While something is being told, nothing is asked yet.
  const waiting = computed(() => (telling.isTelling ? [] : table.waiting))
  const prompt = computed<Prompt | undefined>(
    () => waiting.value.find((one) => one.seat === seat.value) ?? waiting.value[0]
  )
  const options = computed(() => optionsOf(prompt.value))
  const placed = computed(() => options.value.filter((option) => option.at && isLegal(option)))
  /** Every card, piece and position in sight asks whether it is one of the options. */
  const byThing = computed(() => {
    const found = new Map<string, Option[]>()
    for (const option of placed.value)
      for (const thing of [option.at?.card, option.at?.figure, option.at?.zone]) {
        if (thing === undefined) continue
        const there = found.get(thing)
        if (there) there.push(option)
        else found.set(thing, [option])
      }
    return found
  })
  const reply = computed(() => prompt.value && replyOf(draft.value, prompt.value))
  const enter = computed(() => enterOption(prompt.value))
  const canStepBack = computed(() => narrowed.value.length > 0 || !isEmptyDraft(draft.value))
  const mark = computed(() => promptMark(prompt.value, table.now?.revision ?? 0))

  /** The button the pointer rests on: the next question may find another use for it under a hand that does not move. */
  let resting: { readonly button: Element; readonly offers: () => string | null } | null = null

  watch(mark, () => {
    draft.value = emptyDraft(prompt.value)
    narrowed.value = []
    hovered.value = null
    // With the next frame: first the question itself is there.
    if (resting) requestAnimationFrame(lightAgain)
  })

  function lightAgain(): void {
    if (resting?.button.isConnected) hovered.value = resting.offers()
  }

  // Asked by everything in sight with every question: a bare function would be an action, which is watched over at a price.
  const stateOf = computed(() => {
    const [{ picked }, over] = [draft.value, hovered.value]
    return (option: Option): 'refused' | 'picked' | 'hovered' | 'open' => {
      if (!isLegal(option)) return 'refused'
      if (picked.includes(option.id)) return 'picked'
      return over === option.id ? 'hovered' : 'open'
    }
  })

  /** The first that can be taken of those that live there. */
  const optionAt = computed(() => {
    const [everywhere, things] = [placed.value, byThing.value]
    return (place: Place): Option | undefined => {
      const thing = place.card ?? place.figure ?? place.zone
      const there = thing === undefined ? everywhere : things.get(thing)
      return there?.find((option) => livesAt(option, place))
    }
  })

  function hover(id: string | null): void {
    hovered.value = id
  }

  function hoverAt(place: Place | null): void {
    hover((place && optionAt.value(place)?.id) ?? null)
  }

  /** The pointer has come to a button that offers this, and later perhaps something else. */
  function restOn(button: Element, offers: () => string | null): void {
    resting = { button, offers }
    hovered.value = offers()
  }

  function leave(): void {
    resting = null
    hovered.value = null
  }

  async function pick(id: string): Promise<void> {
    const asking = prompt.value
    // While an answer is on its way, what was picked for it stays.
    if (!asking || table.isBusy) return
    draft.value = withPicked(draft.value, asking, id)
    if (isSingle(asking) && draft.value.picked.length === 1) await confirm()
  }

  /** A click on the board or a card: takes the option that lives there, or offers those that do. */
  async function pickAt(place: Place): Promise<boolean> {
    const there = placed.value.filter((option) => livesAt(option, place))
    if (there.length === 1 && there[0]) await pick(there[0].id)
    else narrowed.value = there.map((option) => option.id)
    return there.length > 0
  }

  /** These are meant, of all that could be chosen. */
  function narrow(ids: readonly string[]): void {
    narrowed.value = ids
  }

  function setAmount(id: string, amount: number): void {
    if (prompt.value?.form === 'spread') draft.value = withAmount(draft.value, prompt.value, id, amount)
  }

  function setValue(value: number): void {
    draft.value = { ...draft.value, value }
  }

  function tellFace(pile: string, face: string): void {
    if (prompt.value?.form === 'faces') draft.value = withFace(draft.value, prompt.value, pile, face)
  }

  function untellFace(pile: string, index: number): void {
    draft.value = withoutFace(draft.value, pile, index)
  }

  async function confirm(): Promise<void> {
    const asking = prompt.value
    if (asking && reply.value) await send(asking, reply.value)
  }

  async function letTheAppDraw(): Promise<void> {
    if (prompt.value?.form === 'faces') await send(prompt.value, { form: 'faces', faces: null })
  }

  async function describeCard(card: Json): Promise<void> {
    if (prompt.value?.form === 'card') await send(prompt.value, { form: 'card', card })
  }

  /** "The table says otherwise": any question accepts it. */
  async function correct(ruling: Json): Promise<boolean> {
    const asking = prompt.value ?? table.waiting[0]
    return asking ? table.answer(asking.seat, { form: 'ruling', ruling }) : false
  }

  async function send(asking: Prompt, given: Parameters<typeof table.answer>[1]): Promise<void> {
    if (table.isBusy) return
    // What was offered stays as it is until the next question takes its place.
    const isTaken = await table.answer(asking.seat, given)
    if (isTaken) return
    draft.value = emptyDraft(prompt.value)
    narrowed.value = []
  }

  /** One step back inside the answer; past its beginning, the last decision is taken back. */
  async function back(): Promise<void> {
    if (narrowed.value.length > 0) narrowed.value = []
    else if (prompt.value && !isEmptyDraft(draft.value)) draft.value = stepBack(draft.value, prompt.value)
    else await table.undo()
  }

  async function takeEnter(): Promise<void> {
    if (enter.value) await pick(enter.value.id)
    else await confirm()
  }

  return {
    seat,
    hovered,
    draft,
    narrowed,
    waiting,
    prompt,
    options,
    reply,
    enter,
    canStepBack,
    mark,
    stateOf,
    optionAt,
    hover,
    hoverAt,
    restOn,
    leave,
    pick,
    pickAt,
    narrow,
    setAmount,
    setValue,
    tellFace,
    untellFace,
    confirm,
    letTheAppDraw,
    describeCard,
    correct,
    back,
    takeEnter
  }
})
