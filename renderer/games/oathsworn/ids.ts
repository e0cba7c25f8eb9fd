export const GAME = 'oathsworn'

/** Its two kinds of run, as main is asked for them. */
export const ENCOUNTER = { game: GAME, kind: 'encounter' } as const
export const CAMPAIGN = { game: GAME, kind: 'campaign' } as const
