import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './run/longest-first.ts'
import { repeated, tags } from './run/tags.ts'
import { limits } from './run/time-limits.ts'

const setupFile = (path: string): string => fileURLToPath(import.meta.resolve(path))

/**
 * The console in a browser, through the sandbox. Each worker has a browser, each test a platform and a visitor. In the mode
 * `contract` Prism is between console and platform, and a violation fails the test. In the mode `payments` every payment
 * method meets every possible event, instead of one method of each kind; in the mode `matrix` every screen is checked in every
 * width, scheme and language, and in every theme.
 */
export default defineConfig(({ mode }) => ({
  root: resolve(import.meta.dirname, '..'),
  cacheDir: '.cache/vitest-e2e',
  test: {
    ...repeated,
    tags,
    sequence: { sequencer: LongestFirst },
    include: ['tests/e2e/**/*.test.ts'],
    ...(mode === 'payments' && {
      include: ['tests/e2e/payments/*.test.ts'],
      env: { PAYMENT_CASES: 'all', WIDE: 'all' },
    }),
    ...(mode === 'matrix' && {
      include: ['tests/e2e/{accessibility,screens}.test.ts', 'tests/soak/themes-*.test.ts'],
      env: { MATRIX: 'all', WIDE: 'all' },
    }),
    globalSetup: [
      setupFile('./e2e/support/build-console.ts'),
      ...(mode === 'contract' ? [setupFile('./contract-proxy/start-prism.ts')] : []),
    ],
    pool: 'forks',
    isolate: false,
    // Three browsers keep two cores full.
    maxWorkers: 3,
    testTimeout: limits.endToEnd.test,
    hookTimeout: limits.endToEnd.hook,
    expect: { poll: { timeout: limits.endToEnd.wait, interval: 50 } },
  },
}))
