import { rule } from '../../../../kernel/ids'
import type { Option } from '../../../../kernel/prompt'
import { checkTypes, type CheckType } from '../../content'
import { chooseNumber, chooseOne } from '../asking'
import { drawInjury, gainItems } from '../goods/gaining'
import { refused, said } from '../people/names'
import { seated } from '../state'
import type { CampaignTable } from '../tab'
import { makeCheck } from './check'
import { roundOfCombat } from './combat'
import { drawEvent } from './events'
import { chooseMember } from './members'
import { somebodyLives } from './end'
import { passTime } from './time'
import { helpOnTheWay, wayOptions } from './wayTraits'

/** For owners who read their own book: the app keeps the books and does what the book asks for. OW-STORY-05 */
export function bare(t: CampaignTable): void {
  for (;;) {
    if (!somebodyLives(t)) return
    const chosen = chooseOne(t, () => ({
      rule: 'OW-STORY-05',
      title: said('ask.bare', { chapter: t.see.chapter }),
      confirm: true,
      options: [...requests(t), ...wayOptions(t), { id: 'end', label: said('option.endStory') }]
    }))
    if (chosen === 'end') return
    if (chosen.startsWith('trait:')) helpOnTheWay(t, chosen.slice('trait:'.length))
    else byTheBook(t, chosen)
  }
}

function requests(t: CampaignTable): Option[] {
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

function byTheBook(t: CampaignTable, request: string): void {
  switch (request) {
    case 'check':
      check(t, [null])
      return
    case 'check-each':
      return check(
        t,
        seated(t.see).map(({ id }) => id)
      )
    case 'check-one':
      return check(t, chooseMember(t, said('ask.checker'), 'OW-CHECK-02'))
    case 'combat':
      roundOfCombat(t, { defence: howMany(t, 'ask.enemyDefence', 60), hpLoss: 1, called: null })
      return
    case 'city':
    case 'deepwood':
      drawEvent(t, request, 0)
      return
    case 'common':
    case 'unique':
      gainItems(t, request, t.see.chapter, howMany(t, 'ask.howManyItems', 12))
      return
    case 'injury':
      for (const who of chooseMember(t, said('ask.injured'), 'OW-TALLY-10')) drawInjury(t, who)
      return
    default:
      passTime(t, howMany(t, 'ask.howMuchTime', 9), 0)
  }
}

function check(t: CampaignTable, who: readonly (string | null)[]): void {
  const type = chooseOne(t, () => ({
    rule: 'OW-CHECK-01',
    title: said('ask.checkType'),
    options: checkTypes.map((id) => ({ id, label: said(`check.${id}`) }))
  })) as CheckType
  const difficulty = howMany(t, 'ask.difficulty', 60)
  for (const one of who)
    t.in(rule('OW-CHECK-01'), () => makeCheck(t, { type, difficulty, bonus: 0, called: null, who: one }))
}

const howMany = (t: CampaignTable, title: string, max: number): number =>
  chooseNumber(t, () => ({ rule: 'OW-STORY-05', title: said(title), min: 1, max }))
