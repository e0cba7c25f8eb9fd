import { rule } from '../../../../../kernel/ids'
import type { Words } from '../../../../../messages/words'
import { tokenTypes, type TokenType } from '../../../content'
import { happenAll, perform } from '../../deeds'
import { archiveInjury, drawInjury } from '../../goods/gaining'
import { chooseTrait } from '../../people/levels'
import { said } from '../../people/names'
import { changingHp } from '../../people/people'
import {
  chooseToken,
  choosePermanent,
  permanentGained,
  tokenName,
  tokensGained,
  whyNotPermanent
} from '../../people/tokens'
import { whyNotMark } from '../../people/traits'
import { membersOf } from '../members'
import type { Verbs } from './verbs'

/** HP, tokens, injuries, allies, traits. */
export const peopleVerbs: Verbs<'hp' | 'token' | 'injury' | 'ally' | 'trait' | 'ticks'> = {
  // OW-STORY-15
  hp(t, { change, who }, from) {
    for (const one of membersOf(t, who, from, hpTitle(change))) perform(t, changingHp(t.book, one, change))
  },
  // OW-TOKEN-01, OW-TOKEN-05, OW-TOKEN-15
  token(t, { token, count, who, permanent }, from) {
    for (const one of membersOf(t, who, from, tokenTitle(token, count)))
      for (let i = 0; i < count; i++) {
        if (permanent && token === 'any') choosePermanent(t, one, tokenTypes, 'OW-LEVEL-05')
        else if (permanent && token !== 'any') {
          const why = whyNotPermanent(t.book, t.see, one, token)
          happenAll(
            t,
            why ? [{ kind: 'told', words: why, rule: rule('OW-TOKEN-06') }] : permanentGained(t.see, one, token)
          )
        } else happenAll(t, tokensGained(one, token === 'any' ? chooseToken(t, one) : token, 1))
      }
  },
  injury(t, { change, who }, from) {
    const title = said(change > 0 ? 'ask.injured' : 'ask.cured')
    for (const one of membersOf(t, who, from, title))
      for (let i = 0; i < Math.abs(change); i++)
        if (change > 0) drawInjury(t, one)
        else archiveInjury(t, one)
  },
  // OW-ALLY-01
  ally(t, { ally, lose, count }) {
    const held = t.see.allies[ally] ?? 0
    const by = lose ? -Math.min(count, held) : count
    if (by !== 0) t.happen({ kind: 'allyChanged', ally, by, rule: rule('OW-ALLY-01') })
  },
  trait(t, { trait }) {
    if (trait === undefined) return chooseTrait(t)
    if (whyNotMark(t.book, t.see, trait) === null)
      t.happen({ kind: 'traitMarked', trait, by: 1, rule: rule('OW-TRAIT-15') })
  },
  ticks(t, { count }) {
    if (count > 0) t.happen({ kind: 'ticked', count, rule: rule('OW-ITEM-10') })
  }
}

/** Who is chosen is asked with what it is for. */
const hpTitle = (change: number): Words => said(change < 0 ? 'ask.hurt' : 'ask.healed', { hp: Math.abs(change) })

const tokenTitle = (token: TokenType | 'any', count: number): Words =>
  token === 'any' ? said('ask.anyToken', { count }) : said('ask.token', { count, token: tokenName(token) })
