import type { FigureHappening } from '../../../engine/oathsworn/encounter/happenings/figures'
import { deed, detail, silent, type Tellers } from './sentence'

export const figureTellers: Tellers<FigureHappening['kind']> = {
  figureAdded: (h, names) =>
    h.figure.at === null
      ? null
      : deed('figureAdded', { figure: names.figure(h.figure.id), hex: names.hex(h.figure.at) }),
  figureMoved: (h, names) =>
    deed('figureMoved', {
      how: h.how,
      figure: names.figure(h.figure),
      n: h.path.length,
      path: h.path.map(names.hex).join(' → ')
    }),
  figureTurned: (h, names) => detail('figureTurned', { figure: names.figure(h.figure), facing: h.facing }),
  figureLeft: (h, names) => deed('figureLeft', { figure: names.figure(h.figure), gone: h.gone }),
  figureReturned: (h, names) => deed('figureReturned', { figure: names.figure(h.figure), hex: names.hex(h.at) }),
  hpLost: (h, names) => deed('hpLost', { figure: names.figure(h.figure), n: h.count }),
  hpGained: (h, names) => deed('hpGained', { figure: names.figure(h.figure), n: h.count }),
  hpSet: (h, names) => deed('hpSet', { figure: names.figure(h.figure), n: h.hp }),
  dieLost: (h, names) =>
    deed('dieLost', { figure: names.figure(h.figure), slot: names.slot(h.figure, h.slot), n: h.count }),
  dieSet: (h, names) =>
    deed('dieSet', {
      figure: names.figure(h.figure),
      slot: names.slot(h.figure, h.slot),
      dice: h.dice.join(', ') || '0'
    }),
  dieRemoved: (h, names) =>
    h.broken ? deed('broken', { figure: names.figure(h.figure), slot: names.slot(h.figure, h.slot) }) : null,
  statusChanged: (h, names) =>
    detail('statusChanged', {
      figure: names.figure(h.figure),
      what: Object.entries(h.statuses).flatMap(([status, value]) =>
        status === 'other'
          ? Object.keys(value as object).map((one) => names.thing('status', one))
          : [
              {
                key: value === 0 || value === null ? 'log.statusGone' : 'log.statusHas',
                args: { what: names.thing('status', status) }
              }
            ]
      )
    }),
  waterPaid: silent
}
