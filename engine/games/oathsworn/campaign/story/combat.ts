import { rule } from '../../../../kernel/ids'
import type { Words } from '../../../../messages/words'
import { blanks, clearTable, drawMight, type MightDraw, type Drawer } from '../../encounter/might/draw'
import { empowerByTokens } from '../../encounter/might/empower'
import { handle, totalOf } from '../../encounter/might/hand'
import { colours, type Colour } from '../../might'
import { askedOf, spread } from '../asking'
import { perform } from '../deeds'
import { nameOf, said } from '../people/names'
import { changingHp } from '../people/people'
import { seated, seatOf, type CharacterId } from '../state'
import { strengthOf } from '../people/strength'
import type { CampaignTable } from '../tab'
import { FAILING_BLANKS, whiteLeft } from './check'
import { mightTable } from './mightTable'

/** A round of combat in the story: one attack by each Oathsworn. OW-ROUND-01 */
export interface CombatAsked {
  readonly defence: number
  readonly hpLoss: number
  /** What the story calls the enemy, if it does. */
  readonly called: Words | null
}

export interface CombatMade {
  readonly passed: readonly CharacterId[]
  readonly failed: readonly CharacterId[]
}

/** OW-ROUND-06, OW-ROUND-07: who fails is hurt, and the enemy is beaten all the same. */
export function roundOfCombat(t: CampaignTable, asked: CombatAsked): CombatMade {
  const passed: CharacterId[] = []
  const failed: CharacterId[] = []
  for (const { id } of seated(t.see)) {
    const isThrough = attack(t, id, asked)
    ;(isThrough ? passed : failed).push(id)
    if (!isThrough) perform(t, changingHp(t.book, id, -asked.hpLoss))
  }
  return { passed, failed }
}

/** OW-ROUND-02..05, OW-ROUND-08: own cubes and white cards, tokens, criticals, redraws; no division by DEFENSE. */
function attack(t: CampaignTable, who: CharacterId, asked: CombatAsked): boolean {
  const { defence } = asked
  const seat = seatOf(t.see, who)
  if (!seat) return false
  const m = mightTable(t)
  const drawer: Drawer = { side: 'oathsworn', seat: askedOf(t.see, who), rule: rule('OW-ROUND-03') }
  const chosen = chooseCards(t, who, asked)
  drawMight(m, drawer, empowerByTokens(m, seat, chosen, () => ({ difficulty: defence })).draw)
  handle(m, drawer, { seat: drawer.seat, free: 0, holders: [seat] })
  const table = t.see.might.onTable
  const missed = blanks(table) >= FAILING_BLANKS // OW-ROUND-04
  const total = totalOf(table)
  const passed = !missed && total >= defence
  t.happen({ kind: 'fought', who, defence, total, passed, missed, rule: rule('OW-ROUND-05') })
  clearTable(m)
  return passed
}

/** OW-ROUND-03, OW-ITEM-14: any selection among the own cubes, and up to ten white cards; at least one card in all. */
function chooseCards(t: CampaignTable, who: CharacterId, { defence, called }: CombatAsked): MightDraw {
  const most = (colour: Colour): number => {
    const { draw, discard } = t.see.might.piles.oathsworn[colour]
    if (colour === 'white') return whiteLeft(t.see)
    return Math.min(strengthOf(t.book, t.see, who).might[colour] ?? 0, draw.length + discard.length)
  }
  const total = (): number => colours.reduce((sum, colour) => sum + most(colour), 0)
  const amounts = spread(t, () => ({
    rule: 'OW-ROUND-03',
    seat: askedOf(t.see, who),
    title: called
      ? said('ask.combatCalled', { name: nameOf(t.see, who), defence, called })
      : said('ask.combat', { name: nameOf(t.see, who), defence }),
    options: colours.map((colour) => ({
      id: colour,
      label: said(`cards.${colour}`),
      max: most(colour),
      data: { colour }
    })),
    min: Math.min(1, total()),
    max: total(),
    data: { defence }
  }))
  return Object.fromEntries(colours.map((colour) => [colour, { cards: amounts[colour] ?? 0, dice: 0 }])) as MightDraw
}
