import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'line'
})
