import { rule, seat } from '../../../kernel/ids'
import type { Option } from '../../../kernel/prompt'
import { words } from '../../../messages/words'
import { costOf } from '../content/costOf'
import { diceIn } from '../dice/cost'
import { waysToPay } from '../dice/payable'
import { isLiving } from '../enemies/enemy'
import { nameOfAbility, nameOfBody } from '../state/lookup'
import type { FatesDials } from '../state/setup'
import type { Ability, Hero } from '../state/state'
import { asked, heroOf, PARTY, sheetAt, type FatesTable } from '../table/table'
import { askForm } from '../table/toldCards'
import { aim, type AbilityPart, type AimedEntry } from '../outcomes/aim'
import { deal } from './deal'
import { enterHit } from './enterHit'

const END = 'end'
/** RF-HIT-02: an entry on the hit pad, for dice, boards or cards that only the table knows. */
const HIT = 'hit'
const HEAL = 'heal'

/** RF-CHP-04: anybody uses an ability, one after the other in any order, until the party ends the phase (RF-CMB-06). */
export function charactersPhase(t: FatesTable): void {
  while (t.see.foes.some(isLiving)) {
    const chosen = t.chooseOne(() => ({
      ...asked('RF-CHP-02', PARTY, 'act'),
      confirm: true,
      options: [
        ...t.see.heroes.flatMap((hero) => usesOf(t, hero)),
        ...byHand(t.see.dials),
        { id: END, label: words('fates.option.end') }
      ]
    }))
    if (chosen === END) return
    if (chosen === HIT) hitByHand(t)
    else if (chosen === HEAL) healByHand(t)
    else {
      const [hero = '', ability = ''] = chosen.split(':')
      t.in(rule('RF-CHP-02'), () => useAbility(t, hero, ability))
    }
    if (t.see.over !== null) return
  }
}

/** What the app cannot know is typed in. */
function byHand({ dice, life, cards, heroes }: FatesDials): Option[] {
  if ([dice, cards, heroes].every((dial) => dial === 'app')) return []
  const hit = { id: HIT, label: words('fates.option.hit') }
  return life === 'app' ? [hit, { id: HEAL, label: words('fates.option.heal') }] : [hit]
}

/** RF-HIT-03, RF-HIT-10, RF-HIT-12: one entry; null is "never mind". */
function hitByHand(t: FatesTable): void {
  const hit = askForm(t, 'hit', () => ({
    ...asked('RF-HIT-02', PARTY, 'hit'),
    data: { foes: t.see.foes.filter(isLiving).map(({ id }) => id), heroes: t.see.heroes.map(({ id }) => id) },
    offer: { target: t.see.foes.find(isLiving)?.id ?? '', damage: 1 },
    nothing: words('fates.nothing.hit')
  }))
  if (hit) enterHit(t, hit)
}

/** RF-HEA-01 */
function healByHand(t: FatesTable): void {
  const heal = askForm(t, 'heal', () => ({
    ...asked('RF-HEA-01', PARTY, 'healed'),
    data: { heroes: t.see.heroes.map(({ id }) => id) },
    offer: { to: t.see.heroes.slice(0, 1).map(({ id }) => id), amount: 1 },
    nothing: words('fates.nothing.heal')
  }))
  if (heal) deal(t, { to: heal.to, kind: 'heal', amount: heal.amount, hits: 1, statuses: [] }, null)
}

/** RF-CHP-03: every ability of a character, those out of reach with the reason. */
const usesOf = (t: FatesTable, hero: Hero): Option[] =>
  sheetAt(t, hero.id).abilities.map((ability) => {
    const option = {
      id: `${hero.id}:${ability.id}`,
      label: nameOfAbility(ability),
      group: hero.id,
      data: { cost: ability.cost, hero: hero.id }
    }
    const refused = whyNot(t, hero, ability)
    return refused === null ? option : { ...option, refused: words(`fates.refused.${refused}`) }
  })

function whyNot(t: FatesTable, hero: Hero, ability: Ability): string | null {
  if (hero.idle) return 'stunned' // RF-CHP-07, RF-STN-03, RF-STN-04
  const cost = costOf(ability.cost)
  // RF-CHP-05, RF-D-02
  const times = ability.times ?? (cost.luck === null && diceIn(cost) === 0 ? 1 : Infinity)
  if ((hero.uses[ability.id] ?? 0) >= times) return 'used'
  if (t.see.dials.dice === 'untold') return null
  return waysToPay(cost, hero.luck, hero.dice, t.see.options.groupsMayEqual).length === 0 ? 'dice' : null
}

/** RF-CHP-09: paid first, then aimed, then entered. */
function useAbility(t: FatesTable, id: string, abilityId: string): void {
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

/** RF-CHP-02, RF-CST-10: where the dice can be chosen, they are. A table that keeps its dice pays by itself. */
function pay(t: FatesTable, id: string, used: Ability): void {
  const { id: ability } = used
  const cost = costOf(used.cost)
  if (t.see.dials.dice === 'untold')
    return t.happen({ kind: 'abilityUsed', hero: id, ability, luck: false, dice: [], rule: rule('RF-CHP-02') })
  const waysNow = (): number[][] => {
    const { luck, dice } = heroOf(t.see, id)
    return waysToPay(cost, luck, dice, t.see.options.groupsMayEqual)
  }
  const chosen = t.chooseOne(() => ({
    ...asked('RF-CHP-02', seat(id), 'pay', { ability: nameOfAbility(used) }),
    options: waysNow().map((way) => ({
      id: `pay:${way.join('')}`,
      label: words('fates.dice.way', { dice: way.join(' ') })
    }))
  }))
  const dice = [...chosen.slice('pay:'.length)].map(Number)
  t.happen({ kind: 'abilityUsed', hero: id, ability, luck: cost.luck !== null, dice, rule: rule('RF-CHP-02') })
}

/** RF-HIT-10: the printed damage with the character's own bonuses. */
function partOf(part: Ability['parts'][number], bonus: number): AbilityPart {
  const { targets, repeats, heal, damage = 0, statuses } = part
  if (heal !== undefined) return { targets, repeats, heal }
  return { targets, repeats, damage: damage > 0 ? Math.max(0, damage + bonus) : 0, statuses }
}

/** RF-HIT-02, RF-D-08 */
function targetsFor(t: FatesTable, id: string, part: AbilityPart): readonly string[] {
  const ids = (): string[] => ('heal' in part ? t.see.heroes : t.see.foes.filter(isLiving)).map((body) => body.id)
  const prompt = (most: number) => ({
    ...asked('RF-HIT-02', seat(id), 'heal' in part ? 'heal' : 'target'),
    min: most,
    max: most,
    options: ids().map((body) => ({ id: body, label: nameOfBody(t.see, body), at: { figure: body } }))
  })
  if (!part.repeats) return t.ask('choose', () => ({ ...prompt(Math.min(part.targets, ids().length)) })).chosen
  return Array.from({ length: part.targets }, () => t.ask('choose', () => prompt(1)).chosen).flat()
}

/** RF-HIT-04: one entry a target, never a sum. */
function enter(t: FatesTable, id: string, entry: AimedEntry): void {
  if ('heal' in entry) {
    const { target, heal } = entry
    return deal(t, { to: [target], kind: 'heal', amount: heal, hits: 1, statuses: [] }, null)
  }
  const { target, damage, statuses } = entry
  enterHit(t, { target, damage, statuses, by: id })
}
