// Every name must lead somewhere.
import { nearest, walk } from '../../../../schema'
import { words } from '../../../../messages/words'
import { allKinds, recordSchemas } from '../kinds'
import type { Kind } from '../kinds'
import type { Merging } from './merge'
import { at } from './problems'

export interface Scripts {
  /** Names of scripts the rules carry out themselves. */
  readonly scripts?: ReadonlySet<string>
}

/** None yet: whatever a card names is carried out by the people, who are asked to (`byHand`). */
const KNOWN_SCRIPTS: ReadonlySet<string> = new Set()

export function checkReferences({ found, records }: Merging, { scripts = KNOWN_SCRIPTS }: Scripts): void {
  for (const kind of allKinds) {
    for (const { record, origin } of records.get(kind)?.values() ?? []) {
      walk(recordSchemas[kind], record, ({ schema, value, path }) => {
        if (schema.node.kind === 'id' && schema.node.of !== undefined && typeof value === 'string') {
          const known = records.get(schema.node.of as Kind)
          if (known?.has(value)) return
          const args = { kind: schema.node.of, id: value }
          found.problems.push(at(origin, path, words('link.missing', args), nearest(value, known?.keys() ?? [])))
        }
        // A tagged value is walked as such and as its branch: it is one finding.
        const script = schema.node.kind === 'tagged' ? scriptOf(value) : undefined
        if (script !== undefined && !scripts.has(script)) {
          found.warnings.push(
            at(origin, [...path, 'script'], words('link.no-script', { script }), nearest(script, scripts))
          )
        }
      })
    }
  }
}

function scriptOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('script' in value)) return undefined
  const isBespoke = Object.values(value).includes('bespoke')
  return isBespoke && typeof value.script === 'string' ? value.script : undefined
}
