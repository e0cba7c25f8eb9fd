// Faults as somebody might write them, found by the TypeScript parser: where, what stands there, and what would be wrong.
import ts from 'typescript'

const OPPOSITES = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*'
}
const CALLS = { some: 'every', every: 'some', min: 'max', max: 'min', find: 'findLast', findLast: 'find' }

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)))

/** Within `a?.b`, a piece that is wrapped would no longer be left out with the rest. */
const isInChain = (node) => ts.isOptionalChain(node) || (node.parent !== undefined && ts.isOptionalChain(node.parent))

/** A call for what it does, not for what it gives. */
const isDeed = (node) =>
  ts.isExpressionStatement(node) &&
  (ts.isCallExpression(node.expression) ||
    (ts.isYieldExpression(node.expression) && node.expression.asteriskToken !== undefined)) &&
  !node.expression.getText().startsWith('super')

/** What could be wrong at this very node, as `[instead, isStatement]`; null where nothing is tried. */
function wrongAt(node) {
  if (isDeed(node)) return ['', true]
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.getText()
    const other = OPPOSITES[sign]
    if (other === undefined || ((sign === '+' || sign === '-') && isText(node))) return null
    return [`(${node.left.getText()}) ${other} (${node.right.getText()})`, false]
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [node.operand.getText(), false]
  if (ts.isConditionalExpression(node))
    return [`(${node.condition.getText()}) ? (${node.whenFalse.getText()}) : (${node.whenTrue.getText()})`, false]
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && !isInChain(node)) {
    const { expression, name } = node.expression
    const given = node.arguments.map((one) => one.getText()).join(', ')
    if (name.text === 'filter') return [expression.getText(), false]
    if (Object.hasOwn(CALLS, name.text)) return [`${expression.getText()}.${CALLS[name.text]}(${given})`, false]
    return null
  }
  if (!isValue(node)) return null
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false', false]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true', false]
  return ts.isNumericLiteral(node) ? [`${node.text} + 1`, false] : null
}

/** A literal that is a value, and neither a type nor a name. */
const isValue = ({ parent }) =>
  parent !== undefined &&
  !ts.isTypeNode(parent) &&
  !ts.isImportSpecifier(parent) &&
  !ts.isAsExpression(parent) &&
  !ts.isPropertySignature(parent) &&
  !(ts.isPropertyAssignment(parent) && parent.name.kind === ts.SyntaxKind.NumericLiteral)

/** Types have no faults that could happen, and what a generator gives away is not wrapped. */
const isLeftOut = (node) => ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** Every fault there could be in this file. */
export function mutantsOf(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node) => {
    if (isLeftOut(node)) return
    const wrong = wrongAt(node)
    if (wrong) {
      const [start, end] = [node.getStart(), node.getEnd()]
      const { line } = source.getLineAndCharacterOfPosition(start)
      found.push({ file, line: line + 1, start, end, was: text.slice(start, end), instead: wrong[0], isDeed: wrong[1] })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** So many of them, none inside another. `below(n)` gives a whole number from 0 to n − 1. */
export function sampled(all, count, below) {
  const left = [...all]
  const taken = []
  const touches = (one, other) => one.file === other.file && one.start < other.end && other.start < one.end
  while (left.length > 0 && taken.length < count) {
    const [one] = left.splice(below(left.length), 1)
    if (!taken.some((other) => touches(one, other))) taken.push(one)
  }
  return taken.map((one, n) => ({ id: n + 1, ...one }))
}

/** The file with all of them in it, each asleep until its number is called. */
export function withMutants(text, mutants) {
  const last = mutants.toSorted((a, b) => b.start - a.start)
  return last.reduce((code, { id, start, end, was, instead, isDeed: isLeftAway }) => {
    const isOn = `globalThis.isMutant?.(${id})`
    const both = isLeftAway ? `{ if (!${isOn}) { ${was} } }` : `(${isOn} ? (${instead}) : (${was}))`
    return code.slice(0, start) + both + code.slice(end)
  }, text)
}
