import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Json } from '../../../../engine/kernel/ids'
import type { Words } from '../../../../engine/messages/words'
import type { CommandName } from '../../../../engine/games/oathsworn/campaign/commands'
import type { CompanyView } from '../../../../engine/games/oathsworn/campaign/view'
import { announce } from '../../../shell/announcer'
import { asked, host } from '../../../shell/host'
import { useChoosing } from '../../../table/choosing'
import { useTable } from '../../../table/store'
import { say } from '../../../words/say'

// The company between evenings, as the game shows it, and everything its table may do on its own account.

/** A free action: the name of the command and its fields. */
export type CompanyCommand = { readonly do: CommandName } & { readonly [field: string]: Json }

/** The rules speak against a command. The table may insist, as long as it makes sense at all. */
export interface Objection {
  readonly command: CompanyCommand
  readonly why: Words
  readonly mayInsist: boolean
}

export const useCompany = defineStore('company', () => {
  const table = useTable()
  const choosing = useChoosing()
  const objection = shallowRef<Objection | null>(null)
  /** Whose book is open. */
  const id = shallowRef<string | null>(null)

  const view = computed<CompanyView | null>(() =>
    table.now?.kind === 'campaign' ? (table.view as unknown as CompanyView) : null
  )

  /** Does it, or says why not and asks whether the table insists. */
  async function act(command: CompanyCommand): Promise<boolean> {
    const insisting = { ...command, onPurpose: true } as CompanyCommand
    const [plain, forced] = await table.outlook([command, insisting])
    if (plain && !plain.ok) {
      objection.value = { command: insisting, why: plain.why, mayInsist: forced?.ok === true }
      announce(say(plain.why), 'assertive')
      return false
    }
    return choosing.correct(command)
  }

  /** A name stands in two books: on the shelf and in the chronicle. */
  async function rename(name: string, keywords: string): Promise<void> {
    if (!(await act({ do: 'rename', name, keywords })) || id.value === null) return
    await asked(host().companies.rename({ company: id.value, name }))
  }

  /** On purpose, whatever the rules say: the chronicle will tell. */
  async function insist(): Promise<boolean> {
    const wanted = objection.value
    objection.value = null
    return wanted !== null && wanted.mayInsist && choosing.correct(wanted.command)
  }

  function giveWay(): void {
    objection.value = null
  }

  /** One after the other; the first that is refused ends it. */
  async function actAll(commands: readonly CompanyCommand[]): Promise<boolean> {
    for (const command of commands) if (!(await act(command))) return false
    return true
  }

  return { id, view, objection, act, actAll, rename, insist, giveWay }
})
