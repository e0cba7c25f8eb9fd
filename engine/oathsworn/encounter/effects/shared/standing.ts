import type { AbilityRule, StageRule } from '../../../content'
import type { Book } from '../../book'
import { bossesOf, encounterOf, rulesOf, stageOf } from '../../lore'
import type { Modifier } from '../../modifiers'
import { isEverChanged } from '../../noticing'
import { SEATS, type FigureId } from '../../state/ids'
import type { Encounter, SeatState } from '../../state/state'
import { figuresOnBoard } from '../../world'
import { holds } from './condition'
import { newScope, type Scope, type Source } from './scope'
import { frozen } from './frozen'
import { fitsGroup } from './who'

/** A rule that holds now: of the special rules board and its stage, or of something a character has. */
export type Standing =
  | { readonly language: 'stage'; readonly key: string; readonly rule: StageRule; readonly scope: Scope }
  | { readonly language: 'ability'; readonly key: string; readonly rule: AbilityRule; readonly scope: Scope }

/** Every rule that holds all the time, enemies' first, then seat by seat. OW-END-04 */
export function standingRules(book: Book, s: Encounter): Standing[] {
  return [
    ...boardRules(book, s),
    ...SEATS.flatMap((seat) => seatRules(book, s, s.seats[seat])),
    ...figureRules(book, s)
  ]
}

function boardRules(book: Book, s: Encounter): Standing[] {
  const always = rulesOf(book, s).rules
  const now = stageOf(book, s)?.rules ?? []
  if (always.length + now.length === 0) return []
  const boss = bossesOf(s).find(({ at }) => at !== null)?.id ?? null
  const source: Source = { kind: 'rules', id: encounterOf(book, s).rules }
  const scope = newScope(source, { self: boss })
  return [...always, ...now].map((rule, i) => ({ language: 'stage', key: `rules.${i}`, rule, scope }))
}

interface Printed {
  readonly source: Source
  readonly rules: readonly AbilityRule[]
}
const printedOn = new WeakMap<SeatState['cards'], readonly Printed[]>()

/** What a seat's class and the cards it holds say; only while its own Oathsworn stands. */
function seatRules(book: Book, s: Encounter, seat: SeatState): Standing[] {
  const own = s.figures[seat.figure]
  if (!own || own.gone === 'unconscious' || own.gone === 'killed') return []
  let printed = printedOn.get(seat.cards)
  if (!printed) {
    printed = printedRules(book, seat)
    printedOn.set(seat.cards, printed)
  }
  return printed.flatMap((one) => standingOf(one, { self: own.id, owner: own.id }))
}

function printedRules(book: Book, seat: SeatState): Printed[] {
  const all: Printed[] = [
    { source: { kind: 'class', id: seat.class }, rules: book.find('class', seat.class)?.rules ?? [] }
  ]
  for (const { kind, def, at, thrownTo } of Object.values(seat.cards)) {
    if (at === 'out' || thrownTo !== undefined || kind === 'ability') continue
    const rules = kind === 'item' ? book.find('item', def)?.rules : book.find('injury', def)?.rules
    all.push({ source: { kind, id: def }, rules: rules ?? [] })
  }
  return all.filter(({ rules }) => rules.length > 0)
}

/** Allies and helpers on the board. */
function figureRules(book: Book, s: Encounter): Standing[] {
  return figuresOnBoard(s).flatMap(({ id, kind, def, seat }) => {
    if (kind !== 'ally' && kind !== 'helper') return []
    const rules = (kind === 'ally' ? book.find('ally', def)?.rules : book.find('helper', def)?.rules) ?? []
    const owner = seat ? s.seats[seat].figure : null
    return standingOf({ source: { kind, id: def }, rules }, { self: id, owner: kind === 'helper' ? owner : id })
  })
}

function standingOf({ source, rules }: Printed, roles: Scope['roles']): Standing[] {
  const scope = newScope(source, roles)
  return rules.map((rule, i) => ({
    language: 'ability',
    key: `${source.kind}.${source.id}.${roles.self ?? ''}.${i}`,
    rule,
    scope
  }))
}

// A condition may ask for a number that a rule changes; inside such a question conditional rules rest.
let depth = 0
const NOTHING: readonly Modifier[] = []

/** What is different about a figure now because of rules that hold all the time. */
export function standingModifiers(book: Book, s: Encounter, id: FigureId, change: string): readonly Modifier[] {
  const figure = s.figures[id]
  if (!figure || depth > 0 || !isEverChanged(book, s, change)) return NOTHING
  depth++
  try {
    const found: Modifier[] = []
    for (const { rule, scope } of standingRules(book, s)) {
      if (rule.rule !== 'while' || rule.change.change !== change) continue
      if (!fitsGroup(book, s, scope, rule.who, figure)) continue
      if (rule.if === null || holds(book, s, scope, rule.if)) found.push(frozen(book, s, scope, rule.change))
    }
    return found
  } finally {
    depth--
  }
}
