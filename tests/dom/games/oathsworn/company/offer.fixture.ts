import type { CampaignOffer } from '../../../../../renderer/games/oathsworn/company/offer'

const classes = ['warden', 'blade', 'cur', 'priest', 'ranger', 'witch'] as const

/** A small box: six classes, three difficulties, two rules that printings play differently. */
export const smallOffer: CampaignOffer = {
  classes: classes.map((id, index) => ({
    id,
    icon: 'shield',
    stars: 1 + (index % 5),
    startSets: id === 'witch' ? 2 : 0,
    first: { full: { maxAnimus: 8, regen: 6 }, companion: { maxAnimus: 2, regen: 2 } }
  })),
  difficulties: [
    { id: 'pilgrim', maxHp: 6, defence: 1, extraUniques: 0, ticks: 1, standard: false },
    { id: 'free-company', maxHp: 6, defence: 0, extraUniques: 0, ticks: 0, standard: true },
    { id: 'grim', maxHp: 5, defence: 0, extraUniques: 1, ticks: -1, standard: false }
  ],
  settings: [
    {
      key: 'fireTiming',
      usual: 'onEntry',
      choices: ['onEntry', 'endOfRound'],
      laterPrint: 'endOfRound',
      clauses: ['OW-TILE-01']
    },
    { key: 'enemyDice', usual: false, choices: [false, true], clauses: ['OW-MIGHT-03'] }
  ],
  chapters: [
    { id: 'the-last-lantern', chapter: 1, encounter: 'rootsow', tellings: ['instant', 'bare'] },
    { id: 'what-the-fire-kept', chapter: 2, encounter: 'kilnhart', tellings: ['story', 'bare'] }
  ],
  paper: {
    chapters: 21,
    ticks: 100,
    traits: [
      { id: 'bushcraft', marks: 3 },
      { id: 'endurance', marks: 1 }
    ],
    allies: ['man-at-arms'],
    items: ['skeleton-key', 'long-axe'],
    injuries: ['cracked-rib'],
    city: ['city-1'],
    deepwood: ['deepwood-1']
  }
}
