import { rule } from '../../../../kernel/ids'
import { flag, id, integer, oneOf, preset, record, shape } from '../../../../schema'
import { tokenType } from '../../content'
import type { Changed } from '../happenings'
import { refused } from '../people/names'
import { plannedSeat, whyNotStartSet } from '../people/plan'
import {
  changingHp,
  changingMode,
  classOf,
  seating,
  whyNotSit,
  whyNotSwap,
  type CompanyNewcomer
} from '../people/people'
import { MODES, type Company } from '../state'
import { permanentGained, tokensGained, whyNotPermanent } from '../people/tokens'
import { command, correction, seatId, unless, whyNotByTheBook, withCharacter } from './kit'

const back = shape({ character: id() })
const count = integer({ min: 1, max: 20 })
const some = record(tokenType, integer({ min: 0, max: 99 }))

/** Who is in the company, and what their sheets say. */
export const peopleCommands = {
  /** OW-QUICK-01..06: somebody new, or somebody who was away, takes the seat. */
  swap: command({ seat: seatId }, { new: plannedSeat, back, iron: integer({ min: 0, max: 9999 }) }, (on, c) => {
    const newcomer: CompanyNewcomer | undefined = c.back ?? c.new
    if (on.company.errand) return refused('errandFirst')
    if (!newcomer || (c.back && c.new) || !isThere(on.company, newcomer)) return refused('unknown')
    const of = classOf(on.company, newcomer)
    if (!on.book.find('class', of)) return refused('unknown')
    if (c.new && whyNotStartSet(on.book, c.new)) return whyNotStartSet(on.book, c.new) ?? []
    const why = whyNotSwap(on.company, c.seat) ?? whyNotSit(on.company, of, c.seat)
    const clash = whyNotSit({ ...on.company, hardcore: false, vacant: {} }, of, c.seat)
    if (clash) return clash
    const leaver = on.company.seats[c.seat]
    const stays = leaver === null || on.company.settings['swapIron'] === 'stays'
    // OW-QUICK-05: the share the company gives it; without a word about it, the one it has.
    const iron = stays ? 0 : (c.iron ?? on.company.shares[leaver] ?? 0)
    if (iron > on.company.purse) return refused('shares', { iron: on.company.purse })
    return unless(on, why, seating(on.book, c.seat, newcomer, iron))
  }),
  /** OW-QUICK-07 */
  mode: command({ character: id(), mode: oneOf(MODES) }, {}, (on, { character: who, mode }) =>
    withCharacter(on, who, (character) => {
      if (character.where !== 'seated' || character.mode === mode) return refused('unknown')
      if (on.company.errand) return refused('errandFirst')
      const why = on.company.part === 'start' ? null : refused('swapClosed', { clause: 'OW-QUICK-01' })
      return unless(on, why, changingMode(on.book, character, mode))
    })
  ),
  /** OW-QUICK-02: as far as the company has come. */
  'quick-level': command({ character: id() }, { kit: preset(flag(), false) }, (on, { character: who, kit }) =>
    withCharacter(on, who, (character) => {
      if (character.where !== 'seated') return refused('unknown')
      if (on.company.errand) return refused('errandFirst')
      if (character.level >= on.company.chapter && !kit) return refused('levelledAlready')
      const errand = { character: who, to: on.company.chapter, kit }
      return [{ kind: 'errandBegan', errand, rule: rule('OW-QUICK-02') }]
    })
  ),
  'gain-token': command(
    { character: id(), token: tokenType },
    { count: preset(count, 1), permanent: preset(flag(), false) },
    (on, c) =>
      withCharacter(on, c.character, () => {
        const why = c.permanent ? whyNotPermanent(on.book, on.company, c.character, c.token) : null
        const gained = c.permanent
          ? permanentGained(on.company, c.character, c.token)
          : tokensGained(c.character, c.token, c.count)
        return unless(on, whyNotByTheBook(on.company) ?? why, gained)
      })
  ),
  'spend-token': command({ character: id(), token: tokenType }, {}, (on, { character: who, token }) =>
    withCharacter(on, who, (character) => {
      if ((character.tokens[token] ?? 0) < 1) return refused('noToken', { clause: 'OW-TOKEN-01' })
      return [{ kind: 'tokensChanged', character: who, token, by: -1, permanent: false, rule: rule('OW-TOKEN-01') }]
    })
  ),
  /** OW-STORY-15, OW-GEN-09 */
  hp: command({ character: id(), by: integer({ min: -12, max: 12 }) }, {}, (on, { character: who, by }) =>
    withCharacter(on, who, ({ where }) =>
      where === 'seated' ? unless(on, whyNotByTheBook(on.company), changingHp(on.book, who, by)) : refused('unknown')
    )
  ),
  'set-hp': correction({ character: id(), hp: integer({ min: 0, max: 12 }) }, {}, (on, { character: who, hp }) =>
    withCharacter(on, who, () => [{ kind: 'hpSet', character: who, hp }])
  ),
  'set-tokens': correction(
    { character: id(), tokens: some },
    { permanent: preset(flag(), false) },
    (on, { character: who, tokens, permanent }) =>
      withCharacter(on, who, (character) => {
        const held = permanent ? character.permanent : character.tokens
        const names = Object.keys(tokens) as (keyof typeof held)[]
        return names.map((token): Changed => {
          const by = (tokens[token] ?? 0) - (held[token] ?? 0)
          return { kind: 'tokensChanged', character: who, token, by, permanent }
        })
      })
  ),
  'set-level': correction(
    { character: id(), level: integer({ min: 1, max: 40 }) },
    {},
    (on, { character: who, level }) => withCharacter(on, who, () => [{ kind: 'levelGained', character: who, level }])
  ),
  'set-growth': correction(
    { character: id() },
    { maxAnimus: integer({ min: 0, max: 60 }), regen: integer({ min: 0, max: 60 }) },
    (on, { character: who, maxAnimus, regen }) =>
      withCharacter(on, who, (before) => [
        {
          kind: 'grown',
          character: who,
          maxAnimus: maxAnimus ?? before.maxAnimus,
          regen: regen ?? before.regen
        }
      ])
  )
}

const isThere = (company: Company, newcomer: CompanyNewcomer): boolean =>
  !('character' in newcomer) || company.characters[newcomer.character]?.where === 'away'
