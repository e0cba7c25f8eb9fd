import type { Json } from '../../../../engine/kernel/ids'
import type { Packed, Snapshot } from '../../../../preload/contract/shapes'
import { openCompany } from '../../../shell/company'
import { asked, host, unpacked } from '../../../shell/host'
import type { WindowPlace } from '../../../shell/place'
import { report } from '../../../shell/trouble'
import { useTable } from '../../../table/store'
import { isRecord } from '../../../ui/form/schema'
import { ENCOUNTER, GAME } from '../ids'
import { useDials } from '../settings/dials'
import { learnOffer, type ReadyMade } from './model/offer'

/** A ready-made company at its first question. */
export async function tryNow(): Promise<WindowPlace | undefined> {
  const ready = await readyMade()
  const book = ready && (await bookFor())
  return book === undefined ? undefined : begin(book, ready?.setup ?? null)
}

async function readyMade(): Promise<ReadyMade | undefined> {
  const offer = await learnOffer()
  const ready = offer?.ready[0]
  if (offer && !ready) report({ key: 'begin.nothingReady' }, 'refused')
  return ready
}

/** Where encounters without a campaign are written down: the book that was used last, or a new one. It is open then. */
export async function bookFor(): Promise<string | undefined> {
  const shelf = await asked(host().companies.list())
  const [last] = (shelf?.companies ?? [])
    .filter(({ game, kind, trouble }) => game === GAME && kind === ENCOUNTER.kind && trouble === undefined)
    .sort((a, b) => b.played - a.played)
  const ready = last ? undefined : await readyMade()
  const id = last?.id ?? (ready && (await asked(host().companies.create({ ...ENCOUNTER, name: ready.name })))?.id)
  return id === undefined ? undefined : (await openCompany(id))?.id
}

/** Starts an encounter of the open company; the dials are as the table likes them. */
export async function begin(company: string, setup: Json): Promise<WindowPlace | undefined> {
  const dials = useDials().value
  const withDials = isRecord(setup) && setup['dials'] === undefined ? { ...setup, dials } : setup
  return begun(company, await asked(host().table.start({ ...ENCOUNTER, setup: withDials })))
}

/** The same four against the same monster once more. */
export const beginAgain = async (company: string, run: number): Promise<WindowPlace | undefined> =>
  begun(company, await asked(host().table.again({ run })))

function begun(company: string, packed: Packed<Snapshot> | undefined): WindowPlace | undefined {
  if (packed === undefined) return undefined
  const snapshot = unpacked<Snapshot>(packed)
  useTable().adopt(snapshot)
  return { at: 'encounter', company, run: snapshot.run }
}
