/** A name, a text, or one of the signs that say where a name can stand. */
const PIECES = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g

/**
 * The first name that stands twice in one object of a text known to be JSON. JSON.parse keeps the last of them, another
 * reader the first: what one checks is not what the other plays.
 */
export function nameTwice(text: string): { readonly name: string; readonly line: number } | null {
  const open: (Set<string> | null)[] = []
  let isName = false
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const names = open.at(-1)
    if (piece.startsWith('"')) {
      if (!isName || !names) continue
      const name = JSON.parse(piece) as string
      if (names.has(name)) return { name, line: text.slice(0, index).split('\n').length }
      names.add(name)
      isName = false
      continue
    }
    if (piece === '{') open.push(new Set())
    else if (piece === '[') open.push(null)
    else if (piece !== ',') open.pop()
    isName = piece === '{' || (piece === ',' && names instanceof Set)
  }
  return null
}
