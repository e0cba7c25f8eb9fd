import type { Json } from '../../../kernel/ids'
import { words, type Words } from '../../../messages/words'
import { allKinds, type Content, type Kind } from '../content'
import type { OwnPart, PackFiles, PartName } from '../../../packs'
import { listIn, OWN_FILES, OWN_KINDS, wordsIn, withFile, type OwnKind, type OwnRecord } from './pack'

export function partsOf(files: PackFiles): readonly OwnPart[] {
  const named = wordsIn(files)
  const own = OWN_KINDS.flatMap((kind) =>
    listIn(files, OWN_FILES[kind]).map((record) => ({
      kind,
      id: text(record, 'id'),
      isText: false,
      name: words('card.named', { name: named[`${kind}.${text(record, 'id')}.name`] ?? text(record, 'name') }),
      of: ownerOf(kind, record)
    }))
  )
  const texts = listIn(files, OWN_FILES.patch).map((patch) => ({
    kind: text(patch, 'kind'),
    id: text(patch, 'id'),
    isText: true,
    name: words(`${text(patch, 'kind')}.${text(patch, 'id')}.name`),
    of: null
  }))
  return [...own, ...texts]
}

/** What a card of a kind belongs to. */
const OWNERS: { readonly [K in OwnKind]?: string } = { ability: 'class', 'stage-card': 'encounter' }

function ownerOf(kind: OwnKind, record: OwnRecord): Words | null {
  const owner = OWNERS[kind]
  return owner === undefined ? null : words(`${owner}.${text(record, owner)}.name`)
}

/** The own pack without this; a monster goes with all that was told of it. */
export function forget(files: PackFiles, part: PartName): PackFiles {
  if (part.kind !== 'monster') return without(files, part)
  const cards = listIn(files, OWN_FILES['stage-card']).filter((card) => card['encounter'] === part.id)
  const parts = [part, ...cards.map((card) => ({ kind: 'stage-card', id: text(card, 'id'), isText: false }))]
  return parts.reduce(without, files)
}

function without(files: PackFiles, { kind, id, isText }: PartName): PackFiles {
  if (isText) {
    const left = listIn(files, OWN_FILES.patch).filter((one) => one['kind'] !== kind || one['id'] !== id)
    return withFile(files, OWN_FILES.patch, left)
  }
  const file = OWN_FILES[OWN_KINDS.find((one) => one === kind) ?? 'ability']
  const left = listIn(files, file).filter((one) => one['id'] !== id)
  const said = Object.entries(wordsIn(files)).filter(([key]) => !key.startsWith(`${kind}.${id}.`))
  return withFile(withFile(files, file, left), OWN_FILES.words, Object.fromEntries(said))
}

/**
 * What of the own pack fits these packs. Cards of a class and texts of a card that no pack here knows stay remembered
 * and wait until that pack is there again.
 */
export function fitting(files: PackFiles, content: Content): PackFiles {
  const fits = (kind: string, id: Json | undefined): boolean =>
    allKinds.includes(kind as Kind) && content[kind as Kind].has(String(id))
  const only = (now: PackFiles, file: string, is: (one: OwnRecord) => boolean): PackFiles =>
    withFile(now, file, listIn(now, file).filter(is))
  const abilities = only(files, OWN_FILES.ability, (one) => fits('class', one['class']))
  const monsters = new Set(listIn(files, OWN_FILES.monster).map(({ id }) => id))
  const cards = only(
    abilities,
    OWN_FILES['stage-card'],
    ({ encounter }) => monsters.has(encounter ?? '') || fits('encounter', encounter)
  )
  return only(cards, OWN_FILES.patch, (one) => fits(text(one, 'kind'), one['id']))
}

const text = (record: OwnRecord, field: string): string => String(record[field] ?? '')
