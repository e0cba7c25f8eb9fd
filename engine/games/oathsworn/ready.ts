import type { Content } from './content'
import type { EncounterSetup, SeatSetup } from './encounter/state/setupSchema'

/** A seat of a ready-made company: everything the class has by then, the starting items, no tokens but the permanent. */
export type ReadySeat = Partial<SeatSetup> & Pick<SeatSetup, 'class' | 'level'>

/** Four who have kept this road before, in the order of their seats. */
const READY: Readonly<Record<string, string>> = { warden: 'Berrin', ranger: 'Ysolt', priest: 'Odo', cur: 'Wick' }

/** A class as it comes to an encounter at some level, without having lived through the campaign. */
export function readySeat(content: Content, classId: string, level: number): ReadySeat {
  const record = content.class.get(classId)
  const { fixed = [], choice = [] } = record?.startCards ?? {}
  const starting = [...fixed, ...(choice[0] ?? [])]
  const later = content.abilitiesOf(classId).filter((card) => card.level > 1 && card.level <= level)
  return {
    class: classId,
    level,
    items: [...(record?.startItems ?? [])],
    pool: [...starting, ...later.map(({ id }) => id)] as SeatSetup['pool'],
    archetypes: [...content.archetype.values()]
      .filter((card) => card.class === classId && card.level <= level)
      .map(({ id }) => id) as SeatSetup['archetypes']
  } as ReadySeat
}

export interface Wish {
  readonly encounter: string
  readonly level?: number
  readonly difficulty?: string
  readonly classes?: readonly string[]
}

/** A whole company for an encounter, ready to sit down: for trying out, for bots and for the question what is fair. */
export function readySetup(content: Content, wish: Wish): EncounterSetup {
  const level = wish.level ?? content.encounter.get(wish.encounter)?.chapter ?? 1
  const classes = wish.classes ?? Object.keys(READY)
  return {
    encounter: wish.encounter,
    difficulty: wish.difficulty ?? standardDifficulty(content),
    seats: classes.map((id) => ({ ...readySeat(content, id, level), name: READY[id] ?? nameOf(content, id) })),
    allies: [{ ally: 'man-at-arms', count: 4 }].filter(({ ally }) => content.ally.has(ally))
  } as unknown as EncounterSetup
}

/** The same four, about to found a company. */
export const readyPlan = (content: Content): { name: string; seats: { class: string; name: string }[] } => ({
  name: 'The Ready',
  seats: Object.keys(READY).map((id) => ({ class: id, name: READY[id] ?? nameOf(content, id) }))
})

export const standardDifficulty = (content: Content): string =>
  [...content.difficulty.values()].find(({ standard }) => standard)?.id ?? [...content.difficulty.keys()][0] ?? ''

const nameOf = (content: Content, classId: string): string => content.words['en']?.[`class.${classId}.name`] ?? classId
