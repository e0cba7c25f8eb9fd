// The tests of the house over a sample of mutants: MUTANTS is the file that lists them.
import { readFileSync } from 'node:fs'
import { at } from '../lib.mjs'
import base from '../../vitest.config.ts'
import { withMutants } from './mutants.mjs'

const mutants = Map.groupBy(JSON.parse(readFileSync(process.env.MUTANTS, 'utf8')), ({ file }) => at(file))

const withFaults = {
  name: 'mutants',
  enforce: 'pre',
  transform(code, id) {
    const here = mutants.get(id.replace(/\?.*$/, ''))
    return here ? { code: withMutants(code, here), map: null } : null
  }
}

const [node] = base.test.projects
export default {
  ...base,
  root: at(),
  plugins: [withFaults, ...base.plugins],
  test: {
    ...base.test,
    projects: [{ ...node, test: { ...node.test, setupFiles: [at('scripts/mutate/awake.mjs')] } }]
  }
}
