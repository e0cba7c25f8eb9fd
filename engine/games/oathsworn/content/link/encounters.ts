// An encounter is a web of names: everything in it must be there when the night comes.
import { words } from '../../../../messages/words'
import type { Content } from '../pack'
import type { BoardRecord, EncounterRecord, RulesRecord } from '../records'
import type { Merging } from '../../../../packs'
import { checkPlacement } from './placement'
import { at, type Origin } from '../../../../packs'
import { checkTexts } from './texts'

const CARDS_PER_STAGE = 5 // OW-ENC-04

/** An encounter with everything it names, and where each part was written. */
export interface Night {
  readonly content: Content
  readonly merging: Merging
  readonly encounter: EncounterRecord
  readonly board: BoardRecord
  readonly rules: RulesRecord
  readonly origin: Origin
}

export function checkEncounters(content: Content, merging: Merging): void {
  for (const [id, { origin }] of merging.records.get('encounter') ?? []) {
    const encounter = content.encounter.get(id)
    const board = encounter && content.board.get(encounter.board)
    const rules = encounter && content.rules.get(encounter.rules)
    if (!encounter || !board || !rules || !content.battlefield.has(encounter.battlefield)) continue
    const night: Night = { content, merging, encounter, board, rules, origin }
    checkPlacement(night)
    checkStageDeck(night)
    checkNumbers(night)
    checkTexts(night)
  }
  warnOfUnusedCards(content, merging)
}

function checkStageDeck({ content, merging, encounter, origin }: Night): void {
  for (const stage of [1, 2, 3] as const) {
    const count = content.stageCardsOf(encounter.id, stage).length
    if (count === CARDS_PER_STAGE) continue
    merging.found.warnings.push(
      at(origin, ['stageCards'], words('link.stage-size', { stage, count, usual: CARDS_PER_STAGE }))
    )
  }
}

// OW-DMG-11, OW-EATK-04, OW-MINION-04: whoever is on the board has numbers, a boss has dice, a minion has a box.
function checkNumbers({ content, merging, encounter, board, rules, origin }: Night): void {
  const { problems, warnings } = merging.found
  const present = new Set(encounter.enemies.map(({ enemy }) => enemy))
  encounter.enemies.forEach(({ enemy }, index) => {
    const path = ['enemies', index, 'enemy']
    const role = content.enemy.get(enemy)?.role
    if (!Object.hasOwn(rules.stages[0]?.enemies ?? {}, enemy))
      problems.push(at(origin, path, words('link.no-numbers', { enemy, rules: rules.id })))
    if (role === 'boss' && !board.bosses.some((boss) => boss.enemy === enemy))
      problems.push(at(origin, path, words('link.no-dice', { enemy, board: board.id })))
    if (role === 'minion' && !rules.minions.some((box) => box.enemy === enemy))
      problems.push(at(origin, path, words('link.no-box', { enemy, rules: rules.id })))
  })
  board.bosses.forEach(({ enemy }) => {
    if (!present.has(enemy)) warnings.push(at(origin, ['board'], words('link.boss-absent', { enemy })))
  })
}

function warnOfUnusedCards(content: Content, merging: Merging): void {
  const listed = [...content.encounter.values()].flatMap(({ stageCards }) => stageCards)
  const own = [...content['stage-card'].values()].filter(({ encounter }) => encounter !== undefined)
  const used = new Set([...listed, ...own.map(({ id }) => id)])
  for (const [id, { origin }] of merging.records.get('stage-card') ?? []) {
    if (!used.has(id)) merging.found.warnings.push(at(origin, ['id'], words('link.card-unused', { card: id })))
  }
}
