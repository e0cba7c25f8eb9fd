import { words } from '../messages/words'
import { nearest, walk } from '../schema'
import type { Merging } from './merge'
import type { CheckedPack } from './pack'
import { at } from './problem'

/** Every name in a record must lead somewhere. */
export function checkReferences({ kinds, found, records }: Merging): void {
  for (const [kind, known] of records) {
    const of = kinds.schemas[kind]
    if (!of) continue
    for (const { record, origin } of known.values())
      walk(of, record, ({ schema: { node }, value, path }) => {
        if (node.kind !== 'id' || node.of === undefined || typeof value !== 'string') return
        const named = records.get(node.of)
        if (named?.has(value)) return
        const args = { kind: node.of, id: value }
        found.problems.push(at(origin, path, words('link.missing', args), nearest(value, named?.keys() ?? [])))
      })
  }
}

/** Words for a record that is not there help nobody: mostly a slip in the name. */
export function checkKeys(packs: readonly CheckedPack[], { found, records, kinds }: Merging): void {
  for (const pack of packs) {
    for (const [language, list] of Object.entries(pack.words)) {
      const origin = { pack: pack.manifest.id, file: `words/${language}.json`, path: [] }
      for (const key of Object.keys(list)) {
        const [kind = '', id = ''] = key.split('.')
        const known = records.get(kind)
        if (known?.has(id) || kinds.parts?.includes(kind)) continue
        found.warnings.push(
          at(origin, [key], words('link.words-for-nobody', { kind, id }), nearest(id, known?.keys() ?? []))
        )
      }
    }
  }
}
