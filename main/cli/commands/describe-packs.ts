import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_GAME } from '../../games/toolsRegistry'
import { hostedGames } from '../../games/registry'
import { documentation, MARK } from '../../packs/describe/document'
import { schemaFiles } from '../../packs/describe/schemas'
import type { GamePacks } from '../../packs/gamePacks'
import type { Command } from '../kit/command'
import { FINE } from '../kit/command'
import { unknown, WrongUse } from '../kit/wrongUse'

export const describePacks: Command = {
  usage: 'SCHEMA-DIR [FILE.md]',
  options: [{ name: 'game', value: 'GAME', about: `whose packs (${DEFAULT_GAME} without)` }],
  about: `
Writes a JSON Schema for every kind of file of a pack into a folder, and the description of every field and verb into
a Markdown file, behind its introduction. In this project: describe-packs --game GAME data/GAME/schema docs/games/GAME/packs.md`,
  async run({ words: [folder, document], has, value }, terminal) {
    const packs = packsOf(value.get('game') ?? DEFAULT_GAME)
    if (folder === undefined) throw new WrongUse('which folder shall the schemas go to?')
    await mkdir(folder, { recursive: true })
    const files = schemaFiles(packs.kinds)
    for (const [name, schema] of files) await writeFile(join(folder, name), `${JSON.stringify(schema, null, 1)}\n`)
    if (document !== undefined) await writeFile(document, rewritten(packs, await readFile(document, 'utf8')))
    const plain = `${files.size} schemas written${document === undefined ? '' : `, and ${document}`}`
    const json = JSON.stringify({ folder, schemas: [...files.keys()], document: document ?? null })
    await terminal.write(`${has.has('json') ? json : plain}\n`)
    return FINE
  }
}

function packsOf(game: string): GamePacks {
  const found = hostedGames.find(({ id }) => id === game)
  if (found) return found.packs
  throw unknown(
    'game',
    game,
    hostedGames.map(({ id }) => id)
  )
}

/** The introduction as it is, and everything behind the mark anew. */
function rewritten(packs: GamePacks, text: string): string {
  const [introduction = ''] = text.split(MARK)
  return `${introduction.trimEnd()}\n\n${documentation(packs)}\n`
}
