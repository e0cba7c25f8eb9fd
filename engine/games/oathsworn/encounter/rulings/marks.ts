import { nameOf } from '../board/asking'
import type { Book } from '../table/book'
import type { Happened } from '../happenings'
import { owedFlag } from '../cards/injuries'
import { isUseOf } from '../table/limits'
import type { Encounter } from '../state/state'
import { accept, refuse, type Said } from './say'
import type { Ruling } from './schema'

// What is noted beside a seat: what has been used, what is due, what is owed.

type About = Extract<Ruling, { ruling: 'archetype' | 'again' | 'duty' | 'owed' | 'extra-turn' }>

export function aboutMarks(_book: Book, s: Encounter, ruling: About): Said {
  const { seat } = ruling
  const { figure, archetype, ally } = s.seats[seat]
  const name = nameOf(s, figure)
  switch (ruling.ruling) {
    case 'archetype': {
      if (!archetype) return refuse('noArchetype')
      const used = ([0, 1] as const).filter((ability) => [ruling.first, ruling.second][ability])
      const happenings = used.map((ability): Happened => ({ kind: 'archetypeUsed', seat, ability }))
      return accept(ruling, { name, count: used.length }, [{ kind: 'archetypeReady', seat }, ...happenings])
    }
    case 'again': {
      const used = Object.keys(s.flags).filter((flag) => isUseOf(flag, ally ? [seat, figure, ally] : [seat, figure]))
      if (used.length === 0) return refuse('nothingUsed')
      return accept(
        ruling,
        { name },
        used.map((flag): Happened => ({ kind: 'flagSet', flag, value: null }))
      )
    }
    case 'duty':
      return accept(ruling, { name, due: String(ruling.due) }, [{ kind: 'injuriesDue', seat, due: ruling.due }])
    case 'owed':
      return accept(ruling, { name, count: ruling.count }, [
        { kind: 'flagSet', flag: owedFlag(seat), value: ruling.count }
      ])
    case 'extra-turn':
      if (!s.turn) return refuse('noTurn')
      return accept(ruling, { name }, [{ kind: 'extraTurnGranted', seat }])
  }
}
