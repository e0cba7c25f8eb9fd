import type { Json } from '../../../engine/kernel/ids'
import type { Reply } from '../../../engine/kernel/prompt'
import type { Snapshot, TableStep, ShownWay } from '../../../preload/contract/shapes'
import { Host } from '../../../main/tables/host'
import type { Games } from '../../../main/tables/game'
import type { OpenRun } from '../../../main/tables/open-run'
import { grown, grownLog, patched, shownLines } from '../../../renderer/table/patch'
import type { Bag } from '../../../main/saves/log/bag'
import type { Files } from '../../../main/saves/files/files'
import { pigShelf } from '../fixtures/pig'
import { emptySave, open, value } from '../saves/kit'

export const faults: string[] = []

export const hostOf = (bag: Bag, games: Games = pigShelf()): Host =>
  new Host(bag, { games, seed: () => 'a seed', onFault: (message) => faults.push(message) })

export interface Sitting {
  readonly files: Files
  readonly bag: Bag
  readonly host: Host
  readonly run: OpenRun
  readonly first: Snapshot
}

export const setup = { seats: 2, goal: 60, fragile: true }

export function sitDown(padding = 0): Sitting {
  const files = emptySave()
  const bag = open(files)
  const host = hostOf(bag)
  const run = value(host.start({ kind: 'encounter', game: 'pig', setup: { ...setup, padding }, seed: 'pigs' }))
  return { files, bag, host, run, first: run.snapshot() }
}

/** The same company after the program was closed and started again. */
export function comeBack({ files, bag, run }: Sitting, games?: Games): Sitting {
  bag.close()
  const again = open(files)
  const host = hostOf(again, games)
  const resumed = value(host.resume(run.id))
  return { files, bag: again, host, run: resumed, first: resumed.snapshot() }
}

export const choose = (option: string): Reply => ({ form: 'choose', chosen: [option] })

/** Answers for whoever is asked. */
export function say(run: OpenRun, reply: Reply | string): TableStep {
  const [prompt] = run.waiting
  if (!prompt) throw new Error('nobody is asked')
  const given = typeof reply === 'string' ? choose(reply) : reply
  return value(run.answer(run.revision, { seat: prompt.seat, by: 'person', reply: given }))
}

/** Plays by a fixed rule until it is over, or so many decisions were made. */
export function playOn(run: OpenRun, decisions = Number.POSITIVE_INFINITY): void {
  for (let k = 0; k < decisions && !run.isOver; k++) {
    const [prompt] = run.waiting
    if (prompt?.form === 'number') say(run, { form: 'number', value: k % (prompt.max + 1) })
    else say(run, ['roll', 'hold', 'roll', 'give'][k % 4]!)
  }
}

/** A picture without what says how it came about. */
export const core = ({ ways: _ways, told: _told, ...rest }: Snapshot): unknown => JSON.parse(JSON.stringify(rest))

export const undone = (run: OpenRun): TableStep => value(run.undo(run.revision, true))
export const redone = (run: OpenRun): TableStep => value(run.redo(run.revision))

/** What a window shows after a step, as the window itself works it out. */
export const shown = (was: Snapshot, step: TableStep): Snapshot => {
  const { patch, log, decisions, ways, ...rest } = step
  const fresh = shownLines(was.view, log.add)
  const told = fresh.at(-1)?.view ?? was.view
  return {
    ...was,
    ...rest,
    view: patch ? patched(told, patch) : told,
    log: grownLog(was.log, log.from, fresh),
    decisions: grown(was.decisions, decisions),
    ways: ways ? (patched(was.ways as unknown as Json, ways) as unknown as readonly ShownWay[]) : was.ways
  }
}
