import { rule } from '../../../kernel/ids'
import type { Option } from '../../../kernel/prompt'
import type { Script } from '../../../kernel/script'
import { checkTypes, type CheckType } from '../../content'
import { chooseNumber, chooseOne } from '../asking'
import { drawInjury, gainItems } from '../gaining'
import { refused, said } from '../names'
import { seated } from '../state'
import type { Tab } from '../tab'
import { makeCheck } from './check'
import { roundOfCombat } from './combat'
import { drawEvent } from './events'
import { chooseMember } from './members'
import { somebodyLives } from './end'
import { passTime } from './time'
import { helpOnTheWay, wayOptions } from './wayTraits'

/** For owners who read their own book: the app keeps the books and does what the book asks for. OW-STORY-05 */
export function* bare(t: Tab): Script {
  for (;;) {
    if (!(yield* somebodyLives(t))) return
    const chosen = yield* chooseOne(t, () => ({
      rule: 'OW-STORY-05',
      title: said('ask.bare', { chapter: t.see.chapter }),
      confirm: true,
      options: [...requests(t), ...wayOptions(t), { id: 'end', label: said('option.endStory') }]
    }))
    if (chosen === 'end') return
    if (chosen.startsWith('trait:')) yield* helpOnTheWay(t, chosen.slice('trait:'.length))
    else yield* byTheBook(t, chosen)
  }
}

function requests(t: Tab): Option[] {
  const { city, deepwood } = t.see.events
  const empty = { refused: refused('deckEmpty') }
  return [
    { id: 'check', label: said('option.check') },
    { id: 'check-each', label: said('option.checkEach') },
    { id: 'check-one', label: said('option.checkOne') },
    { id: 'combat', label: said('option.combat') },
    { id: 'city', label: said('option.cityEvent'), ...(city.draw.length === 0 ? empty : {}) },
    { id: 'deepwood', label: said('option.deepwoodEvent'), ...(deepwood.draw.length === 0 ? empty : {}) },
    { id: 'common', label: said('option.commonItems') },
    { id: 'unique', label: said('option.uniqueItems') },
    { id: 'injury', label: said('option.injury'), ...(t.see.injuries.draw.length === 0 ? empty : {}) },
    { id: 'time', label: said('option.time') }
  ]
}

function* byTheBook(t: Tab, request: string): Script {
  switch (request) {
    case 'check':
      yield* check(t, [null])
      return
    case 'check-each':
      return yield* check(
        t,
        seated(t.see).map(({ id }) => id)
      )
    case 'check-one':
      return yield* check(t, yield* chooseMember(t, said('ask.checker'), 'OW-CHECK-02'))
    case 'combat':
      yield* roundOfCombat(t, { defence: yield* howMany(t, 'ask.enemyDefence', 60), hpLoss: 1, called: null })
      return
    case 'city':
    case 'deepwood':
      yield* drawEvent(t, request, 0)
      return
    case 'common':
    case 'unique':
      yield* gainItems(t, request, t.see.chapter, yield* howMany(t, 'ask.howManyItems', 12))
      return
    case 'injury':
      for (const who of yield* chooseMember(t, said('ask.injured'), 'OW-TALLY-10')) yield* drawInjury(t, who)
      return
    default:
      yield* passTime(t, yield* howMany(t, 'ask.howMuchTime', 9), 0)
  }
}

function* check(t: Tab, who: readonly (string | null)[]): Script {
  const type = (yield* chooseOne(t, () => ({
    rule: 'OW-CHECK-01',
    title: said('ask.checkType'),
    options: checkTypes.map((id) => ({ id, label: said(`check.${id}`) }))
  }))) as CheckType
  const difficulty = yield* howMany(t, 'ask.difficulty', 60)
  for (const one of who)
    yield* t.in(rule('OW-CHECK-01'), makeCheck(t, { type, difficulty, bonus: 0, called: null, who: one }))
}

const howMany = (t: Tab, title: string, max: number): Script<number> =>
  chooseNumber(t, () => ({ rule: 'OW-STORY-05', title: said(title), min: 1, max }))
