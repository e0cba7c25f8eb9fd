import { createRequire } from 'node:module'
import type { Client as MakeClient } from 'boardgame.io/client'

// Its package predates `exports`: a folder can be required, not imported.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client: typeof MakeClient }

/** The game of its own tutorial: nine moves, no undo taken. */
const ticTacToe = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, id: number) => {
      G.cells[id] = playerID
    }
  }
}

export function playTicTacToe(): number {
  const client = Client({ game: ticTacToe, debug: false })
  client.start()
  for (const cell of [0, 1, 2, 3, 4, 5, 6, 7, 8]) client.moves['mark']?.(cell)
  client.stop()
  return 9
}
