// The project's own lint rules. Each is tested in tests/tooling/lint.test.mjs.
import nothingCaught from './rules/nothing-caught.mjs'
import pureEngine from './rules/pure-engine.mjs'

export default {
  meta: { name: 'free-company' },
  rules: {
    'nothing-caught': nothingCaught,
    'pure-engine': pureEngine
  }
}
