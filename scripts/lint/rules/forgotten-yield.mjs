// A script that is called but not carried out does nothing at all: `attack(t)` where `yield* attack(t)` was meant.
// Needs types, and is therefore used on engine/ only.
import { ESLintUtils } from '@typescript-eslint/utils'
import { scriptsOf } from '../scripts.mjs'

/** The parts of an expression whose value nobody uses when nobody uses the whole. */
function unusedParts(node) {
  switch (node.type) {
    case 'LogicalExpression':
      return unusedParts(node.right)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(unusedParts)
    case 'SequenceExpression':
      return node.expressions.flatMap(unusedParts)
    case 'UnaryExpression':
      return unusedParts(node.argument)
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return unusedParts(node.expression)
    case 'AssignmentExpression':
    case 'YieldExpression':
      return []
    default:
      return [node]
  }
}

/** A generator is always true: as a condition it is a call whose answer was wanted. */
const conditionOf = (node) => node.test ?? (node.type === 'LogicalExpression' ? node.left : undefined)

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forgotten: 'This script is never carried out: write `yield* {{call}}`.',
      condition: 'A script is always true: write `yield* {{call}}` to ask for its result.'
    }
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context)
    const checker = services.program.getTypeChecker()
    const isScript = scriptsOf(services)
    function check(node, messageId) {
      if (!isScript(node)) return
      const call = context.sourceCode.getText(node).split('\n')[0]
      context.report({ node, messageId, data: { call } })
    }
    const checkCondition = (node) => {
      const condition = conditionOf(node)
      if (condition) check(condition, 'condition')
    }
    /** `each(item => attack(t, item))` where nobody looks at what comes back. */
    function checkArrow(node) {
      if (node.body.type === 'BlockStatement') return
      const arrow = services.esTreeNodeToTSNodeMap.get(node)
      const [signature] = checker.getContextualType(arrow)?.getCallSignatures() ?? []
      const isIgnored = signature && checker.typeToString(signature.getReturnType()) === 'void'
      if (isIgnored) for (const part of unusedParts(node.body)) check(part, 'forgotten')
    }
    return {
      ExpressionStatement: ({ expression }) => {
        for (const part of unusedParts(expression)) check(part, 'forgotten')
      },
      ArrowFunctionExpression: checkArrow,
      IfStatement: checkCondition,
      WhileStatement: checkCondition,
      DoWhileStatement: checkCondition,
      ConditionalExpression: checkCondition,
      LogicalExpression: checkCondition,
      "UnaryExpression[operator='!']": (node) => check(node.argument, 'condition')
    }
  }
}
