import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './run/longest-first.ts'
import { repeated, tags } from './run/tags.ts'
import { limits } from './run/time-limits.ts'

/**
 * Compares console, description and platform: what the console offers and sends with what the sandbox accepts and answers, and
 * every operation through Prism, which knows nothing of either. The mode `ways` counts the modules that run again for the
 * chapter.
 */
export default defineConfig(({ mode }) => ({
  root: resolve(import.meta.dirname, '..'),
  cacheDir: '.cache/vitest-contract',
  test: {
    ...repeated,
    tags,
    ...(mode === 'ways' && { env: { WAYS: 'written' } }),
    sequence: { sequencer: LongestFirst },
    expect: { requireAssertions: true, poll: { timeout: limits.contract.wait } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'agreement',
          isolate: false,
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          setupFiles: [fileURLToPath(import.meta.resolve('./unit/setup.ts'))],
          testTimeout: limits.contract.test,
          hookTimeout: limits.contract.hook,
        },
      },
      {
        extends: true,
        test: {
          name: 'prism',
          include: ['tests/contract-proxy/**/*.test.ts'],
          globalSetup: ['tests/contract-proxy/start-prism.ts'],
          testTimeout: limits.proxy.test,
          hookTimeout: limits.proxy.hook,
        },
      },
    ],
  },
}))
