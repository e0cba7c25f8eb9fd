import type { Table } from '../../../kernel/table'
import type { CampaignBook } from './book'
import type { Changed } from './happenings'
import type { Company } from './state'

/** The table a company's rules sit at. */
export type CampaignTable = Table<Company, Changed, CampaignBook>
