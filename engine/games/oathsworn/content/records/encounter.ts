// The enemy side: encounters, boards, stage cards, enemies and what lies about (ledger 3.2).
import { flag, id, integer, list, maybe, oneOf, preset, record, shape, tuple } from '../../../../schema'
import type { Infer } from '../../../../schema'
import { FARTHEST } from '../../../../hex'
import { arc, direction, footprint, hexLabel, hexOffset, might } from '../common'
import { condition, selector, stageEffects } from '../effects'
import { defenceValue, entry, stageRules, stageText } from './entry'
import { chapter, head, notes } from './record'

const labels = list(hexLabel, { max: 400, distinct: true })
const at = hexLabel.describe('Where its core stands.')
const keywords = preset(list(id(), { max: 8, distinct: true }), []).describe('`mob` and the like.')
const stage = oneOf([1, 2, 3]).describe('Its stage.')
const hp = integer({ min: 1, max: 30 }).describe('HP.')
const supply = integer({ min: 0, max: 99 }).describe('How many there are in the box.')

const axis = integer({ min: -FARTHEST, max: FARTHEST })

/** OW-GEO-01, OW-GEO-08: a printed board. */
export const battlefieldRecord = shape(
  { ...head, hexes: list(tuple([axis, axis]), { min: 1, max: 1000, distinct: true }).describe('Every hex as [q, r].') },
  {
    north: preset(oneOf(['long', 'short']), 'long').describe('Which edge of the printed board is the north.'),
    ...notes
  }
).describe('A board to play on.')
export type BattlefieldRecord = Infer<typeof battlefieldRecord>

/** ENC */
export const encounterRecord = shape(
  {
    ...head,
    chapter,
    battlefield: id('battlefield').describe('The board it is played on.'),
    start: list(hexLabel, { min: 4, max: 200, distinct: true }).describe('The green zone (OW-ENC-12).'),
    enemies: list(shape({ enemy: id('enemy'), at }, { facing: preset(direction, 'S') }), { min: 1, max: 40 }).describe(
      'Enemies at the start (OW-ENC-12).'
    ),
    board: id('board').describe('The encounter board.'),
    rules: id('rules').describe('The special rules board.'),
    stageCards: list(id('stage-card'), { min: 1, max: 60, distinct: true }).describe(
      'The stage deck, five cards for each stage (OW-ENC-04).'
    )
  },
  {
    obstacles: preset(
      list(shape({ obstacle: id('obstacle'), at }, { facing: preset(direction, 'N') }), { max: 40 }),
      []
    ).describe('Obstacles at the start.'),
    tiles: preset(list(shape({ tile: id('tile'), at }, { facing: preset(direction, 'N') }), { max: 60 }), []).describe(
      'Tiles at the start.'
    ),
    zones: preset(record(id(), labels), {}).describe('Named sets of hexes for cards to refer to.'),
    setup: preset(stageEffects, []).describe('Extra setup steps, last of all (OW-ENC-14).'),
    sealed: preset(list(id(), { max: 20, distinct: true }), []).describe('Sealed components unlocked now (OW-ENC-02).'),
    ambush: preset(flag(), true).describe('Whether the company can be ambushed (OW-ENC-15).'),
    victory: preset(list(condition, { max: 6 }), []).describe('Further ways to win (OW-WIN-07).'),
    defeat: preset(list(condition, { max: 6 }), []).describe('Further ways to lose (OW-WIN-07).'),
    lastDieWins: preset(flag(), true).describe('Whether removing all HP dice wins (OW-WIN-01).'),
    epilogue: id('entry').describe('The story entry that follows.'),
    monster: id('monster').describe('The told monster of which it was made, and which remembers what is told of it.'),
    ...notes
  }
).describe('An encounter.')
export type EncounterRecord = Infer<typeof encounterRecord>

/** OW-DMG-01..06, OW-BRK-01 */
export const slotShape = shape(
  {
    id: id().describe('Its name, for cards to refer to.'),
    hexes: footprint.describe(
      'The base hexes the die counts as being in, from the core, drawn facing north (OW-DMG-04).'
    )
  },
  {
    icons: preset(list(id(), { max: 6, distinct: true }), []).describe(
      'Body-part icons uncovered when it breaks (OW-EATK-01).'
    ),
    tags: preset(list(id(), { max: 6, distinct: true }), []).describe(
      'Names for bonuses: `front`, `flank`, `core` (OW-ARC-04).'
    ),
    hp: preset(hp, 6).describe('What the die shows at the start (OW-ENC-03).')
  }
)
  .named('Location')
  .describe('A body location with its HP die.')
export type LocationSlot = Infer<typeof slotShape>

export const boardRecord = shape(
  {
    ...head,
    bosses: list(
      shape({ enemy: id('enemy'), locations: list(slotShape, { min: 1, max: 24 }).describe('Its locations.') }),
      { min: 1, max: 6 }
    ).describe('Each boss with its locations.')
  },
  notes
).describe('An encounter board: the locations of each boss with their HP dice.')
export type BoardRecord = Infer<typeof boardRecord>

const enemyNumbers = record(id('enemy'), shape({ defence: defenceValue }, { might: preset(might, {}) })).describe(
  'DEFENSE and MIGHT of each enemy (OW-DMG-11, OW-EATK-04).'
)

/** The special rules board: what an enemy is worth, stage by stage. */
export const rulesRecord = shape(
  {
    ...head,
    stages: list(
      shape(
        { enemies: enemyNumbers },
        {
          until: preset(maybe(condition), null).describe(
            'The stage ends when this holds (OW-BRK-02); null = only when its cards run out.'
          ),
          rules: stageRules.describe('What holds during this stage.'),
          untold: preset(list(oneOf(['numbers', 'end']), { max: 2, distinct: true }), []).describe(
            'What nobody has told yet: DEFENSE and MIGHT are asked when the stage begins, its end whenever a die is removed.'
          ),
          untoldMinions: preset(list(id('enemy'), { max: 8, distinct: true }), []).describe(
            'Minions whose DEFENSE and MIGHT nobody has told yet: asked when the first of them is there.'
          )
        }
      ),
      { min: 1, max: 3 }
    ).describe('Stages 1 to 3; one that is left out is like the one before.')
  },
  {
    number: integer({ min: 0, max: 999 }).describe('The number printed on it.'),
    rules: stageRules.describe('What holds throughout the encounter.'),
    statuses: preset(record(id('status'), stageEffects), {}).describe(
      'What a status does when it strikes here; poison above all (OW-STATUS-06). The victim is `target`.'
    ),
    minions: preset(
      list(shape({ enemy: id('enemy'), acts: stageText }, { hp: preset(hp, 1) }), { max: 8 }),
      []
    ).describe('The box of each kind of minion: what it does when it activates (OW-MINION-04).'),
    target: selector.describe('Whom enemies target when a card names nobody (OW-TGT-02).'),
    minionsReact: preset(flag(), false).describe('Killing a minion causes a reaction (OW-BRK-07).'),
    actions: preset(list(entry, { max: 8 }), []).describe('Special actions every Oathsworn may take here.'),
    ...notes
  }
).describe('A special rules board.')
export type RulesRecord = Infer<typeof rulesRecord>

/** STAGE */
export const stageCardRecord = shape(
  { ...head, stage, effects: stageText },
  {
    number: integer({ min: 0, max: 9999 }).describe('The number printed on it.'),
    lasts: preset(oneOf(['instant', 'round', 'holder']), 'instant').describe(
      'Discarded at once, kept in view until the end of the round (OW-STAGE-03), or given to a character (OW-CAGE-02).'
    ),
    keywords,
    encounter: id('encounter').describe(
      'A card of the people’s own box: in no deck of a pack, but turned in this encounter.'
    ),
    ...notes
  }
).describe('A stage card.')
export type StageCardRecord = Infer<typeof stageCardRecord>

/** OW-GEN-08, OW-LARGE-13, OW-ARC-03 */
export const enemyRecord = shape(
  { ...head, role: oneOf(['boss', 'minion']).describe('A boss has HP dice on the encounter board.') },
  {
    footprint: preset(footprint, [[0, 0]]).describe('Its base, drawn facing north; the core hex is [0, 0].'),
    front: preset(hexOffset, [0, 0]).describe('Its front hex (OW-DMG-01).'),
    arcs: record(arc, list(hexOffset, { max: 200, distinct: true })).describe(
      'Arcs hex by hex, for an odd shape (OW-ARC-03).'
    ),
    keywords,
    supply: preset(supply, 1).describe('Figures in the box (OW-PLACE-04).'),
    figure: id('figure').describe('How it looks on the battlefield.'),
    ...notes
  }
).describe('An enemy: a boss or a kind of minion.')
export type EnemyRecord = Infer<typeof enemyRecord>

/** TILE */
export const tileRecord = shape(
  { ...head },
  {
    hexes: preset(footprint, [[0, 0]]).describe('The hexes it covers.'),
    moveCost: preset(integer({ min: 1, max: 20 }), 1).describe('Movement for entering (OW-TILE-02).'),
    onEnter: preset(stageEffects, []).describe('What happens to whoever enters, who is `target` (OW-TILE-01).'),
    onRoundEnd: preset(stageEffects, []).describe(
      'What happens at the end of the round to whoever stands there, who is `target`.'
    ),
    forced: preset(flag(), true).describe('Whether entering by force counts too (OW-TILE-08).'),
    goes: preset(flag(), false).describe('Whether it is taken away once entered (OW-TILE-01).'),
    blocksSight: preset(flag(), false).describe('Whether it blocks line of sight (OW-LOS-08).'),
    supply: preset(supply, 10),
    look: oneOf(['fire', 'water', 'ice', 'mud', 'web', 'spore', 'light', 'dark', 'rubble', 'blood']).describe(
      'What it looks like on the battlefield.'
    ),
    ...notes
  }
).describe('An effect tile.')
export type TileRecord = Infer<typeof tileRecord>

export const obstacleRecord = shape(
  { ...head },
  {
    hexes: preset(footprint, [[0, 0]]).describe('The hexes it covers, drawn facing north.'),
    tags: preset(list(id(), { max: 8, distinct: true }), []).describe(
      'What it is, for cards to refer to: `tree`, `wall`.'
    ),
    supply: preset(supply, 10),
    look: oneOf(['tree', 'stump', 'rock', 'wall', 'building', 'pillar', 'bones', 'thorns', 'stones']).describe(
      'What it looks like on the battlefield.'
    ),
    ...notes
  }
).describe('An obstacle.')
export type ObstacleRecord = Infer<typeof obstacleRecord>
