// What the entries of a book add up to, gathered while it is read: the runs, where each of them stands, notes and pins.
import { bodyOf, type Entry } from './entry'

export interface Shelved {
  readonly run: number
  readonly kind: string
  readonly game: string
  readonly begun: number
  played: number
  /** The entry at which the run stands. */
  head: number
  /** How many answers lead there. */
  answers: number
  over: boolean
  /** How it ended, where it is over and the book says so. */
  how: string | undefined
}

export interface Noted {
  readonly at: number
  readonly text: string
  readonly run?: number
}

export interface Pinned {
  readonly entry: number
  readonly name: string
}

interface Standing {
  readonly run: number
  readonly answers: number
  readonly over: boolean
  readonly how: string | undefined
}

export class LogIndex {
  readonly runs = new Map<number, Shelved>()
  readonly notes: Noted[] = []
  name = ''
  last = 0
  chain: number
  played: number
  private readonly pins = new Map<number, string>()
  private readonly standings = new Map<number, Standing>()

  constructor(chain: number, created: number) {
    this.chain = chain
    this.played = created
  }

  add(entry: Entry): void {
    this.last = entry.n
    this.chain = entry.chain
    this.played = entry.at
    switch (entry.kind) {
      case 'begun':
        return this.begin(entry)
      case 'answered':
      case 'ended':
        return this.carryOn(entry)
      case 'moved':
        return this.move(entry, bodyOf<'moved'>(entry).to)
      case 'named':
        this.name = bodyOf<'named'>(entry).name
        return
      case 'noted':
        this.notes.push({ at: entry.at, text: bodyOf<'noted'>(entry).text, ...(entry.run ? { run: entry.run } : {}) })
        return
      case 'pinned':
        this.pin(bodyOf<'pinned'>(entry))
    }
  }

  /** Is this an entry at which the run can stand? */
  canStand(run: number, entry: number): boolean {
    return this.standings.get(entry)?.run === run
  }

  /** The pins of a run, in the order of what they pin. */
  pinsOf(run: number): readonly Pinned[] {
    return [...this.pins]
      .filter(([entry]) => this.canStand(run, entry))
      .map(([entry, name]) => ({ entry, name }))
      .sort((a, b) => a.entry - b.entry)
  }

  private pin({ to, name }: { readonly to: number; readonly name: string }): void {
    if (name === '') this.pins.delete(to)
    else this.pins.set(to, name)
  }

  private begin({ n, at, body }: Entry): void {
    const { kind, game } = bodyOf<'begun'>({ body })
    this.standings.set(n, { run: n, answers: 0, over: false, how: undefined })
    this.runs.set(n, { run: n, kind, game, begun: at, played: at, head: n, answers: 0, over: false, how: undefined })
  }

  private carryOn(entry: Entry): void {
    const run = this.runs.get(entry.run)
    if (!run) return
    const over = entry.kind === 'ended'
    const how = over ? bodyOf<'ended'>(entry).how : undefined
    this.standings.set(entry.n, { run: entry.run, answers: run.answers + 1, over, how })
    this.stand(run, entry.n, entry.at)
  }

  private move(entry: Entry, to: number): void {
    const run = this.runs.get(entry.run)
    if (run) this.stand(run, to, entry.at)
  }

  private stand(run: Shelved, head: number, at: number): void {
    const standing = this.standings.get(head)
    if (!standing) return
    run.head = head
    run.played = at
    run.answers = standing.answers
    run.over = standing.over
    run.how = standing.how
  }
}
