// The engine gives the same game for the same answers, on every machine and for ever. What could differ is kept out.
const clocks = 'The engine has no clock.'
const later = 'The engine is synchronous: it stops by asking, never by waiting.'
const again = 'Rules ask by calling the table, and are carried out again to go on.'
const host = 'The engine knows no host: what it has to say is a happening.'
const locale = 'Words belong to the window, and order must not depend on the language of a machine.'

const globals = {
  Date: clocks,
  performance: clocks,
  Temporal: clocks,
  Intl: locale,
  Promise: later,
  setTimeout: later,
  setInterval: later,
  setImmediate: later,
  queueMicrotask: later,
  requestAnimationFrame: later,
  process: host,
  console: host,
  globalThis: host,
  window: host,
  document: host,
  fetch: host,
  require: host,
  crypto: 'Chance comes from the seeded streams in the state.'
}

const properties = /^(?:localeCompare|toLocale\w*)$/
const chance = 'Chance comes from the seeded streams in the state, never from Math.random.'

const nameOf = ({ key, property, computed }) => {
  const name = key ?? property
  return name?.type === 'Literal' ? String(name.value) : computed ? undefined : name?.name
}

export default {
  meta: { type: 'problem', schema: [], messages: { impure: '{{what}} is not for the engine. {{why}}' } },
  create(context) {
    const report = (node, what, why) => context.report({ node, messageId: 'impure', data: { what, why } })
    const isMath = (node) => node?.type === 'Identifier' && node.name === 'Math'
    const checkFunction = (node) => {
      if (node.async) report(node, 'An async function', later)
      if (node.generator) report(node, 'A generator', again)
    }
    return {
      'Program:exit'(node) {
        const [globalScope] = context.sourceCode.scopeManager.scopes
        const known = globalScope.variables
          .filter(({ defs }) => defs.length === 0)
          .flatMap(({ references }) => references)
        for (const { identifier } of [...globalScope.through, ...known]) {
          const why = Object.hasOwn(globals, identifier.name) ? globals[identifier.name] : undefined
          if (why) report(identifier ?? node, identifier.name, why)
        }
      },
      MemberExpression(node) {
        const name = nameOf(node)
        if (name === 'random' && isMath(node.object)) report(node, 'Math.random', chance)
        if (name && properties.test(name)) report(node, name, locale)
      },
      'VariableDeclarator > ObjectPattern > Property'(node) {
        const { init } = node.parent.parent
        if (nameOf(node) === 'random' && isMath(init)) report(node, 'Math.random', chance)
      },
      ArrowFunctionExpression: checkFunction,
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      AwaitExpression: (node) => report(node, 'await', later),
      'ForOfStatement[await=true]': (node) => report(node, 'for await', later)
    }
  }
}
