import { rule, seat } from '../../../kernel/ids'
import type { Option } from '../../../kernel/prompt'
import { words } from '../../../messages/words'
import type { AbilityRecord } from '../content/parts'
import { costOf } from '../content/costOf'
import { diceIn } from '../dice/cost'
import { waysToPay } from '../dice/payable'
import { isLiving } from '../enemies/enemy'
import { enterHit } from '../enemies/hit'
import type { Hero } from '../state/state'
import { asked, drawing, heroOf, PARTY, sheetAt, type Table } from '../table/table'
import { aim, type AbilityPart, type AimedEntry } from '../outcomes/aim'
import { deal } from './deal'

const END = 'end'

/** RF-CHP-04: anybody uses an ability, one after the other in any order, until the party ends the phase (RF-CMB-06). */
export function charactersPhase(t: Table): void {
  while (t.see.foes.some(isLiving)) {
    const chosen = t.chooseOne(() => ({
      ...asked('RF-CHP-02', PARTY, 'act'),
      confirm: true,
      options: [...t.see.heroes.flatMap((hero) => usesOf(t, hero)), { id: END, label: words('fates.option.end') }]
    }))
    if (chosen === END) return
    const [hero = '', ability = ''] = chosen.split(':')
    t.in(rule('RF-CHP-02'), () => useAbility(t, hero, ability))
  }
}

/** RF-CHP-03: every ability of a character, those out of reach with the reason. */
const usesOf = (t: Table, hero: Hero): Option[] =>
  sheetAt(t, hero.id).abilities.map((ability) => {
    const option = {
      id: `${hero.id}:${ability.id}`,
      label: words(`ability.${ability.id}.name`),
      group: hero.id,
      data: { cost: ability.cost, hero: hero.id }
    }
    const refused = whyNot(t, hero, ability)
    return refused === null ? option : { ...option, refused: words(`fates.refused.${refused}`) }
  })

function whyNot(t: Table, hero: Hero, ability: AbilityRecord): string | null {
  if (hero.idle) return 'stunned' // RF-CHP-07, RF-STN-03, RF-STN-04
  const cost = costOf(ability.cost)
  // RF-CHP-05, RF-D-02
  const times = ability.times ?? (cost.luck === null && diceIn(cost) === 0 ? 1 : Infinity)
  if ((hero.uses[ability.id] ?? 0) >= times) return 'used'
  return waysToPay(cost, hero.luck, hero.dice, t.see.setup.groupsMayEqual).length === 0 ? 'dice' : null
}

/** RF-CHP-09: paid first, then aimed, then entered. */
function useAbility(t: Table, id: string, abilityId: string): void {
  const ability = sheetAt(t, id).abilities.find((one) => one.id === abilityId)
  if (!ability) throw new Error(`no ability ${abilityId}`)
  pay(t, id, ability)
  const parts = ability.parts.map((part) => partOf(part, sheetAt(t, id).damageOut))
  const choice = ability.parts.map((part, at) => (part.self ? [id] : targetsFor(t, id, parts[at] as AbilityPart)))
  const living = t.see.foes.filter(isLiving).map((foe) => foe.id)
  const aimed = aim(
    parts,
    living,
    t.see.heroes.map((hero) => hero.id),
    choice
  )
  if ('refused' in aimed) throw new Error(`a choice of targets was refused: ${aimed.refused}`)
  for (const entry of aimed.entries) enter(t, id, entry)
}

/** RF-CHP-02, RF-CST-10: where the dice can be chosen, they are. */
function pay(t: Table, id: string, { id: ability, cost: written }: AbilityRecord): void {
  const cost = costOf(written)
  const waysNow = (): number[][] => {
    const { luck, dice } = heroOf(t.see, id)
    return waysToPay(cost, luck, dice, t.see.setup.groupsMayEqual)
  }
  const chosen = t.chooseOne(() => ({
    ...asked('RF-CHP-02', seat(id), 'pay', { ability: words(`ability.${ability}.name`) }),
    options: waysNow().map((way) => ({
      id: `pay:${way.join('')}`,
      label: words('fates.dice.way', { dice: way.join(' ') })
    }))
  }))
  const dice = [...chosen.slice('pay:'.length)].map(Number)
  t.happen({ kind: 'abilityUsed', hero: id, ability, luck: cost.luck !== null, dice, rule: rule('RF-CHP-02') })
}

/** RF-HIT-10: the printed damage with the character's own bonuses. */
function partOf(part: AbilityRecord['parts'][number], bonus: number): AbilityPart {
  const { targets, repeats, heal, damage = 0, statuses } = part
  if (heal !== undefined) return { targets, repeats, heal }
  return { targets, repeats, damage: damage > 0 ? Math.max(0, damage + bonus) : 0, statuses }
}

/** RF-HIT-02, RF-D-08 */
function targetsFor(t: Table, id: string, part: AbilityPart): readonly string[] {
  const ids = (): string[] => ('heal' in part ? t.see.heroes : t.see.foes.filter(isLiving)).map((body) => body.id)
  const prompt = (most: number) => ({
    ...asked('RF-HIT-02', seat(id), 'heal' in part ? 'heal' : 'target'),
    min: most,
    max: most,
    options: ids().map((body) => ({ id: body, label: words('fates.body', { id: body }), at: { figure: body } }))
  })
  if (!part.repeats) return t.chooseSome(() => ({ ...prompt(Math.min(part.targets, ids().length)) }))
  return Array.from({ length: part.targets }, () => t.chooseSome(() => prompt(1))).flat()
}

/** RF-HIT-04: one entry a target, never a sum. An enemy that fell meanwhile takes no more. */
function enter(t: Table, id: string, entry: AimedEntry): void {
  if ('heal' in entry) {
    const { target, heal } = entry
    return deal(t, { to: [target], kind: 'heal', amount: heal, hits: 1, statuses: [] }, null)
  }
  const { target, damage, statuses } = entry
  if (!t.see.foes.some((foe) => foe.id === target && isLiving(foe))) return
  const chance = drawing(t, 'resist')
  const hit = { target, damage, statuses, by: id }
  enterHit(t.see.foes, hit, chance.next)
  t.happen({ kind: 'hitEntered', entry: hit, draws: chance.drawn, reveals: true, rule: rule('RF-HIT-11') })
}
