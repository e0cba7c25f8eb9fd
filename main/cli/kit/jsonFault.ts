/** Where a text stops being JSON. The messages of the runtime name the place only sometimes. */
export interface JsonFault {
  readonly line: number
  readonly column: number
  readonly expected: string
}

export function jsonFault(text: string): JsonFault {
  const reader = { text, at: 0, depth: 0 }
  try {
    value(reader)
    space(reader)
    if (reader.at < text.length) expected('the end')
  } catch (error) {
    if (!(error instanceof Expected)) throw error
    const before = text.slice(0, reader.at).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, expected: error.message }
  }
  return { line: 1, column: 1, expected: 'JSON' }
}

interface Reader {
  readonly text: string
  at: number
  depth: number
}

class Expected extends Error {}

function expected(what: string): never {
  throw new Expected(what)
}

const DEEPEST = 1000

const space = (reader: Reader): void => void match(reader, /[ \t\r\n]*/y)

function match(reader: Reader, pattern: RegExp): boolean {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)
  if (found) reader.at = pattern.lastIndex
  return found !== null
}

function value(reader: Reader): void {
  space(reader)
  const first = reader.text[reader.at]
  if (first === '{') return items(reader, '}', member)
  if (first === '[') return items(reader, ']', value)
  if (first === '"') return string(reader)
  if (match(reader, /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y)) return
  expected('a value')
}

function items(reader: Reader, end: string, one: (reader: Reader) => void): void {
  if (++reader.depth > DEEPEST) expected(`no more than ${DEEPEST} levels`)
  reader.at++
  space(reader)
  if (closes(reader, end)) return
  for (;;) {
    one(reader)
    space(reader)
    if (closes(reader, end)) return
    if (reader.text[reader.at] !== ',') expected(`"," or "${end}"`)
    reader.at++
  }
}

function closes(reader: Reader, end: string): boolean {
  if (reader.text[reader.at] !== end) return false
  reader.depth--
  reader.at++
  return true
}

function member(reader: Reader): void {
  space(reader)
  if (reader.text[reader.at] !== '"') expected('a name in double quotes')
  string(reader)
  space(reader)
  if (reader.text[reader.at] !== ':') expected('":"')
  reader.at++
  value(reader)
}

function string(reader: Reader): void {
  reader.at++
  while (isPlain(reader.text[reader.at]) ? ++reader.at : match(reader, /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y));
  if (reader.text[reader.at] !== '"') expected('the end of the text, a double quote')
  reader.at++
}

const isPlain = (letter = '"'): boolean => letter !== '"' && letter !== '\\' && letter >= ' '
