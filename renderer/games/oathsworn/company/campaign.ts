/** The name of the game that keeps a company between evenings. */
export const CAMPAIGN = 'oathsworn-campaign'
