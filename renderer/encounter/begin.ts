import type { Json } from '../../engine/kernel/ids'
import type { Snapshot } from '../../preload/contract/shapes'
import { openCompany } from '../shell/company'
import { asked, host, unpacked } from '../shell/host'
import type { Place } from '../shell/place'
import { useSettings } from '../shell/settings'
import { report } from '../shell/trouble'
import { useTable } from '../table/store'
import { isRecord } from '../ui/form/schema'
import { GAME, learnOffer } from './offer'

/** A ready-made company at its first question. */
export async function tryNow(): Promise<Place | undefined> {
  const offer = await learnOffer()
  const ready = offer?.ready[0]
  if (!ready) {
    if (offer) report({ key: 'begin.nothingReady' }, 'refused')
    return undefined
  }
  const company = await asked(host().companies.create({ game: GAME, name: ready.name }))
  if (!company) return undefined
  const opened = await openCompany(company.id)
  return opened && begin(company.id, ready.setup)
}

/** Starts an encounter of the open company; the dials are as the table likes them. */
export async function begin(company: string, setup: Json): Promise<Place | undefined> {
  const { dials } = useSettings().now
  const withDials = isRecord(setup) && setup['dials'] === undefined ? { ...setup, dials } : setup
  const packed = await asked(host().table.start({ kind: 'encounter', game: GAME, setup: withDials }))
  if (packed === undefined) return undefined
  const snapshot = unpacked<Snapshot>(packed)
  useTable().adopt(snapshot)
  return { at: 'encounter', company, run: snapshot.run }
}
