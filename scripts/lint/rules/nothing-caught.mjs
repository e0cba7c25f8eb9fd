// A question without an answer leaves every rule by being thrown. A rule that caught it, or did something on its way, would
// do so each time the rules are carried out again.
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      caught: 'A rule catches nothing: `table.isLeft` carries rules out until they leave by a signal of their own.'
    }
  },
  create: (context) => ({ TryStatement: (node) => context.report({ node, messageId: 'caught' }) })
}
