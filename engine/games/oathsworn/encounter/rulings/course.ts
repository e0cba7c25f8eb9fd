import type { Book } from '../table/book'
import { counterFlag, flagFlag } from '../scope/amount'
import type { Encounter } from '../state/state'
import type { Ruling } from './schema'
import { accept, refuse, type Said } from './say'

type About = Extract<Ruling, { ruling: 'turn' | 'flag' | 'counter' | 'ended' | 'dials' }>

/** The course of the encounter: what has been used, what is noted, what lasts, who draws. */
export function aboutCourse(_book: Book, s: Encounter, ruling: About): Said {
  switch (ruling.ruling) {
    case 'turn':
      if (!s.turn) return refuse('noTurn')
      return accept(ruling, {}, [{ kind: 'turnCorrected', moved: ruling.moved, carded: ruling.carded }])
    case 'flag':
      return accept(ruling, { flag: ruling.flag }, [{ kind: 'flagSet', flag: flagFlag(ruling.flag), value: ruling.up }])
    case 'counter':
      return accept(ruling, { counter: ruling.counter, count: ruling.count }, [
        { kind: 'flagSet', flag: counterFlag(ruling.counter), value: ruling.count }
      ])
    case 'ended':
      if (!s.lasting.some(({ id }) => id === ruling.lasting)) return refuse('nothingLasts')
      return accept(ruling, {}, [{ kind: 'lastingEnded', ids: [ruling.lasting] }])
    case 'dials':
      return accept(ruling, {}, [{ kind: 'dialsSet', dials: ruling.dials }])
  }
}
