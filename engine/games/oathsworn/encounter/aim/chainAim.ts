import { distance, distanceFrom, labelOf, type Hex } from '../../../../hex'
import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import type { AttackEffect } from './effect'
import { asked, COMPANY, nameOf, perTable } from '../board/asking'
import { numberOf } from '../scope/amount'
import type { Scope } from '../table/scope'
import type { FigureId, SeatId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import { hitOn } from '../state/strike'
import type { Book } from '../table/book'
import type { Tab } from '../table/tab'
import { boardOf, figureOf, figuresOnBoard, hexesOf, isEnemy, isFree, sees } from '../board/figures'
import type { Aim } from './aimed'
import { isBarred } from '../table/modifiers'

interface Who {
  readonly by: FigureId
  readonly seat: SeatId | null
}

/** One link of a chain: a figure, and the hex of it that is struck. OW-CHAIN-09 */
export interface ChainAim {
  readonly figure: FigureId
  readonly hex: Hex
}

/** OW-CHAIN-01..07: one target after another, none twice, until there is none or the player stops. */
export function chainAim(t: Tab, scope: Scope, who: Who, effect: AttackEffect, range: number): Aim | null {
  const { shape } = effect
  if (shape.kind !== 'chain') return null
  const ranged = shape.range > 0
  // OW-STATUS-08: a melee chain takes its attacker along.
  if (!ranged && figureOf(t.see, who.by).statuses.crippled) return null
  const most = numberOf(t.book, t.see, scope, shape.links)
  const hop = numberOf(t.book, t.see, scope, shape.hop)
  const first = ranged ? shape.range + range : 1
  const links: ChainAim[] = []
  while (links.length < most) {
    const next = nextLink(t, who, links, links.length === 0 ? first : hop, effect.sight)
    if (!next) break
    links.push(next)
  }
  const last = links.at(-1)
  if (!last) return null
  return {
    hits: links.map(({ figure }) => hitOn(figure)),
    hexes: links.map(({ hex }) => hex),
    at: links.map(({ figure, hex }) => ({ figure, hexes: [hex] })),
    ranged,
    chain: true,
    landings: ranged ? [] : landings(t.book, t.see, who.by, figureOf(t.see, last.figure))
  }
}

function nextLink(t: Tab, who: Who, before: readonly ChainAim[], range: number, sight: boolean): ChainAim | null {
  const open = perTable(t, () => linksFrom(t.book, t.see, who.by, before, range, sight))
  if (open().length === 0) return null
  const chosen = t.chooseOne(() => ({
    rule: rule(before.length === 0 ? 'OW-CHAIN-02' : 'OW-CHAIN-03'),
    seat: who.seat ? asked(who.seat) : COMPANY,
    title: words('ask.link', { number: before.length + 1 }),
    data: { by: before.at(-1)?.figure ?? who.by },
    options: [
      ...open().map((link) => linkOption(t, link)),
      // OW-CHAIN-10: a player may stop earlier.
      ...(before.length > 0 ? [{ id: 'stop', label: words('option.stop') }] : [])
    ]
  }))
  return open().find((link) => linkId(link) === chosen) ?? null
}

const linkId = ({ figure, hex }: ChainAim): string => `link:${figure}:${hex}`

const linkOption = (t: Tab, link: ChainAim): Option => ({
  id: linkId(link),
  label: words('option.link', {
    name: nameOf(t.see, link.figure),
    hex: labelOf(boardOf(t.book, t.see), link.hex) ?? ''
  }),
  at: { figure: link.figure, hex: link.hex }
})

/** OW-CHAIN-02, OW-CHAIN-03: in range and sight of the attacker, then of the target before. */
export function linksFrom(
  book: Book,
  s: Encounter,
  by: FigureId,
  before: readonly ChainAim[],
  range: number,
  sight: boolean
): ChainAim[] {
  const last = before.at(-1)
  const from = last ? [last.hex] : hexesOf(book, figureOf(s, by))
  return figuresOnBoard(s).flatMap((figure) => {
    if (!isEnemy(figure) || before.some((link) => link.figure === figure.id) || isBarred(book, s, figure)) return []
    return hexesOf(book, figure)
      .filter((h) => from.some((eye) => distance(eye, h) <= range && (!sight || sees(book, s, eye, h))))
      .map((hex) => ({ figure: figure.id, hex }))
  })
}

/** OW-CHAIN-06: the free hexes closest to the last target, its own included. */
function landings(book: Book, s: Encounter, by: FigureId, last: Figure): Hex[] {
  const own = figureOf(s, by).at
  const goal = hexesOf(book, last)
  let least = Infinity
  let found: Hex[] = []
  for (const h of boardOf(book, s).hexes) {
    if (h !== own && !isFree(book, s, h)) continue
    const away = distanceFrom(h, goal)
    if (away > least) continue
    if (away < least) found = []
    least = away
    found.push(h)
  }
  return found
}
