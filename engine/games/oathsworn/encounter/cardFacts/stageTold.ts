import { rule, type Json, type RuleId } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words, type Words } from '../../../../messages/words'
import type { StageEffect } from '../../content'
import { COMPANY } from '../board/asking'
import type { Book } from '../table/book'
import { isUnturned, stageOfUnturned } from '../../content/monster/unturned'
import { describe } from './described'
import type { OwnStageCard, ToldCard } from './forms'
import { encounterOf, rulesOf } from '../board/printedComponents'
import { defId, SEATS, type DefId } from '../state/ids'
import type { Encounter } from '../state/state'
import type { Tab } from '../table/tab'

/** What the rules need to know of a stage card, printed or told. */
export interface StageFacts {
  readonly stage: 1 | 2 | 3
  readonly lasts: 'instant' | 'round' | 'holder'
  readonly effects: readonly StageEffect[] | 'table'
}

export function stageFacts(book: Book, s: Encounter, card: DefId): StageFacts {
  const told = toldOf(s, card)
  const record = book.find('stage-card', card)
  if (!record && !told) throw new Error(`nobody knows the stage card ${card}`)
  return {
    stage: record?.stage ?? told?.stage ?? 1,
    lasts: record?.lasts ?? told?.lasts ?? 'instant',
    effects: told?.effects ?? record?.effects ?? []
  }
}

/** Does this name a stage card, of a pack or of the table? */
export const isStageCard = (book: Book, s: Encounter, card: DefId): boolean =>
  book.find('stage-card', card) !== undefined || toldOf(s, card) !== undefined

const toldOf = (s: Encounter, card: DefId): Partial<OwnStageCard> | undefined =>
  // Only `tellOwn` and `effectsTold` write it, from checked descriptions.
  s.stage.told[card] as unknown as Partial<OwnStageCard> | undefined

/** Its printed name; of a card the table told, the name it was told by. */
export function nameOfStageCard(s: Encounter, card: DefId): Words {
  const name = toldOf(s, card)?.name
  const unturned = stageOfUnturned(card)
  if (name === undefined && unturned !== null) return words('card.unturned', { stage: unturned })
  if (name === undefined) return words(`stage-card.${card}.name`)
  return name === '' ? words('card.ownStage') : words('card.named', { name })
}

/** What a card the pack leaves to the table does: told once, known for the rest of the encounter. */
export function effectsTold(t: Tab, card: DefId): readonly StageEffect[] {
  const { effects } = stageFacts(t.book, t.see, card)
  return effects === 'table' ? tellText(t, card, rule('OW-STAGE-02')) : effects
}

/** What a kind of minion does by its box, as far as it is known: a box left to the table is told once. OW-MINION-04 */
export function effectsInBox(book: Book, s: Encounter, enemy: DefId): readonly StageEffect[] | 'table' {
  const acts = rulesOf(book, s).minions.find((box) => box.enemy === enemy)?.acts ?? []
  return acts === 'table' ? (toldOf(s, boxOf(enemy))?.effects ?? 'table') : acts
}

export function effectsOfBox(t: Tab, enemy: DefId): readonly StageEffect[] {
  const acts = effectsInBox(t.book, t.see, enemy)
  return acts === 'table' ? tellText(t, boxOf(enemy), rule('OW-MINION-04')) : acts
}

const BOX = 'box-'
export const boxOf = (enemy: DefId): DefId => defId(`${BOX}${enemy}`)

/** Whose box it is that was told under this name, if it is one. */
export const enemyOfBox = (card: DefId): DefId | null => (card.startsWith(BOX) ? defId(card.slice(BOX.length)) : null)

/** A card, or the box of an enemy on its board. */
function nameOfText(s: Encounter, card: DefId): Words {
  const enemy = enemyOfBox(card)
  return enemy ? words(`enemy.${enemy}.name`) : nameOfStageCard(s, card)
}

function tellText(t: Tab, card: DefId, why: RuleId): readonly StageEffect[] {
  const called = nameOfText(t.see, card)
  const told = describe(t, 'stage-text', { seat: COMPANY, rule: why, offer: { effects: [] }, card: called })
  // Effects are plain data, and checked.
  t.happen({ kind: 'stageTold', card, told: told as unknown as Json, fresh: false, rule: why })
  return told.effects
}

/** The people turn their own card: one of those the pack knows, or one they tell. OW-STAGE-01 */
export function tellTop(t: Tab): void {
  const [top] = t.see.stage.deck
  if (top === undefined) return
  if (known(t).length === 0) return tellOwn(t)
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-STAGE-01'),
    seat: COMPANY,
    title: words('ask.stageCard'),
    options: [...known(t), { id: 'own', label: words('option.otherCard') }]
  }))
  if (chosen === 'own') return tellOwn(t)
  const card = defId(chosen)
  if (card !== t.see.stage.deck[0]) t.happen({ kind: 'stageStacked', card, rule: rule('OW-STAGE-01') })
}

/** OW-ENC-04: the top card is of the lowest stage that is left, so only these come into question. */
function known(t: Tab): Option[] {
  const { deck } = t.see.stage
  const [top] = deck
  const stage = top === undefined ? 1 : stageFacts(t.book, t.see, top).stage
  return [...new Set([...deck, ...cardsElsewhere(t.book, t.see)])]
    .filter((card) => stageFacts(t.book, t.see, card).stage === stage && !isUnturned(card))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((card) => ({ id: card, label: nameOfStageCard(t.see, card), at: { card } }))
}

/**
 * Cards of this encounter that have not been turned yet, in the deck here or not: those whose place a told card has taken,
 * and those of the people's own box that were told in an earlier encounter of this name.
 */
function cardsElsewhere(book: Book, s: Encounter): readonly DefId[] {
  const { discard, inView, queue, resolving } = s.stage
  const holding = SEATS.map((seat) => s.seats[seat].caged?.card)
  const gone = new Set([...discard, ...inView, ...queue.map(({ card }) => card), resolving, ...holding])
  const remembered = book.all('stage-card').filter(({ encounter }) => encounter === s.is.encounter)
  return [...encounterOf(book, s).stageCards, ...remembered.map(({ id }) => id)]
    .map(defId)
    .filter((card) => !gone.has(card))
}

/** What the table told of a card; nothing of a printed one, nor where it was told that the app need not know. */
export const effectsToldOf = (s: Encounter, card: DefId): readonly StageEffect[] =>
  toldOf(s, card)?.effects ?? NOTHING_TOLD

const NOTHING_TOLD: readonly StageEffect[] = []

function tellOwn(t: Tab): void {
  const [top] = t.see.stage.deck
  const stage = top === undefined ? t.see.stage.number : stageFacts(t.book, t.see, top).stage
  // A monster its owner told remembers its cards, by their number where nobody names them.
  const remember = encounterOf(t.book, t.see).monster !== undefined
  const offer = remember ? { name: numbered(t, stage), stage, remember } : { name: '', stage }
  const asking = { seat: COMPANY, rule: rule('OW-STAGE-02'), offer }
  const told: ToldCard<'own-stage-card'> = describe(t, 'own-stage-card', asking)
  const card = freshCard(t.see)
  t.happen({ kind: 'stageTold', card, told: told as unknown as Json, fresh: true, rule: rule('OW-STAGE-01') })
}

/** What a card is called that nobody names: its stage, and which of them it is. */
function numbered({ book, see }: Tab, stage: 1 | 2 | 3): string {
  const inPack = encounterOf(book, see)
    .stageCards.filter((card) => !isUnturned(card))
    .map(defId)
  const isOfStage = (card: DefId): boolean => stageFacts(book, see, card).stage === stage
  const told = Object.keys(see.stage.told)
    .filter((card) => card.startsWith(FRESH))
    .map(defId)
  return `${'I'.repeat(stage)} ${[...inPack, ...told].filter(isOfStage).length + 1}`
}

const FRESH = 'own-card-'

function freshCard(s: Encounter): DefId {
  for (let n = 1; ; n++) {
    const card = defId(`${FRESH}${n}`)
    if (!s.stage.told[card]) return card
  }
}
