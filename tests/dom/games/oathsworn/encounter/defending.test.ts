import { describe, expect, it } from 'vitest'
import { defenderIn, hpOf } from '../../../../../renderer/games/oathsworn/encounter/model/aims'
import { modelOf } from '../../../../../renderer/games/oathsworn/encounter/model/modelOf'
import { say } from '../../../../../renderer/words/say'
import { evening, learnStarter } from './evening'

learnStarter()

/** The first time this is asked in a careful evening in which somebody holds what it takes. */
function asked(key: string) {
  for (let n = 0; n < 40; n++) {
    const { run, snapshot } = evening(`defence ${n}`, ({ prompt }) => prompt.title.key === key, 'careful')
    const prompt = run.waiting.find(({ title }) => title.key === key)
    if (prompt) return { prompt, model: modelOf(snapshot.view)! }
  }
  throw new Error(`nobody is asked ${key}`)
}

describe('the defence against a draw', () => {
  it('OW-EATK-05 a card is asked for while the draw lies face down; each says what it adds', () => {
    const { prompt, model } = asked('ask.defend')
    expect(model.tableSide).toBe('enemy')
    expect(model.table.length).toBeGreaterThan(0)
    expect(model.table.every(({ face }) => face === null)).toBe(true)
    expect(say(prompt.title)).toMatch(/^\S.* attacks \S+\. Which card for DEFENSE\? It is \d+ so far$/)
    const cards = prompt.form === 'choose' ? prompt.options.filter(({ id }) => id.startsWith('card:')) : []
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(say(card.label)).toMatch(/ \+\d+$/)
    expect(defenderIn(prompt, 0)).toBeUndefined()
  })

  it('OW-EATK-09, OW-TOKEN-09 tokens are asked for when it is turned up, and what they save is told at once', () => {
    const { prompt, model } = asked('ask.defenceTokens')
    expect(model.table.every(({ face }) => face !== null)).toBe(true)
    const { damage, defence } = prompt.data as { damage: number; defence: number }
    expect(say(prompt.title)).toContain(`${damage} damage`)
    expect([0, 1, 2].map((tokens) => hpOf(0, defenderIn(prompt, tokens)!))).toEqual(
      [0, 1, 2].map((tokens) => Math.floor(damage / (defence + tokens)))
    )
  })
})
