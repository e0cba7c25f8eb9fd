import { rule } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import { asked } from '../board/asking'
import type { SeatId } from '../state/ids'
import { TOKENS, type Token } from '../state/state'
import type { Tab } from '../table/tab'

/** Tokens and class resources that went into one draw. */
export interface Spent {
  readonly redraws: number
  readonly empowered: number
  readonly resources: { readonly [resource: string]: number }
}

/** OW-ATK-16, OW-ATK-17: one miss, one token of choice, and the redraw and empowered tokens come back. */
export function determination(t: Tab, seat: SeatId, spent: Spent): void {
  giveBack(t, seat, 'redraw', spent.redraws)
  giveBack(t, seat, 'empowered', spent.empowered)
  // OW-ATK-18: everything else stays spent, class tokens only where the printing says otherwise.
  if (t.see.is.settings.determinationReturnsLethality)
    for (const [resource, by] of Object.entries(spent.resources))
      t.happen({ kind: 'resourceChanged', seat, resource, by, rule: rule('OW-ATK-18') })
  gainAnyToken(t, seat, 'OW-ATK-16', words('ask.missToken'))
}

/** OW-TOKEN-15: a token of choice is chosen at once, from all five. */
export function gainAnyToken(t: Tab, seat: SeatId, clause: string, title = words('ask.gainToken')): void {
  const token = t.chooseOne(() => ({
    rule: rule(clause),
    seat: asked(seat),
    title,
    options: TOKENS.map((one) => ({ id: one, label: words(`token.${one}`) }))
  })) as Token
  t.happen({ kind: 'tokensGained', seat, token, count: 1, rule: rule(clause) })
}

function giveBack(t: Tab, seat: SeatId, token: Token, count: number): void {
  if (count > 0) t.happen({ kind: 'tokensGained', seat, token, count, rule: rule('OW-ATK-16') })
}
