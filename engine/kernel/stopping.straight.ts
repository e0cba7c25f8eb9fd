// Scripts without stops: docs/decisions/0046. Whoever answers does so at once, in the midst of the rule that asks.
import type { Json } from './ids'
import { ofIt } from './ofIt'
import type { Reply } from './prompt'
import type { Question, Script } from './script'

type Answerer = (question: Question) => readonly Reply[]

const nobody: Answerer = () => {
  throw new Error('a rule asks, and nobody is there to answer')
}

let answerer = nobody
/** What the questions belong to that are asked now; undefined: to nothing in particular. */
let owner: Json | undefined

/** What is asked while this is done is answered by this one. */
export function answeredBy(who: Answerer, act: () => void): void {
  const before = answerer
  const owned = owner
  answerer = who
  owner = undefined
  try {
    act()
  } finally {
    answerer = before
    owner = owned
  }
}

/** What is asked while this is done belongs to it, unless what lies deeper says otherwise. */
export function owning<R>(what: Json, act: () => R): R {
  const owned = owner
  owner = what
  try {
    return act()
  } finally {
    owner = owned
  }
}

export const ask = (question: Question): Script<readonly Reply[]> =>
  answerer(owner === undefined ? question : ofIt(owner, question)) as unknown as Script<readonly Reply[]>
