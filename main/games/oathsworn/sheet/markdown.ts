// The sheet for a forum or a note: headings, tables and boxes made of letters.
import type {
  CharacterSheet,
  ItemSheet,
  ReportSheet,
  SheetModel
} from '../../../../engine/games/oathsworn/campaign/sheet'
import { mightLetters } from './art/might'
import { knockoutPlaces } from './paper/company-page'
import { cell, list, plain, table, type MarkdownCell } from '../../../sheets/markdown'
import { titleOf } from './paper/document'
import { label } from './words'

export function sheetMarkdown(sheet: SheetModel): string {
  const parts = [
    `# ${plain(titleOf(sheet))}`,
    sheet.keywords ? `*${plain(sheet.keywords)}*` : '',
    companyFacts(sheet),
    chapters(sheet),
    traits(sheet),
    knockouts(sheet),
    allies(sheet),
    `## ${label('backpack')} (${backpackRoom(sheet)})`,
    items(sheet.backpack.items),
    events(sheet),
    list(label('clues'), sheet.clues),
    list(label('notes'), sheet.notes),
    ...sheet.characters.map((one) => character(one, sheet)),
    ...(sheet.chronicle ? [`## ${label('chronicle')}`, ...sheet.chronicle.map(chapterLines)] : []),
    ...(sheet.reports ? [`## ${label('reports')}`, ...sheet.reports.map(report)] : [])
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function companyFacts(sheet: SheetModel): string {
  const rows: readonly (readonly [string, MarkdownCell])[] = [
    [label('chapter'), sheet.chapter],
    [label('part'), sheet.part === null ? null : label(`part.${sheet.part}`)],
    [label('difficulty'), sheet.difficulty?.name ?? null],
    [label('hardcore'), sheet.hardcore ? label('yes') : null],
    [label('iron'), sheet.iron]
  ]
  return rows.flatMap(([name, value]) => (value === null ? [] : [`- **${name}:** ${cell(value)}`])).join('\n')
}

function chapters({ chapters: rows, form }: SheetModel): string {
  const heads = [label('chapter.number'), label('chapter.title'), ...form.boxes.map(({ name }) => name)]
  const body = rows.map(({ number, title, marked, result, replayed, now }) => [
    number,
    [title ?? '', now ? `(${label('chapter.now')})` : '', replayed ? `(${label('chapter.replayed')})` : '']
      .filter((word) => word !== '')
      .join(' '),
    ...form.boxes.map(({ id }) =>
      id === 'encounter' && result !== null ? label(`result.${result}`) : ticks(1, marked.includes(id) ? 1 : 0)
    )
  ])
  return `## ${label('chapters')}\n\n${table(heads, body)}`
}

const traits = ({ traits: all }: SheetModel): string =>
  `## ${label('traits')}\n\n${all.map(({ name, marks, of }) => `- ${ticks(of, marks)} ${plain(name)}`).join('\n')}`

function knockouts(sheet: SheetModel): string {
  const { places } = knockoutPlaces(sheet)
  const dead = list(label('hardcore.track'), sheet.dead)
  const score = `## ${label('knockouts')}\n\n${label('score', { marked: sheet.knockouts, places })}`
  return dead === '' ? score : `${score}\n\n${dead}`
}

const allies = ({ allies: all }: SheetModel): string =>
  list(
    label('allies'),
    all.map(({ name, copies }) => `${copies}× ${name}`)
  )

const events = ({ events: decks, injuryDeck, blank }: SheetModel): string =>
  blank
    ? ''
    : [
        ...decks.map(({ deck, cards: left }) =>
          list(`${label(`events.${deck}`)} (${left.length})`, left.length > 0 ? left : [label('none')])
        ),
        label('injuryDeck', { n: injuryDeck })
      ].join('\n\n')

export const backpackRoom = ({ backpack: { items: all, room } }: SheetModel): string =>
  label('backpack.room', { carried: all.reduce((sum, { copies }) => sum + copies, 0), room })

function character(one: CharacterSheet, { form }: SheetModel): string {
  const { seat, class: of, mode, where, level, hp, mostHp, regen, animus, defence, might } = one
  const place = seat === null ? label(`where.${where}`) : label('seat', { seat })
  const rows: readonly (readonly [string, MarkdownCell])[] = [
    [label('level'), level],
    [label('hp'), hp === null ? null : `${hp}/${mostHp}`],
    [label('regen'), regen],
    [label('animus'), animus],
    [label('defence'), defence],
    [label('might'), mightLetters(might) || null],
    [label('iron'), one.iron]
  ]
  const tokens = one.tokens.map(({ name, permanent, carried }) =>
    [
      `${ticks(Math.max(form.tokens, permanent), permanent)} ${plain(name)}`,
      ...(carried > 0 ? [label('token.carried', { carried })] : [])
    ].join(' ')
  )
  return [
    `## ${plain(one.name || (of?.name ?? place))}`,
    `*${[of?.name ?? '', label(`mode.${mode}`), place]
      .filter((word) => word !== '')
      .map(plain)
      .join(', ')}*`,
    rows.flatMap(([name, value]) => (value === null ? [] : [`- **${name}:** ${cell(value)}`])).join('\n'),
    `### ${label('tokens')}\n\n${tokens.map((line) => `- ${line}`).join('\n')}`,
    cards(one),
    list(
      label('archetypes'),
      one.archetypes.map(({ sides }) => sides.join(' / ')),
      '###'
    ),
    `### ${label('items')}\n\n${items(one.items)}`,
    list(
      label('injuries'),
      one.injuries.map(({ name, text }) => (text ? `${name}: ${text}` : name)),
      '###'
    )
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function cards({ cards: all }: CharacterSheet): string {
  if (all.length === 0) return ''
  const heads = [label('cards.of'), label('item.cooldown'), label('animus.cost'), label('defence')]
  return `### ${label('cards.of')}\n\n${table(
    heads,
    all.map(({ name, cooldown, animus, defence }) => [name, cooldown, animus, defence])
  )}`
}

function items(all: readonly ItemSheet[]): string {
  if (all.length === 0) return label('none')
  const heads = ['name', 'type', 'might', 'defence', 'range', 'cooldown', 'value'].map((key) => label(`item.${key}`))
  return table(
    heads,
    all.map(({ name, copies, type, might, defence, range, cooldown, value }) => [
      copies > 1 ? `${name} ×${copies}` : name,
      label(`type.${type}`),
      mightLetters(might),
      defence || '',
      range,
      cooldown,
      value
    ])
  )
}

const chapterLines = ({ chapter, lines }: NonNullable<SheetModel['chronicle']>[number]): string =>
  list(label('chapter.of', { chapter }), lines, '###')

function report({ title, chapter, outcome, rounds, fighters, broken, might }: ReportSheet): string {
  const about = [
    ...(chapter === null ? [] : [label('chapter.of', { chapter })]),
    label(`result.${outcome ?? 'open'}`),
    label('rounds', { n: rounds })
  ]
  const heads = ['', label('chart.dealt'), label('chart.lost'), label('report.fallen')]
  const body = fighters.map(({ name, dealt, lost, fell }) => [
    name,
    dealt,
    lost,
    fell === null ? '' : label('round', { round: fell })
  ])
  const parts = [`### ${plain(title)}`, about.join(', '), table(heads, body), label('report.might', might)]
  const breaks = broken.map(({ name, round }) => `${plain(name)} (${label('round', { round })})`).join(', ')
  return [...parts, ...(breaks ? [`**${label('report.broken')}** ${breaks}`] : [])].join('\n\n')
}

const ticks = (count: number, marked: number): string =>
  Array.from({ length: count }, (_, i) => (i < marked ? '☒' : '☐')).join('')
