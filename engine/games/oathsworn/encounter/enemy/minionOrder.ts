import { UNREACHED } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import { byNearness, nearnessTo, type Going, type Near } from '../board/nearness'
import { newScope, type Scope } from '../table/scope'
import { knownBy } from '../scope/select'
import { aheadOf } from '../table/acting'
import { goingOf } from '../stageCards/ahead'
import { keyOf, layoutOf, standIn } from '../board/layout'
import { encounterOf } from '../board/printedComponents'
import { isBarred, tauntsOf } from '../table/modifiers'
import { canSeeFigure } from '../board/sight'
import { effectsInBox } from '../cardFacts/stageTold'
import type { FigureId } from '../state/ids'
import type { Figure } from '../state/state'
import type { Tab } from '../table/tab'
import { figuresOnBoard, hexesOf, isFriendly } from '../board/figures'

interface Ranked {
  readonly id: FigureId
  readonly near: Near
  readonly key: number
}

/** OW-MINION-03, OW-EMOVE-12: closest to its own target first, fixed at the start; ties north then west. */
export function inOrder(t: Tab, minions: readonly FigureId[]): readonly FigureId[] {
  const there = minions.filter((id) => t.see.figures[id]?.at != null)
  if (there.length < 2) return there
  const ranked = there.map((id) => rankOf(t, t.see.figures[id] as Figure))
  ranked.sort((a, b) => byNearness(a.near, b.near) || a.key - b.key)
  const figures = ranked.map(({ id }) => id)
  const movers = ranked.map(({ id, near }) => ({
    figure: id,
    movement: near.movement === UNREACHED ? null : near.movement,
    apart: near.apart === UNREACHED ? null : near.apart
  }))
  t.happen({ kind: 'minionsOrdered', figures, rule: rule('OW-MINION-03'), why: { why: 'order', movers } })
  return figures
}

const NOBODY: Near = { movement: UNREACHED, apart: UNREACHED }

function rankOf(t: Tab, minion: Figure): Ranked {
  const layout = layoutOf(t.book, t.see)
  const stand = standIn(layout, minion.id)
  const meant = meantBy(t, minion).map((one) => hexesOf(t.book, one))
  const near = [...nearnessTo(layout, stand, meant, goingBy(t, minion), 1)].sort(byNearness)[0] ?? NOBODY
  return { id: minion.id, near, key: keyOf(layout.board, stand.hexes) }
}

/** What its box lets it pass on its way. OW-TGT-10 */
function goingBy(t: Tab, minion: Figure): Going | undefined {
  const acts = effectsInBox(t.book, t.see, minion.def)
  return acts === 'table' ? undefined : goingOf(t.book, t.see, scopeOf(t, minion), minion, aheadOf(acts))
}

const scopeOf = (t: Tab, minion: Figure): Scope =>
  newScope({ kind: 'rules', id: encounterOf(t.book, t.see).rules }, { self: minion.id })

/**
 * Among whom the closest is its target: whom its box names (OW-GEN-04), else who taunts it, if it sees them; else the
 * friends it sees, and if it sees nobody, all of them. OW-MINION-05, OW-MINION-08
 */
function meantBy(t: Tab, minion: Figure): readonly Figure[] {
  const friends = figuresOnBoard(t.see).filter((one) => isFriendly(one) && !isBarred(t.book, t.see, one))
  const seen = friends.filter((one) => canSeeFigure(t.book, t.see, minion, one))
  const { figures, firm } = namedByBox(t, minion) ?? { figures: tauntsOf(t.book, t.see, minion.id), firm: false }
  const among = firm ? friends : seen
  const called = figures.map((id) => among.find((one) => one.id === id)).find((one) => one !== undefined)
  if (called) return [called]
  return seen.length > 0 ? seen : friends
}

/** What a die or a player will decide is not known yet. */
function namedByBox(t: Tab, minion: Figure): { figures: readonly FigureId[]; firm: boolean } | null {
  const acts = effectsInBox(t.book, t.see, minion.def)
  const naming = acts === 'table' ? undefined : acts.find((effect) => effect.do === 'target')
  if (!naming) return null
  const { who, firm } = naming
  const figures = knownBy(t.book, t.see, scopeOf(t, minion), who)
  return figures && { figures, firm }
}
