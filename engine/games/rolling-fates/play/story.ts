import { rule, seat } from '../../../kernel/ids'
import type { Option } from '../../../kernel/prompt'
import { words } from '../../../messages/words'
import type { ConditionRecord, NextRecord, OptionRecord, StoryRecord } from '../content/encounter'
import type { FatesBook } from '../state/book'
import { treasureOf } from '../state/lookup'
import type { State } from '../state/state'
import { asked, draw, PARTY, type FatesTable } from '../table/table'
import { dealEffects } from './effects'
import { chooseTargets } from '../enemies/targets'

/** RF-RPE-01: what a role-playing encounter does and asks, and where it leads. */
export function story(t: FatesTable, record: StoryRecord): NextRecord {
  address(t, record)
  dealEffects(t, record.effects)
  if (record.riddle && t.see.over === null) riddle(t, record.id, record.riddle)
  if (record.options.length === 0 || t.see.over !== null) return record.next
  const chosen = t.chooseOne(() => ({
    ...asked('RF-RPE-03', whoDecides(t.see), 'story', { encounter: words(`encounter.${record.id}.name`) }),
    confirm: true,
    data: { encounter: record.id },
    options: record.options.map((option) => optionFor(t.book, t.see, record.id, option))
  }))
  const option = record.options.find(({ id }) => id === chosen)
  if (!option) throw new Error(`no option ${chosen}`)
  dealEffects(t, option.effects)
  t.happen({ kind: 'optionTaken', option: chosen, rule: rule('RF-RPE-03') })
  return option.next === undefined ? record.next : option.next
}

/** RF-RPE-02: the one who is addressed, or the party. */
const whoDecides = ({ addressed }: State) => (addressed === null ? PARTY : seat(addressed))

/** RF-RPE-06: chosen when the encounter opens, and then fixed. */
function address(t: FatesTable, { addressed }: StoryRecord): void {
  if (addressed === 'nobody' || t.see.addressed !== null) return
  const facts = { policy: addressed, count: 1, dials: true, last: null, next: 0 } as const
  const [hero] = chooseTargets(t.see.heroes, facts, (below) => draw(t, 'way', below)).targets
  if (hero !== undefined) t.happen({ kind: 'addressed', hero, rule: rule('RF-RPE-06') })
}

function optionFor(book: FatesBook, state: State, encounter: string, { id, if: condition }: OptionRecord): Option {
  const label = words(`encounter.${encounter}.option.${id}`)
  const refused = condition && refusal(book, state, condition)
  return refused ? { id, label, refused: words(`fates.refused.${refused}`) } : { id, label }
}

function refusal(book: FatesBook, state: State, condition: ConditionRecord): string | null {
  const { flags, heroes } = state
  const { flag, without, value, seats } = condition
  if (flag !== undefined && !flags.includes(flag)) return 'flag'
  if (without !== undefined && flags.includes(without)) return 'flag'
  // RF-RPE-09, RF-TRE-08
  const carried = heroes.flatMap(({ treasures }) => treasures.map((card) => treasureOf(book, state, card).value))
  if (value !== undefined && carried.reduce((sum, one) => sum + one, 0) < value) return 'value'
  return seats !== undefined && heroes.length < seats ? 'seats' : null
}

/** RF-RPE-08: picked here; a wrong answer has its own consequences. */
function riddle(t: FatesTable, id: string, told: NonNullable<StoryRecord['riddle']>): void {
  const chosen = t.chooseOne(() => ({
    ...asked('RF-RPE-08', whoDecides(t.see), 'riddle'),
    confirm: true,
    data: { encounter: id },
    options: told.choices.map((choice) => ({ id: choice, label: words(`encounter.${id}.choice.${choice}`) }))
  }))
  const right = chosen === told.choices[0]
  t.happen({ kind: 'riddleAnswered', right, reveals: true, rule: rule('RF-RPE-08') })
  dealEffects(t, right ? told.right : told.wrong)
}
