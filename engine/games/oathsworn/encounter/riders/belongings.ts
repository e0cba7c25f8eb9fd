import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import type { Rider } from '../../content'
import { asked } from '../board/asking'
import { gainAnyToken } from '../might/determination'
import type { FigureId, SeatId } from '../state/ids'
import { TOKENS, type Token } from '../state/state'
import type { Tab } from '../table/tab'
import { figureOf } from '../board/figures'
import { numberOf } from '../scope/amount'
import type { Scope } from '../table/scope'

/** OW-MOVE-07: gems go from one side of the track to the other, as far as there are any. */
export function moveAnimus(
  t: Tab,
  scope: Scope,
  rider: Extract<Rider, { do: 'lose-animus' | 'gain-animus' }>,
  figure: FigureId
): void {
  const { seat } = figureOf(t.see, figure)
  if (!seat) return
  const { available, reserve } = t.see.seats[seat].animus
  const wanted = numberOf(t.book, t.see, scope, rider.animus)
  const isLost = rider.do === 'lose-animus'
  const count = Math.min(wanted, isLost ? available : reserve)
  if (count > 0) t.happen({ kind: isLost ? 'animusSpent' : 'animusGained', seat, count, rule: rule('OW-MOVE-07') })
}

/** OW-TOKEN-01, OW-TOKEN-15: of a named type, or one of choice each time. */
export function moveTokens(
  t: Tab,
  scope: Scope,
  rider: Extract<Rider, { do: 'gain-token' | 'lose-token' }>,
  figure: FigureId
): void {
  const { seat } = figureOf(t.see, figure)
  if (!seat) return
  const count = numberOf(t.book, t.see, scope, rider.count)
  if (rider.do === 'gain-token') gain(t, seat, rider.token, count)
  else lose(t, seat, rider.token, count)
}

function gain(t: Tab, seat: SeatId, token: Token | 'any', count: number): void {
  if (token === 'any') for (let n = 0; n < count; n++) gainAnyToken(t, seat, 'OW-TOKEN-15')
  else if (count > 0) t.happen({ kind: 'tokensGained', seat, token, count, rule: rule('OW-TOKEN-01') })
}

function lose(t: Tab, seat: SeatId, token: Token | 'any', count: number): void {
  if (token !== 'any') return loseSome(t, seat, token, count)
  for (let n = 0; n < count; n++) {
    if (held(t, seat).length === 0) return
    const chosen = t.chooseOne(() => ({
      rule: rule('OW-TOKEN-01'),
      seat: asked(seat),
      title: words('ask.loseToken'),
      options: held(t, seat).map((one) => ({ id: one, label: words(`token.${one}`) }))
    }))
    loseSome(t, seat, chosen as Token, 1)
  }
}

const held = (t: Tab, seat: SeatId): Token[] => TOKENS.filter((one) => t.see.seats[seat].tokens[one] > 0)

function loseSome(t: Tab, seat: SeatId, token: Token, wanted: number): void {
  const count = Math.min(wanted, t.see.seats[seat].tokens[token])
  if (count > 0) t.happen({ kind: 'tokensSpent', seat, token, count, rule: rule('OW-TOKEN-01') })
}
