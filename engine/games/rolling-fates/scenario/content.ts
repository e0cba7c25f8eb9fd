import type { PackFiles, PackProblem } from '../../../packs'
import type { FatesKind } from '../content/kinds'
import { linkPacks, loadPack, type FatesPack, type FatesLinked } from '../content/link'

/** These packs, and on top of them the records a scenario brings: one of the same kind and name replaces what was there. */
export function linkWith(packs: readonly FatesPack[], files: PackFiles): FatesLinked {
  if (Object.keys(files).length === 0) return linkPacks(packs)
  const head = {
    format: 1,
    id: 'scenario',
    version: '1.0.0',
    name: 'Scenario',
    needs: packs.map((one) => one.manifest.id)
  }
  const loaded = loadPack({ ...files, 'pack.json': head })
  if (!loaded.ok) return failed(loaded.problems)
  const { manifest, records } = loaded.pack
  const overrides = Object.entries(records).flatMap(([kind, all]) =>
    all.filter(({ record: { id } }) => has(packs, kind as FatesKind, id)).map(({ record: { id } }) => ({ kind, id }))
  )
  return linkPacks([...packs, { ...loaded.pack, manifest: { ...manifest, overrides } }])
}

const has = (packs: readonly FatesPack[], kind: FatesKind, id: string): boolean =>
  packs.some(({ records }) => records[kind].some(({ record }) => record.id === id))

const failed = (problems: readonly PackProblem[]): FatesLinked => ({ ok: false, problems, warnings: [] })
