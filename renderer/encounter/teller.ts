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

/** What is one deed at the table is one line: whom it goes for and where it steps, what is turned up and what it does. */
const CONTINUES: Readonly<Record<string, readonly string[]>> = {
  figureMoved: ['targetChosen'],
  stayed: ['targetChosen'],
  figureTurned: ['figureMoved', 'stayed'],
  damageTotalled: ['mightRevealed', 'enemyAttacked'],
  hpLost: ['damageTotalled', 'hpLost']
}

const figureOf = ({ happening }: Told): unknown => happening['figure']

function belongsTo(line: Line, told: Told): boolean {
  const last = line.happenings.findLast((one) => one.line !== null)
  if (!last || !CONTINUES[told.happening.kind]?.includes(last.happening.kind)) return false
  return figureOf(last) === undefined || told.happening.kind === 'hpLost' || figureOf(last) === figureOf(told)
}

function joined(line: Line, told: Told, names: Names): Line {
  return {
    ...line,
    why: [...line.why, ...whyIn(told.happening, names)],
    words: { key: 'report.then', args: { first: line.words, then: thenWords(told) } },
    happenings: [...line.happenings, told]
  }
}

function thenWords({ happening, line }: Told): Words {
  if (happening.kind !== 'figureTurned') return line ?? { key: 'plain', args: { text: '' } }
  return { key: 'report.thenFaces', args: { facing: { key: `direction.${String(happening['facing'])}` } } }
}
