import { rule, type Json } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import type { StageEnd } from '../../content'
import { COMPANY } from '../board/asking'
import { bossesOf, brokenCount, encounterOf, rulesOf } from '../board/printedComponents'
import { enemyNumbers } from '../cardFacts/defence'
import { describe } from '../cardFacts/described'
import { earlierNumbersOf, numbersName, numbersToldOf } from '../cardFacts/stageNumbers'
import type { Broken } from '../table/losses'
import { defId, type DefId } from '../state/ids'
import { figuresOnBoard } from '../board/figures'
import type { Encounter, Figure } from '../state/state'
import type { Tab } from '../table/tab'

/** What nobody has told of the special rules board is read off it when it is needed. */

const stageRecord = (t: Tab) => rulesOf(t.book, t.see).stages[t.see.stage.number - 1]
const isRemembering = (t: Tab): boolean => encounterOf(t.book, t.see).monster !== undefined

/** OW-DMG-11, OW-EATK-04: DEFENSE and MIGHT of the bosses in the stage that has just begun. */
export function knowNumbers(t: Tab): void {
  if (!stageRecord(t)?.untold.includes('numbers')) return
  const { number } = t.see.stage
  for (const boss of bossesOf(t.see))
    if (boss.at !== null && !numbersToldOf(t.see, number, boss.def)) askNumbers(t, boss)
}

/** OW-DMG-11, OW-EATK-04: those of a kind of minion, when the first of them is there. */
export function knowMinions(t: Tab): void {
  const untold = stageRecord(t)?.untoldMinions ?? []
  for (const enemy of untold) {
    const first = figuresOnBoard(t.see).find(({ def }) => def === enemy)
    if (!first || numbersToldOf(t.see, t.see.stage.number, first.def) || earlierNumbersOf(t.see, first.def)) continue
    askNumbers(t, first)
  }
}

function askNumbers(t: Tab, enemy: Figure): void {
  const { defence = 0, might = {} } = enemyNumbers(t.book, t.see, enemy) ?? {}
  const why = rule('OW-DMG-11')
  const offer = { defence, might, remember: isRemembering(t) } as Json
  const card = words(`enemy.${enemy.def}.name`)
  const told = describe(t, 'stage-numbers', { seat: COMPANY, rule: why, offer, card })
  const name = numbersName(t.see.stage.number, enemy.def)
  t.happen({ kind: 'stageTold', card: name, told: told as unknown as Json, fresh: false, rule: why })
}

/** OW-BRK-02: does the stage end with this? Asked where nobody has told when it does; what it was is remembered. */
export function isStageEndTold(t: Tab, broken: readonly Broken[]): boolean {
  const { number } = t.see.stage
  if (!stageRecord(t)?.untold.includes('end') || isEndKnown(t.see, number)) return false
  const chosen = t.chooseOne(() => ({
    rule: rule('OW-BRK-02'),
    seat: COMPANY,
    title: words('ask.stageEnds', { stage: number }),
    options: endOptions(t, broken)
  }))
  const ends = endOf(chosen)
  if (ends !== null)
    t.happen({
      kind: 'stageTold',
      card: endName(number),
      told: { ends, remember: isRemembering(t) } as unknown as Json,
      fresh: false,
      rule: rule('OW-BRK-02')
    })
  return chosen !== 'no'
}

const END = 'end-'
export const endName = (stage: number): DefId => defId(`${END}${stage}`)
const isEndKnown = (s: Encounter, stage: number): boolean => s.stage.told[endName(stage)] !== undefined

/** The stage whose end, or whose numbers of an enemy, were told under this name. */
export function stageOfTold(card: DefId): { readonly stage: 1 | 2 | 3; readonly enemy: DefId | null } | null {
  const [, what, stage, enemy] = /^(end|numbers)-([123])(?:-(.+))?$/.exec(card) ?? []
  if (what === undefined) return null
  return { stage: Number(stage) as 1 | 2 | 3, enemy: enemy === undefined ? null : defId(enemy) }
}

function endOptions(t: Tab, broken: readonly Broken[]): Option[] {
  const count = brokenCount(t.see)
  // Of several dice on one location only some may be gone.
  const whole = broken.filter(({ figure, slot }) => t.see.figures[figure]?.slots[slot]?.dice.length === 0)
  const locations = whole.map(({ figure, slot }) => ({
    id: `location:${slot}`,
    label: words('option.endLocation', { location: nameOfSlot(t, figure, slot) })
  }))
  return [
    { id: 'no', label: words('option.endNo') },
    ...(count > 0 ? [{ id: `broken:${count}`, label: words('option.endBroken', { count }) }] : []),
    ...locations,
    { id: 'other', label: words('option.endOther') }
  ]
}

const nameOfSlot = (t: Tab, figure: Broken['figure'], slot: Broken['slot']) =>
  words(`enemy.${t.see.figures[figure]?.def ?? figure}.location.${slot}`)

function endOf(chosen: string): StageEnd | null {
  const [kind, what = ''] = chosen.split(':')
  if (kind === 'broken') return { when: 'broken', count: Number(what) }
  return kind === 'location' ? { when: 'location', location: what } : null
}
