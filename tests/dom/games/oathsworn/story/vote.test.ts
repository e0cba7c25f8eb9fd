import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Prompt } from '../../../../../renderer/table/prompts'
import { useTable } from '../../../../../renderer/table/store'
import { handleKey } from '../../../../../renderer/shell/keys'
import SecretVote from '../../../../../renderer/games/oathsworn/story/SecretVote.vue'

const ballot = (player: number) =>
  ({
    form: 'choose',
    rule: 'OW-STORY-14',
    seat: `player-${player}`,
    title: { key: 'campaign.ask.vote', args: { player } },
    confirm: true,
    min: 1,
    max: 1,
    options: [
      { id: 'spare', label: { key: 'campaign.plain', args: { text: 'Spare him' } } },
      { id: 'strike', label: { key: 'campaign.plain', args: { text: 'Strike' } } }
    ]
  }) as unknown as Prompt

const tableWith = (waiting: readonly Prompt[]) =>
  ({
    run: 2,
    kind: 'campaign',
    game: 'oathsworn',
    revision: 5,
    over: false,
    view: null,
    waiting,
    log: [],
    decisions: [],
    ways: [],
    pins: [],
    undo: 'none',
    redo: false
  }) as const

describe('a secret decision on one laptop', () => {
  let screen: VueWrapper
  const votes: string[] = []

  beforeEach(() => {
    votes.length = 0
    setActivePinia(createPinia())
    const table = useTable()
    table.now = tableWith([ballot(1), ballot(2)])
    vi.spyOn(table, 'answer').mockImplementation((seat, reply) => {
      votes.push(`${seat} ${reply.form === 'choose' ? reply.chosen.join() : ''}`)
      table.now = tableWith([ballot(2)].slice(votes.length - 1))
      return Promise.resolve(true)
    })
    window.addEventListener('keydown', handleKey)
    screen = mount(SecretVote, { attachTo: document.body })
  })
  afterEach(() => {
    screen.unmount()
    window.removeEventListener('keydown', handleKey)
  })

  it('OW-STORY-14 shows no choice until its player says to be alone with it', async () => {
    expect(screen.text()).toContain('Player 1 takes the laptop.')
    expect(screen.text()).not.toContain('Spare him')
    await screen.find('button').trigger('click')
    expect(screen.text()).toContain('Spare him')
  })

  it('OW-STORY-14 covers itself again for the next one, and tells nobody what was chosen', async () => {
    await screen.find('button').trigger('click')
    await screen.find('[data-option=strike]').trigger('click')
    await flushPromises()
    expect(votes).toEqual(['player-1 strike'])
    expect(screen.text()).toContain('Player 2 takes the laptop.')
    expect(screen.text()).not.toContain('Strike')
  })
})
