import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Json } from '../../engine/kernel/ids'
import type { Prompt, Reply } from '../../engine/kernel/prompt'
import type { Words } from '../../engine/messages/words'
import type { Refused, Result } from '../../preload/contract'
import type {
  ForeseenAnswer,
  Glimpse,
  Outlook,
  Packed,
  Snapshot,
  TableStep,
  ShownWay
} from '../../preload/contract/shapes'
import { asked, host, settled, unpacked } from '../shell/host'
import { report } from '../shell/trouble'
import { grown, grownLog, patched, shownLines, type ShownLine } from './patch'

// The open run as main last sent it. Replaced whole or by patches, never changed here.

/** What was to be said once has been said. */
export type TableNow = Omit<Snapshot, 'told'>

/** How the table came to be as it is now: what is fresh is told before the next question is shown. */
export interface TableChange {
  readonly before: Json
  /** Empty where the table jumped: it is simply shown. */
  readonly fresh: readonly ShownLine[]
  /** Forward by an answer; otherwise it jumped. */
  readonly forward: boolean
  /** The answer is a new one: a redo leads where the table has been before. */
  readonly isNew: boolean
}

type Way = 'answer' | 'redo' | 'jump'

export const useTable = defineStore('table', () => {
  const now = shallowRef<TableNow | null>(null)
  const change = shallowRef<TableChange | null>(null)
  const glimpse = shallowRef<Glimpse | null>(null)
  const refusal = shallowRef<Words | null>(null)
  /** Undoing would take back something that was seen: the person is asked first. */
  const asksToUnsee = shallowRef(false)
  const isBusy = shallowRef(false)

  const isLooking = computed(() => glimpse.value !== null)
  const view = computed<Json>(() => glimpse.value?.view ?? now.value?.view ?? null)
  const waiting = computed<readonly Prompt[]>(() => (isLooking.value ? [] : (now.value?.waiting ?? [])))

  /** The table as it was last at rest, until it is opened; nothing is asked of it before. */
  let recalled: { readonly packed: string; readonly isSure: boolean } | null = null
  /** Whether it was the real one. */
  let confirmed: Promise<boolean> = Promise.resolve(true)
  let confirm = (_isReal: boolean): void => {}

  /** `isSure`: it can be used at once, and what is decided waits until it is open. */
  function recall(packed: string, isSure = false): void {
    adopt(unpacked<Snapshot>(packed))
    recalled = { packed, isSure }
    confirmed = new Promise((done) => (confirm = done))
  }

  /** `isExpected`: what else has to be known before anything is shown. */
  async function open(run: number, isExpected = (): Promise<boolean> => Promise.resolve(true)): Promise<boolean> {
    const told = await settled(host().table.open({ run }))
    const isAwaited = await isExpected()
    if (isAwaited && !told.ok) report(told.why, told.code)
    const isOpen = isAwaited && told.ok
    const isReal = isOpen && told.value === recalled?.packed
    if (isOpen && !isReal) {
      // It could be used: somebody may have decided something on it.
      if (recalled?.isSure) report({ key: 'table.notAsRecalled' }, 'found')
      adopt(unpacked<Snapshot>(told.value))
    }
    settle(isReal)
    return isOpen
  }

  function settle(isReal: boolean): void {
    recalled = null
    confirm(isReal)
  }

  /** A snapshot that came with starting a run, or with opening one. */
  function adopt(snapshot: Snapshot): void {
    const { told, ...rest } = snapshot
    now.value = rest
    change.value = null
    glimpse.value = null
    refusal.value = null
    if (told) report(told, 'refused')
  }

  const answer = (seat: string, reply: Reply): Promise<boolean> =>
    move((at) => host().table.answer({ ...at, seat, reply }), 'answer')

  const redo = (): Promise<boolean> => move((at) => host().table.redo(at), 'redo')

  const goTo = (entry: number): Promise<boolean> => move((at) => host().table.goTo({ ...at, entry }), 'jump')

  async function undo(evenIfRevealed = false): Promise<boolean> {
    if (now.value?.undo === 'none') return false
    if (now.value?.undo === 'reveals' && !evenIfRevealed) {
      asksToUnsee.value = true
      return false
    }
    asksToUnsee.value = false
    return move((at) => host().table.undo({ ...at, ...(evenIfRevealed ? { evenIfRevealed } : {}) }), 'jump')
  }

  async function look(answers: number): Promise<void> {
    await confirmed
    if (!now.value) return
    const packed = await asked(host().table.look({ run: now.value.run, answers }))
    if (packed !== undefined) glimpse.value = unpacked<Glimpse>(packed)
  }

  function backToNow(): void {
    glimpse.value = null
  }

  /** A name for a moment; nothing takes it away. */
  async function pin(entry: number, name: string): Promise<boolean> {
    await confirmed
    if (!now.value) return false
    const pins = await asked(host().table.pin({ run: now.value.run, entry, name }))
    if (pins === undefined) return false
    now.value = { ...now.value, pins }
    return true
  }

  /** Asks the game something about the table as it stands: each game says what it answers. It may not know, too. */
  async function question<T = Json>(about: Json): Promise<T | undefined> {
    await confirmed
    if (!now.value) return undefined
    const told = await settled(host().table.ask({ run: now.value.run, question: about }))
    return told.ok ? (told.value as T) : undefined
  }

  /** What an answer would lead to, as far as that is certain. Nothing changes by asking. */
  async function foresee(seat: string, reply: Reply): Promise<ForeseenAnswer | undefined> {
    await confirmed
    if (!now.value) return undefined
    const told = await settled(host().table.foresee({ run: now.value.run, seat, reply }))
    return told.ok ? told.value : undefined
  }

  /** What each of these corrections would come to. Nothing changes by asking. */
  async function outlook(rulings: readonly Json[]): Promise<readonly Outlook[]> {
    await confirmed
    if (!now.value) return []
    const told = await settled(host().table.outlook({ run: now.value.run, rulings: [...rulings] }))
    return told.ok ? told.value : []
  }

  type At = { run: number; revision: number }
  async function move(call: (at: At) => Promise<Result<Packed<TableStep>>>, way: Way): Promise<boolean> {
    if (!now.value || isBusy.value) return false
    isBusy.value = true
    refusal.value = null
    const { run, revision } = now.value
    // Sent in the very turn of the click: what shows that something was picked is laid out while main works.
    if (recalled !== null && !(await confirmed)) return (isBusy.value = false)
    const result = await settled(call({ run, revision }))
    isBusy.value = false
    if (!result.ok) return refuse(result)
    take(unpacked(result.value), way)
    return true
  }

  async function refuse(refused: Refused): Promise<boolean> {
    if (refused.code === 'stale' && now.value) await open(now.value.run)
    else if (refused.code === 'reveals') asksToUnsee.value = true
    else if (refused.code === 'refused') refusal.value = refused.why
    else report(refused.why, refused.code)
    return false
  }

  function take(step: TableStep, way: Way): void {
    const was = now.value
    if (!was || was.run !== step.run) return
    const { patch, log, decisions, ways, ...rest } = step
    const fresh = shownLines(was.view, log.add)
    const told = fresh.at(-1)?.view ?? was.view
    now.value = {
      ...was,
      ...rest,
      view: patch ? patched(told, patch) : told,
      log: grownLog(was.log, log.from, fresh),
      decisions: grown(was.decisions, decisions),
      ways: ways ? (patched(was.ways as unknown as Json, ways) as unknown as readonly ShownWay[]) : was.ways
    }
    glimpse.value = null
    const forward = way !== 'jump'
    change.value = { before: was.view, fresh: forward ? fresh : [], forward, isNew: way === 'answer' }
  }

  function close(): void {
    settle(false)
    now.value = null
    change.value = null
    glimpse.value = null
  }

  return {
    now,
    change,
    glimpse,
    refusal,
    asksToUnsee,
    isBusy,
    isLooking,
    view,
    waiting,
    recall,
    open,
    adopt,
    answer,
    undo,
    redo,
    goTo,
    look,
    backToNow,
    pin,
    question,
    foresee,
    outlook,
    close
  }
})
