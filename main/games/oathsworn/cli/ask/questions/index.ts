import { arcs } from './arcs'
import { area } from './area'
import { chain } from './chain'
import { charge } from './charge'
import { cone } from './cone'
import { knockback } from './knockback'
import { move } from './move'
import { path } from './path'
import { placing } from './placing'
import { push } from './push'
import { sight } from './sight'
import { target } from './target'
import { wave } from './wave'

/** Every question there is: a file here and a word in this list. */
export const questions = {
  sight,
  path,
  move,
  arcs,
  cone,
  wave,
  area,
  chain,
  charge,
  knockback,
  push,
  placing,
  target
} as const
export type QuestionName = keyof typeof questions
