// The sheet for a forum or a note.
import type {
  DeedsSheet,
  FatesCardSheet,
  FatesCharacterSheet,
  FatesReportSheet,
  FatesSheetModel,
  FightSheet,
  StopSheet
} from '../../../../engine/games/rolling-fates/sheet/model'
import { cell, list, plain, table, type MarkdownCell } from '../../../sheets/markdown'
import {
  cardLines,
  costText,
  DEEDS,
  deedHeads,
  enemyLine,
  fightLine,
  lifeOf,
  othersLine,
  placeOf,
  resultWord,
  room,
  roundLine,
  statusNames,
  titleOf,
  usesOf
} from './said'
import { label } from './words'

export function fatesMarkdown(sheet: FatesSheetModel): string {
  const parts = [
    `# ${plain(titleOf(sheet))}`,
    sheet.closing ? `*${plain(sheet.closing)}*` : '',
    facts([
      [label('result'), resultWord(sheet.result)],
      [label('where'), placeOf(sheet)]
    ]),
    ...sheet.characters.map(character),
    plain(label('signs')),
    sheet.report ? report(sheet.report) : '',
    history(sheet),
    ...(sheet.chronicle ? [`## ${label('chronicle')}`] : []),
    ...(sheet.chronicle ?? []).map(({ encounter, lines }) => list(encounter, lines, '###'))
  ]
  return joined(parts)
}

const joined = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`

const facts = (rows: readonly (readonly [string, MarkdownCell])[]): string =>
  rows.map(([name, value]) => `- **${name}:** ${cell(value)}`).join('\n')

function character(one: FatesCharacterSheet): string {
  const { name, level, defense, dice, rerolls, statuses, abilities, treasures, traits } = one
  return joined([
    `## ${plain(name)}`,
    facts([
      [label('level'), level],
      [label('life'), lifeOf(one)],
      [label('defense'), defense],
      [label('dice'), label('diceAre', { dice, rerolls })],
      ...(statuses.length > 0 ? [[label('statuses'), statusNames(statuses)] as const] : [])
    ]),
    abilities.length === 0
      ? ''
      : table(
          [label('abilities'), label('cost'), label('does')],
          abilities.map((ability) => [ability.name, costText(ability.cost), ability.does])
        ),
    `### ${label('treasures')} (${room(one)})`,
    treasures.length === 0 ? label('none') : cards(treasures),
    traits.length === 0 ? '' : `### ${label('traits')}\n\n${cards(traits)}`
  ]).trimEnd()
}

const cards = (all: readonly FatesCardSheet[]): string =>
  all.map((card) => `- **${plain(card.name)}**${valueOf(card)}: ${plain(cardLines(card).join('; '))}`).join('\n')

const valueOf = ({ value }: FatesCardSheet): string => (value === null ? '' : ` (${label('value', { value })})`)

function report({ stops, characters, statistics }: FatesReportSheet): string {
  return joined([
    `## ${label('report')}`,
    deeds(characters),
    ...stops.map((stop, at) => stopOf(stop, stops[at - 1])),
    `### ${label('statistics')}`,
    statistics.map(({ name, count }) => `- ${plain(name)}: ${count}`).join('\n')
  ]).trimEnd()
}

const deeds = (all: readonly DeedsSheet[]): string =>
  table(
    deedHeads(),
    all.map((one) => [one.name, ...DEEDS.map((key) => one[key])])
  )

/** An area is named where it begins. */
const stopOf = (stop: StopSheet, before: StopSheet | undefined): string =>
  joined([
    before?.area === stop.area ? '' : `### ${plain(stop.area)}`,
    `#### ${plain(stop.name)}`,
    stop.fight ? fight(stop.fight) : '',
    stop.notes.map((note) => `- ${plain(note)}`).join('\n')
  ]).trimEnd()

const fight = (one: FightSheet): string =>
  joined([
    `**${plain(fightLine(one))}**`,
    table(
      [...deedHeads(), label('used'), label('suffered')],
      one.characters.map((deed) => [
        deed.name,
        ...DEEDS.map((key) => deed[key]),
        usesOf(deed),
        statusNames(deed.suffered)
      ])
    ),
    plain(othersLine(one)),
    one.enemies.map((enemy) => `- ${plain(enemyLine(enemy))}`).join('\n'),
    one.perRound.map((round) => `- ${plain(roundLine(round))}`).join('\n')
  ]).trimEnd()

/** Nothing where it is the only one. */
const history = ({ adventures }: FatesSheetModel): string =>
  adventures.length < 2
    ? ''
    : list(
        label('adventures'),
        adventures.map(({ number, name, result }) => label('adventure', { number, name, result: resultWord(result) }))
      )
