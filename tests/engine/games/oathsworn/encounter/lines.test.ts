import { describe, expect, it } from 'vitest'
import { linesOf, type Line, type ReportStep } from '../../../../../engine/kernel/lines'
import type { Words } from '../../../../../engine/messages/words'
import { speak } from '../../../../../engine/messages/format'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { encounterReport } from '../../../../../engine/games/oathsworn/encounter/report/report'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { sentences } from '../../../../fixtures/sentences'
import { A, B, bookWith, T, tableau } from './fixtures/tableau'

const book = bookWith()
const { state: acting } = tableau({ [A]: [0, 4], [B]: [0, 5], [T]: [0, 0] })
const quiet = { ...acting, clock: { ...acting.clock, phase: 'oathsworn' as const } }

interface Said {
  readonly happening: Happened
  readonly words: Words | null
}
const said = (kind: string, facts: object = {}, line: string | null = kind): Said => ({
  happening: { kind, ...facts } as unknown as Happened,
  words: line === null ? null : { key: 'plain', args: { text: line } }
})

function lines(log: readonly Said[], state: Encounter = quiet): readonly Line<Encounter, Happened>[] {
  const steps: ReportStep<Encounter, Happened>[] = log.map(({ happening }, after) => ({
    after,
    happening,
    before: state,
    state
  }))
  const words = new Map(log.map((one) => [one.happening, one.words]))
  const saying = (_after: Encounter, happening: Happened): Words | null => words.get(happening) ?? null
  return linesOf({ describe: saying, report: encounterReport(book) }, steps)
}
const texts = (log: readonly Said[], state: Encounter = quiet): string[] =>
  lines(log, state).map(({ words, waits }) => `${waits ? '…' : ''}${words ? speak(sentences, words) : '-'}`)

describe('what is told', () => {
  it('joins a move and the turn after it into one line', () => {
    const moved = said('figureMoved', { figure: 'hag', path: [1, 2] }, 'The hag moves.')
    const turned = said('figureTurned', { figure: 'hag', facing: 'NW' }, 'The hag faces north-west.')
    expect(texts([moved, turned])).toEqual(['The hag moves. Faces north-west.'])
    expect(texts([moved, said('figureTurned', { figure: 'cur', facing: 'NW' })])).toHaveLength(2)
  })

  it('does not tell again what the table has said, but what follows from it, and what comes then', () => {
    const ruled = said('ruled', {}, 'The table says: a farrow comes in on G5.')
    const log = [
      ruled,
      said('figureAdded', { figure: 'farrow' }, 'A farrow comes in at G5.'),
      said('tilePlaced', {}, 'Mud on G5.'),
      { ...ruled, happening: { ...ruled.happening } },
      said('turnBegan', {}, "Odo's turn.")
    ]
    expect(texts(log)).toEqual([
      'The table says: a farrow comes in on G5.',
      'Mud on G5.',
      'The table says: a farrow comes in on G5.',
      "Odo's turn."
    ])
  })

  it('tells one step after another as one way', () => {
    const step = (path: string): Said => ({
      ...said('figureMoved', { figure: 'sow' }),
      words: { key: 'report.moved.walk', args: { name: { key: 'plain', args: { text: 'The sow' } }, path, n: 1 } }
    })
    expect(texts([step('H4'), step('G4'), step('F5'), said('figureTurned', { figure: 'sow', facing: 'S' })])).toEqual([
      'The sow moves 3: H4 → G4 → F5. Faces south.'
    ])
    expect(texts([step('I3 → I4 → I5'), step('I5 → I6')])).toEqual(['The sow moves 2: I3 → I4 → I5 → I6.'])
    const chosen = said('targetChosen', { figure: 'sow' }, 'She goes for Odo.')
    expect(texts([chosen, step('H4'), step('G4')])).toEqual(['She goes for Odo. The sow moves 2: H4 → G4.'])
  })

  it('makes one line of what is one deed: whom it goes for, its steps, what is turned up and what it does', () => {
    const log = [
      said('stageBegan', {}, 'Lowered tusks.'),
      said('targetChosen', { figure: 'sow' }, 'She goes for Odo.'),
      said('figureMoved', { figure: 'sow' }, 'She moves to G4.'),
      said('figureTurned', { figure: 'sow', facing: 'S' }, 'She faces south.'),
      said('enemyAttacked', {}, 'She attacks Odo.'),
      said('mightRevealed', {}, 'Turned up: red 3.'),
      said('damageTotalled', {}, '9 damage.'),
      said('hpLost', { figure: 'odo' }, 'Odo loses 2 HP.'),
      said('targetChosen', { figure: 'farrow' }, 'A farrow goes for Odo.')
    ]
    expect(texts(log, acting)).toEqual([
      '…Lowered tusks.',
      '…She goes for Odo. She moves to G4. Faces south.',
      '…She attacks Odo.',
      '…Turned up: red 3. 9 damage. Odo loses 2 HP.',
      '…A farrow goes for Odo.'
    ])
  })

  it('waits for the table while the monster acts, in its phase or by a card that breaks in, and only for deeds', () => {
    const log = [said('stageBegan'), said('hpLost'), said('mightLaid'), said('roundBegan')]
    const told = ['…stageBegan', '…hpLost', 'mightLaid', 'roundBegan']
    expect(texts(log, acting)).toEqual(told)
    expect(texts(log, { ...quiet, stage: { ...quiet.stage, resolving: 'lunge' as never } })).toEqual(told)
    expect(texts(log)).toEqual(['stageBegan', 'hpLost', 'mightLaid', 'roundBegan'])
  })

  it('says why: who was compared, and what settled it, each thing once', () => {
    const candidate = { apart: 3, visible: true, inReach: true, mobbed: false }
    const why = {
      why: 'target',
      by: 'northThenWest',
      candidates: [
        { ...candidate, figure: A, movement: 3 },
        { ...candidate, figure: B, movement: null, visible: false }
      ],
      passedOver: [],
      points: 4,
      range: null
    }
    const log = [said('targetChosen', { figure: T, target: A, why }), said('figureMoved', { figure: T, why })]
    const [line] = lines(log)
    expect(line?.reasons.map(({ key }) => key)).toEqual([
      'why.within',
      'why.candidate',
      'why.candidate',
      'why.target.northThenWest'
    ])
  })
})
