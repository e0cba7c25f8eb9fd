import type { FatesRuling } from '../state/ruling'
import { isLiving } from '../enemies/enemy'
import { hitRefusal } from '../enemies/hit'
import type { FatesBook } from '../state/book'
import type { State } from '../state/state'

/** Why a correction cannot be so, as the last part of a key; null where it can. Everything the rules forbid can. */
export function objection(book: FatesBook, state: State, told: FatesRuling): string | null {
  const { content } = book
  const isHero = (id: string): boolean => state.heroes.some((hero) => hero.id === id)
  const isFoe = (id: string): boolean => state.foes.some((foe) => foe.id === id)
  switch (told.ruling) {
    case 'life':
      if (isFoe(told.body)) return null
      if (!isHero(told.body)) return 'nobody'
      return state.heroes.some(({ id, life }) => id === told.body && life === null) ? 'dialOnTable' : null
    case 'statuses':
      if (isFoe(told.body)) return null
      if (!isHero(told.body)) return 'nobody'
      return told.statuses.includes('investigate') ? 'investigate' : null // RF-STA-03
    case 'bar':
    case 'idle':
    case 'again':
    case 'level':
    case 'own-treasure':
    case 'own-trait':
      return isHero(told.hero) ? null : 'nobody'
    case 'board':
      if (!isHero(told.hero)) return 'nobody'
      return state.heroes.some(({ id, character }) => id === told.hero && content.character.has(character)) ? 'inPack' : null // prettier-ignore
    case 'treasure':
      if (!content.treasure.has(told.card) && !state.told.treasure[told.card]) return 'noCard'
      return isHero(told.to) || told.to === 'deck' || told.to === 'out' ? null : 'nobody'
    case 'trait':
      if (!content.trait.has(told.card) && !state.told.trait[told.card]) return 'noCard'
      return isHero(told.to) || told.to === 'deck' ? null : 'nobody'
    case 'enemy':
      if (state.phase === null) return 'noFight'
      return content.enemy.has(told.enemy) ? null : 'noEnemy'
    case 'act': {
      const foe = state.foes.find(({ id }) => id === told.body)
      if (!foe) return 'nobody'
      return book.enemy(foe.enemy).actions[told.act] ? null : 'noAct'
    }
    case 'no-enemy':
    case 'defense':
    case 'lost-action':
      return isFoe(told.body) ? null : 'nobody'
    case 'addressed':
      return told.hero === null || isHero(told.hero) ? null : 'nobody'
    case 'hit':
      if (told.by !== null && !isHero(told.by)) return 'nobody'
      return hitRefusal(state.foes, told)
    case 'message':
      if (!told.to.every(isHero)) return 'nobody'
      return told.statuses.includes('investigate') ? 'investigate' : null
    case 'go': {
      const isArea = told.area < book.adventure(state.setup.adventure).areas.length
      return isArea && content.encounter.has(told.node) ? null : 'noPlace'
    }
    case 'phase':
      return state.phase !== null && state.foes.some(isLiving) ? null : 'noFight'
    case 'flag':
    case 'dials':
    case 'options':
    case 'over':
      return null
  }
}
