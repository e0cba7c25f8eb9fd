// Checked packs, in the order stated → content in which every name leads somewhere, or everything that is wrong.
import { boardOf, hex } from '../../../hex'
import { checkKeys, checkReferences, factsOf, loadPack as load, merge, recordsOf } from '../../../packs'
import type { Loaded, Merging, PackFiles, PackProblem } from '../../../packs'
import { recordKinds } from './kinds'
import type { Kind, RecordsByKind } from './kinds'
import { checkClasses } from './link/classes'
import { checkEncounters } from './link/encounters'
import { checkEnemies } from './link/enemies'
import { checkScripts } from './link/scripts'
import type { Scripts } from './link/scripts'
import { checkWords } from './link/words'
import type { Content, ContentPack, Records } from './pack'
import type { AbilityRecord } from './records'

export type Linked =
  | { readonly ok: true; readonly content: Content; readonly warnings: readonly PackProblem[] }
  | { readonly ok: false; readonly problems: readonly PackProblem[]; readonly warnings: readonly PackProblem[] }

/** A pack of this game: every record checked by itself. */
export const loadPack = (files: PackFiles): Loaded<RecordsByKind> => load(recordKinds, files)

export function linkPacks(packs: readonly ContentPack[], options: Scripts = {}): Linked {
  const merging = merge(recordKinds, packs)
  checkReferences(merging)
  checkScripts(merging, options)
  const { problems, warnings } = merging.found
  const content = contentOf(packs, merging)
  checkEnemies(content, merging)
  checkEncounters(content, merging)
  checkClasses(content, merging)
  checkWords(content, merging)
  checkKeys(packs, merging)
  return problems.length > 0 ? { ok: false, problems, warnings } : { ok: true, content, warnings }
}

function contentOf(packs: readonly ContentPack[], merging: Merging): Content {
  const maps = recordsOf<RecordsByKind>(merging)
  const boards = new Map(
    [...maps.battlefield].map(([id, { hexes }]) => [id, boardOf(hexes.map(([q, r]) => hex(q, r)))])
  )
  const abilities = groupedBy(cardsInUse(maps), (one) => one.class)
  const items = groupedBy(maps.item.values(), (one) => `${one.deck} ${one.chapter}`)
  return {
    ...maps,
    ...factsOf(packs),
    originOf: (kind, id) => merging.records.get(kind)?.get(id)?.origin.pack,
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
