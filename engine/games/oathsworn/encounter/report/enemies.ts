import { words, type Words } from '../../../../messages/words'
import { colours, type Colour } from '../../might'
import type { EnemyHappening } from '../happenings/enemies'
import type { StageHappening } from '../happenings/stage'
import { nameOfStageCard } from '../cardFacts/stageTold'
import type { PieceId } from '../state/ids'
import { silent, type Lines } from './line'

export const stageLines: Lines<StageHappening> = {
  stageDeckBuilt: () => words('report.stageDeckBuilt'),
  stageStacked: silent,
  stageTold: silent,
  stagePutLast: (h, _, s) => words('report.stagePutLast', { card: nameOfStageCard(s, h.card) }),
  // A card that begins at once is named when it does.
  stageDrawn: (h, _, s) =>
    !h.drawn.reaction && s.stage.resolving === null && s.stage.queue.length === 1
      ? null
      : words(h.drawn.reaction ? 'report.reactionDrawn' : 'report.stageDrawn', {
          card: nameOfStageCard(s, h.drawn.card)
        }),
  stageBegan: (h, _, s) => words('report.stageBegan', { card: nameOfStageCard(s, h.card) }),
  stageResolved: silent,
  stageRevealed: (h, _, s) => words('report.stageRevealed', { card: nameOfStageCard(s, h.card) }),
  stageCardsDiscarded: (h) => words('report.stageCardsDiscarded', { count: h.cards.length }),
  stageMoved: silent,
  stageDropped: (h, _, s) => words('report.stageDropped', { cards: h.cards.map((card) => nameOfStageCard(s, card)) }),
  stageDeckRenewed: (h) => words('report.stageDeckRenewed', { count: h.cards.length }),
  stageNumberChanged: (h) => words('report.stageNumberChanged', { number: h.number }),
  minionsActivated: silent,
  minionsReset: silent,
  directionRolled: (h) => words('report.directionRolled', { direction: words(`direction.${h.direction}`) }),
  pickedAtRandom: (h, n) =>
    words('report.pickedAtRandom', {
      what:
        h.figures.length > 0 ? h.figures.map((id) => n.figure(id)) : words('hex', { hex: h.hexes.map(n.hex).join(' ') })
    })
}

const NOTHING_LOST = { open: [], lost: null }

/** Strongest last, as the tracks show them. */
function cardsOf(pool: { readonly [C in Colour]?: number }): Words[] | Words {
  const cards = colours.flatMap((colour) =>
    pool[colour] ? [words('report.cards', { n: pool[colour] ?? 0, colour: words(`colour.${colour}`) })] : []
  )
  return cards.length > 0 ? cards : words('report.noCards')
}

export const enemyLines: Lines<EnemyHappening> = {
  targetChosen: (h, n) =>
    h.target !== null
      ? words('report.targetChosen', { name: n.figure(h.figure), target: n.figure(h.target) })
      : words('report.noTarget', { name: n.figure(h.figure) }),
  stayed: (h, n) => words('report.stayed', { name: n.figure(h.figure) }),
  minionsOrdered: (h, n) => words('report.minionsOrdered', { names: h.figures.map((id) => n.figure(id)) }),
  waveAimed: (h, n) =>
    words('report.waveAimed', { name: n.figure(h.figure), direction: words(`direction.${h.direction}`) }),
  linkChosen: (h, n) => words('report.linkChosen', { name: n.figure(h.figure), target: n.figure(h.target) }),
  enemyAttacked: (h, n) => {
    const who = { names: h.by.map((id) => n.figure(id)), targets: h.on.map((id) => n.figure(id)), count: h.by.length }
    if (h.pool === null) return words('report.enemyAttackedUndrawn', who)
    const cards = cardsOf(h.pool)
    const { open, lost } = h.why.why === 'pool' ? h.why : NOTHING_LOST
    return lost === null
      ? words('report.enemyAttacked', { ...who, cards })
      : words('report.enemyAttackedWeaker', { ...who, cards, colour: words(`colour.${lost}`), open: open.join(', ') })
  },
  damageTotalled: (h, n) =>
    words('report.damageTotalled', {
      damage: h.damage,
      hits: h.hits.map((hit) =>
        words('report.hit', { name: n.figure(hit.figure), damage: hit.damage, defence: hit.defence, hp: hit.hp })
      )
    }),
  collided: (h, n, s) =>
    words('report.collided', {
      name: n.figure(h.figure),
      with: s.figures[h.with as never]
        ? n.figure(h.with as never)
        : words(`obstacle.${s.pieces[h.with as PieceId]?.def ?? 'any'}.name`)
    }),
  statusStruck: (h, n) =>
    words('report.statusStruck', { name: n.figure(h.figure), status: words(`status.${h.status}.name`) }),
  partSkipped: (h, n) =>
    h.figure === null
      ? words('report.partSkipped', { part: words(`part.${h.part}`) })
      : words('report.partSkippedBy', { name: n.figure(h.figure), part: words(`part.${h.part}`) })
}
