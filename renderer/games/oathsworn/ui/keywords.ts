import { knows, say } from '../../../words/say'

// The terms of the game, wherever they come up in a sentence, with what they mean and the clause that says it.

const CLAUSES = {
  knockback: 'OW-KB-01',
  push: 'OW-PUSH-01',
  bleed: 'OW-STATUS-02',
  poison: 'OW-STATUS-06',
  crippled: 'OW-STATUS-03',
  charge: 'OW-CHARGE-01',
  cone: 'OW-CONE-01',
  wave: 'OW-WAVE-01',
  chain: 'OW-CHAIN-01',
  mob: 'OW-MOB-01',
  minion: 'OW-DMG-08',
  empower: 'OW-EMP-01',
  redraw: 'OW-ATK-11',
  critical: 'OW-CRIT-01',
  interrupt: 'OW-INT-01',
  battleflow: 'OW-FLOW-01',
  break: 'OW-BRK-01',
  cage: 'OW-CAGE-01',
  defense: 'OW-DMG-02',
  animus: 'OW-REFR-02',
  range: 'OW-ATK-03',
  miss: 'OW-ATK-09',
  blank: 'OW-ATK-09',
  cooldown: 'OW-CARD-06',
  token: 'OW-TOKEN-01',
  lethality: 'OW-STATUS-07',
  injury: 'OW-KO-03',
  unconscious: 'OW-KO-01',
  companion: 'OW-COMP-01',
  fire: 'OW-TILE-01',
  water: 'OW-TILE-02',
  obstacle: 'OW-MOVE-02',
  sight: 'OW-LOS-01',
  flank: 'OW-ARC-01',
  stageCard: 'OW-STAGE-01',
  unarmed: 'OW-UNARMED-01'
} as const

export type KeywordId = keyof typeof CLAUSES
export const KEYWORDS = Object.keys(CLAUSES) as readonly KeywordId[]

export interface Keyword {
  readonly id: KeywordId
  readonly term: string
  readonly text: string
  readonly clause: string
}

export const keyword = (id: KeywordId): Keyword => ({
  id,
  term: say(`keyword.${id}.term`),
  text: say(`keyword.${id}.text`),
  clause: CLAUSES[id]
})

/** A piece of a sentence: plain, or a term as it stands there. */
export interface SentencePiece {
  readonly text: string
  readonly keyword?: KeywordId
}

/** The sentence cut at its terms; each is explained once, where it comes up first. */
export function piecesOf(sentence: string): readonly SentencePiece[] {
  const terms = new Map(
    KEYWORDS.filter((id) => knows(`keyword.${id}.term`)).map((id) => [say(`keyword.${id}.term`).toLowerCase(), id])
  )
  const pattern = new RegExp(`\\b(${[...terms.keys()].join('|')})(?:e?s|e?d|s?ing)?\\b`, 'gi')
  const pieces: SentencePiece[] = []
  const seen = new Set<KeywordId>()
  let at = 0
  for (const found of sentence.matchAll(pattern)) {
    const id = terms.get((found[1] ?? '').toLowerCase())
    if (id === undefined || seen.has(id)) continue
    seen.add(id)
    if (found.index > at) pieces.push({ text: sentence.slice(at, found.index) })
    pieces.push({ text: found[0], keyword: id })
    at = found.index + found[0].length
  }
  if (at < sentence.length) pieces.push({ text: sentence.slice(at) })
  return pieces
}

/** The terms that come up in some sentences. */
export const keywordsIn = (sentences: readonly string[]): readonly Keyword[] =>
  [...new Set(sentences.flatMap((one) => piecesOf(one).flatMap((piece) => piece.keyword ?? [])))].map(keyword)
