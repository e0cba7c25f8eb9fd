import { rule } from '../../../../kernel/ids'
import { words, type Words } from '../../../../messages/words'
import { tokenTypes, type TokenType } from '../../content'
import { askedOf, chooseOne } from '../asking'
import type { CampaignBook } from '../book'
import { happenAll } from '../deeds'
import type { Changed } from '../happenings'
import { nameOf, refused, said } from './names'
import { seated, type CharacterId, type Company } from '../state'
import type { CampaignTable } from '../tab'

/** OW-TOKEN-06 */
const MOST_PERMANENT = 3

export const tokenName = (token: string): Words => words(`token.${token}.name`)

const mostPermanent = (book: CampaignBook, token: TokenType): number =>
  book.all('token').find(({ type }) => type === token)?.mostPermanent ?? MOST_PERMANENT

/** OW-TOKEN-06: the ceiling of permanent tokens. */
export const whyNotPermanent = (
  book: CampaignBook,
  company: Company,
  who: CharacterId,
  token: TokenType
): Words | null => {
  const most = mostPermanent(book, token)
  const held = company.characters[who]?.permanent[token] ?? 0
  return held < most ? null : refused('tokenCeiling', { token: tokenName(token), most, clause: 'OW-TOKEN-06' })
}

/** OW-TOKEN-01 */
export const tokensGained = (who: CharacterId, token: TokenType, count: number): Changed[] =>
  count > 0
    ? [{ kind: 'tokensChanged', character: who, token, by: count, permanent: false, rule: rule('OW-TOKEN-01') }]
    : []

/** A permanent token, and the combat token with it while the chapter's encounter is still to come. OW-TOKEN-05 */
export const permanentGained = (company: Company, who: CharacterId, token: TokenType): Changed[] => [
  { kind: 'tokensChanged', character: who, token, by: 1, permanent: true, rule: rule('OW-TOKEN-06') },
  ...(company.part === 'story' || company.part === 'camp'
    ? [
        {
          kind: 'tokensChanged' as const,
          character: who,
          token,
          by: 1,
          permanent: false,
          rule: rule('OW-TOKEN-05')
        }
      ]
    : [])
]

/** OW-TOKEN-04: at the start of a chapter a combat token for each permanent one. */
export const startingTokens = (company: Company): Changed[] =>
  seated(company).flatMap(({ id, permanent }) =>
    tokenTypes.flatMap((token): Changed[] =>
      (permanent[token] ?? 0) > 0
        ? [
            {
              kind: 'tokensChanged',
              character: id,
              token,
              by: permanent[token] ?? 0,
              permanent: false,
              rule: rule('OW-TOKEN-04')
            }
          ]
        : []
    )
  )

/** OW-LEVEL-05, OW-LEVEL-07, OW-LEVEL-09: one permanent token of choice among these, or none when all are full. */
export function choosePermanent(
  t: CampaignTable,
  who: CharacterId,
  among: readonly TokenType[],
  clause: 'OW-LEVEL-05' | 'OW-LEVEL-07'
): void {
  const whyNot = (token: TokenType): Words | null => whyNotPermanent(t.book, t.see, who, token)
  if (among.every((token) => whyNot(token) !== null)) {
    t.happen({
      kind: 'told',
      words: said('told.tokenForfeited', { name: nameOf(t.see, who) }),
      rule: rule('OW-LEVEL-09')
    })
    return
  }
  const token = chooseOne(t, () => ({
    rule: clause,
    seat: askedOf(t.see, who),
    title: said('ask.permanentToken', { name: nameOf(t.see, who) }),
    options: among.map((one) => {
      const why = whyNot(one)
      const held = t.see.characters[who]?.permanent[one] ?? 0
      return {
        id: one,
        label: tokenName(one),
        data: { before: held, after: held + 1 },
        ...(why ? { refused: why } : {})
      }
    })
  })) as TokenType
  happenAll(t, permanentGained(t.see, who, token))
}

/** OW-TOKEN-15: a token of choice is chosen at once, from all five. */
export function chooseToken(t: CampaignTable, who: CharacterId): TokenType {
  return chooseOne(t, () => ({
    rule: 'OW-TOKEN-15',
    seat: askedOf(t.see, who),
    title: said('ask.token', { name: nameOf(t.see, who) }),
    options: tokenTypes.map((one) => ({ id: one, label: tokenName(one) }))
  })) as TokenType
}
