import type { Value } from '../../preload/contract'
import { asked, host } from './host'
import { report, settleAll } from './trouble'

/** Nothing of a company can be read any more, not even in a backup: there is nothing to be offered. */
export const BEYOND_RESCUE = 'store.beyondRescue'

type Company = Value<'companies.open'>

/** Opens a company and tells what was found in doing so: damage put right, a folder that is not safe, a full disk. */
export async function openCompany(company: string): Promise<Company | undefined> {
  const opened = await asked(host().companies.open({ company }))
  if (!opened) return undefined
  // What is wrong with the folder is among what was found, unless why this one cannot be written says it all.
  settleAll('folder')
  settleAll('read-only')
  for (const told of opened.told) report(told, 'found')
  if (opened.readOnly) report(opened.readOnly, 'read-only', true)
  return opened
}
