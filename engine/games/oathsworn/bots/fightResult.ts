import type { Game } from '../../../kernel/game'
import type { Json } from '../../../kernel/ids'
import type { Book } from '../encounter/table/book'
import type { Happened } from '../encounter/happenings'
import type { FigureId } from '../encounter/state/ids'
import type { Encounter, Outcome } from '../encounter/state/state'
import type { EncounterBot } from './bot'
import { playOut } from '../../../simulation/playOut'

/** What is worth knowing of one fight that was fought to its end. */
export interface FightResult {
  readonly seed: string
  readonly outcome: Outcome
  readonly rounds: number
  readonly answers: number
  readonly knockouts: number
  /** The round in which most HP of the company were lost, and how many. */
  readonly worst: { readonly round: number; readonly hp: number }
  /** HP the company lost while a stage card was carried out; the rest under `minions and the rest`. */
  readonly byCard: { readonly [card: string]: number }
  /** HP each location of the monsters lost. */
  readonly byLocation: { readonly [location: string]: number }
}

export const ELSEWHERE = 'minions and the rest'

/** A whole fight, of which nothing is kept but this. */
export function fightResult(
  game: Game<Encounter, Happened, Book>,
  setup: Json,
  seed: string,
  bot: EncounterBot
): FightResult {
  const tale = new Tale()
  const { state, answers } = playOut(game, setup, seed, bot, (happening, now) => tale.hear(happening, now))
  return {
    seed,
    outcome: state.clock.outcome ?? 'defeat',
    rounds: state.clock.round,
    answers,
    knockouts: state.tally.fallen.length,
    worst: tale.worst(),
    byCard: tale.byCard,
    byLocation: tale.byLocation
  }
}

class Tale {
  readonly byCard: Record<string, number> = {}
  readonly byLocation: Record<string, number> = {}
  private readonly byRound: Record<number, number> = {}
  private card = ELSEWHERE
  private round = 1

  hear(happening: Happened, now: Encounter): void {
    switch (happening.kind) {
      case 'roundBegan':
        this.round = happening.round
        return
      case 'stageBegan':
        this.card = happening.card
        return
      case 'stageResolved':
        this.card = ELSEWHERE
        return
      case 'hpLost':
        return this.hurt(now, happening.figure, happening.count)
      case 'dieLost':
        this.byLocation[happening.slot] = (this.byLocation[happening.slot] ?? 0) + happening.count
        return
      default:
    }
  }

  worst(): FightResult['worst'] {
    let most = { round: 0, hp: 0 }
    for (const [round, hp] of Object.entries(this.byRound)) if (hp > most.hp) most = { round: Number(round), hp }
    return most
  }

  private hurt(now: Encounter, figure: FigureId, hp: number): void {
    if (now.figures[figure]?.kind !== 'oathsworn') return
    this.byCard[this.card] = (this.byCard[this.card] ?? 0) + hp
    this.byRound[this.round] = (this.byRound[this.round] ?? 0) + hp
  }
}
