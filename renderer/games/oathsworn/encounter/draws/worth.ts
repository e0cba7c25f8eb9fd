import { words, type Words } from '../../../../../engine/messages/words'
import { percent } from '../../ui/odds'
import { say } from '../../../../words/say'
import { netOf, type DrawOdds, type UpgradeOdds, type Worth } from '../model/odds'

// What a draw comes to, in words: in a check, against one, or against several together.

export interface TargetNames {
  readonly nameOf: (figure: string) => string | Words
  /** Is it one of those that fall as a whole? Others break location by location. */
  readonly isMinion: (figure: string) => boolean
}
type Odds = Pick<DrawOdds | UpgradeOdds, 'of' | 'targets'>
export type WorthOf = 'check' | 'attack' | 'break' | 'fell' | 'several'

/** What the draw is for, beside the HP: a location or a whole minion that may fall, or some of several. */
export function aimOf({ of, targets }: Odds, { breaks }: Worth, { isMinion }: TargetNames): WorthOf {
  const [target, ...more] = targets
  if (more.length > 0) return 'several'
  if (breaks === undefined || target === undefined) return of
  return isMinion(target) ? 'fell' : 'break'
}

/** Whom it is against, all of them; nothing in a check. */
export const againstOf = ({ targets }: Odds, { nameOf }: TargetNames): string | null =>
  targets.length === 0 ? null : say('odds.against', { name: targets.map((target) => asWords(nameOf(target))) })

const asWords = (name: string | Words): Words => (typeof name === 'string' ? words('plain', { text: name }) : name)

export function saidOf(odds: Odds, worth: Worth, names: TargetNames): string {
  const { miss, expected, friends = 0 } = worth
  return say('odds.meant', {
    miss: percent(miss),
    expected: odds.of === 'check' ? percent(expected) : expected.toFixed(1),
    breaks: breaksOf(worth),
    friends: friends > 0 ? friends.toFixed(1) : '',
    hurts: friends > 0 ? 'yes' : 'no',
    falls: worth.breaks === undefined ? 'no' : 'yes',
    of: aimOf(odds, worth, names)
  })
}

/** A chance for one target, of several how many fall or break on average. */
export const breaksOf = ({ breaks, each }: Pick<Worth, 'breaks' | 'each'>): string =>
  breaks === undefined ? '' : each ? breaks.toFixed(1) : percent(breaks)

/** What is to be expected of each of several. */
export const eachOf = ({ each = [] }: Worth, { nameOf }: TargetNames): string =>
  each.map(({ figure, expected }) => say('odds.each', { name: nameOf(figure), n: expected.toFixed(1) })).join(' · ')

/** What ways to draw are ranked by where nothing is in reach: HP, less those of friends. */
export const netWritten = (worth: Pick<Worth, 'expected' | 'friends'>): string =>
  netOf(worth).toFixed(1).replace('-', '−')
