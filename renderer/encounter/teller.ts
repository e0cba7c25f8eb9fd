import type { Words } from '../../engine/kernel/words'
import type { Told } from '../../preload/contract/shapes'
import type { Line } from '../table/telling'
import { whyIn, type Names } from './why'

// The game says what happened; here it becomes lines that can be told. A piece that moves and then turns is one line;
// what goes unsaid rides along with the line before it.

type Weight = Line['weight']

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
  'stageDeckBuilt',
  'stageRevealed',
  'stageCardsDiscarded'
]

function weightOf({ happening }: Told): Weight {
  if (TURNS.includes(happening.kind)) return 'turn'
  const isBreak = happening.kind === 'dieRemoved' && happening['broken'] === true
  return DETAILS.includes(happening.kind) && !isBreak ? 'detail' : 'deed'
}

/** While the monster acts its lines wait for the table: from the start of its phase or card to the next turn. */
function doFoesAct(before: boolean, { happening }: Told): boolean {
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
    isFoes = doFoesAct(isFoes, told)
    const last = lines.at(-1)
    if (last && belongsTo(last, told)) lines[lines.length - 1] = joined(last, told, names)
    else if (told.line) {
      lines.push({ ...lineOf(told, told.line, index, isFoes, unsaid), why: whyIn(told.happening, names) })
      unsaid = []
    } else if (last) lines[lines.length - 1] = { ...last, happenings: [...last.happenings, told] }
    else unsaid = [...unsaid, told]
  })
  return lines
}

function lineOf(told: Told, words: Words, id: number, isFoes: boolean, unsaid: readonly Told[]): Line {
  const weight = weightOf(told)
  return {
    id,
    after: told.after,
    words,
    weight,
    rule: told.happening.rule,
    why: [],
    holds: isFoes && weight === 'deed',
    happenings: [...unsaid, told]
  }
}

const figureOf = (told: Told): unknown => told.happening['figure']

function belongsTo(line: Line, told: Told): boolean {
  const moved = line.happenings.find(({ happening }) => happening.kind === 'figureMoved')
  return told.happening.kind === 'figureTurned' && moved !== undefined && figureOf(moved) === figureOf(told)
}

function joined(line: Line, told: Told, names: Names): Line {
  const facing: Words = { key: `direction.${String(told.happening['facing'])}` }
  return {
    ...line,
    why: [...line.why, ...whyIn(told.happening, names)],
    words: { key: 'report.thenFaces', args: { moved: line.words, facing } },
    happenings: [...line.happenings, told]
  }
}
