import { onMounted, ref, shallowRef } from 'vue'
import type { Json } from '../../../../engine/kernel/ids'
import type { Value } from '../../../../preload/contract'
import type { DraftProblem } from '../../../../engine/games/oathsworn/own/monsterProblems'
import { note } from '../../../shell/announcer'
import { asked, host } from '../../../shell/host'
import { packChanges } from '../../../shell/packs'
import { say } from '../../../words/say'
import { GAME } from '../ids'
import { keepDrafts, readDrafts, withDraft, withoutDraft, type Drafts } from './drafts'
import { freshSheet, sheetFrom, type Sheet } from './sheet'

/** The box of its owner: what is told, what is half told, and the page that lies open. */

/** As main wrote it down. */
type Kept = Value<'box.keep'>

export function useBox() {
  const told = shallowRef<readonly Sheet[]>([])
  const drafts = shallowRef<Drafts>({})
  const sheet = shallowRef<Sheet>(freshSheet())
  const problems = shallowRef<readonly DraftProblem[]>([])
  const isReady = ref(false)
  const isBusy = ref(false)
  /** The write that is under way; what changes meanwhile is written after it, once. */
  let writing: Promise<void> | undefined
  let isChanged = false

  async function read(): Promise<void> {
    const all = await asked(host().box.told({ game: GAME }))
    told.value = Array.isArray(all) ? (all as readonly Json[]).map(sheetFrom) : []
  }

  /** What is half told of it goes before what is told. */
  function open(id: string): void {
    const whole = told.value.find((one) => one.id === id)
    const draft = drafts.value[id]
    sheet.value = draft && (id === '' || whole) ? draft : (whole ?? freshSheet())
    void check()
  }

  function change(next: Sheet): void {
    sheet.value = next
    isChanged = true
    void putAway()
  }

  /** What is not a word more than a fresh page, or than what is told, is no draft. */
  function putAway(): Promise<void> {
    writing ??= writeAll().finally(() => (writing = undefined))
    return writing
  }

  async function writeAll(): Promise<void> {
    while (isChanged) {
      isChanged = false
      await write()
    }
  }

  async function write(): Promise<void> {
    const { value: now } = sheet
    const before = told.value.find(({ id }) => id === now.id) ?? freshSheet()
    const isSame = JSON.stringify(before) === JSON.stringify(now)
    drafts.value = isSame ? withoutDraft(drafts.value, now.id) : withDraft(drafts.value, now)
    await Promise.all([keepDrafts(drafts.value), check()])
  }

  async function check(): Promise<void> {
    const { value: now } = sheet
    const found = await asked(host().box.problems({ game: GAME, draft: now as unknown as Json }))
    if (sheet.value === now) problems.value = (found ?? []) as unknown as readonly DraftProblem[]
  }

  /** Written into the pack of the owner; nothing when something is still wrong, which is said at its field. */
  async function keep(): Promise<Kept | undefined> {
    if (isBusy.value) return undefined
    isBusy.value = true
    await putAway()
    await check()
    const { value: now } = sheet
    const kept =
      problems.value.length > 0
        ? undefined
        : await asked(host().box.keep({ game: GAME, draft: now as unknown as Json }))
    if (kept) {
      // Main says so, too, but perhaps after its answer: the next screen must not be made of what was learnt before.
      packChanges.value += 1
      note(say(kept.told))
      drafts.value = withoutDraft(drafts.value, now.id)
      await keepDrafts(drafts.value)
      await read()
      open(kept.id)
    }
    isBusy.value = false
    return kept
  }

  /** What is told of it, or the half of it, is gone. */
  async function remove(id: string): Promise<void> {
    await putAway()
    if (
      id !== '' &&
      (await asked(host().packs.forget({ game: GAME, kind: 'monster', id, isText: false }))) === undefined
    )
      return
    drafts.value = withoutDraft(drafts.value, id)
    await keepDrafts(drafts.value)
    await read()
    open('')
  }

  onMounted(async () => {
    const [known] = await Promise.all([readDrafts(), read()])
    drafts.value = known
    isReady.value = true
  })

  return { told, drafts, sheet, problems, isReady, isBusy, open, change, keep, remove }
}
