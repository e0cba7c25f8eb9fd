import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  workers: 1,
  // A window on a crowded machine may miss a moment. A test that needs its second try is reported as flaky, not hidden.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'line'
})
