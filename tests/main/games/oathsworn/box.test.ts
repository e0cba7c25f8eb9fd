// A monster of the owner's box: told through the window's calls, fought with real cards and dice, met again.
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Json } from '../../../../engine/kernel/ids'
import type { Prompt, Reply } from '../../../../engine/kernel/prompt'
import { bots } from '../../../../engine/games/oathsworn/bots'
import { picker } from '../../../../engine/simulation/bot'
import { bookAt, type Book } from '../../../../engine/games/oathsworn/encounter/table/book'
import type { Encounter } from '../../../../engine/games/oathsworn/encounter/state/state'
import { viewOf } from '../../../../engine/games/oathsworn/encounter/view/view'
import { bookOf } from '../../../../engine/games/oathsworn/game'
import { draftOf, monstersIn } from '../../../../engine/games/oathsworn/own/monster'
import type { MonsterDraft } from '../../../../engine/games/oathsworn/own/monsterDraft'
import { least } from '../../../../engine/games/oathsworn/scenario/answers'
import { readySetup } from '../../../../engine/games/oathsworn/ready'
import { House } from '../../../../main/app/services'
import { boxesWith, gamesWith } from '../../../../main/games/hosting'
import { boxCalls } from '../../../../main/ipc/calls/box'
import { packCalls } from '../../../../main/ipc/calls/packs'
import { packsIn } from '../../../../main/packs/library'
import type { OpenRun } from '../../../../main/tables/open-run'
import { saltmother, thimble, wheelback } from '../../../fixtures/oathsworn/monsters'
import { libraryIn } from '../../packs/kit'
import { clock, expectRefused, labour, scratch, value } from '../../saves/kit'

const open: House[] = []
afterEach(async () => {
  for (const house of open.splice(0)) await house.close()
})

async function homeIn(folder: string) {
  const { library: all, packs: library } = libraryIn(packsIn(folder))
  const house = new House({
    folder,
    clock,
    labour,
    games: gamesWith(all),
    quiet: 60_000,
    onFault: (where, error) => {
      throw new Error(`${where}: ${String(error)}`)
    },
    onTrouble: () => undefined
  })
  open.push(house)
  let changes = 0
  const calls = boxCalls(house, boxesWith(all), () => (changes += 1))
  value(await house.companies.create('oathsworn', 'Ours'))
  return { house, all, library, calls, changes: () => changes }
}
type Home = Awaited<ReturnType<typeof homeIn>>

const game = 'oathsworn'
const keep = ({ calls }: Home, draft: MonsterDraft) => calls['box.keep']({ game, draft: draft as unknown as Json })

const REAL = { might: 'table', cards: 'app', stage: 'table', dice: 'never' }

function begin({ house, library }: Home, encounter: string, dials: Json = REAL): OpenRun {
  const content = value(library.now())
  const setup = { ...readySetup(content, { encounter, difficulty: 'journeyman' }), dials } as unknown as Json
  return value(value(house.host()).start({ kind: 'encounter', game: 'oathsworn', setup, seed: 'box' }))
}

interface Night {
  readonly outcome: string | null
  /** The questions about the printed board and its cards, in the order they came. */
  readonly told: readonly string[]
}

/** What the people read off the board and the cards of the monster. */
const BITE = [
  { do: 'move', hexes: 6 },
  { do: 'attack', shape: { kind: 'melee' } }
]

const BLIGHT = [
  { do: 'apply', to: { pick: 'all', from: { kinds: ['oathsworn'] } }, riders: [{ do: 'lose-hp', hp: 2 }] }
]

/** Plays it to its end; the dice favour one side. */
function play(run: OpenRun, { library }: Home, favoured: 'us' | 'them'): Night {
  const book = bookOf(value(library.now()))
  const pick = picker('bot')
  const told: string[] = []
  const facesOf = (prompt: Extract<Prompt, { form: 'faces' }>): Reply => {
    const isHigh = (prompt.title.key === 'ask.faces.enemy') === (favoured === 'them')
    // A critical brings another card: only where the plain ones do not suffice.
    const worth = (face: string): number =>
      Number(/\d+/.exec(face)?.[0]) * (isHigh ? -1 : 1) + (face.endsWith('*') ? 99 : 0)
    const drawn = prompt.piles.map(({ id, count, faces }) => {
      const each = faces.flatMap(({ face, left }) => Array<string>(left).fill(face))
      return [id, each.sort((one, other) => worth(one) - worth(other)).slice(0, count)] as const
    })
    return { form: 'faces', faces: Object.fromEntries(drawn) }
  }
  const replyTo = (prompt: Prompt): Reply => {
    const { key } = prompt.title
    if (/stage/.test(key) && key !== 'ask.stageCard') told.push(key.replace('ask.', ''))
    if (prompt.form === 'faces') return facesOf(prompt)
    if (key === 'ask.card.own-stage-card') {
      const offer = (prompt as { readonly offer: object }).offer
      return {
        form: 'card',
        card: { ...offer, name: `Card ${told.length}`, effects: favoured === 'us' ? BITE : BLIGHT } as unknown as Json
      }
    }
    if (key === 'ask.card.stage-text')
      return { form: 'card', card: { effects: favoured === 'us' ? BITE : BLIGHT, remember: true } as unknown as Json }
    if (key === 'ask.card.stage-numbers') {
      const offer = (prompt as { readonly offer: object }).offer
      return { form: 'card', card: { ...offer, defence: 4, might: { red: 2 } } as unknown as Json }
    }
    if (key === 'ask.stageEnds' && prompt.form === 'choose') {
      const ids = prompt.options.map((one) => one.id)
      return { form: 'choose', chosen: [ids.find((one) => one.startsWith('broken:')) ?? 'no'] }
    }
    // Of the cards that are known one was turned; where they lose, nobody does anything.
    const [known] = prompt.form === 'choose' && key === 'ask.stageCard' ? prompt.options : []
    if (known) return { form: 'choose', chosen: [known.id] }
    const idle = ['pass', 'end'].find((one) => prompt.form === 'choose' && prompt.options.some(({ id }) => id === one))
    if (idle !== undefined && favoured === 'them') return { form: 'choose', chosen: [idle] }
    // It plays by what a bot may know.
    return bots.careful({ prompt, state: run.state as Encounter, book, pick })
  }
  for (let n = 0; n < 5000; n++) {
    const [prompt] = run.waiting
    if (!prompt) break
    value(run.answer(run.revision, { seat: prompt.seat, by: 'person', reply: replyTo(prompt) }))
  }
  return { outcome: (run.state as Encounter).clock.outcome, told }
}

describe('a monster of the owner’s box', () => {
  it('is written down, listed as it was told, and known to whoever chooses an encounter', async () => {
    const home = await homeIn(scratch())
    expect(value(home.calls['box.told']({ game }))).toEqual([])
    const { id } = value(keep(home, thimble))
    expect(home.changes()).toBe(1)
    expect(value(home.calls['box.told']({ game }))).toMatchObject([
      { ...thimble, id, locations: [{ id: 'head' }, {}, {}, {}] }
    ])
    expect([...value(home.library.now()).encounter.keys()]).toContain(id)
    expect(home.library.ownParts.map(({ kind }) => kind)).toEqual(['monster'])
    // Half of one is no monster: the sentence stands at its field, and nothing is written.
    const half = { ...saltmother, locations: [] }
    expectRefused(keep(home, half), 'refused')
    expect(value(home.calls['box.problems']({ game, draft: half as unknown as Json }))).toMatchObject([
      { field: 'locations' }
    ])
    expectRefused(keep(home, { ...thimble, id: 'own-nobody', name: 'Nobody' }), 'unknown')
    expectRefused(home.calls['box.told']({ game: 'chess' }), 'unknown')
    expect(home.library.ownParts).toHaveLength(1)
  })

  it.each([
    ['one hex', thimble],
    ['seven hexes', wheelback],
    ['an irregular body', saltmother]
  ])('%s: is fought with real cards and dice to a victory and to a defeat', async (_, monster) => {
    const home = await homeIn(scratch())
    const { id } = value(keep(home, monster))
    expect(play(begin(home, id), home, 'us').outcome).toBe('victory')
    expect(play(begin(home, id), home, 'them').outcome).toBe('defeat')
  })

  it('asks for what nobody has told when it is needed, and on the second evening for nothing told before', async () => {
    const home = await homeIn(scratch())
    const { id } = value(keep(home, thimble))
    const first = play(begin(home, id), home, 'us')
    expect(first.outcome).toBe('victory')
    expect(first.told).toContain('stageEnds')
    expect(first.told.filter((one) => one === 'card.stage-numbers')).toHaveLength(2)
    const [told] = monstersIn(home.library.ownFiles)
    expect(told?.stages).toEqual([
      { defence: 2, might: { yellow: 3, red: 2 }, ends: { when: 'broken', count: 1 } },
      { defence: 4, might: { red: 2 }, ends: { when: 'broken', count: 2 } },
      { defence: 4, might: { red: 2 }, ends: null }
    ])
    const cards = first.told.filter((one) => one === 'card.own-stage-card').length
    expect(home.library.ownParts.filter(({ kind }) => kind === 'stage-card')).toHaveLength(cards)
    const second = play(begin(home, id), home, 'us')
    // Only cards that were never turned before are told.
    expect(new Set(second.told)).toEqual(new Set(second.told.length > 0 ? ['card.own-stage-card'] : []))
    expect(second.told.length + cards).toBeLessThanOrEqual(15)
  })

  it('asks once what a minion is worth and what its box says, and keeps both', async () => {
    const home = await homeIn(scratch())
    const { id } = value(keep(home, wheelback))
    const first = play(begin(home, id), home, 'us')
    expect(first.told.filter((one) => one === 'card.stage-numbers')).toHaveLength(1)
    expect(first.told.filter((one) => one === 'card.stage-text')).toHaveLength(1)
    const [, carter] = monstersIn(home.library.ownFiles)[0]!.minions
    expect(carter).toMatchObject({ stages: [{ defence: 4, might: { red: 2 } }], acts: [{ do: 'move' }, {}] })
    const second = play(begin(home, id), home, 'us')
    expect(second.told.filter((one) => one !== 'card.own-stage-card')).toEqual([])
  })

  it('reads its special rules out at their moment, and lets what is told follow', async () => {
    const home = await homeIn(scratch())
    const { id } = value(keep(home, saltmother))
    const run = begin(home, id)
    expect(play(run, home, 'us').outcome).toBe('victory')
    const lines = value(home.library.now()).words['en']!
    expect(lines[`rules.${id}.line.salt-burns-in-every`]).toBe('Salt burns in every wound.')
    expect(lines[`rules.${id}.line.broken-veil`]).toBe('Its eyes are open: nobody hides.')
    const said = JSON.stringify(run.tale)
    expect(said).toContain(`rules.${id}.line.salt-burns-in-every`)
    expect(said).toContain(`rules.${id}.line.the-tide-comes-in`)
    expect((run.state as Encounter).stage.number).toBeGreaterThan(1)
  })

  it('is put right in the middle of a fight: the table follows, undo takes it back, the next evening has it', async () => {
    const home = await homeIn(scratch())
    const { id } = value(keep(home, thimble))
    const run = begin(home, id)
    const [prompt] = run.waiting
    const ruling = { ruling: 'numbers', figure: id, defence: 5, might: { black: 2 } }
    // Before the board is laid there is no such enemy.
    const reply = { form: 'ruling', ruling } as const
    expectRefused(run.answer(run.revision, { seat: prompt!.seat, by: 'person', reply }), 'refused')
    for (let n = 0; n < 60 && !(run.state as Encounter).figures[id as never]; n++) {
      const [next] = run.waiting
      const offered = next?.form === 'card' ? ({ form: 'card', card: next.offer } as const) : least(next!)
      value(run.answer(run.revision, { seat: next!.seat, by: 'person', reply: offered }))
    }
    const { seat } = run.waiting[0]!
    value(run.answer(run.revision, { seat, by: 'person', reply }))
    // With the packs it was begun with.
    const book = run.book as Book
    const defenceNow = (): unknown => {
      const state = run.state as Encounter
      return viewOf(book, state).figures.find((one) => one.id === id)?.defence
    }
    expect(defenceNow()).toBe(5)
    value(run.undo(run.revision, true))
    expect(defenceNow()).toBe(2)
    expect(monstersIn(home.library.ownFiles)[0]?.stages[0]).toMatchObject({ defence: 5, might: { black: 2 } })
  })

  it('has its page put right in the middle of a fight: body, dice, icons and minions follow, and undo takes it back', async () => {
    const home = await homeIn(scratch())
    const { id } = value(keep(home, wheelback))
    const run = begin(home, id)
    const answer = (reply: Reply) => {
      const [next] = run.waiting
      return run.answer(run.revision, { seat: next!.seat, by: 'person', reply })
    }
    while ((run.state as Encounter).clock.phase === 'setup') {
      const [next] = run.waiting
      value(answer(next?.form === 'card' ? { form: 'card', card: next.offer } : least(next!)))
    }
    const seen = () => {
      const state = run.state as Encounter
      const figures = viewOf(bookAt(run.book as Book, state), state).figures
      const boss = figures.find((one) => one.id === id)!
      const dice = boss.locations.map((one) => [one.id, one.dice.join('+'), one.icons.join()])
      return { dice, hexes: boss.hexes.length, spoke: figures.find((one) => one.def === `${id}-spoke`)?.maxHp }
    }
    const before = seen()
    expect(before).toMatchObject({ hexes: 7, spoke: 1 })
    value(answer({ form: 'ruling', ruling: { ruling: 'dice', figure: id, location: 'horn', dice: [4] } }))
    const told = draftOf(monstersIn(home.library.ownFiles)[0]!)
    const [horn, left, ...others] = told.locations
    const changed = {
      ...told,
      hexes: told.hexes.slice(0, -1),
      locations: [
        { ...horn!, hp: 9, icons: ['Spike'] },
        { ...left!, hexes: left!.hexes.slice(1) },
        ...others.slice(0, -1),
        { ...horn!, key: 'new', id: '', name: 'Axle', hp: 3, icons: [] }
      ],
      stages: told.stages.map((one) => ({ ...one, ends: null })),
      minions: told.minions.map((one) => ({ ...one, hp: 2 }))
    }
    const { record } = value(keep(home, changed))
    value(answer({ form: 'ruling', ruling: { ruling: 'monster', monster: record } }))
    expect(seen()).toMatchObject({
      hexes: 6,
      spoke: 2,
      // It had lost two of six: of nine, seven are left.
      dice: [
        ['horn', '6+1', 'spike'],
        ['left-wheel', '6', ''],
        ['right-wheel', '6', ''],
        ['tail', '6', ''],
        ['axle', '3', '']
      ]
    })
    expect(JSON.stringify(run.tale)).toContain('ruling.monster')
    value(run.undo(run.revision, true))
    value(run.undo(run.revision, true))
    expect(seen()).toEqual(before)
    // A page without what stands on the board, and that of another monster, are refused.
    const less = monstersIn(home.library.ownFiles)[0]!
    const without = { ...less, minions: [], pieces: [] } as unknown as Json
    expectRefused(answer({ form: 'ruling', ruling: { ruling: 'monster', monster: without } }), 'refused')
    const other = { ...less, id: 'own-another' } as unknown as Json
    expectRefused(answer({ form: 'ruling', ruling: { ruling: 'monster', monster: other } }), 'refused')
  })

  it('goes to a friend as one file, and is the very same there', async () => {
    const folder = scratch()
    const file = join(folder, 'our box.fcpack')
    const dialogs = { openFrom: async () => file, saveTo: async () => file }
    const home = await homeIn(scratch())
    keep(home, wheelback)
    const { id } = value(keep(home, saltmother))
    const ours = packCalls(home.house, home.all, dialogs, () => undefined)
    value(await ours['packs.exportOwn']({ game }))
    const friend = await homeIn(scratch())
    const theirs = packCalls(friend.house, friend.all, dialogs, () => undefined)
    const { plan, pack } = value(await theirs['packs.inspect']({ from: 'file' }))
    expect(pack?.brings).toEqual([{ kind: 'monster', count: 2 }])
    value(theirs['packs.install']({ plan: plan! }))
    expect(monstersIn(friend.library.ownFiles)).toEqual(monstersIn(home.library.ownFiles))
    const hashOf = ({ library }: Home) => value(library.now()).packs.find((one) => one.id === 'own-cards')?.hash
    expect(hashOf(friend)).toBe(hashOf(home))
    // Deleted, all of it is gone, and so is its encounter.
    value(friend.library.forget({ kind: 'monster', id, isText: false }))
    expect([...value(friend.library.now()).encounter.keys()]).not.toContain(id)
  })
})
