import type { Words } from '../../../../../engine/messages/words'
import type { ToldLine } from '../../../../../preload/contract/shapes'
import type { TellingLine } from '../../../../table/report/telling'
import { whyIn, type ReasonNames } from '../../../../../engine/games/oathsworn/encounter/report/reasons'

// The game says what happened; here it becomes lines that can be told. A piece that moves and then turns is one line;
// what goes unsaid rides along with the line before it.

type Weight = TellingLine['weight']

const TURNS = ['roundBegan', 'phaseBegan', 'turnBegan', 'stageNumberChanged', 'encounterEnded']
const DETAILS = [
  'animusGained',
  'animusSpent',
  'cardsTaken',
  'cardPut',
  'cardsFlowed',
  'cardTurned',
  'tokensGained',
  'tokensSpent',
  'resourceChanged',
  'statusChanged',
  'figureTurned',
  'dieRemoved',
  'mightDrawn',
  'mightLaid',
  'mightRedrawn',
  'mightMilled',
  'mightReshuffled',
  'minionsOrdered',
  'stageDeckBuilt',
  'stageRevealed',
  'stageCardsDiscarded'
]

function weightOf({ happening }: ToldLine): Weight {
  if (TURNS.includes(happening.kind)) return 'turn'
  const isBreak = happening.kind === 'dieRemoved' && happening['broken'] === true
  return DETAILS.includes(happening.kind) && !isBreak ? 'detail' : 'deed'
}

/** While the monster acts its lines wait for the table: from the start of its phase or card to the next turn. */
function doFoesAct(before: boolean, { happening }: ToldLine): boolean {
  if (happening.kind === 'stageBegan') return true
  if (happening.kind === 'phaseBegan') return happening['phase'] === 'encounter'
  return happening.kind === 'turnBegan' || happening.kind === 'roundBegan' ? false : before
}

/** A line in the making: the sentences it is put together of, and all that happened in it. */
interface Draft {
  readonly first: ToldLine
  readonly id: number
  readonly parts: Words[]
  readonly happenings: ToldLine[]
  readonly isFoes: boolean
  /** Did the monster act already before it? */
  readonly wasFoes: boolean
  last: ToldLine
}

/** What a log was told as. A log only grows, or is cut off at its end, so the next one mostly begins the same way. */
interface Tale {
  readonly log: readonly ToldLine[]
  readonly foesAct: boolean
  readonly drafts: readonly Draft[]
  readonly lines: readonly TellingLine[]
}
const tales = new WeakMap<ToldLine, Tale>()

/** `foesAct` tells whether the monster was acting already when this part of the log began. */
export function tellAll(log: readonly ToldLine[], names: ReasonNames, foesAct = false): readonly TellingLine[] {
  const [first] = log
  if (!first) return []
  const known = tales.get(first)
  const before = known?.foesAct === foesAct ? known : undefined
  const closed = before ? closedIn(before, log) : 0
  const open = closed > 0 ? before?.drafts[closed] : undefined
  const fresh = draftsFrom(log, open?.id ?? 0, open?.wasFoes ?? foesAct)
  const drafts = [...(before?.drafts.slice(0, closed) ?? []), ...fresh]
  const lines = [...(before?.lines.slice(0, closed) ?? []), ...fresh.map((draft) => lineOf(draft, names))]
  tales.set(first, { log, foesAct, drafts, lines })
  return lines
}

/** How many of its lines stay what they were: those behind which another one begins in what both logs have. */
function closedIn({ log, drafts }: Tale, now: readonly ToldLine[]): number {
  let shared = 0
  while (shared < log.length && log[shared] === now[shared]) shared++
  const open = drafts.findLastIndex(({ id }) => id < shared)
  return Math.max(0, open)
}

function draftsFrom(log: readonly ToldLine[], from: number, foesAct: boolean): readonly Draft[] {
  const drafts: Draft[] = []
  let isFoes = foesAct
  let unsaid: ToldLine[] = []
  for (let id = from; id < log.length; id++) {
    const told = log[id]
    if (!told) continue
    const wasFoes = isFoes
    isFoes = doFoesAct(isFoes, told)
    const open = drafts.at(-1)
    if (!told.line || (open?.last === log[id - 1] && isSaidAlready(open?.last, told)))
      (open ? open.happenings : unsaid).push(told)
    else if (open && continues(open.last, told)) goOn(open, told, told.line)
    else {
      drafts.push({ first: told, last: told, id, parts: [told.line], happenings: [...unsaid, told], isFoes, wasFoes })
      unsaid = []
    }
  }
  return drafts
}

/** The report only grows: what was a line before is that very line, with the names they had when it was told. */
const known = new WeakMap<ToldLine, TellingLine>()

function lineOf(draft: Draft, names: ReasonNames): TellingLine {
  const before = known.get(draft.first)
  if (before && isLineOf(before, draft)) return before
  const line = lineMade(draft, names)
  known.set(draft.first, line)
  return line
}

const isLineOf = ({ id, happenings, holds, weight }: TellingLine, draft: Draft): boolean =>
  id === draft.id &&
  holds === (draft.isFoes && weight === 'deed') &&
  happenings.length === draft.happenings.length &&
  happenings.every((told, index) => told === draft.happenings[index])

function lineMade({ first, id, parts, happenings, isFoes }: Draft, names: ReasonNames): TellingLine {
  const weight = weightOf(first)
  let reasons: readonly Words[] | undefined
  return {
    id,
    after: first.after,
    words: parts.reduce((before, then) => ({ key: 'report.then', args: { first: before, then } })),
    weight,
    // Of hundreds of lines a few are ever asked why.
    get rules() {
      return [...new Set(happenings.flatMap(({ happening }) => happening.rule ?? []))]
    },
    get why() {
      return (reasons ??= eachOnce(happenings.flatMap(({ happening }) => whyIn(happening, names))))
    },
    holds: isFoes && weight === 'deed',
    happenings
  }
}

/** A way told hex by hex has one reason. */
function eachOnce(reasons: readonly Words[]): readonly Words[] {
  const said = reasons.map((one) => JSON.stringify(one))
  return reasons.filter((_, n) => said.indexOf(said[n] as string) === n)
}

/** What is one deed at the table is one line: whom it goes for and where it steps, what is turned up and what it does. */
const CONTINUES: Readonly<Record<string, readonly string[]>> = {
  figureMoved: ['targetChosen', 'figureMoved'],
  stayed: ['targetChosen'],
  figureTurned: ['figureMoved', 'stayed'],
  damageTotalled: ['mightRevealed', 'enemyAttacked'],
  hpLost: ['damageTotalled', 'hpLost']
}

/** What the table says is said: that it is so then need not be told again. What follows from it is. */
const isSaidAlready = (last: ToldLine | undefined, { happening }: ToldLine): boolean =>
  last?.happening.kind === 'ruled' && !TURNS.includes(happening.kind)

const figureOf = ({ happening }: ToldLine): unknown => happening['figure']

function continues(last: ToldLine, told: ToldLine): boolean {
  if (!CONTINUES[told.happening.kind]?.includes(last.happening.kind)) return false
  const isAboutOne = figureOf(last) !== undefined && told.happening.kind !== 'hpLost'
  return !isAboutOne || figureOf(last) === figureOf(told)
}

function goOn(draft: Draft, told: ToldLine, said: Words): void {
  const before = draft.parts.at(-1)
  const way = before && longerWay(before, said)
  if (way) draft.parts[draft.parts.length - 1] = way
  else draft.parts.push(told.happening.kind === 'figureTurned' ? facing(told) : said)
  draft.happenings.push(told)
  draft.last = told
}

const facing = ({ happening }: ToldLine): Words => ({
  key: 'report.thenFaces',
  args: { facing: { key: `direction.${String(happening['facing'])}` } }
})

/** One step after another is one way: H7 → G6 → F6. What is counted on it is counted together. */
function longerWay(before: Words, next: Words): Words | undefined {
  const path = before.args?.['path']
  const more = next.args?.['path']
  if (before.key !== next.key || typeof path !== 'string' || typeof more !== 'string') return undefined
  const counted = Object.entries(before.args ?? {}).flatMap(([name, count]) => {
    const further = next.args?.[name]
    return typeof count === 'number' && typeof further === 'number' ? [[name, count + further] as const] : []
  })
  return { key: before.key, args: { ...before.args, ...Object.fromEntries(counted), path: joined(path, more) } }
}

const STEP = ' → '

/** A way that begins where the last one ended names that hex once. */
function joined(path: string, more: string): string {
  const steps = more.split(STEP)
  return [path, ...(path.split(STEP).at(-1) === steps[0] ? steps.slice(1) : steps)].join(STEP)
}
