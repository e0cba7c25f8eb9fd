// What is wrong with how the board of a told monster is laid. OW-ENC-12
import { DIRECTIONS, bodyOf, fits, hexOf, isOnBoard, moved, offset, placed, rotated, turnsOf } from '../../../hex'
import type { Board, Hex } from '../../../hex'
import { words, type Words } from '../../../messages/words'
import type { DraftPiece, MonsterDraft } from './monsterDraft'

const SEATS = 4
type Pairs = readonly (readonly [number, number])[]

/** What the board of the fight knows. */
export interface Laying {
  readonly board: Board
  /** The hexes of an obstacle or a tile; nothing of one that is not known. */
  readonly hexesOf: (put: 'obstacle' | 'tile', of: string) => Pairs | undefined
}

const has = (all: Pairs, [q, r]: readonly [number, number]): boolean => all.some((one) => one[0] === q && one[1] === r)

/** Where the monster stands; nothing while its body or its place is not told. */
export function monsterHexes({ hexes, core, front, at, facing }: MonsterDraft, board: Board): readonly Hex[] {
  const start = hexOf(board, at)
  if (start === undefined || core === null || front === null || !has(hexes, core) || !has(hexes, front)) return []
  const body = bodyOf({ hexes, core, front })
  const dir = DIRECTIONS.find((one) => one === facing) ?? 'S'
  return fits(board, body, start, dir) ? placed(body, start, dir) : []
}

export function pieceProblem(draft: MonsterDraft, n: number, laying: Laying): Words | null {
  const piece = draft.pieces[n]
  if (!piece) return null
  const covered = coveredBy(piece, laying)
  const { at } = piece
  if (hexOf(laying.board, at) === undefined) return words('box.placeUnknown', { at })
  if (piece.put === 'minion' && !draft.minions.some(({ key }) => key === piece.of)) return words('box.pieceGone')
  if (covered === null) return words('box.pieceGone')
  if (piece.put === 'tile') return null
  if (!covered.every((hex) => isOnBoard(laying.board, hex))) return words('box.placeOff', { at })
  const before = draft.pieces.slice(0, n).filter(({ put }) => put !== 'tile')
  const taken = [monsterHexes(draft, laying.board), ...before.map((one) => coveredBy(one, laying) ?? [])].flat()
  return covered.some((hex) => taken.includes(hex)) ? words('box.pieceTaken', { at }) : null
}

function coveredBy({ put, of, at, facing }: DraftPiece, { board, hexesOf }: Laying): readonly Hex[] | null {
  const start = hexOf(board, at)
  if (start === undefined) return null
  if (put === 'minion') return [start]
  return hexesOf(put, of)?.map(([q, r]) => moved(start, rotated(offset(q, r), turnsOf(facing)))) ?? null
}

/** The heroes need room for all of them. */
export function startProblem(draft: MonsterDraft, laying: Laying): Words | null {
  if (draft.start.length === 0) return null
  const unknown = draft.start.find((at) => hexOf(laying.board, at) === undefined)
  if (unknown !== undefined) return words('box.placeUnknown', { at: unknown })
  const pieces = draft.pieces.filter(({ put }) => put !== 'tile').map((one) => coveredBy(one, laying) ?? [])
  const taken = [monsterHexes(draft, laying.board), ...pieces].flat()
  const free = draft.start.filter((at) => !taken.includes(hexOf(laying.board, at) as Hex))
  return free.length < SEATS ? words('box.startSmall', { count: free.length }) : null
}
