import { computed, onMounted, provide, shallowRef, watch, type Ref } from 'vue'
import { packChanges } from '../shell/packs'
import { usable } from '../shell/ready'
import { FIELD_CHOICES, type FieldChoices } from '../ui/form/choices'
import { choicesFor } from './correctionChoices'
import type { EncounterModel } from './model'
import { learnOffer, type Lists } from './offer'

/** What cards told at this table can speak of, by name: statuses, tiles, enemies, the locations of the monster. */
export function provideCardChoices(model: Readonly<Ref<EncounterModel | null>>): void {
  const lists = shallowRef<Lists>({})
  const learn = async (): Promise<void> => {
    lists.value = (await learnOffer())?.lists ?? {}
  }
  onMounted(() => usable.then(learn))
  watch(packChanges, learn)
  provide(
    FIELD_CHOICES,
    computed(() => (model.value ? spokenOf(choicesFor(model.value, null, lists.value)) : {}))
  )
}

/** Where cards say figure, hex or seat, they mean no one of this table. */
const spokenOf = ({ figure: _figure, hex: _hex, seat: _seat, card: _card, ...choices }: FieldChoices): FieldChoices =>
  choices
