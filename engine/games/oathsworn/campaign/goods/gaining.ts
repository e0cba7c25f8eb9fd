import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { words } from '../../../../messages/words'
import { askedOf, chooseOne, chooseSome } from '../asking'
import { happenAll, perform } from '../deeds'
import { inDeck, type ItemDeck } from './items'
import { drawnItems, toldItems } from './loot'
import { itemName, nameOf, said } from '../people/names'
import type { CharacterId } from '../state'
import type { CampaignTable } from '../tab'
import { traitNumber } from '../people/traits'

/** OW-ITEM-08, OW-ITEM-12: so many items from a deck, as far as there are any; says how many came. */
export function gainItems(t: CampaignTable, deck: ItemDeck, chapter: number, count: number): number {
  if (t.see.dials.cards === 'app') {
    const gained = Math.min(count, inDeck(t.book, t.see, deck, chapter).length)
    perform(t, drawnItems(t.book, deck, chapter, count))
    return gained
  }
  const title = said('ask.drawnItems', { deck: said(`deck.${deck}`), chapter, n: count })
  const cards = tellDrawn(t, title, count, () =>
    inDeck(t.book, t.see, deck, chapter).map((def) => ({ def, label: itemName(def) }))
  )
  perform(t, toldItems(t.book, deck, chapter, cards))
  return cards.length
}

interface Card {
  readonly def: string
  readonly label: Option['label']
}

/** The table says by name which cards it drew; copies are told apart by a number. */
function tellDrawn(
  t: CampaignTable,
  title: Option['label'],
  count: number,
  cards: () => readonly Card[]
): readonly string[] {
  const chosen = chooseSome(t, () => {
    const options = numbered(cards())
    return { rule: 'OW-ITEM-08', title, options, min: 0, max: Math.min(count, options.length) }
  })
  return chosen.map((id) => id.slice(0, id.lastIndexOf(':')))
}

function numbered(cards: readonly Card[]): Option[] {
  const seen = new Map<string, number>()
  return [...cards]
    .sort((a, b) => (a.def < b.def ? -1 : a.def > b.def ? 1 : 0))
    .map(({ def, label }) => {
      const copy = (seen.get(def) ?? 0) + 1
      seen.set(def, copy)
      return { id: `${def}:${copy}`, label }
    })
}

/** One injury; with true grit two to choose from. A curative in its stead is archived. OW-TRAIT-11, OW-SHOP-06 */
export function drawInjury(t: CampaignTable, who: CharacterId): void {
  const wanted = traitNumber(t.book, t.see, 'injury', ({ draw }) => draw) ?? 1
  const drawn =
    t.see.dials.cards === 'table'
      ? tellDrawn(t, said('ask.drawnInjury', { name: nameOf(t.see, who), n: wanted }), wanted, () =>
          t.see.injuries.draw.map((def) => ({ def, label: injuryName(def) }))
        )
      : t.see.injuries.draw.slice(0, wanted)
  const [first] = drawn
  if (first === undefined) return
  const card = drawn.length > 1 ? keepOne(t, who, drawn) : first
  const back = [...drawn]
  back.splice(back.indexOf(card), 1)
  const curative = t.book.find('injury', card)?.curative ?? false
  const clause = rule(drawn.length > 1 ? 'OW-TRAIT-11' : 'OW-TALLY-10')
  t.happen({ kind: 'injuryDrawn', character: who, card, back, curative, rule: clause, reveals: true })
}

function keepOne(t: CampaignTable, who: CharacterId, drawn: readonly string[]): string {
  const chosen = chooseOne(t, () => ({
    rule: 'OW-TRAIT-11',
    seat: askedOf(t.see, who),
    title: said('ask.keepInjury', { name: nameOf(t.see, who) }),
    options: drawn.map((def, i) => ({ id: String(i), label: injuryName(def) }))
  }))
  return drawn[Number(chosen)] ?? ''
}

const injuryName = (def: string): Option['label'] => words(`injury.${def}.name`)

/** Which of its injuries goes. */
export function archiveInjury(t: CampaignTable, who: CharacterId): void {
  const held = (): readonly string[] => [...new Set(t.see.characters[who]?.injuries ?? [])]
  if (held().length === 0) return
  const card = chooseOne(t, () => ({
    rule: 'OW-GEN-07',
    seat: askedOf(t.see, who),
    title: said('ask.archiveInjury', { name: nameOf(t.see, who) }),
    options: held().map((def) => ({ id: def, label: injuryName(def) }))
  }))
  happenAll(t, [{ kind: 'injuryArchived', character: who, card, rule: rule('OW-GEN-07') }])
}
