import type { Content } from '../content'
import type { Kind, RecordOf } from '../content'

/** What campaign rules look things up in. */
export interface CampaignBook {
  readonly content: Content
  get<K extends Kind>(kind: K, id: string): RecordOf<K>
  find<K extends Kind>(kind: K, id: string): RecordOf<K> | undefined
}

export function campaignBook(content: Content): CampaignBook {
  const find = <K extends Kind>(kind: K, id: string): RecordOf<K> | undefined =>
    // Each map holds the records of its own kind; the compiler cannot follow the index.
    (content[kind] as ReadonlyMap<string, RecordOf<K>>).get(id)
  return {
    content,
    find,
    get(kind, id) {
      const found = find(kind, id)
      if (!found) throw new Error(`linked content has no ${kind} ${id}`)
      return found
    }
  }
}
