import type { Json } from '../../../engine/kernel/ids'
import type { Packed, Snapshot } from '../../../preload/contract/shapes'
import { openCompany } from '../../shell/company'
import { asked, host, unpacked } from '../../shell/host'
import type { WindowPlace } from '../../shell/place'
import { report } from '../../shell/trouble'
import { useTable } from '../../table/store'
import { say } from '../../words/say'
import { ADVENTURE, GAME } from './ids'
import { learnOffer, type FatesOffer } from './offer'

const SEATS = 4

/** The first adventure, with those who are suggested to play it. */
function readySetup({ adventures: [first], characters }: FatesOffer): Json | null {
  const suggested = [...characters].sort((a, b) => Number(b.first) - Number(a.first)).map(({ id }) => id)
  if (!first || suggested.length === 0) return null
  return { adventure: first.id, characters: suggested.slice(0, SEATS) }
}

/** A ready-made party at its first question. */
export async function tryNow(): Promise<WindowPlace | undefined> {
  const offer = await learnOffer()
  const setup = offer && readySetup(offer)
  if (setup === undefined) return undefined
  if (setup === null) return void report({ key: 'fates.nothingReady' }, 'refused')
  const book = (await lastBook()) ?? (await newBook(say('fates.party.usual')))
  return book === undefined ? undefined : begin(book, setup)
}

/** The party that played last. */
async function lastBook(): Promise<string | undefined> {
  const shelf = await asked(host().companies.list())
  return (shelf?.companies ?? [])
    .filter(({ game, trouble }) => game === GAME && trouble === undefined)
    .sort((a, b) => b.played - a.played)[0]?.id
}

/** A book for a party: its adventures and what was counted in them. */
export const newBook = async (name: string): Promise<string | undefined> =>
  (await asked(host().companies.create({ ...ADVENTURE, name })))?.id

export async function begin(company: string, setup: Json): Promise<WindowPlace | undefined> {
  if ((await openCompany(company)) === undefined) return undefined
  return begun(company, await asked(host().table.start({ ...ADVENTURE, setup })))
}

/** The same heroes once more. */
export const beginAgain = async (company: string, run: number): Promise<WindowPlace | undefined> =>
  begun(company, await asked(host().table.again({ run })))

function begun(company: string, packed: Packed<Snapshot> | undefined): WindowPlace | undefined {
  if (packed === undefined) return undefined
  const snapshot = unpacked<Snapshot>(packed)
  useTable().adopt(snapshot)
  return { at: 'adventure', company, run: snapshot.run }
}
