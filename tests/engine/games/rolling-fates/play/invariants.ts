import type { Content } from '../../../../../engine/games/rolling-fates/content/link'
import type { Book } from '../../../../../engine/games/rolling-fates/state/book'
import { sheetOf } from '../../../../../engine/games/rolling-fates/state/sheet'
import type { State } from '../../../../../engine/games/rolling-fates/state/state'
import { view } from '../../../../../engine/games/rolling-fates/view/view'

/** What must hold after each happening, whatever was played. */
export function mistakesIn(state: State, content: Content, book: Book): string[] {
  const mistakes: string[] = []
  const must = (holds: boolean, what: string): void => void (holds || mistakes.push(what))
  for (const hero of state.heroes) {
    const sheet = sheetOf(book, state, hero)
    must(
      hero.life === null || (hero.life >= 0 && hero.life <= (sheet.life ?? Infinity)),
      `${hero.id} has ${hero.life} of ${sheet.life} life`
    )
    must(
      hero.dice.every((die) => die >= 1 && die <= 6),
      `${hero.id} has dice of no face`
    )
    must(!hero.statuses.includes('investigate'), `${hero.id} is investigated`)
    must(!hero.idle || hero.dice.length === 0, `${hero.id} is idle and has dice`)
  }
  for (const foe of state.foes) {
    must(foe.life >= 0 && foe.life <= foe.max, `${foe.id} has ${foe.life} of ${foe.max} life`)
    must(foe.defense >= 0, `${foe.id} has a Defense below 0`)
    must(foe.life > 0 || foe.statuses.length === 0, `${foe.id} is defeated and has statuses`)
  }
  // A card between the deck and a hand is being looked at.
  const treasures = [...state.deck, ...state.out, ...state.heroes.flatMap((hero) => hero.treasures)]
  must(new Set(treasures).size === treasures.length, 'a treasure is there twice')
  must(content.treasure.size - treasures.length <= 1, 'a treasure is gone')
  const traits = [...Object.values(state.traitDecks).flat(), ...state.heroes.flatMap((hero) => hero.traits)]
  must(new Set(traits).size === content.trait.size, 'a trait is gone or there twice')
  must(!JSON.stringify(view(book, state)).includes('"drawn"'), 'the view shows chance')
  return mistakes
}
