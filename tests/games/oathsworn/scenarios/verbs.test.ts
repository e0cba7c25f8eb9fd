import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnySchema } from '../../../../engine/schema'
import type { PackFiles } from '../../../../engine/packs'
import { abilityEffect, abilityShape, attackShape, stageEffect } from '../../../../engine/games/oathsworn/content'
import type { Book } from '../../../../engine/games/oathsworn/encounter/table/book'
import type { Happened } from '../../../../engine/games/oathsworn/encounter/happenings'
import { bookOf, oathsworn } from '../../../../engine/games/oathsworn/game'
import { playScenario, readScenario } from '../../../../engine/games/oathsworn/scenario/scenario'
import { branchesOf } from '../../../engine/games/oathsworn/content/examples'
import { contentOf } from '../../../engine/games/oathsworn/content/pack-folder'
import { company } from '../../../fixtures/oathsworn/company'
import { fixtureContent } from '../../../fixtures/oathsworn/pack'

// The two languages are closed sets: each verb is on a card, each is played in a scenario, each is in the docs.
const here = import.meta.dirname
const docs = readFileSync(join(here, '../../../../docs/games/oathsworn/packs.md'), 'utf8')

interface Language {
  readonly name: string
  readonly schema: AnySchema
  /** The shapes of its attacks. */
  readonly shapes: AnySchema
  /** The heading under which `docs/games/oathsworn/packs.md` explains it. */
  readonly heading: string
  /** What the cards of a book say in it. */
  readonly written: (book: Book) => unknown
  /** What the card of a happening says, if the happening is that such a card is being carried out. */
  readonly carriedOut: (book: Book, happening: Happened) => unknown
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'stage cards',
    schema: stageEffect,
    shapes: attackShape,
    heading: '### StageEffect',
    written: (book) => [...book.all('stage-card'), ...book.all('rules'), ...book.all('tile')],
    carriedOut: (book, h) => (h.kind === 'stageBegan' ? book.find('stage-card', h.card)?.effects : null)
  },
  {
    name: 'ability cards',
    schema: abilityEffect,
    shapes: abilityShape,
    heading: '### AbilityEffect',
    written: (book) => book.all('ability'),
    carriedOut: (book, h) =>
      h.kind === 'cardPlayed' && typeof h.effect === 'number'
        ? book.find('ability', h.card.split('#')[0] ?? '')?.entries[h.effect]?.effects
        : null
  }
]

/** Every `do` in what is written, however deep; riders have words of their own and do no harm here. */
function verbsIn(written: unknown, into: Set<string>): Set<string> {
  if (typeof written !== 'object' || written === null) return into
  const verb = (written as { readonly do?: unknown }).do
  if (typeof verb === 'string') into.add(verb)
  for (const part of Object.values(written)) verbsIn(part, into)
  return into
}

function shapesIn(written: unknown, into: Set<string>): Set<string> {
  if (typeof written !== 'object' || written === null) return into
  const { do: verb, shape } = written as { readonly do?: unknown; readonly shape?: { readonly kind: string } }
  if (verb === 'attack' && shape) into.add(shape.kind)
  for (const part of Object.values(written)) shapesIn(part, into)
  return into
}

const books = [bookOf(contentOf('core', 'starter')), bookOf(fixtureContent())]
const played = readdirSync(here)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(join(here, file), 'utf8')) as readonly unknown[])
  .flatMap((written) => {
    const one = readScenario(written)
    const game = oathsworn(fixtureContent(one.files as PackFiles))
    const { happenings } = playScenario(game, one, company(one.setup as never, one.company as never))
    return happenings.map((happening) => ({ book: game.book, happening }))
  })

it('OW-GEN-04 each verb of the stage cards is on one that comes with the app', () => {
  const [shipped] = books
  const [stage] = LANGUAGES
  const used = shipped && stage ? verbsIn(stage.written(shipped), new Set()) : new Set<string>()
  // What no verb can say needs a hand: a pack with it is never without a warning, so none comes with the app.
  expect(branchesOf(stageEffect).flatMap(({ name }) => (used.has(name) ? [] : [name]))).toEqual(['bespoke'])
})

describe.each(LANGUAGES)('the verbs of $name', ({ schema, shapes, heading, written, carriedOut }) => {
  const verbs = branchesOf(schema).map(({ name }) => name)
  const missing = (used: ReadonlySet<string>): readonly string[] => verbs.filter((verb) => !used.has(verb))

  it('OW-GEN-04 each is used by a card that is shipped or that is there to prove it', () => {
    const used = new Set<string>()
    for (const book of books) verbsIn(written(book), used)
    expect(missing(used)).toEqual([])
  })

  it('OW-GEN-04 each shape of an attack is, too', () => {
    const used = new Set<string>()
    for (const book of books) shapesIn(written(book), used)
    expect(branchesOf(shapes).flatMap(({ name }) => (used.has(name) ? [] : [name]))).toEqual([])
  })

  it('OW-GEN-04 each is carried out in a scenario', () => {
    const used = new Set<string>()
    for (const { book, happening } of played) verbsIn(carriedOut(book, happening), used)
    expect(missing(used)).toEqual([])
  })

  it('each is explained with an example where pack writers look', () => {
    const from = docs.indexOf(heading)
    const chapter = docs.slice(from, docs.indexOf('\n### ', from + 1))
    expect(verbs.filter((verb) => !chapter.includes(`#### \`"do": "${verb}"\``))).toEqual([])
    expect(verbs.filter((verb) => !chapter.includes(`{"do":"${verb}"`))).toEqual([])
  })
})
