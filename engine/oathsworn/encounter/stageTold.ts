import { askCard, chooseOne } from '../../kernel/ask'
import { rule, type Json } from '../../kernel/ids'
import type { Option } from '../../kernel/prompt'
import { check, flag, integer, oneOf, preset, shape, text, type Infer, type Schema } from '../../kernel/schema'
import type { Script } from '../../kernel/script'
import { words } from '../../kernel/words'
import { stageEffects, type StageEffect } from '../content'
import { COMPANY } from './asking'
import type { Book } from './book'
import { rulesOf } from './lore'
import { defId, type DefId } from './state/ids'
import type { Encounter } from './state/state'
import type { Tab } from './tab'

/** What the table must tell of a stage card or box whose text the pack leaves to the people. */
export const stageText = shape(
  { effects: stageEffects },
  { remember: preset(flag(), false).describe('Write it into the own pack.') }
)

/** What it must tell of a stage card no pack knows. */
export const ownStageCard = shape(
  { stage: oneOf([1, 2, 3]) },
  {
    name: preset(text({ max: 60 }), ''),
    number: preset(integer({ min: 0, max: 9999 }), 0),
    lasts: preset(oneOf(['instant', 'round', 'holder']), 'instant'),
    effects: preset(stageEffects, []),
    remember: preset(flag(), false)
  }
)
type OwnStageCard = Infer<typeof ownStageCard>

/** The schemas a card prompt of this side names. */
export const stageSchemas = { 'stage-text': stageText, 'own-stage-card': ownStageCard } as const

/** What the rules need to know of a stage card, printed or told. */
export interface StageFacts {
  readonly stage: 1 | 2 | 3
  readonly lasts: 'instant' | 'round' | 'holder'
  readonly effects: readonly StageEffect[] | 'table'
}

export function stageFacts(book: Book, s: Encounter, card: DefId): StageFacts {
  // Only `tellCard` and `effectsTold` write it, from checked descriptions.
  const told = s.stage.told[card] as unknown as Partial<OwnStageCard> | undefined
  const record = book.find('stage-card', card)
  if (!record && !told) throw new Error(`nobody knows the stage card ${card}`)
  return {
    stage: record?.stage ?? told?.stage ?? 1,
    lasts: record?.lasts ?? told?.lasts ?? 'instant',
    effects: told?.effects ?? record?.effects ?? []
  }
}

/** What a card the pack leaves to the table does: told once, known for the rest of the encounter. */
export function* effectsTold(t: Tab, card: DefId): Script<readonly StageEffect[]> {
  const { effects } = stageFacts(t.book, t.see, card)
  if (effects !== 'table') return effects
  const told = yield* describe(t, 'stage-text', stageText, { effects: [] })
  // Effects are plain data, and checked.
  t.happen({ kind: 'stageTold', card, told: told as unknown as Json, fresh: false, rule: rule('OW-STAGE-02') })
  return told.effects
}

/** What a kind of minion does by its box; a box left to the table is told once. OW-MINION-04 */
export function* effectsOfBox(t: Tab, enemy: DefId): Script<readonly StageEffect[]> {
  const acts = rulesOf(t.book, t.see).minions.find((box) => box.enemy === enemy)?.acts ?? []
  if (acts !== 'table') return acts
  const key = defId(`box-${enemy}`)
  const before = t.see.stage.told[key] as unknown as Infer<typeof stageText> | undefined
  if (before) return before.effects
  const told = yield* describe(t, 'stage-text', stageText, { effects: [] })
  t.happen({ kind: 'stageTold', card: key, told: told as unknown as Json, fresh: false, rule: rule('OW-MINION-04') })
  return told.effects
}

/** The people turn their own card: one of those the pack knows, or one they tell. OW-STAGE-01 */
export function* tellTop(t: Tab): Script {
  const [top] = t.see.stage.deck
  if (top === undefined) return
  const chosen = yield* chooseOne(() => ({
    rule: rule('OW-STAGE-01'),
    seat: COMPANY,
    title: words('ask.stageCard'),
    options: [...known(t), { id: 'own', label: words('option.otherCard') }]
  }))
  if (chosen === 'own') return yield* tellOwn(t)
  const card = defId(chosen)
  if (card !== t.see.stage.deck[0]) t.happen({ kind: 'stageStacked', card, rule: rule('OW-STAGE-01') })
}

/** OW-ENC-04: the top card is of the lowest stage that is left, so only these come into question. */
function known(t: Tab): Option[] {
  const { deck } = t.see.stage
  const [top] = deck
  const stage = top === undefined ? 1 : stageFacts(t.book, t.see, top).stage
  return [...new Set(deck)]
    .filter((card) => stageFacts(t.book, t.see, card).stage === stage)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((card) => ({ id: card, label: words(`stage-card.${card}.name`), at: { card } }))
}

function* tellOwn(t: Tab): Script {
  const told = yield* describe(t, 'own-stage-card', ownStageCard, { name: '', stage: t.see.stage.number })
  const card = freshCard(t.see)
  t.happen({ kind: 'stageTold', card, told: told as unknown as Json, fresh: true, rule: rule('OW-STAGE-01') })
}

function freshCard(s: Encounter): DefId {
  for (let n = 1; ; n++) {
    const card = defId(`own-card-${n}`)
    if (!s.stage.told[card]) return card
  }
}

/** Asks until what is told can be read; a window checks it beforehand with the same schema. */
function* describe<T>(t: Tab, name: keyof typeof stageSchemas, schema: Schema<T>, offer: Json): Script<T> {
  for (let again = offer; ;) {
    const title = again === offer ? words(`ask.card.${name}`) : words('ask.card.again')
    const card = yield* askCard(() => ({ rule: rule('OW-STAGE-02'), seat: COMPANY, title, schema: name, offer: again }))
    const read = check(schema, card)
    if (read.ok) return read.value
    t.happen({ kind: 'told', words: words('told.cardUnread', { problem: read.problems[0]?.words ?? '' }) })
    again = card
  }
}
