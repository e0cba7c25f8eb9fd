// One game in the window; two names in main, one for each kind of run, and in saves for ever.

export const GAME = 'oathsworn'
/** What main calls a campaign of it. */
export const CAMPAIGN_ALIAS = 'oathsworn-campaign'

export type OathswornKind = 'encounter' | 'campaign'

/** The name that main wants for a run of this kind. */
export const hostId = (kind: OathswornKind): string => (kind === 'campaign' ? CAMPAIGN_ALIAS : GAME)

/** What a company is kept for, by main's name for its game: a campaign, or single encounters. */
export const kindOf = (id: string): OathswornKind => (id === CAMPAIGN_ALIAS ? 'campaign' : 'encounter')
