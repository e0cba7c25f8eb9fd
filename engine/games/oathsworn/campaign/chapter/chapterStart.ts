import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import type { ChapterRecord } from '../../content'
import { chooseOne } from '../asking'
import type { CampaignBook } from '../book'
import { perform, type CompanyDeed } from '../deeds'
import { maxHp } from '../people/founding'
import { isOfTheBox, refused, said } from '../people/names'
import { fillSeats } from '../people/recruiting'
import { FRESH_STORY, seated, type Company, type Telling } from '../state'
import type { CampaignTable } from '../tab'
import { startingTokens } from '../people/tokens'

/** The chapter as the packs tell it, if they do, and if the company does not read its own books. OW-STORY-05 */
export const chapterOf = (book: CampaignBook, company: Company): ChapterRecord | undefined =>
  isOfTheBox(company) ? undefined : book.all('chapter').find((one) => one.chapter === company.chapter)

/** Before the story: everybody may still be swapped, and the difficulty set. OW-QUICK-01, OW-DIFF-07 */
export function chapterStart(t: CampaignTable): void {
  fillSeats(t)
  if (t.see.part !== 'start') return
  const telling = chooseOne(t, () => ({
    rule: 'OW-STORY-05',
    title: said('ask.begin', { chapter: t.see.chapter }),
    confirm: true,
    options: tellings(t)
  })) as Telling
  fillSeats(t)
  if (t.see.part === 'start') perform(t, beginning(t.book, telling))
}

function tellings(t: CampaignTable): Option[] {
  const record = chapterOf(t.book, t.see)
  const untold = refused('untold')
  return [
    { id: 'story', label: said('option.story'), ...(record?.start ? {} : { refused: untold }) },
    // OW-IAM-01
    { id: 'instant', label: said('option.instant'), ...(record?.instant ? {} : { refused: untold }) },
    { id: 'bare', label: said('option.bare') }
  ]
}

/** OW-SETUP-03, OW-TOKEN-04, OW-STORY-02: HP to the maximum, tokens for the permanent ones, the story laid out. */
export const beginning =
  (book: CampaignBook, telling: Telling): CompanyDeed =>
  (see, happens) => {
    const hp = maxHp(book, see().difficulty)
    for (const { id, hp: before } of seated(see()))
      if (before !== hp) happens({ kind: 'hpSet', character: id, hp, rule: rule('OW-SETUP-03') })
    happens(...startingTokens(see()))
    happens({ kind: 'storyBegan', story: { ...FRESH_STORY, telling }, rule: rule('OW-STORY-02') })
    happens({ kind: 'sheetMarked', chapter: see().chapter, change: { telling } })
    happens({ kind: 'partBegan', part: 'story', chapter: see().chapter })
  }
