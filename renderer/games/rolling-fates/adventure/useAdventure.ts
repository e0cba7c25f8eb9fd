import { computed, onMounted, onUnmounted } from 'vue'
import type { AdventureView } from '../../../../engine/games/rolling-fates/view/types'
import { openCompany } from '../../../shell/company'
import type { WindowPlace } from '../../../shell/place'
import { waitFor } from '../../../shell/ready'
import { HOME, useRouter } from '../../../shell/router'
import { useTelling } from '../../../table/report/telling'
import { learnForms } from '../../../table/schemas'
import { useTable } from '../../../table/store'
import { beginAgain } from '../begin'
import { ADVENTURE } from '../ids'
import { learnOffer } from '../offer'
import { adventureIn } from '../summary'

/** Lays the adventure this place names on the table, and clears the table when one goes. */
export function useAdventure(place: () => WindowPlace) {
  const table = useTable()
  const telling = useTelling()
  const router = useRouter()
  const arrived = waitFor('adventure')

  onMounted(async () => {
    const isHere = await open()
    arrived()
    if (isHere) void learnForms(ADVENTURE)
    else router.go(HOME)
  })
  onUnmounted(() => {
    // Whoever is next may have opened another table already.
    if (table.now?.run === place()['run']) table.close()
  })

  async function open(): Promise<boolean> {
    const { company, run } = place()
    if (typeof company !== 'string' || typeof run !== 'number') return false
    if ((await learnOffer()) === undefined) return false
    // Started a moment ago, it is on the table already.
    if (table.now?.run === run) return true
    return (await openCompany(company)) !== undefined && (await table.open(run))
  }

  /** While enemies act, what has been told of it: nothing is seen before its line. */
  const view = computed<AdventureView | null>(() => adventureIn(telling.view))

  /** Back to the party's book. */
  function leave(): void {
    const { company } = place()
    router.go(typeof company === 'string' ? { at: 'fates-book', company } : HOME)
  }

  /** The report of this adventure and its party, to be printed. */
  function toPaper(): void {
    const { company = null, run = null } = place()
    router.go({ at: 'fates-sheet', company, run })
  }

  async function again(): Promise<void> {
    const { company, run } = place()
    const next = typeof company === 'string' && typeof run === 'number' ? await beginAgain(company, run) : undefined
    if (next) router.go(next)
  }

  return { view, leave, toPaper, again }
}
