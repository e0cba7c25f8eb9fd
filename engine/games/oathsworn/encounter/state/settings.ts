/** The choices of Part 4 of the ledger: each is one printing's rule against another's. */
export interface Settings {
  /** OW-TILE-01 */
  readonly fireTiming: 'onEntry' | 'endOfRound'
  /** OW-CAGE-10 */
  readonly cagedMayDefend: boolean
  /** OW-CAGE-05 */
  readonly cageHelpers: 'friendly' | 'oathswornAndAllies'
  /** OW-ATK-18 */
  readonly determinationReturnsLethality: boolean
  /** OW-BRK-16 */
  readonly lastDieReactionsFirst: boolean
  /** OW-MIGHT-05 */
  readonly refillAtOnce: boolean
  /** OW-MIGHT-03 */
  readonly enemyDice: boolean
  /** OW-TGT-07 */
  readonly alliesAreStageTargets: boolean
  /** OW-MIGHT-10; null is no limit but the cards there are. */
  readonly maxWhiteEncounter: number | null
}

export const DEFAULT_SETTINGS: Settings = {
  fireTiming: 'onEntry',
  cagedMayDefend: false,
  cageHelpers: 'friendly',
  determinationReturnsLethality: false,
  lastDieReactionsFirst: false,
  refillAtOnce: false,
  enemyDice: false,
  alliesAreStageTargets: false,
  maxWhiteEncounter: null
}

/** Who holds the cards: the app, or the people at the table. */
export interface Dials {
  readonly might: 'app' | 'table'
  readonly cards: 'app' | 'table'
  readonly stage: 'app' | 'table'
  /** Whether players are asked which of their MIGHT to roll. OW-MIGHT-03 */
  readonly dice: 'never' | 'ask'
}

export const ALL_APP: Dials = { might: 'app', cards: 'app', stage: 'app', dice: 'never' }
