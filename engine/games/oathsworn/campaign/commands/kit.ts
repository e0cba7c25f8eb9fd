import {
  flag,
  oneOf,
  preset,
  shape,
  type Fields,
  type InferShape,
  type Schema,
  type ShapeNode
} from '../../../../schema'
import type { Words } from '../../../../messages/words'
import type { CampaignBook } from '../book'
import { happeningsOf, type Decided, type CompanyDeed } from '../deeds'
import { refused } from '../people/names'
import type { Character, Company } from '../state'
import { SEATS } from '../state'

/** What a command is decided by. */
export interface Deciding {
  readonly book: CampaignBook
  readonly company: Company
  /** The table knows better: legality is not asked, sense still is. */
  readonly onPurpose: boolean
}

const purpose = { onPurpose: preset(flag(), false).describe('Done although the rules would not allow it.') }

export interface CampaignCommand<C = unknown> {
  readonly schema: Schema<C, ShapeNode>
  decide(on: Deciding, command: C): Decided
  /** Puts right what the app has wrong: always a line of its own in the chronicle. */
  readonly corrects: boolean
}

/** Any command: its fields were checked by its own schema before it decides. */
export interface AnyCommand {
  readonly schema: Schema<unknown, ShapeNode>
  readonly decide: (on: Deciding, command: never) => Decided
  readonly corrects: boolean
}

/** A free action of the table: its fields, and what it comes to. */
export function command<R extends Fields, O extends Fields = Record<never, never>>(
  required: R,
  optional: O,
  decide: (on: Deciding, command: InferShape<R, O>) => Decided
): CampaignCommand<InferShape<R, O>> {
  return { schema: withPurpose(required, optional), decide, corrects: false }
}

/** A number, a card, a box that lies otherwise on the table. */
export function correction<R extends Fields, O extends Fields = Record<never, never>>(
  required: R,
  optional: O,
  decide: (on: Deciding, command: InferShape<R, O>) => Decided
): CampaignCommand<InferShape<R, O>> {
  return { schema: withPurpose(required, optional), decide, corrects: true }
}

const withPurpose = <R extends Fields, O extends Fields>(
  required: R,
  optional: O
): Schema<InferShape<R, O>, ShapeNode> =>
  // `onPurpose` is read by whoever calls `decide`; the command itself never sees it.
  shape(required, { ...optional, ...purpose }) as unknown as Schema<InferShape<R, O>, ShapeNode>

export const seatId = oneOf(SEATS)

/** A deed, unless something speaks against it and the table does not insist. */
export function unless(on: Deciding, why: Words | null, deed: CompanyDeed | Decided): Decided {
  if (why && !on.onPurpose) return why
  return typeof deed === 'function' ? happeningsOf(on.company, deed) : deed
}

/** Sense is asked even of those who know better: the character must be there. */
export function withCharacter(on: Deciding, id: string, decide: (character: Character) => Decided): Decided {
  const character = on.company.characters[id]
  return character ? decide(character) : refused('unknown')
}

/** OW-STORY-05: an owner who reads the own book tells the app what the book says. */
export const whyNotByTheBook = ({ story, part }: Company): Words | null =>
  (part === 'story' && story?.telling === 'bare') || part === 'camp' || part === 'epilogue'
    ? null
    : refused('onlyByTheBook')
