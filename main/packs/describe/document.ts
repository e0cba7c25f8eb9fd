// docs/games/oathsworn/packs.md below its introduction: every kind of record, every verb, every field, read off the schemas.
import type { Json } from '../../../engine/kernel/ids'
import type { AnySchema, Fields, Schema, ShapeNode } from '../../../engine/schema'
import {
  abilityEffect,
  allKinds,
  folders,
  recordSchemas,
  stageEffect,
  storyEffect
} from '../../../engine/games/oathsworn/content'
import { manifest, patch } from '../../../engine/packs'
import { namedWithin } from './named'
import { leastBranch, leastWritten, recordsShown, wordShown } from './shown'
import { typeInWords } from './types'

export const MARK = '<!-- From here on written by `npm run -s table -- describe-packs`. -->'

const languages: readonly (readonly [title: string, schema: AnySchema])[] = [
  ['The language of stage cards', stageEffect],
  ['The language of ability cards', abilityEffect],
  ['The language of the story', storyEffect]
]

export function documentation(): string {
  const languageNames = new Set(languages.map(([, schema]) => schema.notes.name))
  const all = namedWithin([manifest, patch, ...allKinds.map((kind) => recordSchemas[kind])])
  const shared = all.filter(
    ({ notes }) => !languageNames.has(notes.name) && notes.name !== 'Manifest' && notes.name !== 'Patch'
  )
  return [
    MARK,
    '## The head of a pack',
    ...[manifest, patch].flatMap((schema) => section(schema.notes.name ?? '', schema, 3)),
    '## Records',
    ...allKinds.flatMap((kind) => [
      ...section(kind, recordSchemas[kind], 3, `Files: \`${folders[kind]}/*.json\``),
      ...(recordsShown(kind).length > 0 ? recordsShown(kind) : [leastWritten(recordSchemas[kind])]).map(asExample)
    ]),
    '## Words they share',
    ...shared.flatMap((schema) => section(schema.notes.name ?? '', schema, 3)),
    ...languages.flatMap(([title, schema]) => [`## ${title}`, ...section(schema.notes.name ?? '', schema, 3)])
  ].join('\n\n')
}

function section(title: string, schema: AnySchema, level: number, more?: string): readonly string[] {
  const { node, notes } = schema
  const text = [
    heading(title, level),
    ...(notes.about === undefined ? [] : [notes.about]),
    ...(more === undefined ? [] : [more])
  ]
  if (node.kind === 'shape') text.push(...fieldTable(node), ...(more === undefined ? examplesOf(schema, title) : []))
  else if (node.kind === 'tagged') {
    text.push(`Told apart by \`${node.tag}\`.`)
    for (const [name, branch] of Object.entries(node.branches))
      text.push(...branchSection({ of: title, tag: node.tag, name }, branch, level + 1))
  } else text.push(`${capital(typeInWords(nameless(schema)))}.`, ...examplesOf(schema, title))
  return text
}

function branchSection(named: BranchName, branch: Schema<unknown, ShapeNode>, level: number): readonly string[] {
  const { tag, name } = named
  const about = branch.notes.about === undefined ? [] : [branch.notes.about]
  return [
    heading(`\`"${tag}": "${name}"\``, level),
    ...about,
    ...fieldTable(branch.node),
    ...examplesOfBranch(branch, named)
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
function examplesOf(schema: AnySchema, name: string): readonly string[] {
  const { examples } = schema.notes
  if (examples.length > 0) return examples.map(asExample)
  return [asExample(wordShown(name) ?? leastWritten(schema))]
}

function examplesOfBranch(branch: AnySchema, { of, tag, name }: BranchName): readonly string[] {
  const { examples } = branch.notes
  if (examples.length > 0) return examples.map(asExample)
  return [asExample(wordShown(of, name) ?? leastBranch(tag, [name, branch]))]
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
