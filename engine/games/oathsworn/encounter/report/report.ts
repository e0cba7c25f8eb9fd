import type { OpenLine, NextStep, Report, Weight } from '../../../../kernel/lines'
import { words, type Words } from '../../../../messages/words'
import type { Hex } from '../../../../hex'
import type { Happened } from '../happenings'
import type { Book } from '../table/book'
import type { FigureId } from '../state/ids'
import type { Encounter } from '../state/state'
import { namesIn } from './names'
import { whyIn } from './reasons'

// What is one deed at the table is one line: whom a monster goes for and where it steps, what is turned up and what it does.

const TURNS: readonly Happened['kind'][] = [
  'roundBegan',
  'phaseBegan',
  'turnBegan',
  'stageNumberChanged',
  'encounterEnded'
]
const DETAILS: readonly Happened['kind'][] = [
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

export const encounterReport = (book: Book): Report<Encounter, Happened> => ({
  weight,
  // While the monster acts, in its phase or by a card that breaks in, people move its pieces.
  waits: ({ state: { clock, stage } }) => clock.phase === 'encounter' || stage.resolving !== null,
  reasons: ({ happening, state }) => {
    const names = namesIn(book, state)
    return whyIn(happening, { figure: (id) => names.figure(id as FigureId), hex: (h) => names.hex(h as Hex) })
  },
  joined
})

function weight(happening: Happened): Weight {
  if (TURNS.includes(happening.kind)) return 'turn'
  const isBreak = happening.kind === 'dieRemoved' && happening.broken
  return DETAILS.includes(happening.kind) && !isBreak ? 'detail' : 'deed'
}

function joined(line: OpenLine<Happened>, step: NextStep<Happened>): Words | null {
  if (isSaidAlready(line, step)) return line.words
  if (!step.words || !continues(line.last, step.happening)) return null
  return goneOn(line.words, step.happening, step.words)
}

/** What the table says is said: that it is so then need not be told again. What follows from it is. */
const isSaidAlready = ({ last }: OpenLine<Happened>, { happening, isNext }: NextStep<Happened>): boolean =>
  last.kind === 'ruled' && isNext && !TURNS.includes(happening.kind)

const CONTINUES: { readonly [kind in Happened['kind']]?: readonly Happened['kind'][] } = {
  figureMoved: ['targetChosen', 'figureMoved'],
  stayed: ['targetChosen'],
  figureTurned: ['figureMoved', 'stayed'],
  damageTotalled: ['mightRevealed', 'enemyAttacked'],
  hpLost: ['damageTotalled', 'hpLost']
}

const figureOf = (happening: Happened): unknown => ('figure' in happening ? happening.figure : undefined)

function continues(last: Happened, next: Happened): boolean {
  if (!CONTINUES[next.kind]?.includes(last.kind)) return false
  const isAboutOne = figureOf(last) !== undefined && next.kind !== 'hpLost'
  return !isAboutOne || figureOf(last) === figureOf(next)
}

function goneOn(before: Words, happening: Happened, said: Words): Words {
  const then =
    happening.kind === 'figureTurned'
      ? words('report.thenFaces', { facing: words(`direction.${happening.facing}`) })
      : said
  const { first, then: last } = isThen(before) ? before.args : { first: null, then: before }
  const way = longerWay(last, said)
  if (way) return first ? following(first, way) : way
  return following(before, then)
}

const THEN = 'report.then'
const following = (first: Words, then: Words): Words => words(THEN, { first, then })

type Following = Words & { readonly args: { readonly first: Words; readonly then: Words } }
const isThen = (said: Words): said is Following => said.key === THEN

/** One step after another is one way: H7 → G6 → F6. What is counted on it is counted together. */
function longerWay(before: Words, next: Words): Words | null {
  const path = before.args?.['path']
  const more = next.args?.['path']
  if (before.key !== next.key || typeof path !== 'string' || typeof more !== 'string') return null
  const counted = Object.entries(before.args ?? {}).flatMap(([name, count]) => {
    const further = next.args?.[name]
    return typeof count === 'number' && typeof further === 'number' ? [[name, count + further] as const] : []
  })
  return words(before.key, { ...before.args, ...Object.fromEntries(counted), path: pathJoined(path, more) })
}

const STEP = ' → '

/** A way that begins where the last one ended names that hex once. */
function pathJoined(path: string, more: string): string {
  const steps = more.split(STEP)
  return [path, ...(path.split(STEP).at(-1) === steps[0] ? steps.slice(1) : steps)].join(STEP)
}
