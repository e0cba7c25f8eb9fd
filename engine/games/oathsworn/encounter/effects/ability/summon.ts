import { rule } from '../../../../../kernel/ids'
import type { Hex } from '../../../../../hex'
import { occur } from '../../scope/interrupts'
import { defId, figureId, type FigureId } from '../../state/ids'
import { NO_STATUSES, type Encounter, type Figure } from '../../state/state'
import { figureOf, isFree } from '../../board/figures'
import { numberOf } from '../../scope/amount'
import { placeOf } from '../../scope/place'
import { figureReferred } from '../../scope/reference'
import type { Verb } from './verb'

/** Helpers come into play, as many as there are figures for. OW-GEN-06; OW-TILE-08: no tile is set off. */
export const summon: Verb<'summon'> = function (t, scope, { helper, at, count }) {
  const { supply, hp } = t.book.get('helper', helper)
  const owner = figureReferred(t.see, scope, 'owner') ?? figureReferred(t.see, scope, 'self')
  const wanted = numberOf(t.book, t.see, scope, count)
  for (let n = 0; n < wanted && inPlay(t.see, helper) < supply; n++) {
    const [hex] = placeOf(t, scope, at).filter((h) => isFree(t.book, t.see, h))
    if (hex === undefined) return
    const figure = helperFigure(t.see, helper, hex, hp, owner)
    t.happen({ kind: 'figureAdded', figure, rule: rule('OW-GEN-06') })
    occur(t, { on: 'arrives', who: [figure.id] })
  }
}

const inPlay = (s: Encounter, helper: string): number =>
  Object.values(s.figures).filter(({ kind, def, at }) => kind === 'helper' && def === helper && at !== null).length

const helperFigure = (s: Encounter, helper: string, at: Hex, hp: number, owner: Figure | undefined): Figure => ({
  id: freshId(s, helper),
  kind: 'helper',
  def: defId(helper),
  seat: owner?.seat ?? null,
  at,
  facing: owner ? figureOf(s, owner.id).facing : 'N',
  hp,
  slots: {},
  statuses: NO_STATUSES,
  gone: null
})

function freshId(s: Encounter, helper: string): FigureId {
  for (let n = 1; ; n++) {
    const id = figureId(`${helper}-${n}`)
    if (!s.figures[id]) return id
  }
}
