import { rule, seat } from '../../../kernel/ids'
import type { Prompt } from '../../../kernel/prompt'
import { words } from '../../../messages/words'
import { FACES } from '../dice/faces'
import { without } from '../dice/faces'
import { asked, draw, heroOf, sheetAt, type Table } from '../table/table'
import { upkeep } from '../outcomes/fatePhase'
import { isLiving } from '../enemies/enemy'

/** RF-FAT-01, RF-FAT-02: upkeep, then everybody who is not stunned rolls, keeps and rerolls. */
export function throwDice(t: Table): void {
  if (!doUpkeep(t)) return
  for (const { id, idle } of t.see.heroes) if (!idle) roll(t, id)
  for (let turn = 0; ; turn++) {
    const rolling = t.see.heroes.filter(({ id, idle }) => !idle && sheetAt(t, id).rerolls > turn).map(({ id }) => id)
    if (rolling.length === 0) return
    const replies = t.askAll(() => rolling.map((id) => keepPrompt(t, id)))
    for (const [at, reply] of replies.entries())
      if (reply.form === 'choose') reroll(t, rolling[at] ?? '', reply.chosen.map(faceOf))
  }
}

/** RF-STA-11, RF-RCV-01: true while the fight goes on. */
function doUpkeep(t: Table): boolean {
  const { heroes, foes, setup } = t.see
  const attempts: boolean[] = []
  const { over } = upkeep(
    heroes.map((hero) => ({ ...hero, poisonLoss: sheetAt(t, hero.id).poisonLoss })),
    foes.filter(isLiving),
    () => {
      // RF-RCV-04: a coin or a die, one half each.
      const gone = setup.recovery === 'coin' ? draw(t, 'coin', 2) === 1 : draw(t, 'coin', 6) >= 3
      attempts.push(gone)
      return gone
    }
  )
  t.happen({ kind: 'upkeepDone', attempts, rule: rule('RF-FAT-02') })
  if (over === 'lost') t.happen({ kind: 'adventureEnded', result: 'lost', rule: rule('RF-END-04') })
  return over === null // RF-D-10
}

/** RF-FAT-03: the Luck die and all Action dice at once, rolled here or typed in (RF-GEN-08). */
function roll(t: Table, id: string): void {
  const count = sheetAt(t, id).dice
  const typed = t.see.setup.dice === 'table' ? typedDice(t, id, count, true) : null
  const dice = typed?.['action'] ?? Array.from({ length: count }, () => face(t, id))
  const [luck] = typed?.['luck'] ?? [face(t, id)]
  t.happen({
    kind: 'diceRolled',
    hero: id,
    luck: luck ?? 1,
    dice: [...dice].sort((a, b) => a - b),
    rule: rule('RF-FAT-03')
  })
}

const face = (t: Table, id: string): number => draw(t, `dice.${id}`, FACES.length) + 1

function typedDice(
  t: Table,
  id: string,
  count: number,
  withLuck: boolean
): { readonly [pile: string]: number[] } | null {
  const pile = (name: string, dice: number) => ({
    id: name,
    label: words(`fates.dice.${name}`),
    count: dice,
    faces: FACES.map((one) => ({ face: String(one), left: dice }))
  })
  const faces = t.askFaces(() => ({
    ...asked('RF-FAT-03', seat(id), 'dice'),
    piles: [...(withLuck ? [pile('luck', 1)] : []), pile('action', count)]
  }))
  return faces && Object.fromEntries(Object.entries(faces).map(([name, fell]) => [name, fell.map(Number)]))
}

/** RF-FAT-05: any of the Action dice, named by place and face. */
function keepPrompt(t: Table, id: string): Prompt {
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

const faceOf = (option: string): number => Number(option.split(':')[1])

/** RF-FAT-06, RF-FAT-11: the others fall anew. */
function reroll(t: Table, id: string, kept: readonly number[]): void {
  const { dice } = heroOf(t.see, id)
  const count = without(dice, kept).length
  if (count === 0) return
  const typed = t.see.setup.dice === 'table' ? typedDice(t, id, count, false) : null
  const fell = typed?.['action'] ?? Array.from({ length: count }, () => face(t, id))
  t.happen({ kind: 'diceRerolled', hero: id, kept, fell, rule: rule('RF-FAT-06') })
}
