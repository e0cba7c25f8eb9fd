import { rule } from '../../../../../kernel/ids'
import { words } from '../../../../../messages/words'
import type { CheckRecord, StoryEffect } from '../../../content'
import type { Flow, StorySource } from '../../book'
import { said } from '../../people/names'
import { seated, type CharacterId } from '../../state'
import type { CampaignTable } from '../../tab'
import { makeCheck, type StoryCheckAsked, type StoryCheckMade } from '../check'
import { roundOfCombat } from '../combat'
import { chooseMember } from '../members'
import type { Verbs } from './verbs'

/** Checks and rounds of combat. */
export const trialVerbs: Verbs<'check' | 'combat'> = {
  // OW-CHECK-02: by the company, by each, by one.
  check(t, { check: id }, from) {
    const record = t.book.get('check', id)
    const source: StorySource = { kind: 'check', id, depth: from.depth + 1 }
    if (record.scope === 'each') return checkEach(t, record, source)
    const who = whoChecks(t, record)
    if (who === undefined) return
    const made = makeCheck(t, askedOf(record, who))
    const all = who === null ? seated(t.see).map((one) => one.id) : [who]
    divide(t, made.passed ? all : [], made.passed ? [] : all)
    return follow(t, record, made, source)
  },
  // OW-ROUND-01; what follows happens to each who succeeded or failed.
  combat(t, { combat: id }, from) {
    const record = t.book.get('combat', id)
    const { passed, failed } = t.in(rule('OW-ROUND-01'), () =>
      roundOfCombat(t, { ...record, called: words(`combat.${id}.name`) })
    )
    divide(t, passed, failed)
    const source: StorySource = { kind: 'combat', id, depth: from.depth + 1 }
    return toEach(t, passed, failed, (one) => (passed.includes(one) ? record.success : record.failure), source)
  }
}

const askedOf = ({ id, type, difficulty, bonus }: CheckRecord, who: CharacterId | null): StoryCheckAsked => ({
  called: words(`check.${id}.name`),
  type,
  difficulty,
  bonus,
  who
})

/** The one who makes it, null for the company; nobody when the class it names is not there. */
function whoChecks(t: CampaignTable, { scope }: CheckRecord): CharacterId | null | undefined {
  if (scope === 'company') return null
  if (typeof scope === 'object') return seated(t.see).find((one) => one.class === scope.class)?.id
  return chooseMember(t, said('ask.checker'), 'OW-CHECK-02')[0]
}

function checkEach(t: CampaignTable, record: CheckRecord, source: StorySource): Flow {
  const made = new Map<CharacterId, StoryCheckMade>()
  for (const { id } of seated(t.see)) made.set(id, makeCheck(t, askedOf(record, id)))
  const passed = [...made.keys()].filter((id) => made.get(id)?.passed)
  const failed = [...made.keys()].filter((id) => !made.get(id)?.passed)
  divide(t, passed, failed)
  for (const [of, one] of made) {
    const flow = follow(t, record, one, { ...source, of })
    if (flow !== 'done') return flow
  }
  return 'done'
}

/** OW-CHECK-08: a result for each success. */
function follow(t: CampaignTable, record: CheckRecord, made: StoryCheckMade, source: StorySource): Flow {
  if (!made.passed) return t.book.perform.effects(t, record.failure, source)
  for (let i = 0; i < (record.perSuccess ? made.successes : 1); i++) {
    const flow = t.book.perform.effects(t, record.success, source)
    if (flow !== 'done') return flow
  }
  return 'done'
}

function toEach(
  t: CampaignTable,
  passed: readonly CharacterId[],
  failed: readonly CharacterId[],
  effectsFor: (who: CharacterId) => readonly StoryEffect[],
  source: StorySource
): Flow {
  for (const of of [...passed, ...failed]) {
    const flow = t.book.perform.effects(t, effectsFor(of), { ...source, of })
    if (flow !== 'done') return flow
  }
  return 'done'
}

function divide(t: CampaignTable, passed: readonly CharacterId[], failed: readonly CharacterId[]): void {
  if (t.see.story) t.happen({ kind: 'storyChanged', change: { passed, failed } })
}
