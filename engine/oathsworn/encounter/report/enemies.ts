import { words } from '../../../kernel/words'
import type { EnemyHappening } from '../happenings/enemies'
import type { StageHappening } from '../happenings/stage'
import type { PieceId } from '../state/ids'
import { silent, type Lines } from './line'

export const stageLines: Lines<StageHappening> = {
  stageDeckBuilt: () => words('report.stageDeckBuilt'),
  stageStacked: silent,
  stageTold: silent,
  stagePutLast: (h) => words('report.stagePutLast', { card: words(`stage-card.${h.card}.name`) }),
  stageDrawn: (h) =>
    words(h.drawn.reaction ? 'report.reactionDrawn' : 'report.stageDrawn', {
      card: words(`stage-card.${h.drawn.card}.name`)
    }),
  stageBegan: (h) => words('report.stageBegan', { card: words(`stage-card.${h.card}.name`) }),
  stageResolved: silent,
  stageRevealed: (h) => words('report.stageRevealed', { card: words(`stage-card.${h.card}.name`) }),
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
