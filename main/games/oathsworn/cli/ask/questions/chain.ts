import type { Dir, Hex } from '../../../../../../engine/hex'
import { distance } from '../../../../../../engine/hex'
import { integer, list, shape, text } from '../../../../../../engine/schema'
import { facingAfter } from '../../../../../../engine/games/oathsworn/encounter/movement/arrival'
import { chainDamage, landingOf, nextLink } from '../../../../../../engine/games/oathsworn/encounter/enemy/chain'
import { eyeOf } from '../../../../../../engine/games/oathsworn/encounter/board/layout'
import type { FigureId } from '../../../../../../engine/games/oathsworn/encounter/state/ids'
import { strikeBy } from '../../../../../../engine/games/oathsworn/encounter/state/strike'
import { onPaper } from '../paper'
import { question } from '../question'
import { namedFigure, setting } from '../scene'

const someone = text({ min: 1, max: 64 })
const schema = shape(
  { who: someone, first: someone, links: integer({ min: 1, max: 62 }), hop: integer({ min: 0, max: 62 }) },
  { ...setting, range: integer({ min: 1, max: 62 }), drawn: list(integer({ min: 0, max: 9 }), { max: 100 }) }
)

/**
 * Whom the chain of an enemy strikes after its `first` target, without a `range` in melee (OW-CHAIN-03, OW-CHAIN-04), where
 * that leaves it and which way it faces (OW-CHAIN-06 to OW-CHAIN-08, OW-CHAIN-12); with the values `drawn` the damage
 * to each (OW-CHAIN-05).
 */
export const chain = question(schema, (scene, asked) => {
  const attacker = namedFigure(scene, asked.who)
  const first = namedFigure(scene, asked.first)
  const { book, encounter } = onPaper(scene, (id) =>
    id === attacker.id ? 'minion' : (scene.kinds.get(id)?.kind ?? 'oathsworn')
  )
  const struck: FigureId[] = [first.id]
  const hexes: Hex[] = [nearestTo(eyeOf(attacker), first.hexes)]
  while (struck.length < asked.links) {
    const link = nextLink(book, encounter, hexes.at(-1) as Hex, asked.hop, struck)
    if (!link) break
    struck.push(link.figure)
    hexes.push(link.hex)
  }
  const last = namedFigure(scene, struck.at(-1) as FigureId).hexes
  const landing = asked.range === undefined ? landingOf(book, encounter, attacker.id, last) : null
  const at = landing?.core ?? attacker.core
  const facing: Dir = landing?.facing ?? facingAfter(scene.board, attacker, attacker.core, null, last)
  return { struck, hexes: hexes.map(scene.show), at: scene.show(at), facing, ...damage(asked.drawn, struck.length) }
})

/** A body's hexes come north then west. OW-GEN-02 */
const nearestTo = (eye: Hex, hexes: readonly Hex[]): Hex =>
  [...hexes].sort((a, b) => distance(eye, a) - distance(eye, b))[0] as Hex

function damage(drawn: readonly number[] | undefined, links: number): object {
  if (drawn === undefined) return {}
  const cards = drawn.map((value) => ({ colour: 'white', face: String(value), extra: false }) as const)
  const strike = { ...strikeBy(null, 'enemy'), drawn: cards }
  return { damage: Array.from({ length: links }, (_, link) => chainDamage(strike, link)) }
}
