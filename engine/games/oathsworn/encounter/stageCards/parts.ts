import type { StageEffect } from '../../content'

/** A run of effects that each boss carries out in its turn, or that is carried out once for all of them. */
export interface CardPart {
  readonly each: boolean
  readonly effects: readonly StageEffect[]
  /** What is left of the card after it. */
  readonly ahead: readonly StageEffect[]
}

/** Verbs that nobody in particular carries out. */
const ONCE: readonly StageEffect['do'][] = [
  'activate',
  'flag',
  'counter',
  'refresh-decks',
  'stage-deck',
  'change-stage',
  'end',
  'tell'
]

/** Whom the card names acts by name, and once. OW-STAGE-09 */
const isForAll = (effect: StageEffect): boolean =>
  ONCE.includes(effect.do) || (effect.do === 'as' && effect.who !== 'self')

/**
 * With several bosses all act one after another (OW-STAGE-09), but what concerns the table as a whole happens once. The
 * printed order is kept.
 */
export function partsOf(effects: readonly StageEffect[], several: boolean): CardPart[] {
  if (!several) return [{ each: true, effects, ahead: [] }]
  const parts: { each: boolean; effects: StageEffect[]; ahead: StageEffect[] }[] = []
  effects.forEach((effect, i) => {
    const each = !isForAll(effect)
    const last = parts.at(-1)
    if (last && last.each === each) {
      last.effects.push(effect)
      last.ahead = effects.slice(i + 1)
    } else parts.push({ each, effects: [effect], ahead: effects.slice(i + 1) })
  })
  return parts
}
