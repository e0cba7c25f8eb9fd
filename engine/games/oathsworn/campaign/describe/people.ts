import type { Words } from '../../../../messages/words'
import type { ChangedOf } from '../happenings'
import type { CharactersChanged } from '../happenings/characters'
import { className, nameOf, said } from '../people/names'
import type { Company } from '../state'
import { tokenName } from '../people/tokens'

type Lines = {
  readonly [K in CharactersChanged['kind']]?: (after: Company, happening: ChangedOf<K>) => Words | null
}

const log = (key: string, args?: Words['args']): Words => said(`log.${key}`, args)

/** Lines about those who are in the company. */
export const ownLine: Lines = {
  characterJoined: (_, { character }) =>
    log('characterJoined', {
      name: character.name,
      class: className(character.class),
      mode: said(`mode.${character.mode}`)
    }),
  characterReturned: (c, { character }) => log('characterReturned', { name: nameOf(c, character) }),
  characterLeft: (c, { character, iron }) => log('characterLeft', { name: nameOf(c, character), iron }),
  seatLent: (c, { seat, tonight }) => {
    const name = nameOf(c, c.seats[seat] ?? '')
    if (!tonight) return log('seatBack', { name })
    const how = tonight.player === '' ? 'companionOnly' : tonight.companion ? 'both' : 'named'
    return log(`seatLent.${how}`, { name, player: tonight.player })
  },
  characterRenamed: (_, { name }) => log('characterRenamed', { name }),
  hpSet: (c, { character, hp }) => log('hpSet', { name: nameOf(c, character), hp }),
  levelGained: (c, { character, level }) => log('levelGained', { name: nameOf(c, character), level }),
  grown: (c, { character, maxAnimus, regen }) => log('grown', { name: nameOf(c, character), maxAnimus, regen }),
  sheetRenewed: (c, { character, fresh }) =>
    log('sheetRenewed', { name: nameOf(c, character), mode: said(`mode.${fresh.mode}`) }),
  tokensChanged: (c, { character, token, by, permanent }) => {
    if (by === 0) return null
    const what = `${permanent ? 'permanent' : 'token'}${by > 0 ? 'Gained' : 'Lost'}`
    return log(what, { name: nameOf(c, character), token: tokenName(token), n: Math.abs(by) })
  },
  injuriesHanded: (c, { from, to }) => log('injuriesHanded', { from: nameOf(c, from), to: nameOf(c, to) }),
  died: (c, { character }) => log('died', { name: nameOf(c, character) })
}
