import type { Json } from './ids'
import type { Script } from './script'
import { owning } from './stopping.straight'

export const belonging = <R>(what: Json, begin: () => Script<R>): Script<R> => owning(what, begin)
