import type { Game } from '../../../kernel/game'
import type { Json } from '../../../kernel/ids'
import type { Content } from '../content'
import { campaignBook, type CampaignBook } from './book'
import { decide } from './commands'
import { describe } from './describe'
import { chronicle } from './describe/report'
import { nobody } from './people/founding'
import { apply, type Changed } from './happenings'
import { play } from './chapter/play'
import { settle } from './chapter/settle'
import type { Company } from './state'
import { effects } from './story/effects'
import { companyView } from './view'

export const CAMPAIGN = 'oathsworn-campaign'
/** Rises whenever the same answers might lead to other happenings. */
const RULES = 1

/** The free company between evenings, linked with the content of these packs. */
export function campaign(content: Content): Game<Company, Changed, CampaignBook> {
  const book = campaignBook(content, { settle, effects })
  return {
    id: CAMPAIGN,
    rules: RULES,
    packs: Object.fromEntries(content.packs.map(({ id, hash }) => [id, hash])),
    book,
    start: (setup: Json, seed: string) => nobody(book, isEmpty(setup) ? null : setup, seed),
    play,
    apply,
    rule: (company, ruling) => decide(book, company, ruling),
    // The view is plain data by its making; its type says more than `Json` can.
    view: (company) => companyView(book, company) as unknown as Json,
    describe,
    report: chronicle,
    isOver: ({ part }) => part === 'over'
  }
}

/** Nothing is planned: the company is founded at the table. */
export const isEmpty = (setup: Json): boolean =>
  setup === null || (typeof setup === 'object' && Object.keys(setup).length === 0)
