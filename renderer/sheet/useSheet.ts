import { reactive, shallowRef, watch, onScopeDispose, type ShallowRef } from 'vue'
import type { Words } from '../../engine/messages/words'
import type { Given, Value } from '../../preload/contract'
import { announce, note } from '../shell/announcer'
import { asked, host, settled } from '../shell/host'
import { say } from '../words/say'

export type Look = Given<'sheet.preview'>['look']
export type SaveForm = Given<'sheet.save'>['form']
type Preview = Value<'sheet.preview'>

/** What the preview is: being made, there, or not to be had, and why. */
export type ShownSheet =
  | { readonly is: 'making' }
  | { readonly is: 'here'; readonly preview: Preview; readonly isStale: boolean }
  | { readonly is: 'refused'; readonly why: Words }

/** Somebody who clicks through the options is not shown every step of the way. */
const CALM = 120

/** Where Letter is what lies in the printer. */
const LETTER = /-(US|CA|MX|PH)$/

/** Whose sheet it is. */
interface Whose {
  readonly company: string
  readonly run: number | undefined
}

export function useSheet(whose: () => Whose, isReported: boolean) {
  const look = reactive<{ -readonly [K in keyof Look]: Look[K] }>({
    paper: LETTER.test(navigator.language) ? 'letter' : 'a4',
    ink: false,
    twoUp: false,
    chronicle: false,
    reports: isReported
  })
  const isBlank = shallowRef(false)
  const shown = shallowRef<ShownSheet>({ is: 'making' })
  const busy: ShallowRef<SaveForm | 'print' | null> = shallowRef(null)
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const given = () => ({ look: { ...look }, ...(isBlank.value ? {} : ours()) })
  const ours = () => {
    const { company, run } = whose()
    return run === undefined ? { company } : { company, run }
  }

  async function make(): Promise<void> {
    const mine = ++latest
    const result = await settled(host().sheet.preview(given()))
    if (mine !== latest) return
    shown.value = result.ok ? { is: 'here', preview: result.value, isStale: false } : { is: 'refused', why: result.why }
    announce(result.ok ? say('sheet.screen.ready') : say(result.why))
  }

  function makeSoon(): void {
    clearTimeout(timer)
    shown.value = shown.value.is === 'here' ? { ...shown.value, isStale: true } : { is: 'making' }
    timer = setTimeout(() => void make(), CALM)
  }

  async function save(form: SaveForm): Promise<void> {
    if (busy.value !== null) return
    busy.value = form
    const saved = await asked(host().sheet.save({ ...given(), form }))
    busy.value = null
    if (saved) note(say('sheet.screen.saved', { n: saved.files.length, file: saved.files[0] ?? '' }))
  }

  async function print(): Promise<void> {
    if (busy.value !== null) return
    busy.value = 'print'
    const printed = await asked(host().sheet.print(given()))
    busy.value = null
    if (printed) note(say('sheet.screen.printed'))
  }

  watch([() => ({ ...look }), isBlank, ours], makeSoon, { deep: true })
  onScopeDispose(() => {
    latest++
    clearTimeout(timer)
  })
  return { look, isBlank, shown, busy, make, save, print }
}
