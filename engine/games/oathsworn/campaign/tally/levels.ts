import { hasNextChapter } from '../chapter/chapterEnd'
import { chooseTrait, gainLevel, rowOf } from '../people/levels'
import { seated, seatOf } from '../state'
import type { CampaignTable } from '../tab'

/** OW-LEVEL-01: one level for everybody who lives; OW-TALLY-08: none after the last chapter. */
export function gainLevels(t: CampaignTable): void {
  if (!hasNextChapter(t.book, t.see)) return
  const level = t.see.chapter + 1
  for (const { id } of seated(t.see))
    if (!isDead(t, id) && (t.see.characters[id]?.level ?? level) < level) gainLevel(t, id, level, 'epilogue')
  const { traits = 0 } = rowOf(t.book, level) ?? {}
  for (let i = 0; i < traits; i++) chooseTrait(t)
}

/** OW-HARD-01 */
export function isDead({ see }: CampaignTable, who: string): boolean {
  const seat = seatOf(see, who)
  return see.hardcore && seat !== undefined && (see.battle?.fallen.includes(seat) ?? false)
}
