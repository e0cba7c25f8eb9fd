import type { Json } from '../../../../../engine/kernel/ids'
import { say } from '../../../../words/say'
import { branchName, isRecord, tagOf, type FormSchema } from '../../../../ui/form/schema'
import { PHASES, type EncounterModel } from '../model/model'
import { isAbout, type NameableRecords } from './correctionChoices'

// Corrections in everyday words: what kinds there are, and what each of them begins with.

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
  'monster',
  'numbers',
  'stage-number',
  'status',
  'card',
  'own-item',
  'own-injury',
  'tokens',
  'animus',
  'turn-of',
  'go',
  'tile',
  'enemy',
  'might',
  'stage',
  'dials'
]

/** All they change can be seen: where nothing would change, they need not be made. */
const PLAIN = ['place', 'face', 'hp', 'dice', 'status', 'tokens', 'animus', 'track', 'lead', 'dials']
export const isPlain = (id: string): boolean => PLAIN.includes(id)

export function correctionKinds(
  schema: FormSchema,
  model: EncounterModel,
  nameable: NameableRecords = {}
): readonly CorrectionKind[] {
  const tag = tagOf(schema) ?? ''
  const kinds = (schema.oneOf ?? []).map((branch) => {
    const id = branchName(branch, tag)
    return { id, label: say(`correct.${id}`), schema: branch }
  })
  const rank = (id: string): number => (USUAL.includes(id) ? USUAL.indexOf(id) : USUAL.length)
  return kinds.filter(({ id }) => isAbout(id, model, nameable)).sort((a, b) => rank(a.id) - rank(b.id))
}

/** It is about whoever is at play, if nobody else is named. */
export function atPlay(ruling: Json, { seats }: EncounterModel): Json {
  const seat = seats.find(({ isTurn }) => isTurn)
  return isRecord(ruling) && ruling['seat'] !== undefined && seat ? { ...ruling, seat: seat.id } : ruling
}

/** Whom or what it is about: what else it says is known by that. */
export const subjectOf = (ruling: Json): string =>
  isRecord(ruling) ? SUBJECTS.map((field) => JSON.stringify(ruling[field] ?? null)).join() : ''

const SUBJECTS = ['figure', 'seat', 'location', 'enemy', 'tile', 'obstacle']

/** What the app thinks stands there now, so that only the difference has to be told. */
export function prefilled(ruling: Json, model: EncounterModel): Json {
  if (!isRecord(ruling)) return ruling
  const seat = model.seats.find((one) => one.id === ruling['seat']) ?? model.seats.find((one) => one.isTurn)
  const isOfBoss = ruling['location'] !== undefined || ruling['ruling'] === 'numbers'
  const subject = isOfBoss ? model.bosses[0]?.id : seat?.figure
  const about = ruling['figure'] === '' ? { ...ruling, figure: subject ?? '' } : ruling
  const phase = PHASES.find((one) => one === model.phase)
  const course = { chapter: model.chapter, round: Math.max(1, model.round), phase, dials: model.dials, ...model.turn }
  return withKnown(about, {
    ...figureFacts(about, model),
    ...diceFacts(about, model),
    ...seatFacts(seat),
    ...course
  })
}

type Facts = Readonly<Record<string, Json | undefined>>
type Ruling = { readonly [field: string]: Json }

function figureFacts({ figure: id, ruling }: Ruling, model: EncounterModel): Facts {
  const { scene, seats } = model
  const piece = scene.figures.find((one) => one.id === id) ?? scene.monsters.find((one) => one.id === id)
  const hp = seats.find((one) => one.figure === id)?.hp
  const enemy = model.bosses.find((one) => one.id === id)
  const numbers = enemy && { defence: enemy.defence, might: enemy.might as Json }
  return { hex: piece?.hex ?? nearBy(ruling, model), facing: piece?.facing, hp, ...numbers }
}

/** What comes in is thought of where its like are: enemies beside the monster, others beside whoever is at play. */
function nearBy(kind: Json | undefined, { scene, seats }: EncounterModel): number | undefined {
  const [monster] = scene.monsters
  if (kind === 'enemy') return monster?.hex ?? scene.board.hexes[0]
  if (kind !== 'revive' && kind !== 'tile' && kind !== 'obstacle') return undefined
  const seat = seats.find(({ isTurn }) => isTurn) ?? seats[0]
  return scene.figures.find(({ id }) => id === seat?.figure)?.hex ?? scene.board.hexes[0]
}

function diceFacts({ figure, location }: Ruling, { bosses }: EncounterModel): Facts {
  const slots = bosses.find(({ id }) => id === figure)?.slots ?? []
  const slot = slots.find(({ id }) => id === location) ?? slots[0]
  return slot ? { location: slot.id, dice: slot.dice } : {}
}

const seatFacts = (seat: EncounterModel['seats'][number] | undefined): Facts =>
  seat ? { available: seat.animus.available, reserve: seat.animus.reserve } : {}

/** Only fields the ruling has are filled. */
function withKnown(ruling: Ruling, facts: Facts): Json {
  const known = Object.entries(facts).filter(([field, fact]) => fact !== undefined && ruling[field] !== undefined)
  return { ...ruling, ...(Object.fromEntries(known) as { [field: string]: Json }) }
}
