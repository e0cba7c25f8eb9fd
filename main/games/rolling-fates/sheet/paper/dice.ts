// Costs as dice, the Luck die first: a person compares them with the dice on the table.
import { html, raw, type Html } from '../../../../sheets/page/html'
import { word } from '../words'

interface Signs {
  readonly luck: string | undefined
  /** Faces, `*` for any die, letters for groups of equal dice. */
  readonly dice: readonly string[]
}

function signsOf(cost: string): Signs {
  const plain = cost.replaceAll(' ', '')
  const luck = /^L([1-6])/.exec(plain)?.[1]
  const dice = [...(luck === undefined ? plain : plain.slice(2))].filter((sign) => sign !== '0').sort()
  return { luck, dice }
}

export function costDice(cost: string): Html {
  const { luck, dice } = signsOf(cost)
  if (luck === undefined && dice.length === 0) return html`<span class="free">${word('cost.free')}</span>`
  const pictures = [...(luck === undefined ? [] : [die('luck', luck)]), ...dice.map(dieOf)]
  return html`<span class="dice" role="img" aria-label="${costSaid({ luck, dice })}">${pictures}</span>`
}

const dieOf = (sign: string): Html =>
  isFace(sign) ? die('face', sign) : sign === '*' ? die('any', '') : die('group', sign)
const isFace = (sign: string): boolean => /[1-6]/.test(sign)
const die = (kind: string, sign: string): Html => html`<span class="die ${raw(kind)}" aria-hidden="true">${sign}</span>`

/** For those who have it read to them. */
function costSaid({ luck, dice }: Signs): string {
  const faces = dice.filter(isFace)
  const any = dice.filter((sign) => sign === '*').length
  const letters = dice.filter((sign) => !isFace(sign) && sign !== '*')
  const groups = [...new Set(letters)].map((letter) => letters.filter((one) => one === letter).length)
  return [
    ...(luck === undefined ? [] : [word('cost.luck', { face: luck })]),
    ...(faces.length > 0 ? [word('cost.faces', { faces: faces.join(' '), n: faces.length })] : []),
    ...groups.map((n) => word('cost.equal', { n })),
    ...(any > 0 ? [word('cost.any', { n: any })] : [])
  ].join(', ')
}
