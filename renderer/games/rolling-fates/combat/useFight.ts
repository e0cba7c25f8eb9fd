import { computed, ref, watch } from 'vue'
import type { AdventureView, HeroView } from '../../../../engine/games/rolling-fates/view/types'
import { useKeys } from '../../../shell/keys'
import { useChoosing } from '../../../table/choosing'
import { isLegal, optionChords, optionsOf } from '../../../table/prompts'
import { say } from '../../../words/say'
import { isKeep, useKeeps } from './useKeeps'
import { isAct, usesIn, useOf } from './uses'

// Whose mat has the keys, what lies ready on it, and whom an ability can be aimed at.

const LETTERS = /^[A-Z]$/
const MOST = 36

export function useFight(view: () => AdventureView) {
  const choosing = useChoosing()
  const keeps = useKeeps()
  const isPadOpen = ref(false)
  const chosen = ref('')

  const prompt = computed(() => choosing.prompt)
  const heroes = computed(() => view().heroes)
  /** Whoever is asked alone, else whoever was chosen, else the first who can do anything. */
  const active = computed<string>(() => {
    const seat = prompt.value?.seat ?? ''
    if (heroes.value.some(({ id }) => id === seat)) return seat
    if (heroes.value.some(({ id }) => id === chosen.value)) return chosen.value
    return heroes.value.find(({ isIdle }) => !isIdle)?.id ?? ''
  })
  const activeHero = computed<HeroView | undefined>(() => heroes.value.find(({ id }) => id === active.value))

  function activate(id: string): void {
    chosen.value = id
    if (choosing.waiting.some(({ seat }) => seat === id)) choosing.seat = id
  }

  function nextHero(): void {
    const asked = choosing.waiting.some(isKeep)
    const ids = heroes.value.map(({ id }) => id).filter((id) => !asked || keeps.promptOf(id))
    const next = ids[(ids.indexOf(active.value) + 1) % ids.length]
    if (next !== undefined) activate(next)
  }

  /** What is in reach of anybody but whoever acts: the keys go on to the next who can pay for something. */
  watch(prompt, (now) => {
    if (!isAct(now)) return
    const uses = usesIn(now)
    const canAct = (id: string): boolean => uses.some(({ group }) => group === id)
    const [first] = uses
    if (first?.group !== undefined && !canAct(active.value)) chosen.value = first.group
  })

  const letters = computed(() => optionChords(MOST).filter((chord) => LETTERS.test(chord)))
  /** The keys of the abilities on the active mat. */
  const chords = computed<ReadonlyMap<string, string>>(() => {
    const legal = (activeHero.value?.abilities ?? []).filter(({ id }) => {
      const option = useOf(prompt.value, active.value, id)
      return (option && isLegal(option)) || keeps.promptOf(active.value) !== undefined
    })
    return new Map(legal.flatMap(({ id }, at) => (letters.value[at] ? [[id, letters.value[at]]] : [])))
  })

  function press(ability: string): void {
    const option = useOf(prompt.value, active.value, ability)
    if (option) void choosing.pick(option.id)
    else keepBest(active.value, keeps.chances(active.value)?.best.get(ability)?.keep ?? [])
  }

  function keepBest(hero: string, faces: readonly number[]): void {
    keeps.keepFaces(hero, heroes.value.find(({ id }) => id === hero)?.dice ?? [], faces)
  }

  const isKeeping = computed(() => prompt.value !== undefined && isKeep(prompt.value))
  const hasPad = computed(() => isAct(prompt.value) && optionsOf(prompt.value).some(({ id }) => id === 'hit'))
  /** All that can be done is told on the pad: then it need not be asked for. */
  const isPadAlone = computed(() => hasPad.value && usesIn(prompt.value).length === 0)
  const showsPad = computed(
    () => prompt.value?.title.key === 'fates.hit' || (hasPad.value && (isPadOpen.value || isPadAlone.value))
  )

  const openPad = (isOpen: boolean): void => void (isPadOpen.value = isOpen)

  const aims = computed(() => {
    const aimed = new Map<string, 'open' | 'picked'>()
    if (prompt.value?.title.key !== 'fates.target' && prompt.value?.title.key !== 'fates.heal') return aimed
    for (const option of optionsOf(prompt.value))
      if (isLegal(option)) aimed.set(option.id, choosing.stateOf(option) === 'picked' ? 'picked' : 'open')
    return aimed
  })

  useKeys(() => [
    { id: 'fates.nextHero', run: nextHero, when: () => heroes.value.length > 1 },
    ...[...chords.value].map(([ability, chord]) => ({
      chord,
      label: say(activeHero.value?.abilities.find(({ id }) => id === ability)?.name ?? ability),
      run: () => press(ability),
      when: () => !showsPad.value,
      once: !isKeeping.value
    })),
    ...(isKeeping.value
      ? [
          ...(activeHero.value?.dice ?? []).map((die, at) => ({
            chord: String(at + 1),
            label: say('fates.keepDie', { face: die }),
            run: () => keeps.toggle(active.value, at)
          })),
          { id: 'fates.reroll', run: () => void keeps.send(active.value), once: true },
          { chord: 'Enter', label: say('fates.rerollNow'), run: () => void keeps.send(active.value), once: true }
        ]
      : [])
  ])

  return {
    prompt,
    keeps,
    active,
    activeHero,
    activate,
    chords,
    keepBest,
    isKeeping,
    openPad,
    isPadAlone,
    showsPad,
    aims
  }
}

export type Fight = ReturnType<typeof useFight>
