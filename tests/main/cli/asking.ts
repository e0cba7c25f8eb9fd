import { expect } from 'vitest'
import { answersIn, listen } from './listening'

/** The answer to a question about the board of the worked examples. */
export async function ask(query: object): Promise<Record<string, unknown>> {
  const heard = await listen(['ask'], JSON.stringify({ board: 'example', ...query }))
  expect(heard.notes).toEqual([])
  return answersIn(heard)[0] ?? {}
}

/** The large boss of the worked examples. */
export const t7 = (at: [number, number], facing = 'N') => ({ id: 't7', at, facing, body: 'seven' })
