import type { Json } from '../../../../../engine/kernel/ids'
import { spacedWords } from '../../../../../engine/messages/spelling'
import type { FieldChoices } from '../../../../ui/form/choices'
import { isRecord } from '../../../../ui/form/schema'
import { say } from '../../../../words/say'
import { layingOut } from '../model/layingOut'
import type { CardModel, EncounterModel, SeatModel } from '../model/model'
import type { RecordLists } from '../model/offer'

// What each field of a correction can hold on this very table, by the names people use.

type Choices = FieldChoices[string]

/** Records a correction can name on this table, by its kind, most likely first. The game knows; until it has said, nothing. */
export type NameableRecords = RecordLists

/** Corrections about a stage card. */
const STAGE_RULINGS: readonly string[] = ['stage', 'stage-pile', 'caged']

/** As many cards of a MIGHT deck as can be told at once. */
const MOST_ON_TOP = 20
const MOST_DISCARDED = 40

export function choicesFor(
  model: EncounterModel,
  ruling: Json,
  lists: RecordLists,
  nameable: NameableRecords = {}
): FieldChoices {
  const told = isRecord(ruling) ? ruling : {}
  const kind = told['ruling']
  const seat = model.seats.find(({ id }) => id === told['seat'])
  return {
    ...ofRecords(lists),
    ...(kind === 'enemy' && nameable['enemy'] && ofRecords({ enemy: nameable['enemy'] })),
    ...(kind === 'flag' && nameable['flag']?.length && { flag: flagsIn(nameable['flag']) }),
    figure: figuresFor(kind, model),
    hex: hexesOf(model, kind === 'no-tile' ? tilesOf(model, told['tile']).flatMap(({ hexes }) => hexes) : null),
    seat: seatsOf(model, kind),
    card:
      typeof kind === 'string' && STAGE_RULINGS.includes(kind)
        ? (nameable[kind] ?? []).map((id) => named('stage-card', id))
        : cardsOf(seat, kind),
    location: locationsOf(model, told['figure']),
    lasting: model.lasting.map(({ id, text }) => ({ value: id, label: say(text) })),
    resource: (seat?.resources ?? []).map(byName),
    ...(kind === 'no-obstacle' && { obstacle: obstaclesOf(model) }),
    ...(kind === 'no-tile' && { tile: tilesThere(model) }),
    ...((kind === 'might' || kind === 'discards') && ofPile(model, told, kind === 'might'))
  }
}

const flagsIn = (flags: readonly string[]): Choices => flags.map((flag) => ({ value: flag, label: spacedWords(flag) }))

/** Fields that hold a record. */
const ofRecords = (lists: RecordLists): FieldChoices =>
  Object.fromEntries(Object.entries(lists).map(([of, ids]) => [of, ids.map((id) => named(of, id))]))

const named = (kind: string, id: string) => ({ value: id, label: say(`${kind}.${id}.name`) })
const byName = ({ id, name }: { readonly id: string; readonly name: Parameters<typeof say>[0] }) => ({
  value: id,
  label: say(name)
})

function figuresFor(kind: Json | undefined, model: EncounterModel): Choices {
  if (kind === 'dice') return model.bosses.map(byName)
  return kind === 'numbers' ? [...model.bosses, ...model.minions].map(byName) : figuresOf(model)
}

function figuresOf({ seats, bosses, minions }: EncounterModel): Choices {
  return [...seats.map((seat) => ({ value: seat.figure, label: seat.name })), ...[...bosses, ...minions].map(byName)]
}

const hexesOf = ({ scene: { board } }: EncounterModel, only: readonly number[] | null): Choices =>
  board.hexes
    .map((hex, at) => ({ value: hex, label: board.labels[at] ?? '' }))
    .filter(({ value }) => !only || only.includes(value))

const seatsOf = ({ seats }: EncounterModel, kind: Json | undefined): Choices =>
  seats
    .filter(({ resources }) => kind !== 'resource' || resources.length > 0)
    .map(({ id, name }) => ({ value: id, label: name }))

/** Whatever lies before a seat; only items are thrown. */
function cardsOf(seat: SeatModel | undefined, kind: Json | undefined): Choices {
  const cards: readonly CardModel[] = seat
    ? [...seat.hand, ...Object.values(seat.wheel).flat(), ...(seat.played ? [seat.played] : [])]
    : []
  return cards.filter((card) => kind !== 'thrown' || card.kind === 'item').map(byName)
}

const locationsOf = ({ bosses }: EncounterModel, figure: Json | undefined): Choices =>
  (bosses.find((boss) => boss.id === figure) ?? bosses[0])?.slots.map(byName) ?? []

/** Trees on D5 and trees on M6 are told apart by where they stand. */
function obstaclesOf({ scene }: EncounterModel): Choices {
  const steps = new Map(layingOut(scene).map(({ id, words }) => [id, words]))
  return scene.obstacles.map(({ id }) => ({ value: id, label: say(steps.get(`obstacle ${id}`) ?? id) }))
}

/** A tile in the scene is called by its record and its hexes. */
const recordOf = ({ id }: { readonly id: string }): string => id.split(' ')[0] ?? ''

const tilesOf = ({ scene }: EncounterModel, record: Json | undefined) =>
  scene.tiles.filter((tile) => recordOf(tile) === record)

const tilesThere = ({ scene }: EncounterModel): Choices =>
  [...new Map(scene.tiles.map((tile) => [recordOf(tile), tile.name ?? '']))].map(([value, label]) => ({ value, label }))

/** The cards of this very deck, or those that are still in it, for each of the places they can be told in. */
function ofPile({ piles }: EncounterModel, told: { readonly [field: string]: Json }, isLeft: boolean): FieldChoices {
  const pile = piles.find(({ side, colour }) => side === told['side'] && colour === told['colour'])
  const faces = (pile?.faces ?? [])
    .filter(({ left }) => !isLeft || left > 0)
    .map(({ face }) => ({ value: face, label: face }))
  return Object.fromEntries(
    Array.from({ length: isLeft ? MOST_ON_TOP : MOST_DISCARDED }, (_, at) => [String(at + 1), faces])
  )
}

/** Is there anything on this table that it could be said about? */
export function isAbout(kind: string, { lasting, scene, seats }: EncounterModel, nameable: NameableRecords): boolean {
  switch (kind) {
    case 'stage':
    case 'stage-pile':
    case 'caged':
      return (nameable[kind]?.length ?? 0) > 0
    case 'monster':
      return (nameable[kind]?.length ?? 0) > 0
    case 'archetype':
      return seats.some(({ archetype }) => archetype !== null)
    case 'ended':
      return lasting.length > 0
    case 'no-obstacle':
      return scene.obstacles.length > 0
    case 'no-tile':
      return scene.tiles.length > 0
    case 'resource':
      return seats.some(({ resources }) => resources.length > 0)
    default:
      return true
  }
}
