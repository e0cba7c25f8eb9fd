import type { Words } from '../../engine/kernel/words'
import type { Scene } from '../battlefield'

// The board as a list of things to lay, in the order hands do it: what stays, what lies flat, what stands.

export interface LayingStep {
  readonly id: string
  readonly words: Words
  readonly hexes: readonly number[]
}

export function layingOut(scene: Scene): readonly LayingStep[] {
  const at = (hexes: readonly number[]): string => hexes.map((hex) => labelOf(scene, hex)).join(', ')
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
      words: { key: 'setup.monster', args: { name, hexes: at([hex]), facing } }
    })),
    ...scene.figures
      .filter((figure) => figure.tone === 'foe')
      .map(({ id, name, hex, facing = 'S' }) => ({
        id: `figure ${id}`,
        hexes: [hex],
        words: { key: 'setup.foe', args: { name, hexes: at([hex]), facing } }
      }))
  ]
}

const labelOf = (scene: Scene, hex: number): string =>
  scene.board.labels[scene.board.hexes.findIndex((one) => one === hex)] ?? ''
