import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Reply } from '../../../../../engine/kernel/prompt'
import type { Encounter } from '../../../../../engine/games/oathsworn/encounter/state/state'
import { happeningsIn } from '../../../../../renderer/table/report/happenings'
import { useChoosing } from '../../../../../renderer/table/choosing'
import { foundCompany, putAway, settle, show, startHome, type Home, type Shown } from '../company/atHome'
import { kindOf } from '../../../../main/fixtures/hosted'

let home: Home
let at: Shown
let id: string

beforeEach(async () => {
  home = startHome()
  id = await foundCompany(home)
  at = await show(id)
})
afterEach(async () => {
  putAway()
  expect(home.faults).toEqual([])
  await home.close()
})

const view = () => at.company.view!
const rule = () => at.table.waiting[0]?.rule
/** The program ends and is started again; the same is there. */
async function startAnew(): Promise<void> {
  const { waiting } = at.table
  const before = JSON.stringify(view())
  const { here } = at.router
  await home.close()
  home = startHome(home.folder)
  at = await show(id, here)
  expect(JSON.stringify(view())).toBe(before)
  expect(at.table.waiting).toEqual(waiting)
}

describe('an instant action chapter', () => {
  it('OW-IAM-02 is read, checked with honest odds, traded in, and leads to camp', async () => {
    await at.take('instant')
    expect(at.text('.entry')).toContain('There is a lantern for every mile of the road')
    expect(rule()).toBe('OW-IAM-02')
    await at.press('Enter')
    expect(rule()).toBe('OW-CHECK-03')
    await settle()
    const columns = at.screen.findAll('.column')
    expect(columns).toHaveLength(10)
    // The likeliest number of cards is filled in.
    const best = columns.findIndex((one) => one.find('.best').exists()) + 1
    expect(at.screen.find('.value').attributes('aria-valuenow')).toBe(String(best))
    await at.press('2')
    expect(at.screen.find('.column.chosen b').text()).toBe('2')
    await at.press('Enter')
    expect(
      happeningsIn(at.table.now!.log).some(
        ({ happening }) => happening.kind === 'checked' || happening.kind === 'mightDrawn'
      )
    ).toBe(true)
    while (rule() !== 'OW-SHOP-11') await at.press(rule() === 'OW-ATK-11' ? 'Enter' : '1')
    expect(at.router.here).toMatchObject({ tab: 'market' })
    await at.press('Enter')
    expect(view().part).toBe('camp')
    expect(at.screen.text()).toContain('a good place to stop for the night')
  })
})

/** At the camp of the first chapter, with an encounter ahead. */
async function atCamp(): Promise<void> {
  await at.company.act({ do: 'set-place', chapter: 1, part: 'camp' })
  await settle()
}
/** The encounter is begun, and left again for the company as it stands. */
async function beginAndLeave(): Promise<void> {
  await atCamp()
  await at.take('encounter:rootsow')
  await startAnewAt('company')
}
const withoutTheApp = async (): Promise<void> => {
  await at.screen.find('[data-way=without]').trigger('click')
  await settle()
}

describe('the encounter of a chapter', () => {
  it('is begun from the camp with one key, in the same book, with what it brings', async () => {
    await atCamp()
    await at.press('1')
    expect(at.router.here.at).toBe('encounter')
    expect(at.table.now).toMatchObject({ game: 'oathsworn', kind: 'encounter' })
    expect(home.house.open?.bag.runs.map(({ game }) => game)).toEqual(['oathsworn-campaign', 'oathsworn'])
  })

  it('is neither won nor lost by the key that began it, struck once more', async () => {
    await beginAndLeave()
    await at.press('1')
    expect(view().part).toBe('encounter')
    expect(view().battle).toBeNull()
    expect(at.screen.findAll('.bar [data-option]').map((one) => one.attributes('data-option'))).toEqual([
      'victory',
      'defeat'
    ])
    await at.press('Backspace')
    expect(at.screen.find('[data-option=victory]').exists()).toBe(false)
  })

  it('is not begun by a correction that leads to it', async () => {
    await atCamp()
    await at.company.act({ do: 'set-place', chapter: 1, part: 'encounter' })
    await settle()
    expect(at.router.here.at).toBe('company')
  })

  it('can be left for the camp', async () => {
    await beginAndLeave()
    await at.press('2')
    expect(view().part).toBe('camp')
  })

  it('is gone on with while it lasts, and brought home when it is over', async () => {
    await atCamp()
    await at.take('encounter:rootsow')
    const { run } = at.table.now!
    await startAnewAt('company')
    expect(at.text('.fight')).toContain('Go on with it')
    const outcome = playOut(home, run)
    await startAnewAt('company')
    expect(view().sheet.chapters[0]?.result).toBe(outcome)
    expect(['epilogue', 'defeat', 'encounter']).toContain(view().part)
    expect(view().battle?.outcome ?? 'defeat').toBe(outcome)
  })

  it('has Enter for the way to the table, unless somebody is telling how it ended', async () => {
    await beginAndLeave()
    expect(at.text('.fight')).toContain('Go on with it')
    await withoutTheApp()
    expect(at.screen.find('.fight .decide').exists()).toBe(false)
    await at.take('victory')
    expect(at.screen.find('.fight .decide').exists()).toBe(false)
    await at.table.undo()
    await settle()
    await at.press('Enter')
    expect(at.router.here.at).toBe('encounter')
  })

  it('can be played without the app, and how it ended is told', async () => {
    await beginAndLeave()
    await withoutTheApp()
    await at.take('victory')
    await at.press('2')
    await at.press('Enter')
    expect(at.table.waiting[0]?.form).toBe('spread')
    await at.press('Enter')
    expect(view().part).toBe('epilogue')
    expect(view().battle?.fallen).toEqual(['seat-2'])
  })
})

describe('the epilogue of a defeat', () => {
  it('does not tell the victory', async () => {
    await beginAndLeave()
    await withoutTheApp()
    await at.take('defeat')
    await at.press('Enter')
    while (rule() !== 'OW-WIN-05') await at.press('Enter')
    await at.take('move-on')
    expect(at.text('.outcome')).toBe('Defeat')
    expect(at.text('.entry')).toContain('The lantern stays dark')
    expect(at.text('.entry')).not.toContain('The lantern is lit')
  })
})

describe('the epilogue', () => {
  beforeEach(async () => {
    await beginAndLeave()
    await withoutTheApp()
    await at.take('victory')
    await at.press('Enter')
    await at.press('Enter')
  })

  it('tells how the chapter ended', () => {
    expect(at.text('.entry')).toContain('The lantern is lit')
  })

  it('OW-TALLY-01 goes step by step, each with what it came to, and can be taken back', async () => {
    await at.press('Enter')
    expect(rule()).toBe('OW-TALLY-11')
    expect(at.screen.find('.steps .now').text()).toContain('Items that were used and are lost')
    expect(at.screen.findAll('.steps .done').length).toBe(7)
    const gained = at.screen.findAll('.steps .step')[2]!
    expect(gained.text()).toContain('Gained:')
    const loot = gained.findAll('[data-gained]')
    expect(loot.length).toBeGreaterThan(0)
    for (const one of loot) expect(one.find('[data-fit], .muted').exists()).toBe(true)
    expect(gained.text()).toMatch(/Cooldown|animus|Once an encounter|DEFENSE|hand/)
    await startAnew()
    const lost = view().characters['warden-1']!.items[0]!
    await at.press('1')
    expect(view().characters['warden-1']!.items.some(({ id: one }) => one === lost.id)).toBe(false)
    await at.table.undo(true)
    await settle()
    expect(view().characters['warden-1']!.items.some(({ id: one }) => one === lost.id)).toBe(true)
  })

  it('OW-TALLY-16 ends in the next chapter, one level further', async () => {
    await at.press('Enter')
    while (rule() === 'OW-TALLY-11') await at.press('1')
    expect(rule()).toBe('OW-TALLY-16')
    await at.press('Enter')
    expect(view()).toMatchObject({ chapter: 2, part: 'start' })
    expect(view().characters['warden-1']?.level).toBe(2)
    await startAnew()
    expect(at.screen.text()).toContain('What the Fire Kept')
  })
})

describe('a story with a map', () => {
  beforeEach(async () => {
    await at.company.act({ do: 'set-place', chapter: 2, part: 'start' })
    await settle()
    await at.take('story')
    await at.press('Enter')
  })

  it('OW-STORY-08 is walked by its tokens, and time is laid down for it', async () => {
    expect(at.screen.findAll('.place')).toHaveLength(9)
    expect(at.screen.findAll('.place.open').map((one) => one.attributes('data-token'))).toEqual(['1', '2', '4', '5'])
    expect(at.screen.findAll('.space')).toHaveLength(8)
    await at.screen.find('[data-token="5"]').trigger('click')
    await settle()
    expect(view().story).toMatchObject({ at: 5, time: 1 })
    expect(at.screen.findAll('.space.covered')).toHaveLength(1)
    expect(at.screen.find('[data-token="5"]').classes()).toContain('here')
    expect(at.text('.entry h2')).toBe('The tithe barn')
    await startAnew()
  })

  it('OW-TIME-04 tells the space that comes next and what it does', () => {
    const spoken = at.screen.findAll('.space .unseen').map((one) => one.text())
    expect(spoken[0]).toBe('Space 1, the next')
    expect(spoken[1]).toBe('Space 2, free, a city event, at once')
    expect(spoken[4]).toBe('Space 5, free, if free when the story ends: one Redraw token')
    expect(at.text('.track .ahead')).toContain('if free after the encounter: one more unique item')
  })

  it('OW-STORY-14 nothing the window shows or knows gives a vote away before all are in', async () => {
    await at.company.act({ do: 'players', players: 3 })
    await at.company.act({ do: 'set-story', tokens: [7] })
    await settle()
    await at.take('go:7')
    await at.take('read')
    expect(at.table.waiting.map(({ seat }) => seat)).toEqual(['player-1', 'player-2', 'player-3'])
    const known = (): string => JSON.stringify([at.table.now!.view, at.table.now!.log])
    const before = known()
    const option = (n: number): string => {
      const prompt = at.table.waiting[0]!
      return prompt.form === 'choose' ? prompt.options[n]!.id : ''
    }
    await at.table.answer('player-1', { form: 'choose', chosen: [option(1)] })
    await settle()
    expect(known()).toBe(before)
    expect(JSON.stringify(at.table.now!.decisions)).not.toContain(option(1))
    await startAnew()
    expect(at.screen.find('.vote').text()).toContain('Player 2 takes the laptop.')
    expect(known()).toBe(before)
    await at.go('chronicle')
    expect(at.text('.chronicle')).not.toContain('Decided')
    for (const seat of ['player-2', 'player-3']) await at.table.answer(seat, { form: 'choose', chosen: [option(1)] })
    await settle()
    expect(at.text('.chronicle')).toContain('Decided: Ask for mercy')
  })

  it('OW-SHOP-02 sends a runner from the map', async () => {
    await at.take('runner:banksmith')
    expect(at.router.here).toMatchObject({ tab: 'market' })
    expect(view().purse).toBe(10)
  })
})

describe('a story from the own book', () => {
  beforeEach(() => at.take('bare'))

  it('keeps path, clues and boxes by hand', async () => {
    await at.screen.find('.facts input').setValue('ring')
    await at.screen.find('.facts form').trigger('submit')
    await settle()
    expect(view().story?.clues).toEqual(['ring'])
    expect(at.text('.clues')).toContain('“ring”')
    await at.company.act({ do: 'path', path: 'b' })
    await at.company.act({ do: 'box', box: 'ambushed', on: true })
    await settle()
    expect(view().story?.path).toBe('b')
    expect(view().sheet.chapters[0]?.ambushed).toBe(true)
  })

  it('OW-ROUND-03 shows the odds of an attack for the cubes that are laid', async () => {
    await at.take('combat')
    await at.press('4')
    await at.press('Enter')
    expect(rule()).toBe('OW-ROUND-03')
    await settle()
    expect(at.screen.findAll('.column').length).toBeGreaterThan(5)
  })

  it('OW-TOKEN-10, OW-EMP-01 shows what each number of tokens brings, and fills in the best way to lay the steps', async () => {
    const [character] = Object.values(view().characters)
    const token = { do: 'gain-token', character: character!.id, token: 'empowered', onPurpose: true }
    await at.company.act(token as never)
    await at.take('check')
    await at.take('might')
    await at.press('5')
    await at.press('Enter')
    await at.press('Enter')
    expect(rule()).toBe('OW-TOKEN-10')
    await settle()
    expect(at.screen.findAll('.column')).toHaveLength(2)
    await at.press('1')
    await at.press('Enter')
    expect(rule()).toBe('OW-EMP-01')
    await settle()
    const choosing = useChoosing()
    const steps = choosing.prompt?.form === 'spread' ? Object.values(choosing.draft.amounts) : []
    expect(steps.reduce((sum, one) => sum + one, 0)).toBe(3)
    expect(at.screen.find('.meant').text()).toMatch(/to pass/)
  })

  it('gives and takes what the book says', async () => {
    const gain = at.screen.findAll('.tools .button').find((one) => one.text() === 'Gain')!
    await gain.trigger('click')
    await settle()
    expect(view().purse).toBe(13)
  })
})

async function startAnewAt(place: string): Promise<void> {
  await home.close()
  home = startHome(home.folder)
  at = await show(id, { at: place })
}

/** Bots play it to its end, the monster on its last legs by the table's own word. Says how it ended. */
function playOut(house: Home, run: number): 'victory' | 'defeat' {
  const host = house.house.host()
  const open = host.ok ? host.value.resume(run) : host
  const found = kindOf(house.house.games, 'oathsworn').link(null)
  if (!open.ok || !found.ok) throw new Error('nobody is at home')
  const bot = found.value.bot!('greedy', 'to the end')!
  const answer = (reply: Reply): void => {
    const [prompt] = open.value.waiting
    const answered = open.value.answer(open.value.revision, { seat: prompt!.seat, by: 'bot', reply })
    if (!answered.ok) throw new Error(JSON.stringify(answered.why))
  }
  let isWeak = false
  while (!open.value.isOver) {
    const [prompt] = open.value.waiting
    answer(bot(prompt!, open.value.state))
    if (!isWeak && (open.value.state as Encounter).clock.round > 0) {
      isWeak = true
      for (const ruling of weakened(open.value.state as Encounter)) answer({ form: 'ruling', ruling })
    }
  }
  return (open.value.state as Encounter).clock.outcome!
}

/** One location with one HP is left of every enemy that has locations. */
const weakened = ({ figures }: Encounter): Json[] =>
  Object.values(figures).flatMap((figure) =>
    Object.keys(figure.slots).map((location, index) => ({
      ruling: 'dice',
      figure: figure.id,
      location,
      dice: index === 0 ? [1] : []
    }))
  )
