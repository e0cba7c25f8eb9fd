// Two tables in one process share a module. What one leaves in it the other finds: caches once took each other's answers.
const message =
  'State of a module outlives the table that made it. Make it in the call, or let `engine/remembered` remember it.'

const collections =
  /^(?:Map|Set|WeakMap|WeakSet|Array|ArrayBuffer|DataView|(?:Big)?(?:Int|Uint)(?:8|16|32|64)(?:Clamped)?Array|Uint8ClampedArray|Float(?:16|32|64)Array)$/

/** Declared as something nobody writes into. */
function isReadonly(id) {
  const type = id.typeAnnotation?.typeAnnotation
  if (type?.type === 'TSTypeOperator') return type.operator === 'readonly'
  return type?.type === 'TSTypeReference' && /^(?:Readonly|ArrayLike$)/.test(type.typeName.name ?? '')
}

/** What it is made from: `new Array(9).fill(0)` is made from `new Array(9)`. */
function madeFrom(node) {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') return madeFrom(node.expression)
  const isCallOn = node?.type === 'CallExpression' && node.callee.type === 'MemberExpression'
  return isCallOn ? madeFrom(node.callee.object) : node
}

const isConst = (node) => node?.type === 'TSAsExpression' && node.typeAnnotation.typeName?.name === 'const'

function isCollection(init) {
  const made = madeFrom(init)
  if (made?.type === 'NewExpression') return collections.test(made.callee.name ?? '')
  // `Int8Array.of(1)` is made from the name alone.
  if (made?.type === 'Identifier') return made !== init && collections.test(made.name)
  return made?.type === 'ArrayExpression' && made.elements.length === 0
}

/** Declared as a list or a record that may be written into. */
function isWritable({ typeAnnotation }) {
  const type = typeAnnotation?.typeAnnotation
  return ['TSArrayType', 'TSTupleType'].includes(type?.type) || type?.typeName?.name === 'Record'
}

export default {
  meta: { type: 'problem', schema: [], messages: { state: message } },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'state' })
    function checkDeclaration(node) {
      if (node.declare) return
      if (node.kind !== 'const') return report(node)
      for (const { id, init } of node.declarations)
        if (!isReadonly(id) && !isConst(init) && (isWritable(id) || isCollection(init))) report(id)
    }
    return {
      'Program > VariableDeclaration': checkDeclaration,
      'Program > ExportNamedDeclaration > VariableDeclaration': checkDeclaration,
      'PropertyDefinition[static=true]'(node) {
        if (!node.readonly || isCollection(node.value)) report(node)
      }
    }
  }
}
