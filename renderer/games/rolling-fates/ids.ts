export const GAME = 'rolling-fates'

/** Its one kind of run, as main is asked for it. */
export const ADVENTURE = { game: GAME, kind: 'adventure' } as const
