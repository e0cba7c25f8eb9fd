import type { Json } from '../../engine/kernel/ids'
import { say } from '../words/say'
import { branchName, isRecord, tagOf, type FormSchema } from '../ui/form/schema'
import type { FieldChoices } from '../ui/form/choices'
import type { EncounterModel } from './model'
import type { Lists } from './offer'

// Corrections in everyday words: what kinds there are, and what each of their fields can hold on this very table.

export interface CorrectionKind {
  readonly id: string
  readonly label: string
  readonly schema: FormSchema
}

/** Most wanted first; whatever the game knows beyond these follows in its own order. */
const USUAL = [
  'place',
  'hp',
  'dice',
  'status',
  'card',
  'own-item',
  'own-injury',
  'tokens',
  'animus',
  'tile',
  'enemy',
  'might',
  'stage',
  'dials'
]

/** All they change can be seen: where nothing would change, they need not be made. */
const PLAIN = ['place', 'face', 'hp', 'dice', 'status', 'tokens', 'animus', 'track', 'lead', 'dials']
export const isPlain = (id: string): boolean => PLAIN.includes(id)

export function correctionKinds(schema: FormSchema): readonly CorrectionKind[] {
  const tag = tagOf(schema) ?? ''
  const kinds = (schema.oneOf ?? []).map((branch) => {
    const id = branchName(branch, tag)
    return { id, label: say(`correct.${id}`), schema: branch }
  })
  const rank = (id: string): number => (USUAL.includes(id) ? USUAL.indexOf(id) : USUAL.length)
  return [...kinds].sort((a, b) => rank(a.id) - rank(b.id))
}

export function choicesFor(model: EncounterModel, ruling: Json, lists: Lists): FieldChoices {
  const figure = isRecord(ruling) ? ruling['figure'] : undefined
  const seat = isRecord(ruling) ? ruling['seat'] : undefined
  return {
    ...Object.fromEntries(Object.entries(lists).map(([kind, ids]) => [kind, ids.map((id) => named(kind, id))])),
    figure: figuresOf(model),
    hex: model.scene.board.hexes.map((hex, at) => ({ value: hex, label: model.scene.board.labels[at] ?? '' })),
    seat: model.seats.map(({ id, name }) => ({ value: id, label: name })),
    card:
      isRecord(ruling) && ruling['ruling'] === 'stage'
        ? (lists['stage-card'] ?? []).map((id) => named('stage-card', id))
        : cardsOf(model, seat),
    location: locationsOf(model, figure)
  }
}

const named = (kind: string, id: string) => ({ value: id, label: say(`${kind}.${id}.name`) })

function figuresOf(model: EncounterModel): FieldChoices[string] {
  const seats = model.seats.map((seat) => ({ value: seat.figure, label: seat.name }))
  return [...seats, ...[...model.bosses, ...model.minions].map(({ id, name }) => ({ value: id, label: say(name) }))]
}

function cardsOf(model: EncounterModel, seat: Json | undefined): FieldChoices[string] {
  const at = model.seats.find((one) => one.id === seat)
  const cards = at ? [...at.hand, ...Object.values(at.wheel).flat(), ...(at.played ? [at.played] : [])] : []
  return cards.map((card) => ({ value: card.id, label: say(card.name) }))
}

function locationsOf(model: EncounterModel, figure: Json | undefined): FieldChoices[string] {
  const slots = model.bosses.find((boss) => boss.id === figure)?.slots ?? model.bosses[0]?.slots ?? []
  return slots.map((slot) => ({ value: slot.id, label: say(slot.name) }))
}

/** What the app thinks stands there now, so that only the difference has to be told. */
export function prefilled(ruling: Json, model: EncounterModel): Json {
  if (!isRecord(ruling)) return ruling
  const seat = model.seats.find((one) => one.id === ruling['seat']) ?? model.seats.find((one) => one.isTurn)
  const about = ruling['figure'] === '' ? { ...ruling, figure: seat?.figure ?? '' } : ruling
  return withKnown(about, { ...figureFacts(about['figure'], model), ...seatFacts(seat), chapter: model.chapter })
}

type Facts = Readonly<Record<string, Json | undefined>>

function figureFacts(id: Json | undefined, { scene, seats }: EncounterModel): Facts {
  const piece = scene.figures.find((one) => one.id === id) ?? scene.monsters.find((one) => one.id === id)
  const hp = seats.find((one) => one.figure === id)?.hp
  return { hex: piece?.hex, facing: piece?.facing, hp }
}

const seatFacts = (seat: EncounterModel['seats'][number] | undefined): Facts =>
  seat ? { available: seat.animus.available, reserve: seat.animus.reserve } : {}

/** Only fields the ruling has are filled; an enemy that comes in has no place of its own yet. */
function withKnown(ruling: { readonly [field: string]: Json }, facts: Facts): Json {
  const known = Object.entries(facts).filter(([field, fact]) => fact !== undefined && ruling[field] !== undefined)
  return { ...ruling, ...(Object.fromEntries(known) as { [field: string]: Json }) }
}
