import type { StoryCondition } from '../../content'
import { seated, type Company } from '../state'

/** Does this hold of the company? */
export function holds(company: Company, condition: StoryCondition): boolean {
  const { story } = company
  switch (condition.test) {
    case 'path':
      return (story?.path ?? 'none') === condition.is
    case 'clue':
      return company.clues.includes(condition.clue) || (story?.clues.includes(condition.clue) ?? false)
    case 'flag':
      return company.flags.includes(condition.flag)
    case 'ally':
      return (company.allies[condition.ally] ?? 0) > 0
    case 'item':
      return Object.values(company.items).some(
        ({ def, with: who }) => def === condition.item && company.characters[who]?.where !== 'away'
      )
    case 'trait':
      return (company.traits[condition.trait] ?? 0) > 0
    case 'class':
      return seated(company).some((one) => one.class === condition.class)
    case 'iron':
      return company.purse >= condition.least
    case 'time':
      return (story?.time ?? 0) >= condition.least
    case 'all':
      return condition.of.every((one) => holds(company, one))
    case 'any':
      return condition.of.some((one) => holds(company, one))
    case 'not':
      return !holds(company, condition.of)
  }
}
