import type { Ruled } from '../../../../kernel/game'
import type { Json } from '../../../../kernel/ids'
import { check, tagged, type Schema, type ShapeNode } from '../../../../schema'
import { words } from '../../../../messages/words'
import type { CampaignBook } from '../book'
import { isRefusal } from '../deeds'
import type { Changed } from '../happenings'
import { refused, said } from '../people/names'
import type { Company } from '../state'
import { battleCommands } from './battle'
import { bookCommands } from './byTheBook'
import { companyCommands } from './company'
import { correctionCommands } from './corrections'
import { goodsCommands } from './goods'
import { journeyCommands } from './journey'
import type { AnyCommand } from './kit'
import { peopleCommands } from './people'
import { tonightCommands } from './tonight'

/** Everything the table may do on its own account, whatever question is open. */
const commands = {
  ...companyCommands,
  ...goodsCommands,
  ...peopleCommands,
  ...tonightCommands,
  ...bookCommands,
  ...journeyCommands,
  ...battleCommands,
  ...correctionCommands
}

export type CommandName = keyof typeof commands
export const COMMANDS = Object.keys(commands) as readonly CommandName[]

const specs: { readonly [name: string]: AnyCommand } = commands

const branches = Object.fromEntries(Object.entries(specs).map(([name, { schema }]) => [name, schema])) as {
  readonly [name: string]: Schema<unknown, ShapeNode>
}
const commandSchema = tagged('do', branches) as Schema<{ readonly do: string; readonly onPurpose: boolean }>

/** The fields of a command, for windows that let people fill them in. */
export const schemaOf = (name: CommandName): Schema<unknown, ShapeNode> => commands[name].schema

/** A free action or a correction, turned into happenings or refused; nothing changes on a refusal. */
export function decide(book: CampaignBook, company: Company, given: Json): Ruled<Changed> {
  const read = check(commandSchema, given)
  if (!read.ok) return { ok: false, why: refused('shape', { problem: read.problems[0]?.words ?? '' }) }
  const { do: name, onPurpose, ...fields } = read.value
  const spec = specs[name]
  if (!spec) return { ok: false, why: refused('unknown') }
  if (!company.founded && name !== 'found') return { ok: false, why: refused('unfounded') }
  // The fields were checked by this command's own schema.
  const decided = spec.decide({ book, company, onPurpose }, fields as never)
  if (isRefusal(decided)) return { ok: false, why: decided }
  const ruling: Changed = { kind: 'ruled', words: said('ruled', { what: words(`campaign.command.${name}`) }) }
  return { ok: true, happenings: onPurpose || spec.corrects ? [ruling, ...decided] : decided }
}
