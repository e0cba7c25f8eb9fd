import type { AdventureView } from '../../../../engine/games/rolling-fates/view/types'
import type { Json } from '../../../../engine/kernel/ids'
import { branchName, isRecord, tagOf, type FormSchema } from '../../../ui/form/schema'
import type { FieldChoices } from '../../../ui/form/choices'
import { say } from '../../../words/say'
import type { FatesOffer } from '../offer'

// "The table says otherwise", in everyday words: what can be put right here, and what each of it begins with.

interface CorrectionKind {
  readonly id: string
  readonly label: string
  readonly schema: FormSchema
}

/** Most wanted first; whatever else the game knows follows in its own order. */
const USUAL = ['life', 'statuses', 'bar', 'hit', 'message', 'treasure', 'trait', 'own-treasure', 'own-trait', 'idle', 'again', 'level', 'board', 'phase', 'go', 'dials'] // prettier-ignore
/** Of enemies there is something to say only in a fight. */
const IN_FIGHT = ['bar', 'hit', 'enemy', 'no-enemy', 'defense', 'act', 'lost-action', 'phase', 'idle', 'again']

export function correctionKinds(schema: FormSchema, view: AdventureView): readonly CorrectionKind[] {
  const tag = tagOf(schema) ?? ''
  const kinds = (schema.oneOf ?? []).map((branch) => {
    const id = branchName(branch, tag)
    return { id, label: say(`fates.correct.${id}`), schema: branch }
  })
  const rank = ({ id }: CorrectionKind): number => (USUAL.includes(id) ? USUAL.indexOf(id) : USUAL.length)
  const isAbout = ({ id }: CorrectionKind): boolean => view.phase !== null || !IN_FIGHT.includes(id)
  return kinds.filter(isAbout).sort((a, b) => rank(a) - rank(b))
}

/** Records a correction can name, by what the packs have words for. */
export function recordsIn({ words }: FatesOffer): Readonly<Record<string, readonly string[]>> {
  const keys = Object.keys(words['en'] ?? {})
  const named = (kind: string): string[] =>
    keys.flatMap((key) => new RegExp(`^${kind}\\.([^.]+)\\.name$`).exec(key)?.[1] ?? [])
  const acts = keys.flatMap((key) => /^enemy\.[^.]+\.action\.([^.]+)$/.exec(key)?.[1] ?? [])
  return {
    treasure: named('treasure'),
    trait: named('trait'),
    enemy: named('enemy'),
    encounter: named('encounter'),
    act: acts
  }
}

type Records = ReturnType<typeof recordsIn>

/** What each field can hold at this very table, by the names people use. */
export function choicesFor(view: AdventureView, ruling: Json, records: Records): FieldChoices {
  const told = isRecord(ruling) ? ruling : {}
  const heroes = view.heroes.map(({ id, name }) => ({ value: id, label: say(name) }))
  const foes = view.foes.map(({ id, name }) => ({ value: id, label: say(name) }))
  const kind = told['ruling']
  const isFoes = ['no-enemy', 'defense', 'act', 'lost-action'].includes(String(kind))
  const cards = kind === 'trait' ? 'trait' : 'treasure'
  const places = kind === 'trait' ? ['deck'] : ['deck', 'out']
  const byName = (of: string) => (records[of] ?? []).map((id) => ({ value: id, label: say(`${of}.${id}.name`) }))
  const acts = actsOf(view, told['body'], records)
  return {
    hero: heroes,
    by: heroes,
    body: isFoes ? foes : [...heroes, ...foes],
    target: foes,
    'to[]': heroes,
    to: [...heroes, ...places.map((place) => ({ value: place, label: say(`fates.place.${place}`) }))],
    card: byName(cards),
    enemy: byName('enemy'),
    node: byName('encounter'),
    area: view.areas.map((area, at) => ({ value: at, label: say(`area.${area}.name`) })),
    act: acts
  }
}

/** Only what this very enemy can do. */
function actsOf(view: AdventureView, body: Json | undefined, { act = [] }: Records): FieldChoices[string] {
  const enemy = view.foes.find(({ id }) => id === body)?.enemy
  const own = act.filter((id) => enemy !== undefined && sayable(`enemy.${enemy}.action.${id}`))
  return [...new Set(own)].map((id) => ({ value: id, label: id.replaceAll('-', ' ') }))
}

const sayable = (key: string): boolean => say(key) !== key

/** What the app thinks is so now: only the difference has to be told. */
export function prefilled(ruling: Json, view: AdventureView): Json {
  if (!isRecord(ruling)) return ruling
  const hero = view.heroes.find(({ id }) => id === (ruling['body'] ?? ruling['hero'])) ?? view.heroes[0]
  const foe = view.foes.find(({ id }) => id === ruling['body'])
  const facts: Readonly<Record<string, Json | undefined>> = {
    body: foe?.id ?? hero?.id,
    hero: hero?.id,
    life: foe ? (foe.known?.life ?? undefined) : (hero?.life ?? undefined),
    statuses: ruling['ruling'] === 'statuses' ? [...((foe ?? hero)?.statuses ?? [])] : undefined,
    luck: hero?.luck,
    dice: hero && [...hero.dice],
    level: hero?.level,
    idle: hero?.isIdle,
    area: view.area,
    node: view.node,
    phase: view.phase ?? undefined,
    round: Math.max(1, view.round),
    dials: { ...view.dials }
  }
  const known = Object.entries(facts).filter(([field, fact]) => fact !== undefined && ruling[field] !== undefined)
  return { ...ruling, ...(Object.fromEntries(known) as { [field: string]: Json }), ...dialsIn(ruling, view) }
}

const dialsIn = (
  ruling: { readonly [field: string]: Json },
  { dials }: AdventureView
): { readonly [field: string]: Json } => (ruling['ruling'] === 'dials' ? { ...dials } : {})

/** Whom it is about: what else it says is known by that. */
export const subjectOf = (ruling: Json): string =>
  isRecord(ruling) ? JSON.stringify([ruling['body'] ?? null, ruling['hero'] ?? null]) : ''
