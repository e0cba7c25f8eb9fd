import { randomInt } from '../../../kernel/chance'
import { suffered, type Message } from '../outcomes/damage'
import { adding, dropping, leaving, moved, type Goods } from '../outcomes/inventory'
import type { FatesBook } from '../state/book'
import { goodsOf, withGoods } from '../state/goods'
import { sheetOf } from '../state/sheet'
import type { Hero, State } from '../state/state'
import { without as spent } from '../dice/faces'
import { capped, counting, lifeLost, takingTrait, withFoe, withHero } from './change'
import { corrected } from './corrected'
import { boardTold, toldTraitOf, toldTreasureOf, withTold } from './told'
import { actionPlanned, enemyAffected, enemyAppeared, hitEntered, upkeepDone } from './fight'
import type { FatesHappened, HappenedKind, Of } from './happenings'

type Apply<K extends HappenedKind> = (state: State, happening: Of<K>, book: FatesBook) => State

const calm = { phase: null, round: 0, foes: [], appeared: 0 } as const
const emptyBar = { luck: null, dice: [], idle: false, uses: {} } as const

const appliers: { readonly [K in HappenedKind]: Apply<K> } = {
  encounterBegan: (state, { area, node }) =>
    counting(
      {
        ...state,
        ...calm,
        area,
        node,
        met: [...state.met, { area, node }],
        addressed: null,
        heroes: state.heroes.map((hero) => ({ ...hero, ...emptyBar }))
      },
      'encounters'
    ),
  addressed: (state, { hero }) => ({ ...state, addressed: hero }),
  optionTaken: (state) => ({ ...state, addressed: null }),
  riddleAnswered: (state) => state,
  flagRaised: (state, { flag }) => (state.flags.includes(flag) ? state : { ...state, flags: [...state.flags, flag] }),
  chanceDrawn: (state, { stream, below }) => ({ ...state, chance: randomInt(state.chance, stream, below).chance }),
  treasureDrawn: (state, { card }) =>
    card === null ? state : counting({ ...state, deck: state.deck.filter((one) => one !== card) }, 'treasuresDrawn'),
  treasureTaken: (state, { hero, card }, book) => changing(book, state, (goods) => adding(goods, hero, card)),
  treasureDropped: (state, { hero, card }, book) =>
    counting(
      changing(book, state, (goods) => (hero === null ? leaving(goods, card) : dropping(goods, hero, [card]))),
      'treasuresDiscarded'
    ),
  treasureGiven: (state, given, book) => changing(book, state, (goods) => moved(goods, given)),
  messageDealt: (state, { message, from }, book) => messageDealt(book, state, message, from),
  statusesLost: (state, { hero, statuses }) =>
    withHero(state, hero, (one) => ({ ...one, statuses: one.statuses.filter((status) => !statuses.includes(status)) })),
  enemyAppeared: (state, happening, book) => enemyAppeared(book, state, happening),
  phaseBegan: (state, { phase, round }) => ({
    ...(round > state.round ? counting(state, 'rounds') : state),
    phase,
    round,
    foes: state.foes.map((foe) => (foe.fresh && phase !== 'enemy' ? { ...foe, fresh: false } : foe))
  }),
  upkeepDone: (state, happening, book) => upkeepDone(book, state, happening),
  diceRolled: (state, { hero, luck, dice }) => withHero(state, hero, (one) => ({ ...one, luck, dice })),
  diceRerolled: (state, { hero, kept, fell }) => withHero(state, hero, (one) => ({ ...one, dice: [...kept, ...fell] })),
  abilityUsed: (state, { hero, ability, luck, dice }) =>
    withHero(state, hero, (one) => ({
      ...one,
      luck: luck ? null : one.luck,
      dice: spent(one.dice, dice),
      uses: { ...one.uses, [ability]: (one.uses[ability] ?? 0) + 1 }
    })),
  hitEntered: (state, happening) => hitEntered(state, happening),
  actionPlanned: (state, happening, book) => actionPlanned(book, state, happening),
  enemySkipped: (state, { foe }) => withFoe(state, foe, (one) => ({ ...one, lostAction: true, act: null })),
  enemyActed: (state, { foe, targets, next }) =>
    counting(
      withFoe(state, foe, (one) => ({ ...one, act: null, next })),
      'enemyAttacks',
      targets.length
    ),
  enemyAffected: (state, happening) => enemyAffected(state, happening),
  combatWon: (state) => ({
    ...state,
    ...calm,
    heroes: state.heroes.map((hero) => ({ ...hero, ...emptyBar, statuses: [] }))
  }),
  levelReached: (state, { hero, trait }, book) => levelReached(book, state, hero, trait),
  adventureEnded: (state, { result }) => ({ ...state, over: result }),
  boardTold: (state, { hero, board }, book) => boardTold(book, state, hero, board),
  treasureTold: (state, { id, card }) => withTold(state, 'treasure', id, toldTreasureOf(id, card)),
  traitTold: (state, { id, card }) => withTold(state, 'trait', id, toldTraitOf(id, card)),
  corrected: (state, { ruling }, book) => corrected(book, state, ruling)
}

/** The only code that makes a new state. */
export function apply(book: FatesBook, state: State, happening: FatesHappened): State {
  const applier = appliers[happening.kind] as Apply<HappenedKind>
  return applier(state, happening as Of<HappenedKind>, book)
}

const changing = (book: FatesBook, state: State, change: (goods: Goods) => Goods): State =>
  capped(book, withGoods(state, change(goodsOf(book, state))))

function messageDealt(book: FatesBook, state: State, message: Message, from: string | null): State {
  const heroes = state.heroes.map((hero) => (message.to.includes(hero.id) ? struck(book, state, hero, message) : hero))
  const after = { ...state, heroes }
  const change = -lifeLost(state, after)
  if (change >= 0) return counting(after, 'healed', change)
  return counting(
    counting(after, 'lifeLost', -change),
    from === null ? 'lifeLostOutside' : 'lifeLostToEnemies',
    -change
  )
}

/** RF-ENE-08: where the dial is on the table, its owner turns it. */
const UNTRACKED = 1_000_000

function struck(book: FatesBook, state: State, hero: Hero, message: Message): Hero {
  const { life, defense, immune, damageIn } = sheetOf(book, state, hero)
  const amount =
    message.kind === 'damage' && message.amount > 0 ? Math.max(0, message.amount + damageIn) : message.amount
  const sufferer = { ...hero, life: hero.life ?? UNTRACKED, max: life ?? UNTRACKED, defense, immune }
  const after = suffered(sufferer, { ...message, amount })
  return { ...hero, life: hero.life === null ? null : after.life, statuses: after.statuses }
}

/** RF-LVL-03, RF-LVL-05 */
function levelReached(book: FatesBook, state: State, id: string, trait: string | null): State {
  const level = (state.heroes.find((hero) => hero.id === id)?.level ?? 0) + 1
  const raised = withHero(state, id, (hero) => ({ ...hero, level }))
  const drawn = trait === null ? raised : counting(takingTrait(raised, id, trait), 'traitsDrawn')
  return withHero(drawn, id, (hero) => ({ ...hero, life: hero.life === null ? null : sheetOf(book, drawn, hero).life }))
}
