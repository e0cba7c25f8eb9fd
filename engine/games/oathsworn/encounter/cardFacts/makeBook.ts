import { bodyOf, ONE_HEX, type Board, type Body } from '../../../../hex'
import { mustBe, type Content, type Kind, type MonsterRecord, type RecordOf } from '../../content'
import { contentWith } from '../../content/monster/retold'
import { remembered } from '../../../../remembered/remembered'
import { colours, printedDice, type Colour, type Face } from '../../might'
import type { Book, Perform } from '../table/book'
import type { DefId } from '../state/ids'

/** The book of an encounter: content, and what is worked out of it once. */
export function makeBook(content: Content, perform: Perform): Book {
  const bodies = new Map<string, Body>()
  const lists = new Map<Kind, unknown>()
  // Everybody asks for the board of the encounter that is being fought.
  let latest: { readonly encounter: DefId; readonly board: Board } | null = null
  const dice = new Map(colours.map((colour) => [colour, facesOf(content, colour)]))

  const find = <K extends Kind>(kind: K, id: string): RecordOf<K> | undefined =>
    // Each map holds the records of its own kind; the compiler cannot follow the index.
    (content[kind] as ReadonlyMap<string, RecordOf<K>>).get(id)

  const retold = remembered((monster: MonsterRecord): Book => ({
    ...makeBook(contentWith(content, monster), perform),
    retold
  }))

  return {
    find,
    retold,
    get: (kind, id) => mustBe(find(kind, id), kind, id),
    all: <K extends Kind>(kind: K): readonly RecordOf<K>[] => {
      const known = lists.get(kind) ?? [...content[kind].values()]
      lists.set(kind, known)
      return known as readonly RecordOf<K>[]
    },
    boardOf: (encounter) => {
      if (latest?.encounter !== encounter) {
        const { battlefield } = mustBe(content.encounter.get(encounter), 'encounter', encounter)
        latest = { encounter, board: content.boardOf(battlefield) }
      }
      return latest.board
    },
    bodyOf: (def) => {
      let body = bodies.get(def)
      if (!body) {
        const enemy = content.enemy.get(def)
        body = enemy ? bodyOf({ hexes: enemy.footprint, front: enemy.front }) : ONE_HEX
        bodies.set(def, body)
      }
      return body
    },
    dieOf: (colour) => dice.get(colour) ?? [],
    perform
  }
}

function facesOf(content: Content, colour: Colour): readonly Face[] {
  const deck = [...content.might.values()].find((one) => one.side === 'oathsworn' && one.colour === colour)
  if (deck) return deck.die
  return Object.entries(printedDice[colour]).flatMap(([face, count]) => Array.from({ length: count }, () => face))
}
