import { arcs } from './arcs'
import { charge } from './charge'
import { cone } from './cone'
import { knockback } from './knockback'
import { move } from './move'
import { path } from './path'
import { push } from './push'
import { sight } from './sight'
import { target } from './target'
import { wave } from './wave'

/** Every question there is: a file here and a word in this list. */
export const questions = { sight, path, move, arcs, cone, wave, charge, knockback, push, target } as const
export type QuestionName = keyof typeof questions
