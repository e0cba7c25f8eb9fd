import { words } from '../../../../messages/words'
import { at, type Merging } from '../../../../packs'
import { nearest, walk } from '../../../../schema'

export interface Scripts {
  /** Names of scripts the rules carry out themselves. */
  readonly scripts?: ReadonlySet<string>
}

/** None yet: whatever a card names is carried out by the people, who are asked to (`byHand`). */
const KNOWN_SCRIPTS: ReadonlySet<string> = new Set()

export function checkScripts({ kinds, found, records }: Merging, { scripts = KNOWN_SCRIPTS }: Scripts): void {
  for (const [kind, known] of records) {
    const of = kinds.schemas[kind]
    if (!of) continue
    for (const { record, origin } of known.values())
      walk(of, record, ({ schema, value, path }) => {
        // A tagged value is walked as such and as its branch: it is one finding.
        const script = schema.node.kind === 'tagged' ? scriptOf(value) : undefined
        if (script === undefined || scripts.has(script)) return
        found.warnings.push(
          at(origin, [...path, 'script'], words('link.no-script', { script }), nearest(script, scripts))
        )
      })
  }
}

function scriptOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('script' in value)) return undefined
  const isBespoke = Object.values(value).includes('bespoke')
  return isBespoke && typeof value.script === 'string' ? value.script : undefined
}
