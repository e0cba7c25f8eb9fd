import { flag, id, integer, oneOf, shape, type Infer } from '../../../schema'

/** What the rulebook states as numbers, and the options it leaves open, as they are where a table says nothing. */
export const rules = shape({
  id: id(),
  actionDice: integer({ min: 0, max: 7 }).describe('Action dice of each character (RF-FAT-03).'),
  rerolls: integer({ min: 0, max: 3 }).describe('Rerolls of each Fate Phase (RF-FAT-06).'),
  poisonLoss: integer({ min: 0, max: 99 }).describe('Life that poison takes (RF-POI-01, RF-POI-04).'),
  leastGone: integer({ min: 1, max: 6 }).describe('The least a die shows when a status goes (RF-RCV-03).'),
  recovery: oneOf(['coin', 'die']).describe('How recovery attempts are made (RF-RCV-02, RF-RCV-03).'),
  openingFatePhase: flag().describe('Whether a fight begins with a Fate Phase (RF-CMB-02).'),
  groupsMayEqual: flag().describe('Whether two groups of one cost may have the same value (RF-CST-09).')
})
  .named('Rules')
  .describe('The numbers of the rulebook. There is one record, `rulebook`; a pack may override it.')
export type FatesRulesRecord = Infer<typeof rules>
