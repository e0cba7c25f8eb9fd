import { onMounted, shallowRef, watch } from 'vue'
import { packChanges } from '../../../shell/packs'
import { learnOffer, type RecordLists } from '../encounter/model/offer'

/** Records that fields can name. */
export function useLists() {
  const lists = shallowRef<RecordLists>({})
  const learn = async (): Promise<void> => {
    lists.value = (await learnOffer())?.lists ?? {}
  }
  onMounted(learn)
  watch(packChanges, learn)
  return lists
}
