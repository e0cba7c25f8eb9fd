import { openCompany } from '../shell/company'
import { gameOf, hasPlace, placeOfRun } from '../shell/games'
import type { WindowPlace } from '../shell/place'

/** Opens a company and says where to go: to the game it left off, or to where it rests. */
export async function placeOf(company: string): Promise<WindowPlace | undefined> {
  const opened = await openCompany(company)
  if (!opened) return undefined
  const [last] = opened.runs.filter((run) => !run.over).sort((a, b) => b.played - a.played)
  const atTable = last && placeOfRun(last.game, last.kind, { company, run: last.run })
  return atTable ?? restOf(opened.game, company)
}

export function restOf(game: string, company: string): WindowPlace | undefined {
  const rest = gameOf(game)?.rest(company)
  return rest && hasPlace(rest.at) ? rest : undefined
}
