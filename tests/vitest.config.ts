import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Rooms whose tests draw: most of them need a document, and a document remembers. */
const drawn = [
  'tests/unit/{app,engine,screens,ui}/**/*.test.{ts,tsx}',
  'tests/unit/platform/**/*.test.{ts,tsx}',
]

/**
 * Unit tests and rules about the project. Files that need a document say so themselves: `// @vitest-environment jsdom`.
 * What has no document shares its modules between files: reading and compiling the description once a worker, not once a
 * file, takes a third of the time away.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  cacheDir: '.cache/vitest',
  plugins: [react()],
  test: {
    maxWorkers: 2,
    expect: { requireAssertions: true },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'drawn',
          include: drawn,
          setupFiles: [fileURLToPath(import.meta.resolve('./unit/setup.ts'))],
        },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/repo/**/*.test.ts'],
          exclude: drawn,
          isolate: false,
        },
      },
    ],
  },
})
