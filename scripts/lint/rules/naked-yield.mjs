// Every question goes through the asking functions of engine/kernel/ask.ts: only there may a script stop by itself.
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { naked: 'Only engine/kernel/ask.ts yields by itself: `yield*` one of its questions, or another script.' }
  },
  create: (context) => ({
    'YieldExpression[delegate=false]': (node) => context.report({ node, messageId: 'naked' })
  })
}
