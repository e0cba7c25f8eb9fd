import { rule } from '../../../kernel/ids'
import type { EffectRecord, FatesVerb } from '../content/encounter'
import { treasureOf } from '../state/lookup'
import { asked, draw, heroOf, nameOfTreasure, PARTY, type FatesTable } from '../table/table'
import type { Message } from '../outcomes/damage'
import { chooseTargets } from '../enemies/targets'
import { deal } from './deal'
import { drawTreasures } from './treasures'

type Of<V extends FatesVerb> = Extract<EffectRecord, { do: V }>

const message = (to: readonly string[], kind: Message['kind'], amount: number): Message => ({
  to,
  kind,
  amount,
  hits: 1,
  statuses: []
})

/** Every verb of an encounter. */
const verbs: { readonly [V in FatesVerb]: (t: FatesTable, effect: Of<V>) => void } = {
  // RF-RPE-05
  damage: (t, { amount, to }) => deal(t, message(whom(t, to), 'damage', amount), null),
  loss: (t, { amount, to }) => deal(t, message(whom(t, to), 'loss', amount), null),
  heal: (t, { amount, to }) => deal(t, message(whom(t, to), 'heal', amount), null),
  // RF-RPE-07: they last into the next fight.
  status: (t, { statuses, to }) => deal(t, { ...message(whom(t, to), 'loss', 0), statuses }, null),
  cleanse: (t, { to }) => {
    for (const hero of whom(t, to)) {
      const { statuses } = heroOf(t.see, hero)
      if (statuses.length > 0) t.happen({ kind: 'statusesLost', hero, statuses, rule: rule('RF-RPE-07') })
    }
  },
  draw: (t, { cards, to }) => {
    for (let card = 0; card < cards; card++) drawTreasures(t, whom(t, to))
  },
  tribute: (t, { value }) => tribute(t, value),
  flag: (t, { name }) => t.happen({ kind: 'flagRaised', flag: name })
}

/** One effect after the other, as long as nobody has fallen. */
export function dealEffects(t: FatesTable, effects: readonly EffectRecord[]): void {
  for (const effect of effects)
    if (t.see.over === null) (verbs[effect.do] as (t: FatesTable, effect: EffectRecord) => void)(t, effect)
}

/** RF-RPE-02, RF-RPE-03, RF-RPE-04: whoever is addressed, or all. */
function whom(t: FatesTable, to: 'all' | 'lowest' | 'random' | undefined): readonly string[] {
  const { heroes, addressed } = t.see
  if (to === undefined && addressed !== null) return [addressed]
  if (to === undefined || to === 'all') return heroes.map(({ id }) => id)
  const facts = { policy: to, count: 1, dials: true, last: null, next: 0 }
  return chooseTargets(heroes, facts, (below) => draw(t, 'way', below)).targets
}

const valueOf = (t: FatesTable, card: string): number => treasureOf(t.book, t.see, card).value

/** RF-TRE-08: treasures are given up one by one until they are worth enough. */
function tribute(t: FatesTable, value: number): void {
  let paid = 0
  while (paid < value && t.see.heroes.some(({ treasures }) => treasures.length > 0)) {
    const card = t.chooseOne(() => ({
      ...asked('RF-TRE-08', PARTY, 'tribute', { left: value - paid }),
      options: t.see.heroes.flatMap(({ treasures }) =>
        treasures.map((id) => ({ id, label: nameOfTreasure(t, id), data: { value: valueOf(t, id) } }))
      )
    }))
    const owner = t.see.heroes.find(({ treasures }) => treasures.includes(card))
    paid += valueOf(t, card)
    t.happen({ kind: 'treasureDropped', hero: owner?.id ?? null, card, rule: rule('RF-TRE-04') })
  }
}
