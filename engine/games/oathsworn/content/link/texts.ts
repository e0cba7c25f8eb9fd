// What the cards of an encounter speak of, hexes, zones, icons, locations and enemies, must be part of that encounter.
import { hexOf } from '../../../../hex'
import { nearest, walk } from '../../../../schema'
import type { Path, WalkStep } from '../../../../schema'
import { words } from '../../../../messages/words'
import type { Words } from '../../../../messages/words'
import { recordSchemas } from '../kinds'
import type { Kind } from '../kinds'
import type { Night } from './encounters'
import { at, type Origin } from '../../../../packs'

interface Speaking extends Night {
  readonly icons: ReadonlySet<string>
  readonly locations: ReadonlySet<string>
  readonly from: Origin
}

export function checkTexts(night: Night): void {
  const { encounter, board, merging } = night
  const slots = board.bosses.flatMap((boss) => boss.locations)
  const known = {
    icons: new Set(slots.flatMap((slot) => slot.icons)),
    locations: new Set(slots.map((slot) => slot.id))
  }
  const texts: [Kind, string][] = [
    ['encounter', encounter.id],
    ['rules', encounter.rules],
    ...cardsOf(night).map((id): [Kind, string] => ['stage-card', id])
  ]
  for (const [kind, id] of texts) {
    const found = merging.records.get(kind)?.get(id)
    if (!found) continue
    const speaking: Speaking = { ...night, ...known, from: found.origin }
    walk(recordSchemas[kind], found.record, (step) => checkStep(speaking, step))
  }
}

/** The deck of the encounter, and what people's own boxes add to it. */
function cardsOf({ encounter, content }: Night): readonly string[] {
  const own = [...content['stage-card'].values()].filter((card) => card.encounter === encounter.id)
  return [...encounter.stageCards, ...own.map(({ id }) => id)]
}

function checkStep(speaking: Speaking, { schema, value, path }: WalkStep): void {
  if (schema.notes.name === 'HexLabel') return checkHex(speaking, String(value), path)
  if (schema.node.kind !== 'tagged' || !isFields(value)) return
  const { encounter, rules, icons, locations } = speaking
  const name = schema.notes.name
  if (value['at'] === 'zone' || value['is'] === 'in-zone') {
    expect(speaking, Object.keys(encounter.zones), value['zone'], [...path, 'zone'], 'link.no-zone')
  }
  if (value['do'] === 'spawn') checkSpawn(speaking, value, path)
  if (value['test'] === 'uncovered') expect(speaking, icons, value['icon'], [...path, 'icon'], 'link.no-icon')
  if (typeof value['location'] === 'string' && name !== undefined) {
    expect(speaking, locations, value['location'], [...path, 'location'], 'link.no-location')
  }
  if (value['do'] === 'attack') warnOfIcons(speaking, value['icons'], path)
  if (value['do'] === 'status' || value['do'] === 'trigger')
    warnOfStatus(speaking, String(value['status']), rules.statuses, path)
}

function checkHex({ content, encounter, merging, from }: Speaking, label: string, path: Path): void {
  const battlefield = content.boardOf(encounter.battlefield)
  if (hexOf(battlefield, label) !== undefined) return
  merging.found.problems.push(at(from, path, words('link.no-hex', { label, battlefield: encounter.battlefield })))
}

function checkSpawn(speaking: Speaking, effect: Fields, path: Path): void {
  const { rules, content } = speaking
  const enemy = String(effect['enemy'])
  const numbers = Object.keys(rules.stages[0]?.enemies ?? {})
  expect(speaking, numbers, enemy, [...path, 'enemy'], 'link.spawn-without-numbers')
  if (content.enemy.get(enemy)?.role !== 'minion') return
  expect(
    speaking,
    rules.minions.map((box) => box.enemy),
    enemy,
    [...path, 'enemy'],
    'link.spawn-without-box'
  )
}

function warnOfIcons({ icons, merging, from }: Speaking, used: unknown, path: Path): void {
  if (!Array.isArray(used)) return
  used.forEach((icon: unknown, index) => {
    if (typeof icon !== 'string' || icons.has(icon)) return
    merging.found.warnings.push(
      at(from, [...path, 'icons', index], words('link.icon-uncoverable', { icon }), nearest(icon, icons))
    )
  })
}

// OW-STATUS-06: what poison does is a matter of the special rules board.
function warnOfStatus({ content, merging, from }: Speaking, status: string, defined: object, path: Path): void {
  if (content.status.get(status)?.works !== 'poison' || Object.hasOwn(defined, status)) return
  merging.found.warnings.push(at(from, path, words('link.status-undefined', { status })))
}

function expect(speaking: Speaking, known: Iterable<string>, name: unknown, path: Path, key: string): void {
  if (typeof name !== 'string' || [...known].includes(name)) return
  const sentence: Words = words(key, { name, encounter: speaking.encounter.id })
  speaking.merging.found.problems.push(at(speaking.from, path, sentence, nearest(name, known)))
}

interface Fields {
  readonly [name: string]: unknown
}
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
