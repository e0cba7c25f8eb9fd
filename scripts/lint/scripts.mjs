// What in the engine is a script that begins: a call that gives a generator. Any other expression is a value somebody made before.
import ts from 'typescript'

const isGenerator = (type) =>
  type.isUnion() ? type.types.some(isGenerator) : ['Generator', 'AsyncGenerator'].includes(type.getSymbol()?.name)

/**
 * What a function's own declaration says about what it returns: true, false, or undefined when only its type knows.
 * Most calls are answered here, without the cost of working out their types.
 */
function declaredGenerator(declaration) {
  if (!declaration || !ts.isFunctionLike(declaration)) return undefined
  if (declaration.asteriskToken) return true
  const text = declaration.type?.getText()
  return text && /^[\w\s|[\].<>]+$/.test(text) && !/Script|Generator|\b[A-Z]\b/.test(text) ? false : undefined
}

/** Tells of a node whether it begins a script. */
export function scriptsOf(services) {
  const checker = services.program.getTypeChecker()
  function declarationOf(callee) {
    const name = callee.type === 'MemberExpression' ? callee.property : callee
    const symbol = checker.getSymbolAtLocation(services.esTreeNodeToTSNodeMap.get(name))
    const origin = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return origin?.valueDeclaration
  }
  return function isScript(node) {
    if (node.type !== 'CallExpression') return false
    return declaredGenerator(declarationOf(node.callee)) ?? isGenerator(services.getTypeAtLocation(node))
  }
}
