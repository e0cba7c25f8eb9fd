import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { Run } from '../../../../../../engine/kernel/run'
import type { Json } from '../../../../../../engine/kernel/ids'
import { bots } from '../../../../../../engine/games/oathsworn/bots'
import { picker } from '../../../../../../engine/simulation/bot'
import { oathsworn } from '../../../../../../engine/games/oathsworn/game'
import { contentHere } from '../../../../../../main/games/oathsworn/content'
import { oddsFor } from '../../../../../../main/games/oathsworn/odds'
import { encountersOf, readyFor } from '../../../../../../main/games/oathsworn/offer'
import DrawArea from '../../../../../../renderer/games/oathsworn/encounter/draws/DrawArea.vue'
import { modelOf } from '../../../../../../renderer/games/oathsworn/encounter/model/modelOf'
import { demoHost } from '../../../../../../renderer/gallery/demoHost'
import { setHost } from '../../../../../../renderer/shell/host'
import { handleKey } from '../../../../../../renderer/shell/keys'
import { useChoosing } from '../../../../../../renderer/table/choosing'
import { useTable } from '../../../../../../renderer/table/store'
import { learnStarter } from '../evening'
import { snapshotAt } from '../snapshotAt'

learnStarter()

/** A table that may roll dice, at the first question how many cards are drawn. */
function atTheDraw() {
  const content = contentHere()
  const game = oathsworn(content)
  const { setup } = readyFor(content, encountersOf(content)[0]!)
  const run = Run.start(game, { ...(setup as object), dials: { dice: 'ask' } } as Json, 'dice or cards')
  const pick = picker('dice or cards bot')
  while (run.waiting[0] && run.waiting[0].title.key !== 'ask.might') {
    const prompt = run.waiting[0]
    const reply = bots.careful({ prompt, state: run.state, book: game.book, pick })
    run.answer({ seat: prompt.seat, by: 'bot', reply })
  }
  return { game, run }
}

describe('odds where each may be a card or a die', () => {
  it('OW-MIGHT-03 are looked at either way before the draw, and what was meant is filled in when it is asked', async () => {
    const { game, run } = atTheDraw()
    setActivePinia(createPinia())
    const asked: Json[] = []
    setHost(
      demoHost({
        table: {
          ask: ({ question }: { question: Json }) => {
            asked.push(question)
            return oddsFor(game.book, run.state, question, run.waiting)
          },
          answer: () => JSON.stringify({})
        }
      } as never)
    )
    const table = useTable()
    const show = async () => {
      table.adopt(snapshotAt(run))
      await flushPromises()
    }
    await show()
    const model = modelOf(table.now!.view)!
    const area = mount(DrawArea, {
      props: {
        piles: model.piles,
        clear: model.table.length === 0,
        draw: { faces: [], side: null } as never,
        names: { figureWords: () => 'Hulk', isMinion: () => false } as never
      },
      attachTo: document.body
    })
    await flushPromises()
    const said = (): string => area.find('.meant').text()
    const asCards = said()
    const [cards, dice] = area.findAll('[role="radio"]')
    expect([cards!.text(), dice!.text(), cards!.attributes('aria-checked')]).toEqual(['Cards', 'Dice', 'true'])
    await dice!.trigger('click')
    await flushPromises()
    expect(asked.at(-1)).toMatchObject({ dice: true })
    expect(said()).not.toBe(asCards)
    const asDice = said()
    handleKey(new KeyboardEvent('keydown', { key: 'd' }))
    await flushPromises()
    expect(said()).toBe(asCards)
    handleKey(new KeyboardEvent('keydown', { key: 'd' }))
    await flushPromises()
    expect(said()).toBe(asDice)

    const { amounts } = useChoosing().draft
    const [prompt] = run.waiting
    run.answer({ seat: prompt!.seat, by: 'person', reply: { form: 'spread', amounts } })
    expect(run.waiting[0]?.title.key).toBe('ask.dice')
    await show()
    expect(useChoosing().draft.amounts).toEqual(amounts)
    expect(area.find('[role="radio"]').exists()).toBe(false)
    expect(said()).toBe(asDice)
    area.unmount()
  })
})
