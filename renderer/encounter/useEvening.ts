import { onMounted, onUnmounted, ref, watch } from 'vue'
import { openCompany } from '../shell/company'
import { asked, host, settled } from '../shell/host'
import type { Place } from '../shell/place'
import { waitFor } from '../shell/ready'
import { HOME, useRouter } from '../shell/router'
import { learnForms } from '../table/schemas'
import { useTable } from '../table/store'
import { beginAgain } from './begin'
import { learnLikeness } from './likeness'
import { GAME, learnOffer, takeOffer } from './offer'

/** Lays the evening this place names on the table, and clears the table when one goes. */
export function useEvening(place: () => Place) {
  const table = useTable()
  const router = useRouter()
  const arrived = waitFor('encounter')

  onMounted(async () => {
    const isHere = await open()
    arrived()
    if (isHere) void learnForms(GAME)
    if (!isHere) router.go(HOME)
  })
  onUnmounted(() => {
    // Whoever is next may have opened another table already.
    if (table.now?.run === place()['run']) table.close()
  })

  async function open(): Promise<boolean> {
    const { company, run } = place()
    if (typeof company !== 'string' || typeof run !== 'number') return false
    // Started a moment ago, it is on the table already.
    if (table.now?.run === run) return (await learnOffer()) !== undefined
    // All is asked for at once; the table is laid when the words for it are known.
    const offer = learnOffer()
    const opening = openCompany(company)
    await recall(company, run)
    const isOpen = (await opening) !== undefined
    return isOpen && table.open(run, async () => (await offer) !== undefined)
  }

  /** What was on the table last is there at once; the real one takes its place without anybody noticing. */
  async function recall(company: string, run: number): Promise<void> {
    const told = await settled(host().table.last({ company, run }))
    const last = told.ok ? told.value.last : null
    if (!last) return
    takeOffer(last.offer)
    await learnLikeness(last.likeness)
    table.recall(last.snapshot)
  }

  /** Back to the company whose evening this is. */
  function leave(): void {
    const { company } = place()
    router.go(typeof company === 'string' ? { at: 'company', company } : HOME)
  }
  /** A single encounter is set up once more; in a campaign the company pays for it first. */
  const isSingle = ref(false)
  watch(
    () => table.now?.over,
    async (over) => {
      if (!over) return void (isSingle.value = false)
      const shelf = await asked(host().companies.list())
      isSingle.value = shelf?.companies.some(({ id, game }) => id === place()['company'] && game === GAME) ?? false
    },
    { immediate: true }
  )

  async function again(): Promise<void> {
    const { company, run } = place()
    if (typeof company !== 'string' || typeof run !== 'number') return
    const next = await beginAgain(company, run)
    if (next) router.go(next)
  }
  return { leave, isSingle, again }
}
