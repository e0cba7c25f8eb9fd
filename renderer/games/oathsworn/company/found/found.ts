import type { Json } from '../../../../../engine/kernel/ids'
import type { Snapshot } from '../../../../../preload/contract/shapes'
import { openCompany } from '../../../../shell/company'
import { asked, host, unpacked } from '../../../../shell/host'
import type { WindowPlace } from '../../../../shell/place'
import { useTable } from '../../../../table/store'
import { CAMPAIGN } from '../../ids'

/** Writes a new company down and opens its book. Gives the place where it rests. */
export async function found(name: string, plan: Json): Promise<WindowPlace | undefined> {
  const made = await asked(host().companies.create({ ...CAMPAIGN, name }))
  if (!made || !(await openCompany(made.id))) return undefined
  return beginCampaign(made.id, plan)
}

/** The campaign of the company that is open. A plan that the game does not take is asked for once more by the game. */
export async function beginCampaign(company: string, plan: Json): Promise<WindowPlace | undefined> {
  const packed = await asked(host().table.start({ ...CAMPAIGN, setup: plan }))
  if (packed === undefined) return { at: 'company', company }
  const snapshot = unpacked<Snapshot>(packed)
  useTable().adopt(snapshot)
  return { at: 'company', company, run: snapshot.run }
}
