// The project's own lint rules. Each is tested in tests/tooling/lint.test.mjs.
import noModuleState from './rules/no-module-state.mjs'
import nothingCaught from './rules/nothing-caught.mjs'
import pureEngine from './rules/pure-engine.mjs'

export default {
  meta: { name: 'free-company' },
  rules: {
    'no-module-state': noModuleState,
    'nothing-caught': nothingCaught,
    'pure-engine': pureEngine
  }
}
