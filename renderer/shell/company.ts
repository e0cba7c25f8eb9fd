import type { Value } from '../../preload/contract'
import { asked, host } from './host'
import { report, settleAll } from './trouble'

type Company = Value<'companies.open'>

/** Opens a company and tells what was found in doing so: damage put right, a folder that is not safe, a full disk. */
export async function openCompany(company: string): Promise<Company | undefined> {
  const opened = await asked(host().companies.open({ company }))
  if (!opened) return undefined
  for (const told of opened.told) report(told, 'found')
  settleAll('read-only')
  if (opened.readOnly) report(opened.readOnly, 'read-only', true)
  return opened
}
