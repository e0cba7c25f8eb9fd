import { onMounted, onUnmounted } from 'vue'
import { openCompany } from '../shell/company'
import type { Place } from '../shell/place'
import { waitFor } from '../shell/ready'
import { HOME, useRouter } from '../shell/router'
import { useTable } from '../table/store'
import { learnOffer } from './offer'

/** Lays the evening this place names on the table, and clears the table when one goes. */
export function useEvening(place: () => Place): { leave: () => void } {
  const table = useTable()
  const router = useRouter()
  const arrived = waitFor('encounter')

  onMounted(async () => {
    const isHere = await open()
    arrived()
    if (!isHere) router.go(HOME)
  })
  onUnmounted(() => {
    // Whoever is next may have opened another table already.
    if (table.now?.run === place()['run']) table.close()
  })

  async function open(): Promise<boolean> {
    const { company, run } = place()
    if (typeof company !== 'string' || typeof run !== 'number' || !(await learnOffer())) return false
    // Started a moment ago, it is on the table already.
    if (table.now?.run === run) return true
    const isOpen = (await openCompany(company)) !== undefined
    return isOpen && table.open(run)
  }

  /** Back to the company whose evening this is. */
  function leave(): void {
    const { company } = place()
    router.go(typeof company === 'string' ? { at: 'company', company } : HOME)
  }
  return { leave }
}
