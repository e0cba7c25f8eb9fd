// Stands in for fast-check in every test: each run of the tests tries other cases, and all of a run come of the one seed
// it says when it begins (vitest.config.ts). `SEED=7 npm test -- unit` tries those of that run again.
import fc from 'fast-check'

const seed = Number(process.env['SEED'])
if (!Number.isInteger(seed)) throw new Error(`SEED is to be a whole number, not ${process.env['SEED']}`)
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })

export * from 'fast-check'
export default fc
