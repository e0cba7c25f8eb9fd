import { frontHex } from '../../../../hex'
import { words } from '../../../../messages/words'
import type { LocationSlot } from '../../content'
import { nameOfFigure } from '../board/asking'
import type { Book } from '../table/book'
import { defenceOf, enemyNumbers } from '../cardFacts/defence'
import { hexesOfLocation, locationsOf, mostHp } from '../board/printedComponents'
import type { SlotId } from '../state/ids'
import type { Encounter, Figure } from '../state/state'
import { bodyOf, hexesOf, hpLeft } from '../board/figures'
import type { CountView, FigureView, LocationView } from './types'

export function viewOfFigure(book: Book, s: Encounter, figure: Figure): FigureView {
  const isEnemy = figure.kind === 'boss' || figure.kind === 'minion'
  return {
    id: figure.id,
    kind: figure.kind,
    def: figure.def,
    name: nameOfFigure(s, figure),
    seat: figure.seat,
    at: figure.at,
    hexes: hexesOf(book, figure),
    front: figure.at === null ? null : frontHex(bodyOf(book, figure), figure.at, figure.facing),
    facing: figure.facing,
    hp: hpLeft(figure),
    maxHp: mostHp(book, s, figure),
    defence: defenceOf(book, s, figure),
    statuses: statusesOf(book, figure),
    locations: figure.kind === 'boss' ? locationsOf(book, s, figure).map((one) => viewOfLocation(figure, one)) : [],
    might: isEnemy ? (enemyNumbers(book, s, figure)?.might ?? {}) : {},
    keywords: isEnemy ? (book.find('enemy', figure.def)?.keywords ?? []) : [],
    gone: figure.gone
  }
}

function viewOfLocation(boss: Figure, location: LocationSlot): LocationView {
  const dice = boss.slots[location.id as SlotId]?.dice ?? []
  return {
    id: location.id,
    name: words(`enemy.${boss.def}.location.${location.id}`),
    dice,
    startHp: location.hp,
    icons: location.icons,
    tags: location.tags,
    broken: dice.length === 0,
    hexes: hexesOfLocation(boss, location)
  }
}

/** Status tokens under the names their printing gives them. STATUS */
function statusesOf(book: Book, { statuses }: Figure): CountView[] {
  const named = (works: string): string => book.all('status').find((one) => one.works === works)?.id ?? works
  const all: readonly (readonly [string, number])[] = [
    [named('bleed'), statuses.bleed],
    [named('poison'), statuses.poison],
    [named('crippled'), statuses.crippled ? 1 : 0],
    ...Object.entries(statuses.other)
  ]
  return all.filter(([, count]) => count > 0).map(([id, count]) => ({ id, name: words(`status.${id}.name`), count }))
}
