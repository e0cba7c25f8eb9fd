// Every question goes through engine/kernel/stopping.ts: only there may a script stop by itself.
// A question is a function of the table; generators that yield plain values (a list of deeds, say) are no scripts.
import { ESLintUtils } from '@typescript-eslint/utils'

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      naked:
        'Only engine/kernel/stopping.ts yields a question by itself: `yield*` a function of ask.ts, or another script.'
    }
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context)
    const isQuestion = (node) => !node || services.getTypeAtLocation(node).getCallSignatures().length > 0
    return {
      'YieldExpression[delegate=false]'(node) {
        if (isQuestion(node.argument)) context.report({ node, messageId: 'naked' })
      }
    }
  }
}
