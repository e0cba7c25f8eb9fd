import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import icons from 'unplugin-icons/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { clauses } from './scripts/build/clauses'
import { gameIcons } from './scripts/build/gameIcons'

const oneSeed = resolve(import.meta.dirname, 'tests/one-seed.ts')

/** Each run tries other cases. Whoever starts it may know the seed (scripts/checks.mjs), and it is said in any case. */
process.env['SEED'] ??= String(randomInt(1_000_000))
process.stderr.write(`SEED=${process.env['SEED']}\n`)

/** Tests that try many cases take them all from that seed. */
const withOneSeed: Plugin = {
  name: 'one-seed',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'fast-check' && importer !== oneSeed ? oneSeed : undefined)
}

export default defineConfig({
  plugins: [withOneSeed, vue(), gameIcons(), clauses(), icons({ compiler: 'vue3', autoInstall: false })],
  test: {
    pool: 'forks',
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['engine/**/*.ts', 'main/**/*.ts', 'renderer/**/*.{ts,vue}'],
      reporter: ['text-summary', 'html']
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts', 'tests/tooling/*.test.mjs'],
          exclude: ['tests/dom/**', 'tests/e2e/**', 'tests/bench/**']
        }
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/dom/**/*.test.ts'],
          setupFiles: ['tests/dom/presses.ts', 'tests/dom/idle.ts', 'tests/dom/games.ts']
        }
      }
    ]
  }
})
