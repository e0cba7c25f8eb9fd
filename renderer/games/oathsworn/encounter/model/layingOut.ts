import type { Words } from '../../../../../engine/messages/words'
import type { BoardScene } from '../../../../board'
import type { BossModel } from './model'

// The board as a list of things to lay, in the order hands do it: what stays, what lies flat, what stands, and its dice.

export interface LayingStep {
  readonly id: string
  readonly words: Words
  readonly hexes: readonly number[]
}

export function layingOut(scene: BoardScene, bosses: readonly BossModel[] = []): readonly LayingStep[] {
  const at = (hexes: readonly number[]): string => hexes.map((hex) => labelOf(scene, hex)).join(', ')
  const standing = (name: string, hex: number, facing: string) => ({
    name,
    hexes: at([hex]),
    facing: { key: `direction.${facing}` }
  })
  return [
    ...scene.obstacles.map(({ id, kind, hexes }) => ({
      id: `obstacle ${id}`,
      hexes,
      words: { key: `setup.${kind}`, args: { hexes: at(hexes) } }
    })),
    ...scene.tiles.map(({ id, kind, name, hexes }) => ({
      id: `tile ${id}`,
      hexes,
      words: { key: `setup.${kind}`, args: { hexes: at(hexes), name: name ?? '' } }
    })),
    ...scene.tokens.map(({ id, name, hex }) => ({
      id: `token ${id}`,
      hexes: [hex],
      words: { key: 'setup.token', args: { name, hexes: at([hex]) } }
    })),
    ...scene.monsters.map(({ id, name, hex, facing }) => ({
      id: `monster ${id}`,
      hexes: [hex],
      words: { key: 'setup.monster', args: standing(name, hex, facing) }
    })),
    ...bosses.map(diceOf),
    ...scene.figures
      .filter((figure) => figure.tone === 'foe')
      .map(({ id, name, hex, facing = 'S' }) => ({
        id: `figure ${id}`,
        hexes: [hex],
        words: { key: 'setup.foe', args: standing(name, hex, facing) }
      }))
  ]
}

/** What its HP dice show on the encounter board. */
const diceOf = ({ id, name, slots }: BossModel): LayingStep => ({
  id: `dice ${id}`,
  hexes: [],
  words: {
    key: 'setup.dice',
    args: {
      name,
      dice: slots.map((slot) => ({ key: 'setup.die', args: { slot: slot.name, hp: slot.dice.join(' + ') } }))
    }
  }
})

const labelOf = (scene: BoardScene, hex: number): string =>
  scene.board.labels[scene.board.hexes.findIndex((one) => one === hex)] ?? ''
