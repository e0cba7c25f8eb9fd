// The description of a game's packs below its introduction: every kind of record, every verb, every field, read off the schemas.
import type { Json } from '../../../engine/kernel/ids'
import { manifest, patch } from '../../../engine/packs'
import type { AnySchema, Fields, Schema, ShapeNode } from '../../../engine/schema'
import type { GamePacks } from '../gamePacks'
import { namedWithin } from './named'
import { Examples } from './examples'
import { typeInWords } from './types'

export const MARK = '<!-- From here on written by `npm run -s table -- describe-packs`. -->'

type Described = Pick<GamePacks, 'kinds' | 'languages' | 'shipped'>

export function documentation(game: Described): string {
  const { languages } = game
  const { schemas, folders } = game.kinds
  const examples = new Examples(game)
  const languageNames = new Set(languages.map(([, schema]) => schema.notes.name))
  const shared = namedWithin([manifest, patch, ...Object.values(schemas)]).filter(
    ({ notes }) => !languageNames.has(notes.name) && notes.name !== 'Manifest' && notes.name !== 'Patch'
  )
  const told = (schema: AnySchema): readonly string[] => section(examples, schema.notes.name ?? '', schema, 3)
  return [
    MARK,
    '## The head of a pack',
    ...[manifest, patch].flatMap(told),
    '## Records',
    ...Object.entries(schemas).flatMap(([kind, schema]) => {
      const shown = examples.recordsOf(kind)
      return [
        ...section(examples, kind, schema, 3, `Files: \`${folders[kind]}/*.json\``),
        ...(shown.length > 0 ? shown : [examples.least(schema)]).map(asExample)
      ]
    }),
    '## Words they share',
    ...shared.flatMap(told),
    ...languages.flatMap(([title, schema]) => [`## ${title}`, ...told(schema)])
  ].join('\n\n')
}

function section(
  examples: Examples,
  title: string,
  schema: AnySchema,
  level: number,
  more?: string
): readonly string[] {
  const { node, notes } = schema
  const text = [
    heading(title, level),
    ...(notes.about === undefined ? [] : [notes.about]),
    ...(more === undefined ? [] : [more])
  ]
  if (node.kind === 'shape')
    text.push(...fieldTable(node), ...(more === undefined ? examplesOf(examples, schema, title) : []))
  else if (node.kind === 'tagged') {
    text.push(`Told apart by \`${node.tag}\`.`)
    for (const [name, branch] of Object.entries(node.branches))
      text.push(...branchSection(examples, { of: title, tag: node.tag, name }, branch, level + 1))
  } else text.push(`${capital(typeInWords(nameless(schema)))}.`, ...examplesOf(examples, schema, title))
  return text
}

function branchSection(
  examples: Examples,
  named: BranchName,
  branch: Schema<unknown, ShapeNode>,
  level: number
): readonly string[] {
  const { tag, name } = named
  const about = branch.notes.about === undefined ? [] : [branch.notes.about]
  return [
    heading(`\`"${tag}": "${name}"\``, level),
    ...about,
    ...fieldTable(branch.node),
    ...examplesOfBranch(examples, branch, named)
  ]
}

function fieldTable({ required, optional }: ShapeNode): readonly string[] {
  const rows = [...rowsOf(required, '', true), ...rowsOf(optional, '', false)]
  return rows.length === 0 ? [] : [['| field | what it is | meaning |', '| --- | --- | --- |', ...rows].join('\n')]
}

function rowsOf(fields: Fields, before: string, isNeeded: boolean): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inside = partsOf(field)
    const filled = field.preset === undefined ? '' : `; without: \`${JSON.stringify(field.preset.value)}\``
    const must = isNeeded ? '**needed**' : 'may be left out'
    const meaning = [meaningOf(field), `${must}${filled}`].filter(Boolean)
    const row = `| \`${before}${name}\` | ${cell(typeInWords(field))} | ${cell(meaning.join(' '))} |`
    if (!inside) return [row]
    return [
      row,
      ...rowsOf(inside.required, `${before}${name}.`, true),
      ...rowsOf(inside.optional, `${before}${name}.`, false)
    ]
  })
}

const meaningOf = ({ notes }: AnySchema): string | undefined =>
  notes.here ?? (notes.name === undefined ? notes.about : undefined)

/** The fields of a record that is written inside another and has no name of its own. */
function partsOf(schema: AnySchema): ShapeNode | undefined {
  if (schema.notes.name !== undefined) return undefined
  const { node } = schema
  if (node.kind === 'shape') return node
  if (node.kind === 'list' || node.kind === 'record') return partsOf(node.of)
  return node.kind === 'byType' && node.branches.object ? partsOf(node.branches.object) : undefined
}

/** What the schema shows; else how the packs that come with the app write it; else the least that could be written. */
function examplesOf(examples: Examples, schema: AnySchema, name: string): readonly string[] {
  const stated = schema.notes.examples
  if (stated.length > 0) return stated.map(asExample)
  return [asExample(examples.wordOf(name) ?? examples.least(schema))]
}

function examplesOfBranch(examples: Examples, branch: AnySchema, { of, tag, name }: BranchName): readonly string[] {
  const stated = branch.notes.examples
  if (stated.length > 0) return stated.map(asExample)
  return [asExample(examples.wordOf(of, name) ?? examples.leastBranch(tag, [name, branch]))]
}

interface BranchName {
  readonly of: string
  readonly tag: string
  readonly name: string
}

const asExample = (example: Json): string => `\`\`\`json\n${JSON.stringify(example)}\n\`\`\``

const nameless = (schema: AnySchema): AnySchema => ({ ...schema, notes: { ...schema.notes, name: undefined } })
const heading = (title: string, level: number): string => `${'#'.repeat(level)} ${title}`
const cell = (text: string): string => text.replaceAll('|', '\\|')
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
