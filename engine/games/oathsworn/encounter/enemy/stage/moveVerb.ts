import { UNREACHED, type Hex } from '../../../../../hex'
import { rule } from '../../../../../kernel/ids'
import type { StageEffect } from '../../../content'
import { byNearness, nearnessTo } from '../../board/nearness'
import { keyOf, layoutOf, standIn } from '../../board/layout'
import { moveByRules, type Destination } from '../../movement/moving'
import type { FigureId } from '../../state/ids'
import type { Tab } from '../../table/tab'
import { figureOf, hexesOf } from '../../board/figures'
import { numberOf } from '../../scope/amount'
import { hexesOfPlace, placeOf } from '../../scope/place'
import { referred } from '../../scope/reference'
import type { Scope } from '../../table/scope'
import { knownBy, selected } from '../../scope/select'
import { wayOf } from '../../scope/way'
import type { Acting } from '../../table/acting'

type Move = Extract<StageEffect, { do: 'move' }>

/** S7, for everybody the card moves: the one closest to where it leads first. OW-EMOVE-12 */
export function moveFigures(t: Tab, scope: Scope, acting: Acting, effect: Move): void {
  const movers = selected(t, scope, effect.who).filter((id) => t.see.figures[id]?.at != null)
  for (const who of inMovingOrder(t, scope, acting, effect, movers)) {
    if (t.see.figures[who]?.at == null) continue
    const destination = destinationOf(t, scope, acting, effect, who)
    if (destination === null) {
      t.happen({ kind: 'partSkipped', figure: who, part: 'move', reason: 'nowhere', rule: rule('OW-STAGE-10') })
      continue
    }
    const isOpenEnded = effect.hexes === 'any'
    const points = effect.hexes === 'any' ? UNREACHED : numberOf(t.book, t.see, scope, effect.hexes)
    moveByRules(t, {
      who,
      points,
      destination,
      stop: effect.stop,
      through: effect.through,
      // "As far as it takes" in a direction ends at the edge.
      bounce: effect.bounce && !isOpenEnded,
      keepFacing: effect.keepFacing,
      target: facedBy(t, scope, acting, who, destination),
      deed: scope.deed
    })
  }
}

/** Its own target, if it has one; somebody else moved by the card looks at whom it was sent to. */
function facedBy(t: Tab, scope: Scope, acting: Acting, who: FigureId, destination: Destination): FigureId | null {
  if (acting.aims.has(who)) return acting.aims.get(who)?.target ?? null
  const own = referred(t.see, scope, 'self') === who ? referred(t.see, scope, 'target') : null
  return own ?? (destination.to === 'figure' ? destination.figure : null)
}

function destinationOf(t: Tab, scope: Scope, acting: Acting, { heading }: Move, who: FigureId): Destination | null {
  switch (heading.to) {
    case 'target': {
      const figure = goesFor(t, scope, acting)
      return figure === null ? null : { to: 'figure', figure }
    }
    case 'figure': {
      const [figure] = selected(t, scope, heading.who).filter((id) => t.see.figures[id]?.at != null)
      return figure === undefined || figure === who ? null : { to: 'figure', figure }
    }
    case 'place': {
      const hexes = placeOf(t, scope, heading.place)
      return hexes.length === 0 ? null : { to: 'hexes', hexes }
    }
    case 'way': {
      const dir = wayOf(t, scope, heading.way, { figure: figureOf(t.see, who) })
      return dir === null ? null : { to: 'way', dir }
    }
    case 'away': {
      const from = referred(t.see, scope, heading.from)
      return from === null || t.see.figures[from]?.at == null ? null : { to: 'away', from }
    }
  }
}

/** OW-EMOVE-12: closest first, equal ones north then west of where they stand. */
function inMovingOrder(
  t: Tab,
  scope: Scope,
  acting: Acting,
  effect: Move,
  movers: readonly FigureId[]
): readonly FigureId[] {
  if (movers.length < 2) return movers
  const layout = layoutOf(t.book, t.see)
  const to = goalOf(t, scope, acting, effect)
  const ranked = movers.map((id) => {
    const stand = standIn(layout, id)
    const going = { through: effect.through, light: false }
    const near = to.length > 0 ? nearnessTo(layout, stand, [to], going)[0] : undefined
    return { id, near: near ?? { movement: 0, apart: 0 }, key: keyOf(layout.board, stand.hexes) }
  })
  return ranked.sort((a, b) => byNearness(a.near, b.near) || a.key - b.key).map(({ id }) => id)
}

/** The hexes they go to or flee from; none where a direction, a die or a player decides. */
function goalOf(t: Tab, scope: Scope, acting: Acting, { heading }: Move): readonly Hex[] {
  const stands = (id: FigureId | null | undefined): readonly Hex[] => {
    const figure = id == null ? undefined : t.see.figures[id]
    return figure ? hexesOf(t.book, figure) : []
  }
  switch (heading.to) {
    case 'target':
      return stands(goesFor(t, scope, acting))
    case 'figure':
      return stands(knownBy(t.book, t.see, scope, heading.who)?.find((id) => t.see.figures[id]?.at != null))
    case 'away':
      return stands(referred(t.see, scope, heading.from))
    case 'place': {
      const { at } = heading.place
      return at === 'random' || at === 'chosen' ? [] : hexesOfPlace(t.book, t.see, scope, heading.place)
    }
    case 'way':
      return []
  }
}

/** OW-TGT-06: its target; without a valid one whoever is the closest. */
function goesFor(t: Tab, scope: Scope, acting: Acting): FigureId | null {
  const self = referred(t.see, scope, 'self')
  return referred(t.see, scope, 'target') ?? (self === null ? null : (acting.aims.get(self)?.toward ?? null))
}
