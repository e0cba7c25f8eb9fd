// From a party's book to its sheet: one of its adventures as it stands, and what has happened in it.
import type { FatesContent } from '../../../../engine/games/rolling-fates/content/link'
import type { FatesHappened } from '../../../../engine/games/rolling-fates/happenings/happenings'
import type { FatesSheetModel } from '../../../../engine/games/rolling-fates/sheet/model'
import { partySheet, type SheetParty } from '../../../../engine/games/rolling-fates/sheet/sheet'
import type { FatesStep } from '../../../../engine/games/rolling-fates/sheet/tally'
import type { FatesTell } from '../../../../engine/games/rolling-fates/sheet/tell'
import type { FatesBook } from '../../../../engine/games/rolling-fates/state/book'
import type { FatesResult, State } from '../../../../engine/games/rolling-fates/state/state'
import type { SheetLook } from '../../../../preload/contract/sheet'
import type { House } from '../../../app/services'
import { done, refused, type Result } from '../../../common/result'
import type { Bag } from '../../../saves/log/bag'
import { bodyOf } from '../../../saves/log/entry'
import { dayOf } from '../../../sheets/day'
import type { OpenRun } from '../../../tables/open-run'
import { fatesPacks } from '../packs'
import { tellWith } from './words'

export type PartyAdventure = SheetParty['adventures'][number] & { readonly run: number }

/** The parts that may be left out. */
type WantedParts = Pick<SheetLook, 'chronicle' | 'reports'>

/** Of the adventure of this run, or of the one that was begun last. */
export const partySheetFrom = (
  house: House,
  company: string | null,
  wanted: WantedParts,
  run?: number
): Promise<Result<FatesSheetModel>> =>
  partySheetOf(house, company, wanted, (one) => run === undefined || one.run === run)

/** Of the last adventure of which that is true. */
export async function partySheetOf(
  house: House,
  company: string | null,
  wanted: WantedParts,
  isMeant: (adventure: PartyAdventure) => boolean
): Promise<Result<FatesSheetModel>> {
  if (company === null) return refused('refused', 'fates.sheet.nobody')
  const opened = await house.companies.opened(company)
  if (!opened.ok) return opened
  const { bag } = opened.value
  const adventures = adventuresIn(bag)
  const meant = adventures.findLast(isMeant)
  if (!meant) return refused('refused', 'fates.sheet.noAdventure')
  const host = house.host()
  if (!host.ok) return host
  const resumed = host.value.resume(meant.run)
  if (!resumed.ok) return resumed
  const party = { name: bag.name, made: dayOf(house.clock()), number: meant.number, adventures }
  return done(written(resumed.value, party, wanted))
}

/** In the order in which they were begun, numbered from 1. */
function adventuresIn(bag: Bag): readonly PartyAdventure[] {
  return bag.runs
    .filter(({ game }) => game === fatesPacks.game)
    .sort((a, b) => a.begun - b.begun || a.run - b.run)
    .map(({ run, how }, at) => ({
      run,
      number: at + 1,
      id: adventureOf(bag, run),
      result: (how as FatesResult) ?? null
    }))
}

function adventureOf(bag: Bag, run: number): string {
  const begun = bag.entry(run)
  return begun ? (bodyOf<'begun'>(begun).setup as { readonly adventure: string }).adventure : ''
}

function written(run: OpenRun, party: Omit<SheetParty, 'chronicle'>, wanted: WantedParts): FatesSheetModel {
  // The host gives back what this game has made itself.
  const book = run.book as FatesBook
  const tell = tellWith(book.content as FatesContent)
  const chronicle = wanted.chronicle ? chronicleOf(tell, run) : null
  const steps = wanted.reports ? (run.steps as unknown as readonly FatesStep[]) : null
  return partySheet(tell, book, run.state as State, { ...party, chronicle }, steps)
}

/** Every line of the log, under the encounter in which it was told. */
function chronicleOf(tell: FatesTell, run: OpenRun): NonNullable<FatesSheetModel['chronicle']> {
  const encounters: { encounter: string; lines: string[] }[] = []
  for (const { happenings, words } of run.tale) {
    if (!words) continue
    const begins = happenings.some(({ happening }) => (happening as FatesHappened).kind === 'encounterBegan')
    if (begins) encounters.push({ encounter: tell(words), lines: [] })
    else encounters.at(-1)?.lines.push(tell(words))
  }
  return encounters
}
