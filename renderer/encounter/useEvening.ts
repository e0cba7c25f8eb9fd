import { onMounted, onUnmounted, ref, watch } from 'vue'
import type { Result, Value } from '../../preload/contract'
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
    // All is asked for at once, and first what is known at once; the table is laid when the words for it are known.
    const recalled = settled(host().table.last({ company, run })).then(recall)
    const offer = learnOffer()
    const opening = openCompany(company)
    return table.open(run, async () => {
      await recalled
      return (await opening) !== undefined && (await offer) !== undefined
    })
  }

  /** What was on the table last is there at once; the real one takes its place without anybody noticing. */
  async function recall(told: Result<Value<'table.last'>>): Promise<void> {
    const last = told.ok ? told.value.last : null
    if (!last) return
    await learnLikeness(last.likeness)
    takeOffer(last.offer)
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
