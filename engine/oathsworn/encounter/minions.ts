import { UNREACHED } from '../../kernel/hex'
import { rule } from '../../kernel/ids'
import type { Script } from '../../kernel/script'
import type { StageEffect } from '../content'
import { byNearness, nearnessTo, type Near } from './closeness'
import { runStage } from './effects/run'
import { newScope, type Scope } from './effects/shared/scope'
import { aheadOf, newActing, type Acting } from './effects/stage/acting'
import { occur } from './interrupts'
import { keyOf, layoutOf, standIn } from './layout'
import { encounterOf, isMob, rulesOf } from './lore'
import { isBarred, tauntsOf } from './modifiers'
import { canSeeFigure } from './sight'
import { effectsOfBox } from './stageTold'
import type { FigureId } from './state/ids'
import type { Figure } from './state/state'
import type { Tab } from './tab'
import { figuresOnBoard, hexesOf, isFriendly } from './world'

/**
 * S10: every minion moves before any attacks, the one closest to its target first; mob minions on one target attack as
 * one. OW-MINION-01 to OW-MINION-11
 */
export function* activateMinions(t: Tab, minions: readonly FigureId[]): Script {
  const order = inOrder(t, minions)
  if (order.length === 0) return
  const mob = { waiting: new Set<FigureId>(), targets: new Map<FigureId, FigureId>() }
  const acting = newActing({ among: 'friends', mob })
  const turns = new Map<FigureId, TurnOf>()
  for (const id of order) {
    const minion = t.see.figures[id]
    if (!minion || minion.at === null) continue
    yield* occur(t, { on: 'turn', window: 'starts', who: [id] })
    const turn = yield* turnOf(t, minion, acting)
    turns.set(id, turn)
    if (t.see.figures[id]?.at == null) continue
    yield* runStage(t, turn.scope, turn.moves) // OW-MINION-06
    noteForMob(t, mob, acting, id)
  }
  for (const id of order) {
    const turn = turns.get(id)
    if (!turn || t.see.figures[id]?.at == null) continue
    // OW-MINION-09, OW-MOB-02: it has attacked together with an earlier one.
    const hasJoined = mob.targets.has(id) && !mob.waiting.has(id)
    const attacks = hasJoined ? turn.attacks.filter((effect) => effect.do !== 'attack') : turn.attacks
    yield* runStage(t, turn.scope, attacks)
    if (t.see.figures[id]?.at != null) yield* occur(t, { on: 'turn', window: 'ends', who: [id] })
  }
}

/** What one minion does, and where its attacks begin. */
interface TurnOf {
  readonly scope: Scope
  readonly moves: readonly StageEffect[]
  readonly attacks: readonly StageEffect[]
}

/** OW-MINION-04, OW-MINION-11: each follows its own box. */
function* turnOf(t: Tab, minion: Figure, acting: Acting): Script<TurnOf> {
  const source = { kind: 'rules', id: encounterOf(t.book, t.see).rules } as const
  const acts = yield* effectsOfBox(t, minion.def)
  const first = acts.findIndex(leadsToAttack)
  const split = first < 0 ? acts.length : first
  const scope = newScope(source, { self: minion.id })
  const attacks = acts.slice(split)
  const moving = { ...acting, ahead: aheadOf(attacks) }
  return { scope: { ...scope, acting: moving }, moves: acts.slice(0, split), attacks }
}

/** Does this effect, or one inside it, attack? */
function leadsToAttack(effect: StageEffect): boolean {
  if (effect.do === 'attack') return true
  if (effect.do === 'if') return [...effect.then, ...effect.else].some(leadsToAttack)
  return (effect.do === 'repeat' || effect.do === 'for-each') && effect.then.some(leadsToAttack)
}

/** OW-MOB-04: who has a target and is one of a mob waits for the others. */
function noteForMob(t: Tab, mob: NonNullable<Acting['mob']>, acting: Acting, id: FigureId): void {
  const minion = t.see.figures[id]
  const target = acting.aims.get(id)?.target ?? null
  if (!minion || minion.at === null || target === null || !isMob(t.book, minion)) return
  mob.waiting.add(id)
  mob.targets.set(id, target)
}

interface Ranked {
  readonly id: FigureId
  readonly near: Near
  readonly key: number
}

/** OW-MINION-03, OW-EMOVE-12: closest to its own target first, fixed at the start; ties north then west. */
function inOrder(t: Tab, minions: readonly FigureId[]): readonly FigureId[] {
  const there = minions.filter((id) => t.see.figures[id]?.at != null)
  if (there.length < 2) return there
  const ranked = there.map((id) => rankOf(t, t.see.figures[id] as Figure))
  ranked.sort((a, b) => byNearness(a.near, b.near) || a.key - b.key)
  const figures = ranked.map(({ id }) => id)
  const movers = ranked.map(({ id, near }) => ({
    figure: id,
    movement: near.movement === UNREACHED ? null : near.movement
  }))
  t.happen({ kind: 'minionsOrdered', figures, rule: rule('OW-MINION-03'), why: { why: 'order', movers } })
  return figures
}

const NOBODY: Near = { movement: UNREACHED, apart: UNREACHED }

/**
 * The nearness of the closest friend it sees, or of one who taunts it; if it sees nobody, of the closest of all.
 * OW-MINION-05, OW-MINION-08
 */
function rankOf(t: Tab, minion: Figure): Ranked {
  const layout = layoutOf(t.book, t.see)
  const stand = standIn(layout, minion.id)
  const friends = figuresOnBoard(t.see).filter((one) => isFriendly(one) && !isBarred(t.book, t.see, one))
  const seen = friends.filter((one) => canSeeFigure(t.book, t.see, minion, one))
  const taunts = tauntsOf(t.book, t.see, minion.id)
  const taunting = taunts.length > 0 ? seen.filter(({ id }) => id === taunts.find((one) => isAmong(seen, one))) : []
  const meant = taunting.length > 0 ? taunting : seen.length > 0 ? seen : friends
  const nears = nearnessTo(
    layout,
    stand,
    meant.map((one) => hexesOf(t.book, one)),
    1
  )
  const near = [...nears].sort(byNearness)[0] ?? NOBODY
  return { id: minion.id, near, key: keyOf(layout.board, stand.hexes) }
}

const isAmong = (figures: readonly Figure[], id: FigureId): boolean => figures.some((one) => one.id === id)

/** OW-MINION-02, OW-MINION-10: those whom this phase's card has not activated, newcomers among them. */
export function minionsToAct(t: Tab): FigureId[] {
  const done = t.see.stage.activated
  const kinds = rulesOf(t.book, t.see).minions.map(({ enemy }) => enemy)
  return figuresOnBoard(t.see)
    .filter(({ id, kind, def }) => kind === 'minion' && kinds.includes(def) && !done.includes(id))
    .map(({ id }) => id)
}
