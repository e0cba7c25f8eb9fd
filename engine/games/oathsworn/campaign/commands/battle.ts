import { battleResult, battleEnding, whyNotResult } from '../chapter/handover'
import { happeningsOf } from '../deeds'
import { command } from './kit'

/** An encounter comes back with its result. */
export const battleCommands = {
  battle: command({ result: battleResult }, {}, ({ book, company, onPurpose }, { result }) => {
    const why = whyNotResult(book, company, result)
    if (why && !(onPurpose && company.fight)) return why
    return happeningsOf(company, battleEnding(result))
  })
}
