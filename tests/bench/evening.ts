// A real evening for whatever is measured about one: a house of its own, and bots at its table.
import { games } from '../../main/games/hosting'
import { House } from '../../main/app/services'
import type { Result } from '../../main/common/result'
import { jobs } from '../../main/saves/worker/jobs'
import { inPlace } from '../../main/saves/files/labour'
import type { OpenRun } from '../../main/tables/open-run'
import type { TableStep } from '../../preload/contract/shapes'
import { linkedOf, trialOf } from '../main/fixtures/hosted'

const GAME = 'oathsworn'

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.why)}`)
  return result.value
}

export interface Seated {
  readonly house: House
  readonly company: string
}

/** A company in a folder, opened for as long as it is used. */
export async function withCompany(folder: string, use: (seated: Seated) => void): Promise<void> {
  const house = new House({
    folder,
    clock: Date.now,
    labour: inPlace(jobs),
    games,
    quiet: 60_000,
    onFault: console.error,
    onTrouble: () => {}
  })
  try {
    use({ house, company: must(await house.companies.create(GAME, 'Bench')).company })
  } finally {
    await house.close()
  }
}

export interface Evening {
  readonly run: OpenRun
  /** Has a careful bot decide; null when there is nothing left to decide. */
  readonly decide: () => (() => TableStep) | null
}

export function beginEvening(house: House, seed: string): Evening {
  const { kind, setup } = trialOf(house.games, GAME, seed)
  const run = must(must(house.host()).start({ kind, game: GAME, setup, seed }))
  const bot = linkedOf(house.games, GAME).bot?.('careful', seed)
  const decide = (): (() => TableStep) | null => {
    const [prompt] = run.waiting
    if (run.isOver || !prompt || !bot) return null
    const given = { seat: prompt.seat, by: 'bot', reply: bot(prompt, run.state) } as const
    return () => must(run.answer(run.revision, given))
  }
  return { run, decide }
}
