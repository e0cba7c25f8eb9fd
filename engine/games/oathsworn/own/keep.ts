import type { Json } from '../../../kernel/ids'
import { plainLetters } from '../../../messages/spelling'
import type { Content, Kind, RulesRecord } from '../content'
import type { Kept, PackFiles } from '../../../packs'
import { untilOf } from '../content/monster/expand'
import { minionId } from '../content/monster/names'
import type { Keepsake, StageSet } from '../encounter/cards/keepsakes'
import { OWN } from '../encounter/cards/ownCards'
import {
  abilityTold,
  injuryTold,
  itemTold,
  type AbilityFacts,
  type InjuryFacts,
  type ItemFacts
} from '../encounter/cardFacts/told'
import { listIn, OWN_FILES, wordsIn, withFile, type OwnKind, type OwnRecord } from './pack'

/** The own pack with this in it; null when no pack has such a card any more. `content` is linked with the own pack. */
export function keep(files: PackFiles, content: Content, keepsake: Keepsake): Kept | null {
  switch (keepsake.keep) {
    case 'ability':
      return keepAbility(files, keepsake)
    case 'stage-card':
      return keepStageCard(files, keepsake)
    case 'item':
      return keepItem(files, keepsake)
    case 'injury':
      return keepInjury(files, keepsake)
    case 'stage-text':
      return keepField(files, content, { kind: 'stage-card', id: keepsake.id }, 'effects', keepsake.effects as Json)
    case 'text':
      return keepText(files, content, keepsake)
    case 'box':
      return keepBox(files, content, keepsake)
    case 'stage':
      return keepStage(files, content, keepsake)
  }
}

function keepAbility(files: PackFiles, { class: of, card }: Extract<Keepsake, { keep: 'ability' }>): Kept {
  const id = ownId([of, card.name])
  return keepRecord(files, 'ability', { id, class: of, ...asJson(abilityTold(card)) }, card.name)
}

function keepItem(files: PackFiles, { card }: Extract<Keepsake, { keep: 'item' }>): Kept {
  const { name, deck, chapter, value } = card
  return keepRecord(files, 'item', { id: ownId([name]), deck, chapter, value, ...asJson(itemTold(card)) }, name)
}

const keepInjury = (files: PackFiles, { card }: Extract<Keepsake, { keep: 'injury' }>): Kept =>
  keepRecord(files, 'injury', { id: ownId([card.name]), ...asJson(injuryTold(card)) }, card.name)

/** Facts of cards are plain data. */
const asJson = (facts: AbilityFacts | ItemFacts | InjuryFacts): OwnRecord => facts as unknown as OwnRecord

function keepStageCard(files: PackFiles, { encounter, card }: Extract<Keepsake, { keep: 'stage-card' }>): Kept {
  const { stage, number, lasts, effects, name } = card
  const id = ownId([encounter, name])
  return keepRecord(files, 'stage-card', { id, encounter, stage, number, lasts, effects: effects as Json }, name)
}

/** A name people can find in a file: what can be spelled in plain letters, and a number for what cannot. */
export function ownId(parts: readonly string[]): string {
  const spelled = parts.map(plainLetters)
  const last = parts.at(-1) ?? ''
  if (spelled.at(-1) === '')
    spelled.splice(-1, 1, [...last].map((letter) => letter.codePointAt(0)?.toString(36)).join(''))
  return `${OWN}${spelled.join('-')}`.slice(0, LONGEST).replace(/-$/, '')
}

const LONGEST = 60

function keepRecord(files: PackFiles, kind: OwnKind, record: OwnRecord, text: string): Kept {
  const file = OWN_FILES[kind]
  const before = listIn(files, file)
  const others = before.filter(({ id }) => id !== record['id'])
  const key = `${kind}.${String(record['id'])}.name`
  const named = withFile(files, OWN_FILES.words, { ...wordsIn(files), [key]: text.trim() })
  return {
    files: withFile(named, file, [...others, record]),
    name: { key, text: text.trim() },
    isNew: others.length === before.length
  }
}

interface About {
  readonly kind: string
  readonly id: string
}

function keepField(files: PackFiles, content: Content, about: About, field: string, value: Json): Kept | null {
  const { kind, id } = about
  if (!recordOf(content, about)) return null
  const before = listIn(files, OWN_FILES.patch)
  const same = before.find((one) => one['kind'] === kind && one['id'] === id)
  const others = before.filter((one) => one !== same)
  const set = { ...(same?.['set'] as { readonly [field: string]: Json } | undefined), [field]: value }
  return {
    files: withFile(files, OWN_FILES.patch, [...others, { kind, id, set }]),
    name: { key: `${kind}.${id}.name`, text: null },
    isNew: same === undefined
  }
}

/** The field of the record in which this entry stands, with what it does written in. */
function keepText(files: PackFiles, content: Content, keepsake: Extract<Keepsake, { keep: 'text' }>): Kept | null {
  const { entry, effects } = keepsake
  for (const [field, value] of Object.entries(recordOf(content, keepsake) ?? {})) {
    const told = withEffects(value, entry, effects as unknown as Json)
    if (told !== value) return keepField(files, content, keepsake, field, told)
  }
  return null
}

function keepBox(files: PackFiles, content: Content, keepsake: Extract<Keepsake, { keep: 'box' }>): Kept | null {
  const { rules: id, enemy, effects } = keepsake
  const own = withOwnMinion(files, id, enemy, (minion) => ({ ...minion, acts: effects as unknown as Json }))
  if (own) return own
  const boxes = content.rules.get(id)?.minions.map((box) => (box.enemy === enemy ? { ...box, acts: effects } : box))
  return boxes ? keepField(files, content, { kind: 'rules', id }, 'minions', boxes as unknown as Json) : null
}

/** A minion of a told monster, changed in the monster itself; null where the own pack tells no such. */
function withOwnMinion(
  files: PackFiles,
  id: string,
  enemy: string,
  change: (minion: OwnRecord) => OwnRecord
): Kept | null {
  const monster = ownMonster(files, id)
  const minions = listOf(monster?.['minions'])
  const isIt = (one: OwnRecord): boolean => minionId(id, String(one['id'])) === enemy
  if (!monster || !minions.some(isIt)) return null
  const changed = minions.map((one) => (isIt(one) ? change(one) : one))
  const name = { key: `enemy.${enemy}.name`, text: null }
  return { files: withRecord(files, monster, { ...monster, minions: changed as unknown as Json }), name, isNew: true }
}

const ownMonster = (files: PackFiles, id: string): OwnRecord | undefined =>
  listIn(files, OWN_FILES.monster).find((one) => one['id'] === id)

const listOf = (value: Json | undefined): readonly OwnRecord[] =>
  Array.isArray(value) ? (value as readonly OwnRecord[]) : []

const withRecord = (files: PackFiles, before: OwnRecord, after: OwnRecord): PackFiles =>
  withFile(
    files,
    OWN_FILES.monster,
    listIn(files, OWN_FILES.monster).map((one) => (one['id'] === before['id'] ? after : one))
  )

/** In the told monster itself; of one that another pack tells, in the special rules made of it. */
function keepStage(files: PackFiles, content: Content, keepsake: Extract<Keepsake, { keep: 'stage' }>): Kept | null {
  const { rules: id, stage, set } = keepsake
  const name = { key: `enemy.${id}.name`, text: null }
  const monster = ownMonster(files, id)
  if ('enemy' in set && set.enemy !== id) {
    const { enemy, defence, might } = set
    return withOwnMinion(files, id, enemy, (minion) => withNumbers(minion, stage, { defence, might }))
  }
  if (monster) {
    const told = 'ends' in set ? { ends: set.ends } : { defence: set.defence, might: set.might }
    return { files: withRecord(files, monster, withNumbers(monster, stage, told)), name, isNew: true }
  }
  const stages = content.rules.get(id)?.stages.map((one, n) => (n + 1 === stage ? stageAs(one, set) : one))
  return stages ? keepField(files, content, { kind: 'rules', id }, 'stages', stages as unknown as Json) : null
}

/** A monster, or a minion of its, with more told of one of its stages. */
function withNumbers(record: OwnRecord, stage: number, told: object): OwnRecord {
  const stages = listOf(record['stages'])
  const after = Array.from({ length: Math.max(stage, stages.length) }, (_, n) =>
    n + 1 === stage ? { ...stages[n], ...told } : (stages[n] ?? {})
  )
  return { ...record, stages: after as unknown as Json }
}

type RulesStage = RulesRecord['stages'][number]

function stageAs(stage: RulesStage, set: StageSet): object {
  const without = (what: 'numbers' | 'end') => stage.untold.filter((one) => one !== what)
  if ('ends' in set) return { ...stage, until: untilOf(set.ends), untold: without('end') }
  const { enemy, defence, might } = set
  return { ...stage, enemies: { ...stage.enemies, [enemy]: { defence, might } }, untold: without('numbers') }
}

const recordOf = (content: Content, { kind, id }: About): OwnRecord | undefined =>
  // Records are plain data.
  content[kind as Kind]?.get(id) as unknown as OwnRecord | undefined

/** The same value where no such entry is left to the table. */
function withEffects(value: Json, entry: string, effects: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) {
    const told = value.map((one) => withEffects(one, entry, effects))
    return told.some((one, n) => one !== value[n]) ? told : value
  }
  if (value['id'] === entry && value['effects'] !== undefined) return { ...value, effects }
  const told = Object.entries(value).map(([name, one]) => [name, withEffects(one, entry, effects)] as const)
  return told.some(([name, one]) => one !== value[name]) ? Object.fromEntries(told) : value
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
