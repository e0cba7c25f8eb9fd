import { randomInt } from '../../../../kernel/chance'
import { rule } from '../../../../kernel/ids'
import type { Words } from '../../../../messages/words'
import type { Member } from '../../content'
import { chooseOne } from '../asking'
import type { StorySource } from '../book'
import { LOTS } from '../happenings/chapter'
import { said } from '../people/names'
import { seated, type Character, type CharacterId } from '../state'
import type { CampaignTable } from '../tab'

/** Whom an effect means; `title` asks for the one to be chosen. What follows a combat or a check of each is said of one at a time: then it means that one. */
export function membersOf(t: CampaignTable, member: Member, from: StorySource, title: Words): readonly CharacterId[] {
  const alive = seated(t.see).map(({ id }) => id)
  const among = from.of === undefined ? alive : alive.filter((id) => id === from.of)
  if (typeof member === 'object') return among.filter((id) => t.see.characters[id]?.class === member.class)
  if (from.of !== undefined || among.length === 0) return among
  switch (member) {
    case 'each':
      return among
    case 'passed':
    case 'failed':
      return among.filter((id) => t.see.story?.[member].includes(id))
    case 'random':
      return [byLot(t, among)]
    case 'chosen':
      return chooseMember(t, title, 'OW-STORY-05')
  }
}

/** OW-GEN-12 */
function byLot(t: CampaignTable, among: readonly CharacterId[]): CharacterId {
  const { value, chance } = randomInt(t.see.chance, LOTS, among.length)
  const who = among[value] ?? ''
  t.happen({ kind: 'lotDrawn', who, drawn: chance.drawn[LOTS] ?? 0, rule: rule('OW-GEN-12'), reveals: true })
  return who
}

/** One of those at the table, by the company's choice; nobody when nobody fits. */
export function chooseMember(
  t: CampaignTable,
  title: Words,
  clause: string,
  fits: (who: CharacterId) => boolean = () => true
): readonly CharacterId[] {
  const fitting = (): readonly Character[] => seated(t.see).filter(({ id }) => fits(id))
  if (fitting().length === 0) return []
  const chosen = chooseOne(t, () => ({
    rule: clause,
    title,
    options: fitting().map(({ id, name }) => ({ id, label: said('named', { name }) }))
  }))
  return [chosen]
}
