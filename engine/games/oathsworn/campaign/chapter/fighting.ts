import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { chooseNumber, chooseOne, chooseSome, spread } from '../asking'
import { happenAll, perform } from '../deeds'
import { battleEnding, fightBeginning, type BattleResult } from './handover'
import { said } from '../people/names'
import { replayTicks } from './replaying'
import { characterAt, SEATS, seated, sheetOf, type SeatId } from '../state'
import type { CampaignTable } from '../tab'
import { maxHp } from '../people/founding'
import { startingTokens } from '../people/tokens'

/** The encounter is being played: its result comes by itself from the app, or the table tells it. */
export function encounter(t: CampaignTable): void {
  const chosen = chooseOne(t, () => ({
    rule: 'OW-WIN-01',
    title: said('ask.encounter'),
    confirm: true,
    options: ['victory', 'defeat', 'back'].map((id) => ({ id, label: said(`option.${id}`) }))
  }))
  if (chosen === 'back') return backToCamp(t)
  const result = tellResult(t, chosen === 'victory' ? 'victory' : 'defeat')
  perform(t, battleEnding(result))
}

/** It was not begun after all. A replay stays what it is: it has been paid for. */
function backToCamp(t: CampaignTable): void {
  t.happen({ kind: 'fightLeft' })
  t.happen({ kind: 'partBegan', part: 'camp', chapter: t.see.chapter })
}

/** Who fell, who died, and in a hardcore campaign who is hurt. OW-TALLY-09..13 */
function tellResult(t: CampaignTable, outcome: 'victory' | 'defeat'): BattleResult {
  const fallen = outcome === 'defeat' ? SEATS.filter((seat) => characterAt(t.see, seat)) : tellFallen(t)
  const killedAllies = tellKilled(t)
  const hp: { [S in SeatId]?: number } = {}
  for (const seat of SEATS) hp[seat] = fallen.includes(seat) ? 0 : tellHp(t, seat)
  return { outcome, fallen, killedAllies, hp, injuries: {}, healed: {}, tokens: {}, revealed: true }
}

function tellFallen(t: CampaignTable): readonly SeatId[] {
  return chooseSome(t, () => ({
    rule: 'OW-KO-03',
    title: said('ask.fallen'),
    options: SEATS.flatMap((seat) => {
      const who = characterAt(t.see, seat)
      return who ? [{ id: seat, label: said('named', { name: who.name }) }] : []
    }),
    min: 0,
    max: SEATS.length
  })) as readonly SeatId[]
}

function tellKilled(t: CampaignTable): readonly string[] {
  const allies = (): readonly (readonly [string, number])[] =>
    Object.entries(t.see.allies).filter(([ally]) => t.book.find('ally', ally)?.combat)
  if (allies().length === 0) return []
  const killed = spread(t, () => ({
    rule: 'OW-KO-11',
    title: said('ask.killedAllies'),
    options: allies().map(([ally, count]) => ({ id: ally, label: words(`ally.${ally}.name`), max: count })),
    min: 0,
    max: allies().reduce((sum, [, count]) => sum + count, 0)
  }))
  return Object.entries(killed).flatMap(([ally, count]) => Array.from({ length: count }, () => ally))
}

/** OW-HARD-02: only the hardcore variant asks how badly somebody is hurt. */
function tellHp(t: CampaignTable, seat: SeatId): number {
  const who = characterAt(t.see, seat)
  const most = maxHp(t.book, t.see.difficulty)
  if (!t.see.hardcore || !who) return most
  return chooseNumber(t, () => ({
    rule: 'OW-HARD-02',
    title: said('ask.hpLeft', { name: who.name }),
    min: 1,
    max: most
  }))
}

/** OW-WIN-05: move on, or try again. */
export function defeat(t: CampaignTable): void {
  const chosen = chooseOne(t, () => ({
    rule: 'OW-WIN-05',
    title: said('ask.defeat'),
    options: [
      {
        id: 'replay',
        label: said('option.replay', { ticks: replayTicks(t.book, t.see) }),
        data: { ticks: replayTicks(t.book, t.see) }
      },
      { id: 'move-on', label: said('option.moveOn') }
    ]
  }))
  if (chosen === 'replay') return replay(t)
  // OW-WIN-06
  t.happen({ kind: 'tokensGone', characters: seated(t.see).map(({ id }) => id), rule: rule('OW-WIN-06') })
  t.happen({ kind: 'partBegan', part: 'epilogue', chapter: t.see.chapter })
}

/**
 * OW-REPLAY-01..06: paid once; the dead are not dead, everybody is whole, and only permanent tokens are left.
 * OW-REPLAY-04, OW-REPLAY-07: who fell and who died is forgotten; OW-REPLAY-08: boxes, injuries and items stay.
 */
function replay(t: CampaignTable): void {
  const { battle, chapter } = t.see
  const ticks = replayTicks(t.book, t.see)
  if (!sheetOf(t.see).replayed) {
    t.happen({ kind: 'ticked', count: ticks, rule: rule('OW-REPLAY-01') })
    t.happen({ kind: 'sheetMarked', chapter, change: { replayed: true }, rule: rule('OW-REPLAY-02') })
  }
  const hp = maxHp(t.book, t.see.difficulty)
  for (const { id } of seated(t.see)) t.happen({ kind: 'hpSet', character: id, hp, rule: rule('OW-REPLAY-05') })
  t.happen({ kind: 'tokensGone', characters: seated(t.see).map(({ id }) => id), rule: rule('OW-REPLAY-06') })
  happenAll(t, startingTokens(t.see))
  const again = { encounter: battle?.encounter ?? null, attempts: (battle?.attempts ?? 1) + 1 }
  t.happen({ kind: 'battleSettled' })
  perform(t, fightBeginning(again.encounter, again.attempts))
}
