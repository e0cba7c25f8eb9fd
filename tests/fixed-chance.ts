// Stands in for fast-check in every test (vitest.config.ts): the same cases each time, so that a check that fails has
// failed because of a change. `SEED=7 npm test -- unit` looks elsewhere.
import fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['SEED'] ?? 1) })

export * from 'fast-check'
export default fc
