import type { PackFiles } from '../../../../engine/packs'
import { rollingFates } from '../../../../engine/games/rolling-fates/game'
import type { State } from '../../../../engine/games/rolling-fates/state/state'
import type { FatesHappened } from '../../../../engine/games/rolling-fates/happenings/happenings'
import type { FatesBook } from '../../../../engine/games/rolling-fates/state/book'
import { Run } from '../../../../engine/kernel/run'
import type { Json } from '../../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../../engine/kernel/prompt'
import { contentOf, core } from './starter'

/** A small adventure whose every number a test can see. */
export interface Told {
  readonly enemies?: readonly Json[]
  readonly encounters: readonly { readonly [field: string]: Json }[]
  readonly areas?: readonly string[]
  readonly treasures?: readonly Json[]
  readonly traits?: readonly Json[]
  readonly seats?: number
  readonly setup?: { readonly [field: string]: Json }
}

const row = (life: number, inventory: number) => ({ life, defense: 0, inventory })
const hero = (id: string): Json => ({
  id,
  rows: [row(20, 1), row(24, 2)],
  abilities: [
    { id: `${id}-poke`, cost: '*', parts: [{ targets: 1, damage: 3 }] },
    { id: `${id}-pair`, cost: 'aa', parts: [{ targets: 2, damage: 2, statuses: ['weakness'] }] },
    { id: `${id}-mend`, cost: '16', parts: [{ targets: 1, heal: 4 }] },
    { id: `${id}-shout`, cost: '0', parts: [{ targets: 1, statuses: ['investigate'] }] },
    { id: `${id}-luck`, cost: 'L4', parts: [{ targets: 1, damage: 5, statuses: ['stun'] }] }
  ]
})

export const dummy = (more: object = {}): Json =>
  ({
    id: 'dummy',
    life: 30,
    tiers: [50, 100],
    actions: { wait: {}, hit: { policy: 'turns', damage: 3 } },
    script: { cycle: ['hit'] },
    ...more
  }) as Json

export type ToyRun = Run<State, FatesHappened, FatesBook>

export function toy({
  enemies = [dummy()],
  encounters,
  areas,
  treasures = [],
  traits = [],
  seats = 1,
  setup
}: Told): ToyRun {
  const pack: PackFiles = {
    'pack.json': { format: 1, id: 'toy', version: '1.0.0', name: 'Toy', needs: ['rolling-fates-core'] },
    'characters/all.json': ['ann', 'bob', 'cid', 'dee'].map(hero),
    'enemies/all.json': enemies as Json,
    'encounters/all.json': encounters as Json,
    'treasures/all.json': treasures as Json,
    'traits/all.json': traits as Json,
    'adventures/toy.json': {
      id: 'toy',
      order: 1,
      difficulty: 1,
      areas: (areas ?? [String(encounters[0]?.['id'])]).map((first, at) => ({ id: `area-${at}`, first }))
    }
  }
  const characters = ['ann', 'bob', 'cid', 'dee'].slice(0, seats)
  return Run.start(
    rollingFates(contentOf(core, pack)),
    { adventure: 'toy', characters, dials: { dice: 'table' }, ...setup },
    'toy'
  )
}

export const fight = (more: object = {}) => ({ kind: 'combat', id: 'fight', next: null, enemies: [{ enemy: 'dummy' }], ...more }) as { readonly [field: string]: Json } // prettier-ignore

/** Answers the open question of a title, which must be accepted. */
export function answer(run: ToyRun, title: string, reply: Reply, seat?: string): void {
  const prompt = run.waiting.find(
    (one) => one.title.key === `fates.${title}` && (seat === undefined || one.seat === seat)
  )
  if (!prompt)
    throw new Error(`no question ${title}, but ${run.waiting.map((one) => `${one.title.key} of ${one.seat}`).join()}`)
  const answered = run.answer({ seat: prompt.seat, by: 'person', reply })
  if (!answered.ok) throw new Error(`${title}: ${answered.why.key} ${answered.fault?.message ?? ''}`)
}

export const choose = (run: ToyRun, title: string, ...chosen: string[]): void =>
  answer(run, title, { form: 'choose', chosen })

/** Types what fell: the Luck die first. */
export const typeDice = (run: ToyRun, [luck, ...action]: readonly number[], seat?: string): void =>
  answer(run, 'dice', { form: 'faces', faces: { luck: [String(luck)], action: action.map(String) } }, seat)

export const typeReroll = (run: ToyRun, ...action: number[]): void =>
  answer(run, 'dice', { form: 'faces', faces: { action: action.map(String) } })

/** Keeps dice of these faces, one place for each. */
export function keep(run: ToyRun, faces: readonly number[], seat?: string): void {
  const prompt = run.waiting.find((one) => one.title.key === 'fates.keep' && (seat === undefined || one.seat === seat))
  if (prompt?.form !== 'choose') throw new Error('nobody is asked what to keep')
  const left = [...faces]
  const chosen = prompt.options.flatMap(({ id }) => {
    const at = left.indexOf(Number(id.split(':')[1]))
    if (at < 0) return []
    left.splice(at, 1)
    return [id]
  })
  answer(run, 'keep', { form: 'choose', chosen }, prompt.seat)
}

/** The party's turn is over, and what the enemies did is as it should be. */
export function endTurn(run: ToyRun): void {
  choose(run, 'act', 'end')
  if (run.waiting[0]?.title.key === 'fates.enemiesActed') choose(run, 'enemiesActed', 'go-on')
}

/** The opening Fate Phase of one seat, keeping what fell. */
export function roll(run: ToyRun, dice: readonly number[], seat = 'seat-1'): void {
  typeDice(run, dice, seat)
}

/** The option of a question, to see whether it is refused. */
export const optionOf = (run: ToyRun, id: string): { readonly refused?: { readonly key: string } } | undefined => {
  const prompt: Prompt | undefined = run.waiting[0]
  return prompt && 'options' in prompt ? prompt.options.find((one) => one.id === id) : undefined
}
