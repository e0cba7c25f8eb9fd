import { words, type WordArgs, type Words } from '../../../messages/words'
import type { FatesHappened, Of } from '../happenings/happenings'
import type { FatesBook } from '../state/book'
import { nameOf, nameOfBody, nameOfFoe, nameOfHero, nameOfUsed, telegraphOf } from '../state/lookup'
import type { State } from '../state/state'
import { hitLine } from './hitLine'
import { messageLine } from './messageLine'
import { correctionLine } from './correctionLine'
import { upkeepLine } from './upkeepLine'
import { statusWords } from './words'

/** RF-LOG-05: a line for the log; draws of chance have none, and plans of enemies only what they show (RF-ENE-04). */
export function describe(book: FatesBook, after: State, happening: FatesHappened, before: State): Words | null {
  const line = (args?: WordArgs): Words => words(`fates.log.${happening.kind}`, args)
  const hero = (id: string): Words => nameOfHero(after, id)
  switch (happening.kind) {
    case 'chanceDrawn':
    case 'flagRaised':
    case 'treasureTold':
    case 'traitTold':
      return null
    case 'encounterBegan':
      return words(`encounter.${happening.node}.name`)
    case 'addressed':
      return line({ hero: hero(happening.hero) })
    case 'optionTaken':
      return line({ option: words(`encounter.${before.node}.option.${happening.option}`) })
    case 'riddleAnswered':
      return words(happening.right ? 'fates.log.riddleRight' : 'fates.log.riddleWrong')
    case 'treasureDrawn': {
      const { card } = happening
      if (card === null) return words('fates.log.noTreasure', { hero: hero(happening.hero) }) // RF-TRE-09
      return line({ hero: hero(happening.hero), card: nameOf(after, 'treasure', card) })
    }
    case 'treasureTaken':
      return line({ hero: hero(happening.hero), card: nameOf(after, 'treasure', happening.card) })
    case 'treasureDropped':
      return line({ card: nameOf(after, 'treasure', happening.card) })
    case 'treasureGiven':
      return line({
        card: nameOf(after, 'treasure', happening.card),
        from: hero(happening.from),
        to: hero(happening.to)
      })
    case 'statusesLost':
      return line({ hero: hero(happening.hero), statuses: statusWords(happening.statuses) })
    case 'messageDealt':
      return messageLine(book, after, happening, before)
    case 'hitEntered':
      return hitLine(book, after, happening, before)
    case 'upkeepDone':
      return upkeepLine(after, before)
    case 'enemyAppeared': {
      const appeared = after.foes.at(-1)
      return line({ foe: appeared ? nameOfFoe(after, appeared.id) : words(`enemy.${happening.enemy}.name`) })
    }
    case 'phaseBegan':
      return words(`fates.phase.${happening.phase}`, { round: happening.round })
    case 'diceRolled':
      return line({ hero: hero(happening.hero), luck: happening.luck, dice: happening.dice.join(' ') })
    case 'diceRerolled':
      return line({
        hero: hero(happening.hero),
        kept: happening.kept.join(' ') || 'none',
        fell: happening.fell.join(' ')
      })
    case 'abilityUsed':
      return line({ hero: hero(happening.hero), ability: nameOfUsed(after, happening.ability) })
    case 'actionPlanned':
      return telegraph(book, after, happening)
    case 'enemySkipped':
      return line({ foe: nameOfFoe(after, happening.foe) })
    case 'enemyActed':
      return actionLine(after, happening)
    case 'enemyAffected':
      return null
    case 'combatWon':
      return line()
    case 'levelReached': {
      const { trait } = happening
      const level = after.heroes.find(({ id }) => id === happening.hero)?.level ?? 0
      const args = { hero: hero(happening.hero), level }
      return trait === null ? line(args) : words('fates.log.levelWithTrait', { ...args, trait: nameOf(after, 'trait', trait) }) // prettier-ignore
    }
    case 'adventureEnded':
      return words(`fates.log.${happening.result}`)
    case 'boardTold':
      return happening.board === null ? null : line({ hero: hero(happening.hero) })
    case 'corrected':
      return correctionLine(after, happening.ruling)
  }
}

function actionLine(after: State, { foe, act, targets }: Of<'enemyActed'>): Words {
  const kind = after.foes.find(({ id }) => id === foe)?.enemy ?? foe
  return words(`enemy.${kind}.action.${act}`, {
    enemy: nameOfFoe(after, foe),
    targets: targets.map((id) => nameOfBody(after, id))
  })
}

function telegraph(book: FatesBook, after: State, { foe }: Of<'actionPlanned'>): Words | null {
  const { enemy, act } = after.foes.find(({ id }) => id === foe) ?? { enemy: '', act: null }
  return telegraphOf(book, enemy, act ?? '')
}
