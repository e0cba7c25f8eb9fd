// What keeps a told monster from being fought, as sentences at the fields they belong to.
import { hex, hexOf, neighbours, type Hex } from '../../../hex'
import { words, type Words } from '../../../messages/words'
import { isMighty, minionProblem, ruleProblem, spoken } from './minionProblems'
import type { MonsterDraft } from './monsterDraft'
import { monsterHexes, pieceProblem, startProblem, type Laying } from './pieceProblems'

export interface DraftProblem {
  /** `name`, `body`, `location-2`, `stage-1`, `minion-0`. */
  readonly field: string
  readonly words: Words
  /** Not told yet, rather than told wrongly. */
  readonly isMissing: boolean
}

/** Sentences that only say what is still to be told. */
const MISSING: ReadonlySet<string> = new Set([
  'box.nameMissing',
  'box.noBody',
  'box.noCore',
  'box.noFront',
  'box.noLocation',
  'box.locationNameless',
  'box.locationNowhere',
  'box.noDefence',
  'box.noMight',
  'box.endNowhere',
  'box.minionNameless',
  'box.minionDefence',
  'box.ruleEmpty',
  'box.effectsHalf'
])

/** What the monster has to get along with. */
export interface Around extends Laying {
  /** Names of the other monsters. */
  readonly taken: readonly string[]
}

type Pair = readonly [number, number]
const MOST_HEXES = 37
const LONGEST_NAME = 60
const MOST_HP = 30

export function draftProblems(draft: MonsterDraft, around: Around): readonly DraftProblem[] {
  const at = (field: string, list: readonly (Words | null)[]): DraftProblem[] =>
    list.flatMap((one) => (one === null ? [] : [{ field, words: one, isMissing: MISSING.has(one.key) }]))
  return [
    ...at('name', [nameProblem(draft.name, around.taken)]),
    ...at('chapter', [draft.chapter < 1 || draft.chapter > 40 ? words('box.chapterOff') : null]),
    ...at('body', [bodyProblem(draft)]),
    ...at('locations', [draft.locations.length === 0 ? words('box.noLocation') : null]),
    ...draft.locations.flatMap((_, n) => at(`location-${n}`, [locationProblem(draft, n)])),
    ...draft.stages.flatMap((_, n) => at(`stage-${n}`, [stageProblem(draft, n)])),
    ...draft.stages.flatMap((_, n) => at(`end-${n}`, [endProblem(draft, n)])),
    ...draft.minions.flatMap((_, n) => at(`minion-${n}`, [minionProblem(draft, n)])),
    ...draft.rules.flatMap((_, n) => at(`rule-${n}`, [ruleProblem(draft, n)])),
    ...at('place', [placeProblem(draft, around)]),
    ...draft.pieces.flatMap((_, n) => at(`piece-${n}`, [pieceProblem(draft, n, around)])),
    ...at('start', [startProblem(draft, around)])
  ]
}

function nameProblem(name: string, taken: readonly string[]): Words | null {
  if (name.trim() === '') return words('box.nameMissing')
  if (name.trim().length > LONGEST_NAME) return words('box.nameLong', { most: LONGEST_NAME })
  return taken.some((other) => spoken(other) === spoken(name)) ? words('box.nameTaken', { name: name.trim() }) : null
}

const same = ([q, r]: Pair, other: Pair | null): boolean => other !== null && other[0] === q && other[1] === r
const has = (all: readonly Pair[], one: Pair | null): boolean => all.some((pair) => same(pair, one))

function bodyProblem({ hexes, core, front }: MonsterDraft): Words | null {
  if (hexes.length === 0) return words('box.noBody')
  if (hexes.length > MOST_HEXES) return words('box.bodyLarge', { most: MOST_HEXES })
  if (core === null || !has(hexes, core)) return words('box.noCore')
  if (front === null || !has(hexes, front)) return words('box.noFront')
  return isWhole(hexes) ? null : words('box.bodyApart')
}

/** Can every hex be reached from the first over hexes of the body? */
function isWhole(pairs: readonly Pair[]): boolean {
  const all = new Set(pairs.map(([q, r]) => hex(q, r)))
  const [first] = all
  const reached = new Set<Hex>(first === undefined ? [] : [first])
  for (const one of reached) for (const next of neighbours(one)) if (all.has(next)) reached.add(next)
  return reached.size === all.size
}

function locationProblem({ hexes, locations }: MonsterDraft, n: number): Words | null {
  const one = locations[n]
  if (!one) return null
  const name = one.name.trim()
  if (name === '') return words('box.locationNameless', { n: n + 1 })
  if (locations.some((other, m) => m < n && spoken(other.name) === spoken(name)))
    return words('box.locationTwice', { name })
  if (one.hexes.length === 0) return words('box.locationNowhere', { name })
  if (!one.hexes.every((pair) => has(hexes, pair))) return words('box.locationOff', { name })
  return one.hp < 1 || one.hp > MOST_HP ? words('box.locationHp', { name, most: MOST_HP }) : null
}

// OW-DMG-11, OW-EATK-04: without them nobody can strike it, nor it anybody.
function stageProblem({ stages }: MonsterDraft, n: number): Words | null {
  const stage = stages[n]
  if (!stage) return null
  const draws = isMighty(stage.might)
  if (stage.defence === null) return n === 0 || draws ? words('box.noDefence', { stage: n + 1 }) : null
  if (stage.defence > MOST_HP) return words('box.defenceHigh', { most: MOST_HP })
  return draws ? null : words('box.noMight', { stage: n + 1 })
}

// OW-BRK-02
function endProblem(draft: MonsterDraft, n: number): Words | null {
  const { stages, locations } = draft
  const end = stages[n]?.ends ?? null
  if (end === null) return null
  switch (end.when) {
    case 'location':
      return locations.some(({ key }) => key === end.location) ? null : words('box.endNowhere')
    case 'broken':
      if (end.count >= locations.length) return words('box.endNever', { stage: n + 1, dice: locations.length })
      return end.count <= before(draft, n, 'broken') ? words('box.endBefore', { stage: n + 1 }) : null
    case 'round':
      return end.round <= before(draft, n, 'round') ? words('box.endBefore', { stage: n + 1 }) : null
    case 'minions':
      return draft.pieces.some(({ put }) => put === 'minion') ? null : words('box.endNoMinion')
    case 'flag':
      return null
  }
}

/** So many, when the stage in front of it ended. */
function before({ stages }: MonsterDraft, n: number, when: 'broken' | 'round'): number {
  const end = n > 0 ? (stages[n - 1]?.ends ?? null) : null
  if (end === null || end.when !== when) return 0
  return end.when === 'broken' ? end.count : end.round
}

// OW-ENC-12
function placeProblem(draft: MonsterDraft, { board }: Around): Words | null {
  if (hexOf(board, draft.at) === undefined) return words('box.placeUnknown', { at: draft.at })
  if (bodyProblem(draft) !== null) return null
  return monsterHexes(draft, board).length > 0 ? null : words('box.placeOff', { at: draft.at })
}
