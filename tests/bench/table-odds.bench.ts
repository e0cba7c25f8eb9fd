import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { colours, printedDecks, type Colour } from '../../engine/games/oathsworn/might'
import { atMost, median, type Bench, type Effort } from './bench'
import { calibrate } from './calibrate'

/** The same draw of numbers every time. */
let word = 11
function below(limit: number): number {
  word = (Math.imul(word, 1103515245) + 12345) & 0x7fffffff
  return (word >> 8) % limit
}

/** A deck in play: of every face some cards drawn, some discarded, the others on the table. */
function deckInPlay(colour: Colour): object {
  const [draw, discard]: [Record<string, number>, Record<string, number>] = [{}, {}]
  for (const [face, count] of Object.entries(printedDecks[colour])) {
    const left = below(count + 1)
    draw[face.replace('*', 'c')] = left
    discard[face.replace('*', 'c')] = below(count - left + 1)
  }
  return { draw, discard }
}

const query = (): string =>
  JSON.stringify({
    side: below(4) === 0 ? 'enemy' : 'oathsworn',
    draw: { white: below(9), yellow: below(4), red: below(4), black: below(3) },
    ...(below(3) === 0 ? { dice: { [colours[below(4)] as Colour]: 1 + below(3) } } : {}),
    ...(below(2) === 0 ? { decks: Object.fromEntries(colours.map((colour) => [colour, deckInPlay(colour)])) } : {}),
    ...(below(2) === 0 ? { defense: 1 + below(8) } : {})
  })

const queries = Array.from({ length: 1000 }, query)

const root = join(import.meta.dirname, '../..')
/** As a person has them: npm, and whatever Node it runs on. */
const { npm_node_execpath: node = 'node', npm_execpath: npm } = process.env
// Certificates a workplace adds are read by every Node that starts, which takes longer than the start itself.
const { NODE_EXTRA_CA_CERTS: _, ELECTRON_RUN_AS_NODE: __, ...env } = process.env

/** How long the command takes from start to end, its answers read by us. */
async function msToAnswer(lines: readonly string[], command: string, args: readonly string[]): Promise<number> {
  const start = performance.now()
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], env })
  let bytes = 0
  child.stdout.on('data', (piece: Buffer) => (bytes += piece.length))
  child.stdin.end(`${lines.join('\n')}\n`)
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0 || bytes < 100 * lines.length) throw new Error(`table odds ended with ${code} after ${bytes} bytes`)
  return performance.now() - start
}

const cuForAll =
  (command: string, ...args: string[]) =>
  async ({ rounds }: Effort): Promise<number> => {
    const costs: number[] = []
    // The first time it is compiled, as after every build.
    await msToAnswer(queries, command, args)
    for (let round = 0; round < Math.ceil(rounds / 3); round++) {
      const before = calibrate()
      const all = await msToAnswer(queries, command, args)
      costs.push(all / ((before + calibrate()) / 2))
    }
    return median(costs)
  }

export const benches: readonly Bench[] = [
  {
    row: '1,000 mixed queries to `table odds`, from its start to its last answer',
    target: atMost(20),
    unit: 'CU',
    measure: cuForAll(node, join(root, 'scripts/table.mjs'), 'odds')
  },
  ...(npm === undefined
    ? []
    : [
        {
          row: 'the same as it is typed: `npm run -s table -- odds`',
          unit: 'CU',
          measure: cuForAll(node, npm, '--prefix', root, 'run', '-s', 'table', '--', 'odds')
        }
      ])
]
