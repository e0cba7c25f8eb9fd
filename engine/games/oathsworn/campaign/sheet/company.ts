import { words } from '../../../../messages/words'
import { mustBe } from '../../content'
import { backpackRoom } from '../goods/bag'
import { isOfTheBox } from '../people/names'
import type { CampaignBook } from '../book'
import { sheetOf, type ChapterSheet, type Company } from '../state'
import { backpackOf, characterSheets } from './characters'
import type { ChapterRow, ReportSheet, SheetModel } from './model'
import { byName, formIn, nameIn, type Writing } from './parts'

/** What a sheet may carry besides the state of the company. */
export interface Besides {
  readonly made: string | null
  readonly chronicle: SheetModel['chronicle']
  readonly reports: readonly ReportSheet[] | null
}
export const NOTHING_BESIDES: Besides = { made: null, chronicle: null, reports: null }

/** OW-SAVE-01..04 */
export function companySheet(
  writing: Writing,
  book: CampaignBook,
  company: Company,
  besides: Besides = NOTHING_BESIDES
): SheetModel {
  return {
    blank: false,
    name: company.name,
    keywords: company.keywords,
    difficulty: { id: company.difficulty, name: nameIn(writing, 'difficulty', company.difficulty) },
    hardcore: company.hardcore,
    chapter: company.chapter,
    part: company.part,
    iron: company.purse,
    form: formOf(writing),
    chapters: chapterRows(writing, company),
    traits: traitRows(writing, company.traits),
    knockouts: company.ticks,
    dead: company.hardcoreTrack.map((id) => nameIn(writing, 'class', id)),
    allies: alliesOf(writing, company),
    events: (['city', 'deepwood'] as const).map((deck) => ({
      deck,
      cards: company.events[deck].draw.map((id) => nameIn(writing, 'event', id)).sort()
    })),
    injuryDeck: company.injuries.draw.length,
    backpack: { room: backpackRoom(book, company), items: backpackOf(writing, company) },
    clues: company.clues.map((id) => writing.tell(words(`clue.${id}.name`))),
    notes: company.notes.map(({ text }) => text),
    characters: characterSheets(writing, book, company),
    ...besides
  }
}

/** The same paper with nothing on it. */
export function blankSheet(writing: Writing): SheetModel {
  const form = formOf(writing)
  const record = formIn(writing)
  const tokens = record.tokens.map((id) => ({
    type: mustBe(writing.content.token.get(id), 'token', id).type,
    name: nameIn(writing, 'token', id),
    permanent: 0,
    carried: 0
  }))
  return {
    blank: true,
    name: '',
    keywords: '',
    difficulty: null,
    hardcore: false,
    chapter: null,
    part: null,
    iron: null,
    form,
    chapters: Array.from({ length: record.chapters }, (_, i) => emptyRow(i + 1)),
    traits: traitRows(writing, {}),
    knockouts: 0,
    dead: [],
    allies: [],
    events: [],
    injuryDeck: 0,
    backpack: { room: BLANK_ROOM, items: [] },
    clues: [],
    notes: [],
    characters: [1, 2, 3, 4].map((seat) => ({
      id: `seat-${seat}`,
      seat,
      name: '',
      class: null,
      mode: 'full',
      where: 'seated',
      level: null,
      hp: null,
      mostHp: form.hp,
      regen: null,
      animus: null,
      might: {},
      defence: null,
      tokens,
      cards: [],
      archetypes: [],
      items: [],
      injuries: [],
      iron: null
    })),
    ...NOTHING_BESIDES
  }
}

/** With the trait that makes it larger; nobody is made to use all of it. OW-TRAIT-04 */
const BLANK_ROOM = 20

function formOf(writing: Writing): SheetModel['form'] {
  const { boxes, knockoutTrack, hardcoreTrack, tokenBoxes, hp, regenTrack, animusGrid } = formIn(writing)
  return {
    boxes: boxes.map((id) => ({ id, name: writing.tell(words(`sheet.box.${id}`)) })),
    knockouts: knockoutTrack,
    hardcore: hardcoreTrack,
    tokens: tokenBoxes,
    hp,
    regen: regenTrack,
    animus: animusGrid
  }
}

/** As many rows as the form has, and one for every chapter there is more of. */
function chapterRows(writing: Writing, company: Company): readonly ChapterRow[] {
  const titles = isOfTheBox(company) ? new Map<number, string>() : titlesIn(writing)
  const known = Object.keys(company.chapters).map(Number)
  const last = Math.max(formIn(writing).chapters, company.chapter, ...known)
  return Array.from({ length: last }, (_, i) => chapterRow(company, i + 1, titles))
}

function chapterRow(company: Company, number: number, titles: ReadonlyMap<number, string>): ChapterRow {
  const sheet = sheetOf(company, number)
  return {
    ...emptyRow(number),
    // What is still ahead is nobody's business yet.
    title: number <= company.chapter ? (sheet.title ?? titles.get(number) ?? null) : null,
    marked: BOXES.filter(({ isMarked }) => isMarked(sheet)).map(({ id }) => id),
    result: sheet.result,
    replayed: sheet.replayed,
    now: number === company.chapter
  }
}

const emptyRow = (number: number): ChapterRow => ({
  number,
  title: null,
  marked: [],
  result: null,
  replayed: false,
  now: false
})

const BOXES: readonly { readonly id: string; isMarked(sheet: ChapterSheet): boolean }[] = [
  { id: 'story', isMarked: ({ storyDone }) => storyDone },
  { id: 'ambushed', isMarked: ({ ambushed }) => ambushed },
  { id: 'special-rules', isMarked: ({ specialRulesRevealed }) => specialRulesRevealed },
  { id: 'extra-unique', isMarked: ({ extraUnique }) => extraUnique },
  { id: 'encounter', isMarked: ({ result }) => result !== null }
]

function titlesIn(writing: Writing): ReadonlyMap<number, string> {
  const all = [...writing.content.chapter.values()]
  return new Map(all.map(({ id, chapter }) => [chapter, nameIn(writing, 'chapter', id)]))
}

const traitRows = (writing: Writing, marks: Company['traits']): SheetModel['traits'] =>
  formIn(writing).traits.map((id) => ({
    id,
    name: nameIn(writing, 'trait', id),
    marks: marks[id] ?? 0,
    of: mustBe(writing.content.trait.get(id), 'trait', id).marks
  }))

function alliesOf(writing: Writing, company: Company): SheetModel['allies'] {
  return Object.entries(company.allies)
    .flatMap(([id, copies]) => {
      const record = writing.content.ally.get(id)
      if (!record || copies < 1) return []
      const { combat, might, defence } = record
      return [{ id, name: nameIn(writing, 'ally', id), copies, combat, might, defence }]
    })
    .sort(byName)
}
