// Every command the README names works on a fresh clone: it brings what it needs, or needs nothing.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { at, readJson, run } from '../../scripts/lib.mjs'

const { scripts } = readJson(at('package.json'))
const named = [...readFileSync(at('README.md'), 'utf8').matchAll(/npm (?:run )?(?:-s )?(\w+)/g)].map(([, name]) => name)
const read = (file) => readFileSync(at(file), 'utf8')

/** Reads the ledger and the sources, in any Node. */
const NEEDS_NOTHING = ['ledger']
/** What they open has to be built first. */
const OPENS_THE_APP = ['start', 'dev', 'gallery', 'bench', 'package', 'smoke', 'build']

it('the README names commands that there are', () => {
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})

it.each(Object.keys(scripts))('npm run %s sets itself up', (name) => {
  const [, file] = /^node (scripts\/[\w-]+\.mjs)/.exec(scripts[name]) ?? []
  expect(file, 'no command of a package, which a fresh clone does not have').toBeDefined()
  const source = read(file)
  if (NEEDS_NOTHING.includes(name)) expect(source).not.toMatch(/\btool\(|electronTool|inElectron/)
  else expect(source).toMatch(/await setup\(\)|inElectron\(/)
  if (OPENS_THE_APP.includes(name)) expect(source).toMatch(/await (ensureBuilt|build)\(\)|'electron-vite'/)
})

it('the bench begins in a tree without out/', async () => {
  const tree = mkdtempSync(join(tmpdir(), 'fresh clone '))
  try {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: at('.')
    })
    const notWanted = /^(docs\/(?!licences|games)|tests\/(e2e|saves|transcripts|look)\/)/
    for (const file of String(files)
      .split('\0')
      .filter((one) => one && !notWanted.test(one)))
      cpSync(at(file), join(tree, file), { recursive: true })
    symlinkSync(at('node_modules'), join(tree, 'node_modules'))
    const { code, said } = await run(process.execPath, [join(tree, 'scripts/bench.mjs'), '--short', 'no such row'], {
      quiet: true,
      cwd: tree,
      limit: 300,
      env: { INIT_CWD: tree, ELECTRON_RUN_AS_NODE: '1' }
    })
    expect(said).toContain('0 of 0 targets met')
    expect(code).toBe(0)
    expect(existsSync(join(tree, 'out/main/index.js'))).toBe(true)
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}, 320_000)
