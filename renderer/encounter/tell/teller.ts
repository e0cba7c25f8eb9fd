import type { Words } from '../../../engine/kernel/words'
import type { Told } from '../../../preload/contract/shapes'
import type { Line } from '../../table/telling'
import { figureTellers } from './figures'
import { flowTellers } from './flow'
import type { Names } from './names'
import { seatTellers } from './seats'
import type { Kind, Sentence } from './sentence'
import { boardTellers, mightTellers, stageTellers } from './table'

// Happenings to lines. A piece that moves and then turns is one line; what changes nothing to see rides along unsaid.

export const tellers: { readonly [K in Kind]?: (happening: never, names: Names) => Sentence | null } = {
  ...flowTellers,
  ...seatTellers,
  ...figureTellers,
  ...boardTellers,
  ...mightTellers,
  ...stageTellers
}

const TURNS = ['roundBegan', 'phaseBegan', 'turnBegan', 'stageNumberChanged', 'encounterEnded']
const DETAILS = [
  'animusGained',
  'animusSpent',
  'animusSet',
  'cardPut',
  'cardsFlowed',
  'tokensGained',
  'tokensSpent',
  'resourceChanged',
  'statusChanged',
  'figureTurned',
  'mightDrawn',
  'mightLaid',
  'mightRedrawn',
  'mightReshuffled',
  'stageRevealed',
  'stageCardsDiscarded'
]
const weightOf = (kind: string): Line['weight'] =>
  TURNS.includes(kind) ? 'turn' : DETAILS.includes(kind) ? 'detail' : 'deed'

const isKind = (kind: string): kind is Kind => Object.hasOwn(tellers, kind)

/** The game's own line goes before ours. */
function sentenceOf(told: Told, names: Names): Sentence | null {
  const { happening, line } = told
  if (line) return { words: line, weight: weightOf(happening.kind) }
  return isKind(happening.kind) ? (tellers[happening.kind]?.(happening as never, names) ?? null) : null
}

/** While the monster acts its lines wait for the table: from the start of its phase or card to the next turn. */
function doFoesAct(before: boolean, happening: Told['happening']): boolean {
  if (happening.kind === 'stageBegan') return true
  if (happening.kind === 'phaseBegan') return happening['phase'] === 'encounter'
  return happening.kind === 'turnBegan' || happening.kind === 'roundBegan' ? false : before
}

/** `foesAct` tells whether the monster was acting already when this part of the log began. */
export function tellAll(log: readonly Told[], names: Names, foesAct = false): readonly Line[] {
  const lines: Line[] = []
  let isFoes = foesAct
  let unsaid: Told[] = []
  log.forEach((told, index) => {
    isFoes = doFoesAct(isFoes, told.happening)
    const last = lines.at(-1)
    const sentence = last && belongsTo(last, told) ? null : sentenceOf(told, names)
    if (sentence) {
      lines.push(lineOf(told, index, sentence, isFoes, unsaid))
      unsaid = []
    } else if (last) lines[lines.length - 1] = belongsTo(last, told) ? joined(last, told) : withUnsaid(last, told)
    else unsaid = [...unsaid, told]
  })
  return lines
}

const withUnsaid = (line: Line, told: Told): Line => ({ ...line, happenings: [...line.happenings, told] })

function lineOf(told: Told, id: number, sentence: Sentence, isFoes: boolean, loose: readonly Told[]): Line {
  const { rule } = told.happening
  return {
    id,
    after: told.after,
    words: sentence.words,
    weight: sentence.weight,
    rule,
    why: whyOf(told.happening),
    holds: isFoes && sentence.weight === 'deed',
    happenings: [...loose, told]
  }
}

/** The chain of reasons a happening carries, if any. */
function whyOf(happening: Told['happening']): readonly Words[] {
  const { why } = happening as { why?: unknown }
  if (Array.isArray(why)) return why.filter(isWords)
  return isWords(why) ? [why] : []
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'

const figureOf = (told: Told): unknown => told.happening['figure']

function belongsTo(line: Line, told: Told): boolean {
  const moved = line.happenings.find(({ happening }) => happening.kind === 'figureMoved')
  return told.happening.kind === 'figureTurned' && moved !== undefined && figureOf(moved) === figureOf(told)
}

function joined(line: Line, told: Told): Line {
  const facing = String(told.happening['facing'])
  return { ...withUnsaid(line, told), words: { key: 'log.thenFaces', args: { moved: line.words, facing } } }
}
