import { expect } from 'vitest'
import { answersIn, listen } from '../../cli/listening'

type Asked = Record<string, unknown>

/** The answers to questions about Rolling Fates, all of which must be questions. */
export async function ask(...queries: readonly Asked[]): Promise<Asked[]> {
  const heard = await listen(
    ['ask', '--game', 'rolling-fates'],
    queries.map((query) => JSON.stringify(query)).join('\n')
  )
  expect(heard.notes).toEqual([])
  expect(heard.code).toBe(0)
  return answersIn(heard)
}

export const answer = async (query: Asked): Promise<Asked> => (await ask(query))[0] ?? {}

/** What is said of something that is no question; a right one behind it is answered all the same. */
export async function complaint(query: Asked): Promise<string> {
  const right = '{"id":2,"op":"payable","luck":null,"dice":[],"costs":["0"]}'
  const heard = await listen(['ask', '--game', 'rolling-fates'], `${JSON.stringify({ id: 1, ...query })}\n${right}`)
  const [wrong, next] = answersIn(heard)
  expect(heard.code).toBe(2)
  expect(next).toEqual({ id: 2, ways: [[[]]], together: true })
  expect(Object.keys(wrong ?? {})).toEqual(['id', 'error'])
  expect(wrong?.['id']).toBe(1)
  return String(wrong?.['error'])
}
