import { placed } from '../../../../hex'
import type { Json } from '../../../../kernel/ids'
import { words } from '../../../../messages/words'
import type { MonsterRecord } from '../../content'
import { minionId } from '../../content/monster/names'
import { bossesOf, encounterOf, locationsOf, mostHp, rulesOf } from '../board/printedComponents'
import { diceOf } from '../board/newcomers'
import { bodyOf } from '../board/figures'
import { boxOf } from '../cardFacts/stageTold'
import { numbersName } from '../cardFacts/stageNumbers'
import { endName } from '../stageCards/untold'
import { defId, type DefId, type FigureId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import type { Book } from '../table/book'
import { hindrance } from './hindrance'
import { accept, refuse, type Said } from './say'
import type { Ruling } from './schema'

/** The page of the monster was wrong: from now on this one counts, and what stands there is made to fit it. */
export function aboutMonster(book: Book, s: Encounter, ruling: Extract<Ruling, { ruling: 'monster' }>): Said {
  const { monster } = ruling
  if (encounterOf(book, s).monster !== monster.id) return refuse('otherMonster')
  const after = book.retold(monster)
  const enemies = Object.values(s.figures).filter(({ kind }) => kind === 'boss' || kind === 'minion')
  const kinds = new Set<string>([monster.id, ...monster.minions.map((one) => minionId(monster.id, one.id))])
  const stranger = enemies.find(({ def, at }) => at !== null && isOfPage(book, s, def) && !kinds.has(def))
  if (stranger) return refuse('minionStands', { name: words(`enemy.${stranger.def}.name`) })
  for (const boss of bossesOf(s)) {
    const why =
      boss.at === null ? null : hindrance(after, s, boss.id, placed(bodyOf(after, boss), boss.at, boss.facing))
    if (why) return why
  }
  const figures = enemies.filter(({ def }) => kinds.has(def)).map((one) => refitted(book, after, s, one))
  return accept(ruling, { name: monster.name }, [
    {
      kind: 'monsterRetold',
      monster: monster as unknown as Json,
      figures: Object.fromEntries(figures.map((one) => [one.id, one])) as { readonly [id: FigureId]: Figure },
      forgotten: toldAgain(monster)
    }
  ])
}

/** Told by the page as it was. */
const isOfPage = (book: Book, s: Encounter, def: DefId): boolean =>
  rulesOf(book, s).minions.some(({ enemy }) => enemy === def)

/** What it has lost stays lost, of as many HP as it has now; a broken location stays broken. */
function refitted(before: Book, after: Book, s: Encounter, figure: Figure): Figure {
  if (figure.kind === 'minion') {
    const lost = mostHp(before, s, figure) - figure.hp
    return { ...figure, hp: figure.hp === 0 ? 0 : Math.max(1, mostHp(after, s, figure) - lost) }
  }
  const had = new Map(locationsOf(before, s, figure).map(({ id, hp }) => [id, hp]))
  const slots = locationsOf(after, s, figure).map(({ id, hp }) => {
    const dice = (figure.slots as Record<string, { readonly dice: readonly number[] }>)[id]?.dice
    if (!dice || had.get(id) === undefined) return [id, { dice: diceOf(hp) }]
    if (dice.length === 0 || had.get(id) === hp) return [id, { dice }]
    const lost = (had.get(id) ?? hp) - dice.reduce((sum, die) => sum + die, 0)
    return [id, { dice: diceOf(Math.max(1, hp - lost)) }]
  })
  return { ...figure, slots: Object.fromEntries(slots) as Figure['slots'] }
}

/** What was answered in this fight and stands on the page now. */
function toldAgain({ id, stages, minions }: MonsterRecord): readonly DefId[] {
  const ofStages = stages.flatMap(({ defence, ends }, n) => [
    ...(defence === undefined ? [] : [numbersName(STAGES[n] ?? 3, defId(id))]),
    ...(ends === null ? [] : [endName(n + 1)])
  ])
  const ofMinions = minions.flatMap((one) => {
    const enemy = defId(minionId(id, one.id))
    return [
      ...(one.stages.some(({ defence }) => defence !== undefined)
        ? STAGES.map((stage) => numbersName(stage, enemy))
        : []),
      ...(one.acts === null && one.moves === null && one.range === null ? [] : [boxOf(enemy)])
    ]
  })
  return [...ofStages, ...ofMinions]
}
const STAGES = [1, 2, 3] as const
