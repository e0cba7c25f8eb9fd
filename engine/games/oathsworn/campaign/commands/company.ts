import { rule } from '../../../../kernel/ids'
import { id, integer, json, oneOf, text } from '../../../../schema'
import { happeningsOf, type Decided } from '../deeds'
import { founding } from '../people/begunLaying'
import { standard } from '../people/founding'
import { refused } from '../people/names'
import { freeText, nameText, planSchema, whyNotSetting } from '../people/plan'
import { readFounding } from '../people/readFounding'
import { command, unless, type Deciding } from './kit'

const holder = oneOf(['app', 'table'])

/** What belongs to the company as a whole. */
export const companyCommands = {
  found: command({ plan: planSchema }, {}, (on, { plan }) => {
    if (on.company.founded) return refused('founded')
    const read = readFounding(on.book, standard(on.book), plan as never)
    return read.ok ? happeningsOf(on.company, founding(on.book, read.plan)) : read.why
  }),
  rename: command({ name: nameText }, { keywords: freeText }, ({ company }, { name, keywords }) => [
    { kind: 'renamed', name: name.trim() || company.name, keywords: keywords ?? company.keywords }
  ]),
  'rename-character': command({ character: id(), name: nameText }, {}, ({ company }, { character, name }) =>
    company.characters[character] && name.trim() !== ''
      ? [{ kind: 'characterRenamed', character, name: name.trim() }]
      : refused('unknown')
  ),
  /** OW-STORY-05: what the owner's own book calls it. */
  'name-chapter': command(
    { name: text({ min: 1, max: 80 }) },
    { chapter: integer({ min: 1, max: 60 }) },
    ({ company }, { name, chapter = company.chapter }) =>
      name.trim() === '' || chapter > company.chapter
        ? refused('unknown')
        : [{ kind: 'sheetMarked', chapter, change: { title: name.trim() }, rule: rule('OW-STORY-05') }]
  ),
  note: command({ text: text({ min: 1, max: 2000 }) }, {}, (_, { text: note }) => [{ kind: 'noted', text: note }]),
  'drop-note': command({ note: integer({ min: 0 }) }, {}, ({ company }, { note }) =>
    company.notes.some((one) => one.id === note) ? [{ kind: 'noteDropped', note }] : refused('unknown')
  ),
  players: command({ players: integer({ min: 1, max: 4 }) }, {}, (_, { players }) => [{ kind: 'playersSet', players }]),
  dials: command({}, { might: holder, cards: holder }, ({ company }, { might, cards }) => [
    {
      kind: 'dialsSet',
      dials: { might: might ?? company.dials.might, cards: cards ?? company.dials.cards }
    }
  ]),
  difficulty: command({ difficulty: id('difficulty') }, {}, setDifficulty),
  setting: command({ key: text({ min: 1, max: 60 }), value: json() }, {}, ({ book }, { key, value }) => {
    const why = whyNotSetting(book, key, value)
    return why ?? [{ kind: 'settingSet', setting: key, value }]
  })
}

/** OW-DIFF-07: anew before each chapter, and locked from its first step to the end of its epilogue. */
function setDifficulty(on: Deciding, { difficulty }: { readonly difficulty: string }): Decided {
  if (!on.book.find('difficulty', difficulty)) return refused('unknown')
  const isOpen = on.company.part === 'start'
  return unless(on, isOpen ? null : refused('difficultyLocked', { clause: 'OW-DIFF-07' }), [
    { kind: 'difficultySet', difficulty, rule: rule('OW-DIFF-07') }
  ])
}
