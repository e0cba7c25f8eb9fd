import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // One window at a time: beside another, keys struck at the speed of the machine come before the window is ready for them.
  workers: 1,
  // A window on a crowded machine may miss a moment. A test that needs its second try is reported as flaky, not hidden,
  // and what it did then is recorded (tests/e2e/kit/fixtures.ts).
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'line',
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-{platform}{ext}',
  // What measures the machine has it to itself: `npm test` runs the one project after the other.
  projects: [
    { name: 'together', grepInvert: /@alone/ },
    { name: 'alone', grep: /@alone/, workers: 1 }
  ]
})
