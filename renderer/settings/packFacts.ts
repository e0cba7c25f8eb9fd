import type { PackPlan, PackShelf } from '../../preload/contract/shapes'
import { knows, say } from '../words/say'

type Facts = Pick<PackShelf['packs'][number], 'version' | 'authors' | 'brings' | 'needs'>

/** A number stays with what it counts. */
const UNBROKEN = '\u00a0'

/** What a pack brings, what most people look for first. */
export function bringsOf({ brings }: Facts): string {
  const named = brings.filter(({ kind }) => knows(`packs.count.${kind}`))
  const others = brings.filter((one) => !named.includes(one)).reduce((sum, { count }) => sum + count, 0)
  const parts = named.map(({ kind, count }) => say(`packs.count.${kind}`, { n: count }))
  const all = [...parts, ...(others > 0 ? [say('packs.count.others', { n: others })] : [])]
  return all.map((one) => one.replaceAll(' ', UNBROKEN)).join(', ')
}

export const headOf = ({ version, authors }: Facts): string =>
  [
    ...(version === '' ? [] : [say('packs.version', { version })]),
    ...(authors.length > 0 ? [say('packs.by', { authors: authors.join(', ') })] : [])
  ].join(', ')

export function findingText({ where, why, meant }: PackPlan['problems'][number]): string {
  const hint = meant === null ? '' : ` ${say('packs.meant', { meant })}`
  return `${where === '' ? '' : `${where}: `}${say(why)}.${hint}`
}
