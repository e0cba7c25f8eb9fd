// Checked packs, in the order stated → content in which every name leads somewhere, or everything that is wrong.
import { boardOf, hex } from '../../../hex'
import { allKinds } from './kinds'
import type { AnyRecord, Kind } from './kinds'
import { checkClasses } from './link/classes'
import { checkEncounters } from './link/encounters'
import { checkEnemies } from './link/enemies'
import { merge, mergedWords } from './link/merge'
import type { Merging } from './link/merge'
import { checkReferences } from './link/references'
import type { Scripts } from './link/references'
import { checkKeys, checkWords } from './link/words'
import type { Content, ContentPack, PackProblem, Records } from './pack'
import type { AbilityRecord } from './records'

export type Linked =
  | { readonly ok: true; readonly content: Content; readonly warnings: readonly PackProblem[] }
  | { readonly ok: false; readonly problems: readonly PackProblem[]; readonly warnings: readonly PackProblem[] }

export function linkPacks(packs: readonly ContentPack[], options: Scripts = {}): Linked {
  const merging = merge(packs)
  checkReferences(merging, options)
  const { problems, warnings } = merging.found
  const content = contentOf(packs, merging)
  checkEnemies(content, merging)
  checkEncounters(content, merging)
  checkClasses(content, merging)
  checkWords(content, merging)
  checkKeys(packs, merging)
  return problems.length > 0 ? { ok: false, problems, warnings } : { ok: true, content, warnings }
}

function contentOf(packs: readonly ContentPack[], { records }: Merging): Content {
  const all: Record<string, ReadonlyMap<string, AnyRecord>> = {}
  for (const kind of allKinds) {
    all[kind] = new Map([...(records.get(kind) ?? [])].map(([id, { record }]) => [id, record]))
  }
  // Each map was filled with the records of its own kind.
  const maps = all as unknown as Records
  const boards = new Map(
    [...maps.battlefield].map(([id, { hexes }]) => [id, boardOf(hexes.map(([q, r]) => hex(q, r)))])
  )
  const abilities = groupedBy(cardsInUse(maps), (one) => one.class)
  const items = groupedBy(maps.item.values(), (one) => `${one.deck} ${one.chapter}`)
  return {
    ...maps,
    packs: packs.map(({ manifest: { id, version, name }, hash }) => ({ id, version, name, hash })),
    words: mergedWords(packs),
    originOf: (kind, id) => records.get(kind)?.get(id)?.origin.pack,
    boardOf: (battlefield) => mustBe(boards.get(battlefield), 'battlefield', battlefield),
    abilitiesOf: (classId) => abilities.get(classId) ?? [],
    itemsOf: (deck, chapter) => items.get(`${deck} ${chapter}`) ?? [],
    stageCardsOf: (encounter, stage) =>
      mustBe(maps.encounter.get(encounter), 'encounter', encounter).stageCards.flatMap((id) => {
        const card = maps['stage-card'].get(id)
        return card?.stage === stage ? [card] : []
      })
  }
}

/** A class begins with its starting cards: what else there is of level 1 belongs to another printing. OW-ENC-06, OW-ENC-07 */
function cardsInUse({ ability, class: classes }: Records): readonly AbilityRecord[] {
  const starting = new Set(
    [...classes.values()].flatMap(({ startCards }) => [...startCards.fixed, ...startCards.choice.flat()])
  )
  return [...ability.values()].filter(({ id, level }) => level > 1 || starting.has(id))
}

/** A record that linked content is known to have. */
export function mustBe<T>(found: T | undefined, kind: Kind, id: string): T {
  if (found === undefined) throw new Error(`linked content has no ${kind} ${id}`)
  return found
}

function groupedBy<T>(all: Iterable<T>, keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
