import { rule, seat } from '../../../kernel/ids'
import type { Prompt, Reply } from '../../../kernel/prompt'
import { words } from '../../../messages/words'
import { FACES, rising, without } from '../dice/faces'
import { asked, draw, heroOf, sheetAt, type FatesTable } from '../table/table'

/** RF-FAT-03 to RF-FAT-07, RF-FAT-11: everybody who is not stunned rolls, keeps, and rolls the others again. */
export function throwDice(t: FatesTable): void {
  rollAll(t)
  for (let turn = 0; ; turn++) {
    const rolling = awake(t).filter((id) => sheetAt(t, id).rerolls > turn)
    if (rolling.length === 0) return
    // RF-FAT-09: whoever keeps first may be looked at by the others.
    const replies = t.askAll(() => rolling.map((id) => keepPrompt(t, id)))
    rerollAll(t, rolling, replies.map(keptIn))
  }
}

const awake = ({ see: { heroes } }: FatesTable): string[] => heroes.filter(({ idle }) => !idle).map(({ id }) => id)

/** What somebody rolls now: the Luck die at most once. */
interface Cast {
  readonly hero: string
  readonly luck: boolean
  readonly action: number
}

interface Fallen {
  readonly luck: number | null
  readonly action: readonly number[]
}

/** RF-FAT-03: the Luck die and all Action dice at once. */
function rollAll(t: FatesTable): void {
  const casts = awake(t).map((hero) => ({ hero, luck: true, action: sheetAt(t, hero).dice }))
  for (const [at, { luck, action }] of fallenOf(t, casts).entries())
    t.happen({
      kind: 'diceRolled',
      hero: casts[at]?.hero ?? '',
      luck: luck ?? 1,
      dice: rising(action),
      rule: rule('RF-FAT-03')
    })
}

/** RF-FAT-06 */
function rerollAll(t: FatesTable, rolling: readonly string[], kept: readonly (readonly number[])[]): void {
  const thrown = rolling.map((hero, at) => ({
    hero,
    luck: false,
    kept: kept[at] ?? [],
    action: without(heroOf(t.see, hero).dice, kept[at] ?? []).length
  }))
  const casts = thrown.filter(({ action }) => action > 0)
  for (const [at, { action }] of fallenOf(t, casts).entries()) {
    const { hero, kept: keeps } = casts[at] as (typeof casts)[number]
    t.happen({ kind: 'diceRerolled', hero, kept: keeps, fell: action, rule: rule('RF-FAT-06') })
  }
}

/** RF-GEN-08: typed in, by all who roll and in any order, or rolled here. */
function fallenOf(t: FatesTable, casts: readonly Cast[]): readonly Fallen[] {
  if (casts.length === 0) return []
  const typed = t.see.dials.dice === 'table' ? t.askAll(() => casts.map(facesPrompt)) : []
  return casts.map((cast, at) => typedIn(typed[at]) ?? rolledHere(t, cast))
}

function typedIn(reply: Reply | undefined): Fallen | null {
  if (reply?.form !== 'faces' || reply.faces === null) return null
  const { luck, action } = reply.faces
  return { luck: luck?.[0] === undefined ? null : Number(luck[0]), action: (action ?? []).map(Number) }
}

function rolledHere(t: FatesTable, { hero, luck, action }: Cast): Fallen {
  const face = (): number => draw(t, `dice.${hero}`, FACES.length) + 1
  return { action: Array.from({ length: action }, face), luck: luck ? face() : null }
}

function facesPrompt({ hero, luck, action }: Cast): Prompt {
  const pile = (id: string, count: number) => ({
    id,
    label: words(`fates.dice.${id}`),
    count,
    faces: FACES.map((one) => ({ face: String(one), left: count }))
  })
  return {
    ...asked('RF-FAT-03', seat(hero), 'dice'),
    form: 'faces',
    piles: [...(luck ? [pile('luck', 1)] : []), pile('action', action)]
  }
}

/** RF-FAT-05: any of the Action dice, named by place and face. */
function keepPrompt(t: FatesTable, id: string): Prompt {
  const { dice, luck } = heroOf(t.see, id)
  return {
    ...asked('RF-FAT-05', seat(id), 'keep'),
    form: 'choose',
    min: 0,
    max: dice.length,
    data: { luck, dice },
    options: dice.map((die, at) => ({ id: `${at}:${die}`, label: words('fates.die', { face: die }) }))
  }
}

const keptIn = (reply: Reply): number[] =>
  reply.form === 'choose' ? reply.chosen.map((option) => Number(option.split(':')[1])) : []
