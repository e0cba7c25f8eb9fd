import { onMounted, onUnmounted, ref, watch } from 'vue'
import { openCompany } from '../../../shell/company'
import { asked, host } from '../../../shell/host'
import type { WindowPlace } from '../../../shell/place'
import { usable, waitFor } from '../../../shell/ready'
import { HOME, useRouter } from '../../../shell/router'
import { learnForms } from '../../../table/schemas'
import { useTable } from '../../../table/store'
import { CAMPAIGN, ENCOUNTER } from '../ids'
import { beginAgain } from './begin'
import { lastTable, tableOf, type RememberedTable } from './model/lastTable'
import { learnLikeness } from '../../../table/board/likeness'
import { learnOffer, takeOffer } from './model/offer'

/** Lays the evening this place names on the table, and clears the table when one goes. */
export function useEvening(place: () => WindowPlace) {
  const table = useTable()
  const router = useRouter()
  const arrived = waitFor('encounter')

  onMounted(async () => {
    const isHere = await open()
    arrived()
    if (isHere) void learnForms(ENCOUNTER)
    if (!isHere) router.go(HOME)
  })
  onUnmounted(() => {
    // Whoever is next may have opened another table already.
    if (table.now?.run === place()['run']) table.close()
  })

  async function open(): Promise<boolean> {
    const at = tableOf(place())
    if (!at) return false
    const { company, run } = at
    // Started a moment ago, it is on the table already.
    if (table.now?.run === run) return (await learnOffer()) !== undefined
    if (await recall(await lastTable(at))) await usable
    // All is asked for at once; the table is laid when the words for it are known.
    const offer = learnOffer()
    const opening = openCompany(company)
    return table.open(run, async () => (await opening) !== undefined && (await offer) !== undefined)
  }

  /**
   * What was on the table last is there at once; the real one takes its place without anybody noticing. Where it is sure to
   * be that, it can be used, and comes with its picture: a decision that is made before it is open waits for it.
   */
  async function recall(last: RememberedTable | null): Promise<boolean> {
    if (!last) return false
    if (last.isSure) await last.picture
    learnLikeness({ of: last.table.likeness.of, picture: last.picture })
    takeOffer(last.table.offer)
    table.recall(last.table.snapshot, last.isSure)
    if (last.isSure) arrived()
    return last.isSure
  }

  /** Back to the company whose evening this is. */
  function leave(): void {
    const { company } = place()
    router.go(typeof company === 'string' ? { at: 'company', company } : HOME)
  }
  /** A single encounter is set up once more; in a campaign the company pays for it first, and a victory has an epilogue. */
  const within = ref<'single' | 'campaign' | null>(null)
  watch(
    () => table.now?.over,
    async (over) => {
      if (!over) return void (within.value = null)
      const mine = (await asked(host().companies.list()))?.companies.find(({ id }) => id === place()['company'])
      within.value = mine ? (mine.kind === CAMPAIGN.kind ? 'campaign' : 'single') : null
    },
    { immediate: true }
  )

  async function again(): Promise<void> {
    const at = tableOf(place())
    const next = at && (await beginAgain(at.company, at.run))
    if (next) router.go(next)
  }
  return { leave, within, again }
}
