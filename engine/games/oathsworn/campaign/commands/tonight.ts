import { rule } from '../../../../kernel/ids'
import { flag, preset, text } from '../../../../schema'
import type { Words } from '../../../../messages/words'
import { unlockedArchetypes } from '../people/levels'
import { refused } from '../people/names'
import { asCompanion } from '../people/tonight'
import { isSame } from '../../../../kernel/same'
import { characterAt, type Character, type SeatId, type Tonight } from '../state'
import { command, seatId, unless, type Deciding } from './kit'

/** Somebody is missing: another plays the seat, or all play it as a companion, and it stays theirs. OW-QUICK-07 */
export const tonightCommands = {
  tonight: command(
    { seat: seatId },
    {
      player: preset(text({ max: 30 }), '').describe('Who plays the seat instead.'),
      companion: preset(flag(), false).describe('Played as a companion until the chapter is over (OW-QUICK-07).')
    },
    (on, { seat, player, companion }) => {
      const character = characterAt(on.company, seat)
      if (!character) return refused('unknown')
      const wanted = wantedOf(player.trim(), companion)
      if (isSame(wanted, on.company.tonight?.[seat] ?? null)) return refused('alreadySo')
      const why = whyNotTonight(on, character, companion)
      return unless(on, why, [{ kind: 'seatLent', seat: seat as SeatId, tonight: wanted, rule: rule('OW-QUICK-07') }])
    }
  )
}

const wantedOf = (player: string, companion: boolean): Tonight | null =>
  player === '' && !companion ? null : { player, companion }

function whyNotTonight({ book, company }: Deciding, character: Character, companion: boolean): Words | null {
  if (company.part === 'encounter') return refused('tonightClosed', { clause: 'OW-QUICK-07' })
  if (!companion) return null
  if (character.mode === 'companion') return refused('companionAlready', { name: character.name })
  // OW-COMP-08: without an archetype card it could not be set up; cards of the table's own are told there.
  const isBare = company.dials.cards === 'app' && unlockedArchetypes(book, asCompanion(book, character)).length === 0
  return isBare ? refused('noArchetype', { name: character.name, clause: 'OW-COMP-08' }) : null
}
