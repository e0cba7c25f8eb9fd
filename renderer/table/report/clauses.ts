import { computed, shallowRef } from 'vue'
import type { Clause, Clauses } from '../../shell/gameScreens'
import { gameOf } from '../../shell/games'
import { useTable } from '../store'

export interface FollowedClause extends Partial<Clause> {
  readonly id: string
}

/** The clauses with these ids, with what they say once `load` has brought the rules of the game at the table. */
export function useClauses(ids: () => readonly string[]) {
  const table = useTable()
  const known = shallowRef<Clauses>({})
  const load = async (): Promise<void> => {
    known.value = (await gameOf(table.now?.game ?? '')?.clauses?.()) ?? {}
  }
  const clauses = computed<readonly FollowedClause[]>(() => ids().map((id) => ({ id, ...known.value[id] })))
  return { clauses, load }
}
