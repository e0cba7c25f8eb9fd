import { parseSync, Visitor, type ESTree } from 'vite'

/**
 * A function that is declared can be given another value at any time, as far as V8 knows: each call reads it anew and
 * makes sure that it is still the same, and so does each place it was made part of. Of a constant it knows better. So the
 * functions of a chunk become constants, before everything else, where declarations would have been drawn up anyway.
 */
export function withConstants(code: string): string {
  const { program } = parseSync('chunk.js', code)
  const changed = namesGivenValues(program)
  const first = program.body.find(({ type }) => type !== 'ImportDeclaration')?.start ?? code.length
  let constants = ''
  let rest = ''
  let end = first
  for (const node of program.body) {
    if (node.type !== 'FunctionDeclaration' || !node.id || changed.has(node.id.name)) continue
    constants += `const ${node.id.name} = ${code.slice(node.start, node.end)};\n`
    rest += code.slice(end, node.start)
    end = node.end
  }
  return code.slice(0, first) + constants + rest + code.slice(end)
}

/** Whatever is of that name, wherever: better one function too few. */
function namesGivenValues(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>()
  const note = (target: ESTree.Node | null): void => {
    if (target?.type === 'Identifier') names.add(target.name)
    else if (target?.type === 'ArrayPattern') target.elements.forEach(note)
    else if (target?.type === 'ObjectPattern') target.properties.forEach(note)
    else if (target?.type === 'Property') note(target.value)
    else if (target?.type === 'AssignmentPattern') note(target.left)
    else if (target?.type === 'RestElement') note(target.argument)
  }
  new Visitor({
    AssignmentExpression: ({ left }) => note(left),
    UpdateExpression: ({ argument }) => note(argument),
    ForInStatement: ({ left }) => note(left),
    ForOfStatement: ({ left }) => note(left)
  }).visit(program)
  return names
}
