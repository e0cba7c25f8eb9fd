import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { normalizePath, parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import { withConstants } from './constant.config'
import { at } from './entries.config'

/** Marks the second of the two worlds: nothing in it is the same object as what the first has of that name. */
const MARK = '?straight'
const ENGINE = `${normalizePath(at('engine'))}/`

/**
 * `straight/oathsworn/game` is `engine/oathsworn/game` without stops: every script in it is a function that runs through,
 * and what it asks is answered at once. Bots need nothing else. See docs/decisions/0046.
 */
export const straight = (): Plugin => ({
  name: 'free-company:straight',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = fileOf(source, importer)
    return file === null ? null : `${replaced(file)}${MARK}`
  },
  transform: {
    filter: { id: /\?straight$/ },
    handler: (code, id) => straightened(code, id)
  },
  // Scripts with stops are no faster for it: V8 compiles little of them, and what it does not compile checks each constant.
  renderChunk: (code, { moduleIds }) =>
    moduleIds.some((id) => id.endsWith(MARK)) ? { code: withConstants(code), map: null } : null
})

/** The way in by name, and on from there by every import that stays in the engine. */
function fileOf(source: string, importer: string | undefined): string | null {
  if (source.startsWith('straight/')) return ENGINE + source.slice('straight/'.length)
  if (!importer?.endsWith(MARK) || !source.startsWith('.')) return null
  const file = normalizePath(resolve(dirname(importer), source))
  return file.startsWith(ENGINE) ? file : null
}

/** What cannot be had by leaving words out is written twice: `imagine.straight.ts` beside `imagine.ts`. */
function replaced(file: string): string {
  const found = [`${file}.straight.ts`, `${file}.ts`, `${file}/index.ts`].find((one) => existsSync(one))
  if (!found) throw new Error(`${file} has no straight counterpart: only what is written in TypeScript has one`)
  return found
}

/** `function*` becomes `function`, `yield* script` becomes `script`. Lines stay where they are. */
export function straightened(code: string, file: string): string {
  const { program } = parseSync(file.replace(MARK, ''), code)
  const left: [from: number, to: number][] = []
  /** Of the functions around, innermost last: is it a script? */
  const around: boolean[] = []
  const leave = (): void => void around.pop()
  const enter = (node: ESTree.Function): void => {
    const isScript = node.generator && isTyped(code, node)
    around.push(isScript)
    if (isScript && code.startsWith('function', node.start)) star(node.start)
  }
  const star = (from: number): void => {
    const place = code.indexOf('*', from)
    left.push([place, place + 1])
  }
  /** The star of a method stands before its name. */
  const method = ({ start, value }: { start: number; value: ESTree.Node }): void => {
    if (value.type !== 'FunctionExpression' || !value.generator || code.startsWith('function', value.start)) return
    if (isTyped(code, value)) star(start)
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: () => void around.push(false),
    'ArrowFunctionExpression:exit': leave,
    MethodDefinition: method,
    Property: method,
    YieldExpression({ start, delegate, argument }) {
      if (!around.at(-1)) return
      if (!delegate || !argument) throw new Error(`${file}: only kernel/stopping.ts stops`)
      // Without a semicolon before it, it would be taken for arguments of the line above.
      if (/[^\w$]/.test(code.charAt(argument.start))) throw new Error(`${file}: "yield*" is followed by no name`)
      left.push([start, argument.start])
    }
  }).visit(program)
  return without(code, left)
}

/** A generator is a script if it says so, or is told so by the table of verbs it stands in. */
function isTyped(code: string, { returnType }: ESTree.Function): boolean {
  return !returnType || /^:\s*Script\b/.test(code.slice(returnType.start, returnType.end))
}

function without(code: string, parts: readonly (readonly [number, number])[]): string {
  let rest = code
  for (const [from, to] of [...parts].sort(([a], [b]) => b - a)) rest = rest.slice(0, from) + rest.slice(to)
  return rest
}
