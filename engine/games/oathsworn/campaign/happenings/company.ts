import type { Happening } from '../../../../kernel/game'
import type { Json } from '../../../../kernel/ids'
import type { Words } from '../../../../messages/words'
import { sheetOf, type CampaignDials, type ChapterSheet, type Need, type CampaignPart, type Task } from '../state'
import type { CampaignAppliers } from './appliers'

/** The company itself: its name, its dials, its sheet, where it is. */
export type CompanyChanged = Happening &
  (
    | { kind: 'founded'; name: string; keywords: string; difficulty: string; hardcore: boolean; players: number }
    | { kind: 'renamed'; name: string; keywords: string }
    | { kind: 'difficultySet'; difficulty: string }
    | { kind: 'hardcoreSet'; hardcore: boolean }
    | { kind: 'settingSet'; setting: string; value: Json }
    | { kind: 'dialsSet'; dials: CampaignDials }
    | { kind: 'playersSet'; players: number }
    | { kind: 'partBegan'; part: CampaignPart; chapter: number }
    /** Marks the place on the timeline; the state is photographed here. */
    | { kind: 'reached' }
    | { kind: 'taskBegan'; task: Task }
    | { kind: 'taskEnded' }
    | { kind: 'settlingBegan'; need: Need }
    | { kind: 'settlingEnded' }
    | { kind: 'sheetMarked'; chapter: number; change: Partial<ChapterSheet> }
    | { kind: 'ticked'; count: number }
    | { kind: 'hardcoreTrackSet'; classes: readonly string[] }
    | { kind: 'traitMarked'; trait: string; by: number }
    | { kind: 'allyChanged'; ally: string; by: number }
    | { kind: 'noted'; text: string }
    | { kind: 'noteDropped'; note: number }
    /** Something worth a line in the chronicle that changes nothing. */
    | { kind: 'told'; words: Words }
    /** The table said otherwise; what follows carries it out. */
    | { kind: 'ruled'; words: Words }
  )

export const companyAppliers: CampaignAppliers<CompanyChanged> = {
  founded: (c, { name, keywords, difficulty, hardcore, players }) => ({
    ...c,
    founded: true,
    plan: null,
    name,
    keywords,
    difficulty,
    hardcore,
    players
  }),
  renamed: (c, { name, keywords }) => ({ ...c, name, keywords }),
  difficultySet: (c, { difficulty }) => ({ ...c, difficulty }),
  hardcoreSet: (c, { hardcore }) => ({ ...c, hardcore }),
  settingSet: (c, { setting, value }) => ({ ...c, settings: { ...c.settings, [setting]: value } }),
  dialsSet: (c, { dials }) => ({ ...c, dials }),
  playersSet: (c, { players }) => ({ ...c, players }),
  partBegan: (c, { part, chapter }) => ({ ...c, part, chapter, reached: false }),
  reached: (c) => ({ ...c, reached: true }),
  taskBegan: (c, { task }) => ({ ...c, task }),
  taskEnded: (c) => ({ ...c, task: null }),
  settlingBegan: (c, { need }) => ({ ...c, settling: need }),
  settlingEnded: (c) => ({ ...c, settling: null }),
  sheetMarked: (c, { chapter, change }) => ({
    ...c,
    chapters: { ...c.chapters, [chapter]: { ...sheetOf(c, chapter), ...change } }
  }),
  ticked: (c, { count }) => ({ ...c, ticks: Math.max(0, c.ticks + count) }),
  hardcoreTrackSet: (c, { classes }) => ({ ...c, hardcoreTrack: classes }),
  traitMarked: (c, { trait, by }) => ({ ...c, traits: counted(c.traits, trait, by) }),
  allyChanged: (c, { ally, by }) => ({ ...c, allies: counted(c.allies, ally, by) }),
  noted: (c, { text }) => ({
    ...c,
    made: c.made + 1,
    notes: [...c.notes, { id: c.made, chapter: c.chapter, text }]
  }),
  noteDropped: (c, { note }) => ({ ...c, notes: c.notes.filter(({ id }) => id !== note) }),
  told: (c) => c,
  ruled: (c) => c
}

type Counts = { readonly [name: string]: number }

function counted(counts: Counts, name: string, by: number): Counts {
  const { [name]: before = 0, ...rest } = counts
  return before + by > 0 ? { ...counts, [name]: before + by } : rest
}
