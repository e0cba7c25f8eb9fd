// The project's own lint rules. Each is tested in tests/tooling/lint.test.mjs.
import begunScript from './rules/begun-script.mjs'
import forgottenYield from './rules/forgotten-yield.mjs'
import nakedYield from './rules/naked-yield.mjs'
import pureEngine from './rules/pure-engine.mjs'

export default {
  meta: { name: 'free-company' },
  rules: {
    'begun-script': begunScript,
    'forgotten-yield': forgottenYield,
    'naked-yield': nakedYield,
    'pure-engine': pureEngine
  }
}
