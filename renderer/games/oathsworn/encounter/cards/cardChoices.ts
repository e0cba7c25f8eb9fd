import { computed, onMounted, provide, shallowRef, watch, type Ref } from 'vue'
import { packChanges } from '../../../../shell/packs'
import { usable } from '../../../../shell/ready'
import { FIELD_CHOICES, type FieldChoices } from '../../../../ui/form/choices'
import { choiceName } from '../../../../ui/form/names'
import { say } from '../../../../words/say'
import { choicesFor } from '../corrections/correctionChoices'
import type { EncounterModel } from '../model/model'
import { learnOffer, type RecordLists } from '../model/offer'

/** What cards told at this table can speak of, by name: statuses, tiles, enemies, the locations of the monster. */
export function provideCardChoices(model: Readonly<Ref<EncounterModel | null>>): void {
  const lists = shallowRef<RecordLists>({})
  const learn = async (): Promise<void> => {
    lists.value = (await learnOffer())?.lists ?? {}
  }
  onMounted(() => usable.then(learn))
  watch(packChanges, learn)
  provide(
    FIELD_CHOICES,
    computed(() => (model.value ? cardChoices(model.value, lists.value) : {}))
  )
}

/** Where cards say figure, seat or card, they mean no one of this table; a hex they call by its label. */
export function cardChoices(model: EncounterModel, lists: RecordLists): FieldChoices {
  const { figure: _figure, seat: _seat, card: _card, ...choices } = choicesFor(model, null, lists)
  const slots = model.bosses.flatMap((boss) => boss.slots)
  const locations = once(slots.map(({ id, name }) => ({ value: id, label: say(name) })))
  const icons = once(slots.flatMap((slot) => slot.icons).map((icon) => ({ value: icon, label: say(`icon.${icon}`) })))
  const hexes = model.scene.board.labels.map((label) => ({ value: label, label }))
  const statuses = choices['status'] ?? []
  return {
    ...choices,
    location: locations,
    'locations[]': locations,
    icon: icons,
    'icons[]': icons,
    hex: hexes,
    'hexes[]': hexes,
    // What somebody can be proof against: whatever a card can do to them, and every status.
    'to[]': once([...statuses, ...PROOF.map((rider) => ({ value: rider, label: choiceName('do', rider) }))])
  }
}

const PROOF = ['knockback', 'push', 'pull', 'lose-hp', 'lose-animus', 'drop-item', 'injury', 'turn', 'remove'] as const

const once = (choices: FieldChoices[string]): FieldChoices[string] => [
  ...new Map(choices.map((one) => [one.value, one])).values()
]
