import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const setupFile = (path: string): string => fileURLToPath(import.meta.resolve(path))

/**
 * The console in a browser, through the sandbox. Each worker has a browser, each test a platform and a visitor. In the
 * mode `contract` Prism stands between console and platform, and a violation fails the test.
 */
export default defineConfig(({ mode }) => ({
  root: resolve(import.meta.dirname, '..'),
  cacheDir: '.cache/vitest-e2e',
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: [
      setupFile('./e2e/support/build-console.ts'),
      ...(mode === 'contract' ? [setupFile('./contract-proxy/start-prism.ts')] : []),
    ],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
}))
