// The clauses of the rule ledgers as modules, `virtual:clauses/<game>`: what the window shows of a clause a line follows.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { at } from './entries'

const ROOT = 'virtual:clauses/'
/** From its id to the end of its paragraph; worked examples have numbers of their own. */
const CLAUSE = /^(?:- )?\*\*([A-Z]+-(?!EX-)[A-Z]+-\d+)\*\*(.*(?:\n(?!\s*$|\s*- |#|\*\*).+)*)/gm
const HEAD = /^\s*(?:\[[TR+]+\])?\s*(?:\*([^*]+?)\.?\*)?/

interface Clause {
  readonly title: string
  readonly text: readonly string[]
}

/** Neighbours are for whoever writes rules, and so is which print was consulted. */
function sentence(line: string): string {
  return line
    .replace(/^Edge:.*/, '')
    .replace(/\(?LP≠.*/, '')
    .replace(/\s*\((?:LP\+[^)]*|app)\)/g, '')
    .replace(/\b(?:RULING|APP)\b[:.]?\s*/g, '')
    .replace(/\s*`\[setting:[^`]*\]`/g, '')
    .replaceAll('`', '')
    .replaceAll('**', '')
    .trim()
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Every clause of a ledger by its id, in both of the forms ledgers have. */
export function clausesIn(ledger: string): Readonly<Record<string, Clause>> {
  const found = [...ledger.matchAll(CLAUSE)].map(([, id = '', rest = '']) => {
    const [, title = ''] = HEAD.exec(rest) ?? []
    const text = rest.replace(HEAD, '').split('\n').map(sentence).filter(Boolean).map(capital)
    return [id, { title, text }] as const
  })
  return Object.fromEntries(found)
}

export const ledgerOf = (game: string): string => at(`docs/games/${game}/rules.md`)

export const clauses = (): Plugin => ({
  name: 'free-company:clauses',
  resolveId: (id) => (id.startsWith(ROOT) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${ROOT}`)) return undefined
    const file = ledgerOf(id.slice(ROOT.length + 1))
    this.addWatchFile(file)
    const text = JSON.stringify(clausesIn(readFileSync(file, 'utf8')))
    return `export default JSON.parse(${JSON.stringify(text)})`
  }
})
