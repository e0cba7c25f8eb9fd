import { ref } from 'vue'
import type { Json } from '../../../../../engine/kernel/ids'
import { begin, bookFor } from '../../encounter/begin'
import { ENCOUNTER } from '../../ids'
import { asked, host, unpacked } from '../../../../shell/host'
import type { WindowPlace } from '../../../../shell/place'
import { useRouter } from '../../../../shell/router'
import { setupOf, wishOf, type Muster } from './muster'

/** To the table with these four: written into this company, or where single encounters are kept. */
async function startMuster(muster: Muster, company?: string): Promise<WindowPlace | undefined> {
  const packed = await asked(host().games.ready({ ...ENCOUNTER, wish: wishOf(muster) }))
  if (packed === undefined) return undefined
  const setup = setupOf(muster, unpacked<Json>(packed as string))
  const book = company ?? (await bookFor())
  return book === undefined ? undefined : begin(book, setup)
}

/** Starts one encounter at a time and goes to its table. */
export function useStarting(company?: () => string) {
  const router = useRouter()
  const isBusy = ref(false)
  async function start(muster: Muster): Promise<void> {
    if (isBusy.value) return
    isBusy.value = true
    const place = await startMuster(muster, company?.())
    isBusy.value = false
    if (place) router.go(place)
  }
  return { isBusy, start }
}
