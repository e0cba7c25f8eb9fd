import { rule, seat as seatName } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { chooseOne } from '../asking'
import { perform } from '../deeds'
import { className, said } from './names'
import { isCampaignLost, seating, whyNotSit } from './people'
import { MODES, SEATS, type CampaignMode, type SeatId } from '../state'
import type { CampaignTable } from '../tab'

/** Every seat has its Oathsworn, or the campaign is lost. OW-SETUP-02, OW-HARD-03, OW-HARD-05, OW-STORY-15 */
export function fillSeats(t: CampaignTable): void {
  if (isCampaignLost(t.book, t.see)) {
    t.happen({ kind: 'told', words: said('told.campaignLost'), rule: rule('OW-HARD-05') })
    t.happen({ kind: 'partBegan', part: 'over', chapter: t.see.chapter })
    return
  }
  for (const seat of SEATS) while (t.see.seats[seat] === null) recruit(t, seat)
}

/** OW-QUICK-02..04: somebody takes an empty seat; quick levelling follows by itself. */
function recruit(t: CampaignTable, seat: SeatId): void {
  const chosen = chooseOne(t, () => ({
    rule: 'OW-QUICK-04',
    seat: seatName(seat),
    title: said('ask.recruit'),
    options: [...comingBack(t, seat), ...newClasses(t, seat)]
  }))
  const [how, which = ''] = chosen.split(':')
  if (how === 'back') return perform(t, seating(t.book, seat, { character: which }, 0))
  const mode = chooseOne(t, () => ({
    rule: 'OW-SETUP-02',
    seat: seatName(seat),
    title: said('ask.mode', { class: className(which) }),
    options: MODES.map((one) => ({ id: one, label: said(`mode.${one}`) }))
  })) as CampaignMode
  const startSet = chooseSet(t, seat, which)
  // The table may have put that class elsewhere while it was being asked.
  const isFree = t.see.seats[seat] === null && whyNotSit(t.see, which, seat) === null
  if (isFree) perform(t, seating(t.book, seat, { class: which, name: '', mode, startSet }, 0))
}

/** OW-ENC-07 */
function chooseSet(t: CampaignTable, seat: SeatId, of: string): number {
  const sets = t.book.get('class', of).startCards.choice
  if (sets.length < 2) return 0
  const chosen = chooseOne(t, () => ({
    rule: 'OW-ENC-07',
    seat: seatName(seat),
    title: said('ask.startSet'),
    options: sets.map((cards, i) => ({
      id: String(i),
      label: said('option.cards', { cards: cards.map((card) => ({ key: `ability.${card}.name` })) })
    }))
  }))
  return Number(chosen)
}

const comingBack = (t: CampaignTable, seat: SeatId): Option[] =>
  Object.values(t.see.characters).flatMap((one) => {
    if (one.where !== 'away') return []
    const why = whyNotSit(t.see, one.class, seat)
    return [
      { id: `back:${one.id}`, label: said('option.returning', { name: one.name }), ...(why ? { refused: why } : {}) }
    ]
  })

const newClasses = (t: CampaignTable, seat: SeatId): Option[] =>
  t.book.all('class').map(({ id }) => {
    const why = whyNotSit(t.see, id, seat)
    return { id: `new:${id}`, label: className(id), ...(why ? { refused: why } : {}) }
  })
