import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The console in a browser, through the sandbox. Each test file has a browser, each test a platform and a visitor. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  cacheDir: '.cache/vitest-e2e',
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: [fileURLToPath(import.meta.resolve('./e2e/support/build-console.ts'))],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
})
