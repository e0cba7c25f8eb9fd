import { integer, list, preset, shape, type Infer } from '../../../../engine/schema'
import { isLiving, type Enemy } from '../../../../engine/games/rolling-fates/enemies/enemy'
import { enterHit, hitRefusal, type HitEntry } from '../../../../engine/games/rolling-fates/enemies/hit'
import { inOrder } from '../../../../engine/games/rolling-fates/statuses'
import {
  body,
  draws,
  Draws,
  idsOf,
  known,
  name,
  noCount,
  nobody,
  noneTwice,
  noStatuses,
  positive,
  someStatus
} from './fields'
import { hook, hookFrom } from './hook'
import { question } from './question'

const enemy = shape(body, {
  statuses: noStatuses,
  max: positive,
  defense: noCount,
  immune: noStatuses,
  resist: preset(someStatus, {}),
  hits: noCount,
  last: nobody,
  hooks: preset(list(hook), [])
})
// RF-HIT-15: a damage beyond 999 is an entry the rules refuse, not a line that cannot be read.
const entry = shape({ target: name, damage: integer() }, { statuses: noStatuses, by: nobody })

export const hit = question(shape({ enemies: list(enemy), entries: list(entry) }, { draws }), (asked) => {
  const ids = idsOf(asked.enemies)
  noneTwice('enemies', ids)
  asked.entries.forEach(({ target }, at) => known(`entries[${at}].target`, target, ids))
  const chance = new Draws(asked.draws)
  let enemies: readonly Enemy[] = asked.enemies.map(enemyFrom)
  const entries = asked.entries.map((one) => {
    const done = entered(enemies, one, chance)
    if ('refused' in done) return done
    enemies = done.enemies
    return done.told
  })
  return { entries, enemies: enemies.map(told), over: !enemies.some(isLiving), used: chance.used }
})

function entered(
  before: readonly Enemy[],
  given: HitEntry,
  chance: Draws
): { readonly refused: string } | { readonly enemies: readonly Enemy[]; readonly told: object } {
  const refused = hitRefusal(before, given)
  if (refused) return { refused }
  const { enemies, result } = enterHit(before, given, chance.next)
  const { dealt, gained, resisted, immune, hooks } = result
  const life = enemies.find(({ id }) => id === given.target)?.life ?? 0
  return { enemies, told: { dealt, life, gained, resisted, immune, hooks } }
}

const enemyFrom = (asked: Infer<typeof enemy>, at: number): Enemy => ({
  ...asked,
  max: asked.max ?? asked.life,
  statuses: inOrder(asked.statuses),
  hooks: asked.hooks.map((one, number) => hookFrom(one, `enemies[${at}].hooks[${number}]`)),
  spent: []
})

const told = ({ id, life, defense, statuses, hits, last }: Enemy): object => ({
  id,
  life,
  defense,
  statuses,
  hits,
  last
})
