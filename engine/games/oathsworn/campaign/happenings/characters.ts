import type { Happening } from '../../../../kernel/game'
import type { TokenType } from '../../content'
import { SEATS, type Character, type CharacterId, type Company, type Errand, type SeatId, type Tonight } from '../state'
import { withCharacter, type CampaignAppliers } from './appliers'

/** Who is in the company and what their sheets say. */
export type CharactersChanged = Happening &
  (
    | { kind: 'characterJoined'; character: Character; seat: SeatId }
    | { kind: 'characterReturned'; character: CharacterId; seat: SeatId }
    | { kind: 'characterLeft'; character: CharacterId; iron: number }
    | { kind: 'characterRenamed'; character: CharacterId; name: string }
    /** Its player is missing for an evening, or is back (null). */
    | { kind: 'seatLent'; seat: SeatId; tonight: Tonight | null }
    | { kind: 'hpSet'; character: CharacterId; hp: number }
    | { kind: 'levelGained'; character: CharacterId; level: number }
    | { kind: 'grown'; character: CharacterId; maxAnimus: number; regen: number }
    | { kind: 'sheetRenewed'; character: CharacterId; fresh: Character }
    | { kind: 'tokensChanged'; character: CharacterId; token: TokenType; by: number; permanent: boolean }
    | { kind: 'tokensGone'; characters: readonly CharacterId[] }
    /** OW-QUICK-05 */
    | { kind: 'injuriesHanded'; from: CharacterId; to: CharacterId }
    | { kind: 'died'; character: CharacterId; class: string }
    | { kind: 'errandBegan'; errand: Errand }
    | { kind: 'errandEnded' }
  )

export const charactersAppliers: CampaignAppliers<CharactersChanged> = {
  characterJoined: (c, { character, seat }) => ({
    ...c,
    made: c.made + 1,
    characters: { ...c.characters, [character.id]: character },
    seats: { ...c.seats, [seat]: character.id },
    vacant: filled(c.vacant, seat)
  }),
  // OW-QUICK-05: the iron that left comes back too.
  characterReturned: (c, { character, seat }) => {
    const iron = c.characters[character]?.iron ?? 0
    const back = withCharacter(c, character, { where: 'seated', iron: 0 })
    const seats = { ...c.seats, [seat]: character }
    return { ...back, purse: c.purse + iron, seats, vacant: filled(c.vacant, seat) }
  },
  characterLeft: (c, { character, iron }) => {
    const before = c.characters[character]?.iron ?? 0
    const { [character]: _, ...shares } = c.shares
    return {
      ...emptied(withCharacter(c, character, { where: 'away', tokens: {}, iron: before + iron }), character),
      purse: c.purse - iron,
      shares
    }
  },
  characterRenamed: (c, { character, name }) => withCharacter(c, character, { name }),
  seatLent: (c, { seat, tonight }) => withTonight(c, seat, tonight),
  hpSet: (c, { character, hp }) => withCharacter(c, character, { hp }),
  levelGained: (c, { character, level }) => withCharacter(c, character, { level }),
  grown: (c, { character, maxAnimus, regen }) => withCharacter(c, character, { maxAnimus, regen }),
  sheetRenewed: (c, { character, fresh }) => withCharacter(c, character, fresh),
  tokensChanged: (c, { character, token, by, permanent }) => {
    const field = permanent ? 'permanent' : 'tokens'
    const { [token]: before = 0, ...rest } = c.characters[character]?.[field] ?? {}
    const after = Math.max(0, before + by)
    return withCharacter(c, character, { [field]: after > 0 ? { ...rest, [token]: after } : rest })
  },
  tokensGone: (c, { characters }) => characters.reduce((now, one) => withCharacter(now, one, { tokens: {} }), c),
  injuriesHanded: (c, { from, to }) => {
    const handed = c.characters[from]?.injuries ?? []
    const own = c.characters[to]?.injuries ?? []
    return withCharacter(withCharacter(c, from, { injuries: [] }), to, { injuries: [...own, ...handed] })
  },
  // OW-HARD-01: the class is written on the hardcore track.
  died: (c, { character, class: of }) => {
    const { [character]: _, ...shares } = c.shares
    return {
      ...emptied(withCharacter(c, character, { where: 'dead', hp: 0, tokens: {} }), character),
      shares,
      vacant: { ...c.vacant, ...Object.fromEntries(seatsOf(c, character).map((seat) => [seat, of])) },
      hardcoreTrack: c.hardcore ? [...c.hardcoreTrack, of] : c.hardcoreTrack
    }
  },
  errandBegan: (c, { errand }) => ({ ...c, errand }),
  errandEnded: (c) => ({ ...c, errand: null })
}

const seatsOf = (c: Company, character: CharacterId): readonly SeatId[] =>
  SEATS.filter((seat) => c.seats[seat] === character)

const filled = (vacant: Company['vacant'], seat: SeatId): Company['vacant'] => {
  const { [seat]: _, ...rest } = vacant
  return rest
}

/** The field is there only while somebody is missing: companies without one stay as they are written. */
function withTonight({ tonight: before = {}, ...c }: Company, seat: SeatId, now: Tonight | null): Company {
  const { [seat]: _, ...others } = before
  const tonight = now ? { ...others, [seat]: now } : others
  return Object.keys(tonight).length > 0 ? { ...c, tonight } : c
}

/** Whoever leaves a seat is not missed there any more. */
const emptied = (c: Company, character: CharacterId): Company => ({
  ...seatsOf(c, character).reduce((now, seat) => (now.tonight?.[seat] ? withTonight(now, seat, null) : now), c),
  seats: Object.fromEntries(
    Object.entries(c.seats).map(([seat, who]) => [seat, who === character ? null : who])
  ) as Company['seats']
})
