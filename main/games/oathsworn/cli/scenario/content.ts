import { loadPack, type Content, type Kind } from '../../../../../engine/games/oathsworn/content'
import type { PackFiles, PackProblem } from '../../../../../engine/packs'
import { contentHere, shippedHere } from '../../content'
import { tellProblem } from '../../../../packs/tell'
import { WrongUse } from '../../../../cli/kit/wrongUse'

/** Linked content by the files as they are written: scenarios of one file often bring the same ones. */
const known = new Map<string, Content>()

/**
 * The installed packs, and on top of them the records a scenario brings, written as the files of a pack. A record with
 * the kind and id of an installed one replaces it.
 */
export function contentWith(files: PackFiles): Content {
  const key = JSON.stringify(files)
  const content = known.get(key) ?? linkedWith(files)
  known.set(key, content)
  return content
}

function linkedWith(files: PackFiles): Content {
  const here = contentHere()
  if (Object.keys(files).length === 0) return here
  if (files['pack.json'] !== undefined) throw new WrongUse('files: a scenario brings records, and no pack.json')
  const needs = here.packs.map(({ id }) => id)
  const head = { format: 1, id: 'scenario', version: '1.0.0', name: 'Scenario', needs }
  const loaded = loadPack({ ...files, 'pack.json': head })
  if (!loaded.ok) throw unusable(loaded.problems)
  const { manifest, records } = loaded.pack
  const overrides = Object.entries(records).flatMap(([kind, all]) =>
    all.flatMap(({ record: { id } }) => (here.originOf(kind as Kind, id) === undefined ? [] : [{ kind, id }]))
  )
  const linking = shippedHere.trying({ ...loaded.pack, manifest: { ...manifest, overrides } })
  if (!linking.ok) throw unusable(linking.problems)
  return linking.content
}

const unusable = (problems: readonly PackProblem[]): WrongUse =>
  new WrongUse(`files: ${problems.map(tellProblem).join('; ')}`)
