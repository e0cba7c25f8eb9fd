import { words } from '../../../kernel/words'
import type { EnemyHappening } from '../happenings/enemies'
import type { StageHappening } from '../happenings/stage'
import { nameOfStageCard } from '../stageTold'
import type { PieceId } from '../state/ids'
import { silent, type Lines } from './line'

export const stageLines: Lines<StageHappening> = {
  stageDeckBuilt: () => words('report.stageDeckBuilt'),
  stageStacked: silent,
  stageTold: silent,
  stagePutLast: (h, _, s) => words('report.stagePutLast', { card: nameOfStageCard(s, h.card) }),
  stageDrawn: (h, _, s) =>
    words(h.drawn.reaction ? 'report.reactionDrawn' : 'report.stageDrawn', {
      card: nameOfStageCard(s, h.drawn.card)
    }),
  stageBegan: (h, _, s) => words('report.stageBegan', { card: nameOfStageCard(s, h.card) }),
  stageResolved: silent,
  stageRevealed: (h, _, s) => words('report.stageRevealed', { card: nameOfStageCard(s, h.card) }),
  stageCardsDiscarded: (h) => words('report.stageCardsDiscarded', { count: h.cards.length }),
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

export const enemyLines: Lines<EnemyHappening> = {
  targetChosen: (h, n) =>
    h.target !== null
      ? words('report.targetChosen', { name: n.figure(h.figure), target: n.figure(h.target) })
      : words('report.noTarget', { name: n.figure(h.figure) }),
  stayed: (h, n) => words('report.stayed', { name: n.figure(h.figure) }),
  minionsOrdered: silent,
  waveAimed: (h, n) =>
    words('report.waveAimed', { name: n.figure(h.figure), direction: words(`direction.${h.direction}`) }),
  linkChosen: (h, n) => words('report.linkChosen', { name: n.figure(h.figure), target: n.figure(h.target) }),
  enemyAttacked: (h, n) =>
    words('report.enemyAttacked', {
      names: h.by.map((id) => n.figure(id)),
      targets: h.on.map((id) => n.figure(id))
    }),
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
  partSkipped: (h) => words('report.partSkipped', { part: words(`part.${h.part}`) })
}
