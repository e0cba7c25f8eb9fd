import { describe, expect, it } from 'vitest'
import { costWords, signsOf } from '../../../../renderer/games/rolling-fates/ui/cost'
import { say } from '../../../../renderer/words/say'
import '../../games'

describe('what an ability costs', () => {
  it('RF-CST-12 is drawn sign by sign, the Luck die first', () => {
    expect(signsOf('L4 25')).toEqual([{ luck: 4 }, { face: 2 }, { face: 5 }])
    expect(signsOf('0')).toEqual([])
  })

  it('RF-CST-05 has the dice of one group side by side', () => {
    expect(signsOf('abaab')).toEqual(['a', 'a', 'a', 'b', 'b'].map((group) => ({ group })))
  })

  it.each([
    ['0', 'No dice'],
    ['L3', 'Luck die 3'],
    ['**', 'any 2 dice'],
    ['14', '1 4'],
    ['5', 'a 5'],
    ['aaabb', '3 equal dice and 2 equal dice']
  ])('%s is read aloud as %s', (cost, spoken) => {
    expect(say(costWords(cost))).toBe(spoken)
  })
})
