import { rule } from '../../../../kernel/ids'
import type { Words } from '../../../../messages/words'
import type { CampaignBook } from '../book'
import type { CompanyDeed } from '../deeds'
import { freshCharacter, maxHp } from './founding'
import type { Changed } from '../happenings'
import { losing } from '../goods/items'
import { className, refused } from './names'
import type { PlannedSeat } from './plan'
import { itemsWith, SEATS, seated, seatOf, type Character, type CharacterId, type Company, type SeatId } from '../state'

/** OW-HARD-03: classes of the dead never come back in a hardcore campaign. */
export const isBarred = ({ hardcore, hardcoreTrack }: Company, of: string): boolean =>
  hardcore && hardcoreTrack.includes(of)

/** OW-HARD-05: fewer than four classes are left to play. */
export const isCampaignLost = (book: CampaignBook, company: Company): boolean =>
  book.all('class').filter(({ id }) => !isBarred(company, id)).length < SEATS.length

/** Why somebody of this class may not sit here. OW-SETUP-02, OW-HARD-03, OW-QUICK-04 */
export function whyNotSit(company: Company, of: string, seat: SeatId): Words | null {
  const others = seated(company).filter((one) => seatOf(company, one.id) !== seat)
  if (others.some((one) => one.class === of))
    return refused('classTwice', { class: className(of), clause: 'OW-SETUP-02' })
  if (isBarred(company, of)) return refused('classBarred', { class: className(of), clause: 'OW-HARD-03' })
  return company.vacant[seat] === of ? refused('classOfTheDead', { class: className(of), clause: 'OW-QUICK-04' }) : null
}

/** OW-QUICK-01: only at the start of a chapter, unless a seat is empty. */
export const whyNotSwap = (company: Company, seat: SeatId): Words | null =>
  company.part === 'start' || company.seats[seat] === null ? null : refused('swapClosed', { clause: 'OW-QUICK-01' })

/** Who comes: somebody new, or somebody who was away. */
export type CompanyNewcomer = PlannedSeat | { readonly character: CharacterId }

export const classOf = (company: Company, newcomer: CompanyNewcomer): string =>
  'character' in newcomer ? (company.characters[newcomer.character]?.class ?? '') : newcomer.class

/** One leaves, if anybody sits there, and another takes the seat. OW-QUICK-02..06 */
export const seating =
  (book: CampaignBook, seat: SeatId, newcomer: CompanyNewcomer, iron: number): CompanyDeed =>
  (see, happens) => {
    const leaver = see().seats[seat]
    if (leaver !== null) happens({ kind: 'characterLeft', character: leaver, iron, rule: rule('OW-QUICK-05') })
    const comer = 'character' in newcomer ? newcomer.character : freshCharacter(book, see(), newcomer).id
    happens(
      ...('character' in newcomer
        ? returning(book, see(), newcomer.character, seat)
        : [{ kind: 'characterJoined' as const, character: freshCharacter(book, see(), newcomer), seat }])
    )
    if (leaver !== null && (see().characters[leaver]?.injuries.length ?? 0) > 0)
      happens({ kind: 'injuriesHanded', from: leaver, to: comer, rule: rule('OW-QUICK-05') })
    const errand = { character: comer, to: see().chapter, kit: true }
    happens({ kind: 'errandBegan', errand, rule: rule('OW-QUICK-02') })
  }

/** OW-QUICK-06: its items are archived; OW-QUICK-08: its recorded choices are kept. */
function returning(book: CampaignBook, company: Company, who: CharacterId, seat: SeatId): Changed[] {
  const items = itemsWith(company, who)
  return [
    ...(items.length > 0 ? losing(book, company, items, 'archived') : []),
    { kind: 'characterReturned', character: who, seat, rule: rule('OW-QUICK-06') },
    { kind: 'hpSet', character: who, hp: maxHp(book, company.difficulty) }
  ]
}

/** OW-QUICK-07: a new sheet; items and injuries are kept and no kit is granted. */
export const changingMode =
  (book: CampaignBook, who: Character, mode: Character['mode']): CompanyDeed =>
  (see, happens) => {
    const fresh = freshCharacter(book, see(), { class: who.class, name: who.name, mode, startSet: who.startSet })
    const { id, name, injuries, where, iron, hp } = who
    happens({
      kind: 'sheetRenewed',
      character: id,
      fresh: { ...fresh, id, name, injuries, where, iron, hp },
      rule: rule('OW-QUICK-07')
    })
    happens({ kind: 'errandBegan', errand: { character: id, to: who.level, kit: false }, rule: rule('OW-QUICK-02') })
  }

/** OW-STORY-15, OW-HARD-03: the dead leave with all their items; their iron stays with the company. */
export const dying =
  (book: CampaignBook, who: CharacterId): CompanyDeed =>
  (see, happens) => {
    const character = see().characters[who]
    if (!character || character.where !== 'seated') return
    for (const card of character.injuries) happens({ kind: 'injuryArchived', character: who, card })
    const items = itemsWith(see(), who)
    if (items.length > 0) happens(...losing(book, see(), items, 'dead'))
    happens({ kind: 'died', character: who, class: character.class, rule: rule('OW-HARD-03') })
  }

/** OW-GEN-09: HP between 0 and the maximum of the difficulty. */
export const changingHp =
  (book: CampaignBook, who: CharacterId, by: number): CompanyDeed =>
  (see, happens) => {
    const before = see().characters[who]?.hp ?? 0
    const hp = Math.min(maxHp(book, see().difficulty), Math.max(0, before + by))
    if (hp === before) return
    happens({ kind: 'hpSet', character: who, hp, rule: rule('OW-STORY-15') })
    if (hp === 0) dying(book, who)(see, happens)
  }
