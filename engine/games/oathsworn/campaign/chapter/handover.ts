import { rule, type Json } from '../../../../kernel/ids'
import { flag, id, integer, list, oneOf, preset, record, shape, type Infer } from '../../../../schema'
import type { Words } from '../../../../messages/words'
import { tokenTypes } from '../../content'
import { healedInjuries, owedInjuries } from '../../encounter/cards/injuries'
import type { Encounter } from '../../encounter/state/state'
import { DEFAULT_SETTINGS } from '../../encounter/state/settings'
import type { CampaignBook } from '../book'
import type { CompanyDeed } from '../deeds'
import type { Changed } from '../happenings'
import { unlockedAbilities, unlockedArchetypes } from '../people/levels'
import { refused } from '../people/names'
import { asTonight, tonightOf } from '../people/tonight'
import {
  characterAt,
  itemsWith,
  SEATS,
  seated,
  sheetOf,
  type CampaignDials,
  type Character,
  type Company,
  type StoryFight,
  type SeatId
} from '../state'

/** What an encounter tells the campaign when it is over. OW-TALLY-09..13 */
export const battleResult = shape(
  { outcome: oneOf(['victory', 'defeat']) },
  {
    fallen: preset(list(oneOf(SEATS), { max: 4, distinct: true }), []).describe('Seats whose Oathsworn fell.'),
    killedAllies: preset(list(id('ally'), { max: 40 }), []).describe('Allies that died, copies by repeating.'),
    hp: preset(record(oneOf(SEATS), integer({ min: 0, max: 12 })), {}).describe('HP of each at the end.'),
    injuries: preset(record(oneOf(SEATS), integer({ min: 0, max: 99 })), {}).describe(
      'Injuries each must draw besides, because a card said so.'
    ),
    healed: preset(record(oneOf(SEATS), list(id('injury'), { max: 40 })), {}).describe(
      'Injuries of each that cards of the encounter archived.'
    ),
    tokens: preset(record(oneOf(SEATS), record(oneOf(tokenTypes), integer({ min: 0, max: 99 }))), {}).describe(
      'Combat tokens each still has; of a seat that is left out nothing is known.'
    ),
    revealed: preset(flag(), true).describe('The special rules board was turned up.')
  }
)
export type BattleResult = Infer<typeof battleResult>

/** Reads the result off an encounter that is over; null while it is not. */
export function resultOf(s: Encounter): BattleResult | null {
  const { clock, tally, figures, seats, revealed } = s
  if (clock.outcome === null) return null
  const hp = Object.fromEntries(SEATS.map((seat) => [seat, figures[seats[seat].figure]?.hp ?? 0]))
  const injuries = Object.fromEntries(SEATS.map((seat) => [seat, owedInjuries(s, seat)]))
  const tokens = Object.fromEntries(SEATS.map((seat) => [seat, seats[seat].tokens]))
  const healed = Object.fromEntries(SEATS.map((seat) => [seat, healedInjuries(s, seat)]))
  const { fallen, killedAllies } = tally
  return { outcome: clock.outcome, fallen, killedAllies, hp, injuries, healed, tokens, revealed }
}

/** Items are locked from here on. OW-ITEM-07, OW-ENC-01 */
export const fightBeginning =
  (encounter: string | null, attempts: number): CompanyDeed =>
  (see, happens) => {
    const used = Object.fromEntries(seated(see()).map(({ id: who }) => [who, itemsWith(see(), who)]))
    const fight: StoryFight = { encounter, attempts, used }
    happens({ kind: 'fightBegan', fight, rule: rule('OW-ENC-01') })
    happens({ kind: 'partBegan', part: 'encounter', chapter: see().chapter })
  }

/** The company as the encounter wants it: see `encounter/setupSchema.ts`. */
export function encounterSetupOf(
  book: CampaignBook,
  company: Company,
  encounter: string,
  dials: Partial<CampaignDials> & { readonly stage?: 'app' | 'table'; readonly dice?: 'never' | 'ask' } = {}
): Json {
  const sheet = sheetOf(company)
  const attempts = company.fight?.attempts ?? 1
  return {
    encounter,
    difficulty: company.difficulty,
    hardcore: company.hardcore,
    ambushed: sheet.ambushed,
    revealed: sheet.specialRulesRevealed,
    replay: attempts > 1,
    attempts,
    seats: seated(company).map((character) => seatSetup(book, company, character)),
    allies: Object.entries(company.allies).flatMap(([ally, count]) =>
      book.find('ally', ally)?.combat ? [{ ally, count: Math.min(20, count) }] : []
    ),
    traits: company.traits,
    settings: encounterSettings(company),
    dials: { ...company.dials, ...dials }
  }
}

/** OW-ENC-02, OW-SETUP-04, OW-SAVE-02: sheet, items, injuries, HP and tokens. */
const seatSetup = (book: CampaignBook, company: Company, own: Character): Json => {
  const character = asTonight(book, company, own)
  return sheetSetup(book, company, character, tonightOf(company, own)?.player ?? '')
}

const sheetSetup = (book: CampaignBook, company: Company, character: Character, player: string): Json => ({
  class: character.class,
  name: playedName(character.name, player),
  level: character.level,
  mode: character.mode,
  hp: character.hp > 0 ? character.hp : null,
  maxAnimus: character.maxAnimus,
  regen: character.regen,
  tokens: character.tokens,
  permanent: character.permanent,
  // OW-ITEM-02: what is equipped is part of the hand.
  items: itemsWith(company, character.id).map((item) => company.items[item]?.def ?? ''),
  injuries: character.injuries,
  pool: handPool(book, company, character),
  archetypes: unlockedArchetypes(book, character)
})

/** Whose seat it is tonight, if somebody else's. */
const playedName = (name: string, player: string): string =>
  player === '' ? name : `${name} (${player})`.slice(0, LONGEST_NAME)

const LONGEST_NAME = 60

/** OW-ENC-07: in the first chapter the hand is the starting one, with the set that was taken. */
function handPool(book: CampaignBook, company: Company, character: Character): readonly string[] {
  if (character.mode === 'companion') return []
  const { fixed, choice } = book.get('class', character.class).startCards
  return company.chapter === 1 ? [...fixed, ...(choice[character.startSet] ?? [])] : unlockedAbilities(book, character)
}

const encounterSettings = ({ settings }: Company): Json =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => Object.hasOwn(DEFAULT_SETTINGS, key)))

/** Why this cannot be the result of the encounter that is being played. */
export function whyNotResult(book: CampaignBook, company: Company, result: BattleResult): Words | null {
  if (company.part !== 'encounter' || !company.fight) return refused('noFight')
  if (result.fallen.some((seat) => !characterAt(company, seat))) return refused('unknown')
  const killed = new Map<string, number>()
  for (const ally of result.killedAllies) killed.set(ally, (killed.get(ally) ?? 0) + 1)
  const isOwned = [...killed].every(([ally, count]) => book.find('ally', ally) && (company.allies[ally] ?? 0) >= count)
  return isOwned ? null : refused('unknown')
}

/** OW-WIN-04, OW-TOKEN-01: what was used in the encounter is gone, what was gained there is still there for the epilogue. */
function tokensLeft(company: Company, seat: SeatId, left: Tokens | undefined): Changed[] {
  const character = characterAt(company, seat)
  if (!character || !left) return []
  const { id: owner, tokens } = character
  return tokenTypes.flatMap((token): Changed[] => {
    const by = (left[token] ?? 0) - (tokens[token] ?? 0)
    return by === 0
      ? []
      : [{ kind: 'tokensChanged', character: owner, token, by, permanent: false, rule: rule('OW-WIN-04') }]
  })
}

type Tokens = { readonly [token: string]: number }
type BySeat<T> = { readonly [S in SeatId]?: T }

/** OW-WIN-04, OW-WIN-05: on to the epilogue, or to the choice between going on and trying again. */
export const battleEnding =
  (result: BattleResult): CompanyDeed =>
  (see, happens) => {
    const { fight, chapter } = see()
    if (!fight) return
    const { outcome, fallen, killedAllies } = result
    const hp: BySeat<number> = result.hp
    const injuries: BySeat<number> = result.injuries
    const healed: BySeat<readonly string[]> = result.healed
    const tokens: BySeat<Tokens> = result.tokens
    happens({
      kind: 'battleEnded',
      battle: { ...fight, outcome, fallen, killedAllies, hp, injuries, healed, step: 0, told: 0 }
    })
    const change = { result: outcome, ...(result.revealed ? { specialRulesRevealed: true } : {}) }
    happens({ kind: 'sheetMarked', chapter, change, rule: rule('OW-SAVE-04') })
    for (const seat of SEATS) happens(...tokensLeft(see(), seat, tokens[seat]))
    const part = outcome === 'victory' ? 'epilogue' : 'defeat'
    const began: Changed = { kind: 'partBegan', part, chapter }
    happens({ ...began, rule: rule(outcome === 'victory' ? 'OW-WIN-04' : 'OW-WIN-05') })
  }
