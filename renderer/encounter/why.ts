import type { Words } from '../../engine/kernel/words'
import type { Tie } from '../../engine/oathsworn/encounter/ways'
import type { TargetWhy, Why } from '../../engine/oathsworn/encounter/why'

// The reasons a rule gives are data; here they become the short sentences behind "why?".

export interface Names {
  readonly figure: (id: string) => Words
  readonly hex: (hex: number) => string
}

export function whyIn(happening: object, names: Names): readonly Words[] {
  const { why } = happening as { why?: Why }
  return why ? reasons(why, names) : []
}

const word = (key: string, args?: Words['args']): Words => (args ? { key: `why.${key}`, args } : { key: `why.${key}` })

function reasons(why: Why, names: Names): readonly Words[] {
  const hexes = (list: readonly number[]): string => list.map(names.hex).join(', ')
  switch (why.why) {
    case 'target':
      return targetReasons(why, names)
    case 'move':
      return [
        word(`move.${why.kind}`, { length: why.length, points: why.points ?? why.length }),
        ...(why.measuring === null ? [] : [word('measuring', { hex: names.hex(why.measuring) })]),
        ...why.ties.map((tie) => tied(tie, hexes)),
        ...(why.water.length ? [word('water', { hexes: hexes(why.water) })] : []),
        word(`stop.${why.stop}`)
      ]
    case 'facing':
      return [word(`facing.${why.by}`, why.toward === null ? {} : { name: names.figure(why.toward) })]
    case 'push':
      return [word('push', { direction: { key: `direction.${why.direction}` } }), ...among(why.among, hexes)]
    case 'knockback':
      return [
        word('knockback', { direction: { key: `direction.${why.direction}` }, hexes: why.hexes }),
        word(`knocked.${why.stop}`)
      ]
    case 'pull':
      return [word('pull', { hexes: why.hexes, hex: names.hex(why.to) }), ...why.ties.map((tie) => tied(tie, hexes))]
    case 'aside':
      return [word('aside', { hex: names.hex(why.wanted) })]
    case 'wave':
      return why.choices.map(({ dir, hits }) =>
        word('wave', { direction: { key: `direction.${dir}` }, n: hits.length })
      )
    case 'order':
      return why.movers.map(({ figure, movement }) =>
        word(movement === null ? 'orderNoWay' : 'order', { name: names.figure(figure), n: movement ?? 0 })
      )
    case 'pool':
      return [
        ...(why.lost ? [word('poolLost', { icons: why.open.join(', '), colour: { key: `colour.${why.lost}` } })] : []),
        ...(why.joined.length ? [word('poolJoined', { names: why.joined.map(names.figure) })] : []),
        ...(why.lost || why.joined.length ? [] : [word('poolPrinted')])
      ]
    case 'chain':
      return why.candidates.map((one) =>
        word('chain', { name: names.figure(one.figure), n: one.apart, seen: one.visible ? 'yes' : 'no' })
      )
    case 'place':
      return [word('place', { hex: names.hex(why.wanted) }), ...among(why.among, hexes)]
  }
}

const tied = ({ from, among: equal }: Tie, hexes: (list: readonly number[]) => string): Words =>
  word('tie', { from: hexes([from]), among: hexes(equal) })

const among = (list: readonly number[], hexes: (list: readonly number[]) => string): Words[] =>
  list.length > 1 ? [word('among', { hexes: hexes(list) })] : []

function targetReasons(why: TargetWhy, { figure }: Names): readonly Words[] {
  return [
    ...why.passedOver.map((one) => word(`passed.${one.for}`, { name: figure(one.figure), as: one.as })),
    ...why.candidates.map((one) =>
      word('candidate', {
        name: figure(one.figure),
        movement: one.movement ?? -1,
        apart: one.apart,
        seen: one.visible ? 'yes' : 'no',
        reached: one.inReach === false ? 'no' : 'yes'
      })
    ),
    word(`target.${why.by}`)
  ]
}
