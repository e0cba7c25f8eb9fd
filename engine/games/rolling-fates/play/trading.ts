import { rule } from '../../../kernel/ids'
import type { Option } from '../../../kernel/prompt'
import { words } from '../../../messages/words'
import { asked, nameOf, PARTY, sheetAt, type Table } from '../table/table'
import { dropExcess } from './treasures'

const ON = 'go-on'

/** RF-TRD-01, RF-TRE-10: before an encounter treasures are passed on, exchanged and discarded, as long as anybody likes. */
export function trade(t: Table): void {
  for (;;) {
    if (t.see.heroes.every(({ treasures }) => treasures.length === 0)) return
    const chosen = t.chooseOne(() => ({
      ...asked('RF-TRD-01', PARTY, 'trade'),
      options: [{ id: ON, label: words('fates.option.goOn') }, ...tradesOf(t)]
    }))
    if (chosen === ON) return
    carryOutTrade(t, chosen.split(':'))
    dropExcess(t)
  }
}

function tradesOf(t: Table): Option[] {
  const { heroes } = t.see
  return heroes.flatMap((from) =>
    from.treasures.flatMap((card) => {
      const others = heroes.filter(({ id }) => id !== from.id)
      const named = nameOf('treasure', card)
      return [
        ...others.flatMap((to): Option[] => {
          const hasRoom = to.treasures.length < sheetAt(t, to.id).inventory
          const give = { id: `give:${card}:${from.id}:${to.id}`, label: words('fates.option.give', { card: named, to: nameOf('character', to.character) }) } // prettier-ignore
          if (hasRoom) return [give]
          // RF-TRD-03: one for one where there is no room.
          return [
            { ...give, refused: words('fates.refused.full') },
            ...to.treasures.map((other) => ({
              id: `exchange:${card}:${from.id}:${to.id}:${other}`,
              label: words('fates.option.exchange', { card: named, other: nameOf('treasure', other) })
            }))
          ]
        }),
        { id: `discard:${card}:${from.id}`, label: words('fates.option.discard', { card: named }) }
      ]
    })
  )
}

function carryOutTrade(t: Table, [verb, card = '', from = '', to = '', other = '']: readonly string[]): void {
  if (verb === 'discard') return t.happen({ kind: 'treasureDropped', hero: from, card, rule: rule('RF-TRE-10') })
  t.happen({ kind: 'treasureGiven', card, from, to, rule: rule('RF-TRD-01') })
  if (verb === 'exchange') t.happen({ kind: 'treasureGiven', card: other, from: to, to: from, rule: rule('RF-TRD-03') })
}
