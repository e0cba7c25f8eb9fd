import type { Tab } from './tab'

/** The clauses under which an attack is carried out: of players, from inside a monster, of enemies. */
const ATTACKS: ReadonlySet<string> = new Set(['OW-ATK-06', 'OW-CONSUME-02', 'OW-EATK-01'])

export const isAttacking = ({ crumbs }: Tab): boolean => crumbs.some((clause) => ATTACKS.has(clause))
