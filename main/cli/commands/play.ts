import { resolve } from 'node:path'
import { DEFAULT_GAME } from '../../games/toolsRegistry'
import { games } from '../../games/hosting'
import { House } from '../../app/services'
import { tell } from '../../common/say'
import { noWords, wholeNumber, type Typed } from '../kit/arguments'
import { FINE, NO, type Command } from '../kit/command'
import { furnishing } from '../kit/furnishing'
import { playOn } from '../play/player'
import { unknown, WrongUse } from '../kit/wrongUse'

export const play: Command = {
  usage: '--save DIR',
  options: [
    { name: 'save', value: 'DIR', about: 'the folder with the company; it is made when it is not there' },
    { name: 'bots', value: 'KIND', about: 'how the players decide: random, or another of its bots (random without)' },
    { name: 'seed', value: 'TEXT', about: 'the same seed plays the same way' },
    { name: 'round', value: 'N', about: 'which time this is that the table is taken up again, 0 for the first' },
    { name: 'game', value: 'ID', about: 'what to play, when there is more than one game' }
  ],
  about: `
Bots sit down at the table, through the very host and save that the window uses, and play one encounter after another
until the program is stopped. A company that is there already is taken up where it was left, whatever became of the
program that played it.

  ACK n HASH    decision n of this company's life is on the disk; HASH is the run's own after it
  NACK n CODE   decision n was refused, for instance "unsaved" while the disk is full; nothing changed

With --json: {"decision","hash"} or {"decision","refused"} a line. Ctrl-C ends it; it can be taken up again at any time.`,
  async run(given, terminal) {
    const { folder, ...how } = read(given)
    const house = new House({ ...furnishing(terminal, folder), folder })
    let isStopped = false
    const stop = (): void => void (isStopped = true)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
    const isJson = given.has.has('json')
    const write = (line: string): Promise<void> => terminal.write(`${isJson ? inJson(line) : line}\n`)
    const played = await playOn({ ...how, house, write, isStopped: () => isStopped })
    await house.close()
    if (!played.ok) terminal.note(tell(played.why))
    return played.ok ? FINE : NO
  }
}

function inJson(line: string): string {
  const [word, decision, what] = line.split(' ')
  return JSON.stringify({ decision: Number(decision), [word === 'ACK' ? 'hash' : 'refused']: what })
}

function read(given: Typed) {
  noWords(given)
  const save = given.value.get('save')
  if (save === undefined) throw new WrongUse('where? Say --save DIR')
  const game = given.value.get('game') ?? DEFAULT_GAME
  const meant = games.of(game)
  if (!meant.ok) throw unknown('game', game, games.ids)
  const bots = given.value.get('bots') ?? 'random'
  if (!meant.value.bots.includes(bots)) throw unknown('bot', bots, meant.value.bots)
  const seed = given.value.get('seed') ?? '1'
  return { folder: resolve(save), game, bots, seed, round: wholeNumber(given, 'round', 0, 0) }
}
