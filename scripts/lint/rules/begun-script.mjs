// A script is carried out where it is begun, or handed on as a function that begins it. One that is handed on begun would run
// too early in the world without stops (docs/decisions/0046). `table.in` only leaves a crumb, and may have it.
import { ESLintUtils } from '@typescript-eslint/utils'
import { scriptsOf } from '../scripts.mjs'

/** What gives its value to what it stands in. */
const isPassedOn = (node, parent) =>
  ['TSAsExpression', 'TSNonNullExpression', 'ChainExpression'].includes(parent.type) ||
  (parent.type === 'ConditionalExpression' && parent.test !== node) ||
  (parent.type === 'LogicalExpression' && parent.right === node)

function isKept(node) {
  const { parent } = node
  switch (parent.type) {
    case 'CallExpression':
      return parent.arguments.includes(node) && parent.callee.property?.name !== 'in'
    case 'NewExpression':
    case 'VariableDeclarator':
    case 'AssignmentExpression':
    case 'Property':
    case 'ArrayExpression':
      return true
    default:
      return isPassedOn(node, parent) && isKept(parent)
  }
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { begun: 'This script is handed on begun: hand on what begins it, `() => {{call}}`.' }
  },
  create(context) {
    const isScript = scriptsOf(ESLintUtils.getParserServices(context))
    return {
      CallExpression(node) {
        if (!isKept(node) || !isScript(node)) return
        const call = context.sourceCode.getText(node).split('\n')[0]
        context.report({ node, messageId: 'begun', data: { call } })
      }
    }
  }
}
