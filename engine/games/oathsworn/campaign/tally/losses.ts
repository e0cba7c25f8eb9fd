import { rule } from '../../../../kernel/ids'
import { askedOf, chooseSome } from '../asking'
import { happenAll, perform } from '../deeds'
import { drawInjury } from '../goods/gaining'
import { losing } from '../goods/items'
import { nameOf, nameOfItem, said } from '../people/names'
import { dying } from '../people/people'
import { tallyTicks } from '../chapter/replaying'
import { seated, seatOf, type CharacterId, type ItemId } from '../state'
import type { CampaignTable } from '../tab'
import { isDead } from './levels'

/** OW-HARD-02 */
const NEAR_DEATH = 2

/** OW-TALLY-09: settled for good by a replay. OW-REPLAY-02, OW-HARD-04 */
export function ticks(t: CampaignTable): void {
  const count = tallyTicks(t.book, t.see, t.see.battle?.fallen.length ?? 0)
  if (count > 0) t.happen({ kind: 'ticked', count, rule: rule('OW-TALLY-09') })
}

/** OW-TALLY-10, OW-HARD-02, OW-TALLY-14; and those that cards of the encounter promised. */
export function injuries(t: CampaignTable): void {
  for (const { id } of seated(t.see)) {
    if (isInjured(t, id)) drawInjury(t, id)
    for (let n = promised(t, id); n > 0; n--) drawInjury(t, id)
  }
}

function promised(t: CampaignTable, who: CharacterId): number {
  const seat = seatOf(t.see, who)
  return seat && !isDead(t, who) ? (t.see.battle?.injuries?.[seat] ?? 0) : 0
}

function isInjured(t: CampaignTable, who: CharacterId): boolean {
  const seat = seatOf(t.see, who)
  const { battle, hardcore } = t.see
  if (!battle || !seat || isDead(t, who)) return false
  const hp = battle.hp[seat] ?? NEAR_DEATH + 1
  return battle.fallen.includes(seat) || (hardcore && hp >= 1 && hp <= NEAR_DEATH)
}

/** OW-TALLY-11: one item that was used, two for those who fell; who has fewer loses what there is. */
export function loseItems(t: CampaignTable): void {
  for (const { id } of seated(t.see)) if (!isDead(t, id)) loseSome(t, id)
}

function loseSome(t: CampaignTable, who: CharacterId): void {
  const seat = seatOf(t.see, who)
  const hasFallen = seat !== undefined && (t.see.battle?.fallen.includes(seat) ?? false)
  const count = (): number => Math.min(hasFallen ? 2 : 1, usedItems(t, who).length)
  if (count() === 0) return
  const lost =
    count() === usedItems(t, who).length
      ? usedItems(t, who)
      : chooseSome(t, () => ({
          rule: 'OW-TALLY-11',
          seat: askedOf(t.see, who),
          title: said('ask.loseItems', { name: nameOf(t.see, who), n: count() }),
          options: usedItems(t, who).map((item) => ({ id: item, label: nameOfItem(t.see, item) })),
          min: count(),
          max: count()
        }))
  happenAll(t, losing(t.book, t.see, lost, 'lost'))
}

/** Equipped when the encounter began, and still there: fresh loot cannot be lost. */
const usedItems = ({ see }: CampaignTable, who: CharacterId): readonly ItemId[] =>
  (see.battle?.used[who] ?? []).filter((item) => see.items[item] !== undefined)

/** OW-TALLY-13; OW-HARD-01, OW-HARD-03: dead allies are archived, in a hardcore campaign dead Oathsworn too. */
export function bringOutTheDead(t: CampaignTable): void {
  for (const ally of t.see.battle?.killedAllies ?? [])
    t.happen({ kind: 'allyChanged', ally, by: -1, rule: rule('OW-TALLY-13') })
  for (const { id } of seated(t.see)) if (isDead(t, id)) perform(t, dying(t.book, id))
}
