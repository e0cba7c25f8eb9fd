import { arcs } from './arcs'
import { cone } from './cone'
import { move } from './move'
import { path } from './path'
import { sight } from './sight'
import { wave } from './wave'

/** Every question there is: a file here and a word in this list. */
export const questions = { sight, path, move, arcs, cone, wave } as const
export type QuestionName = keyof typeof questions
