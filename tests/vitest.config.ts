import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './run/longest-first.ts'
import { tags } from './run/tags.ts'
import { limits } from './run/time-limits.ts'

const root = resolve(import.meta.dirname, '..')

/** A document keeps what was drawn, and a module loaded before `vi.mock` replaces it stays as it was. */
const needsOwnModules = (text: string): boolean =>
  text.startsWith('// @vitest-environment jsdom') || text.includes('vi.mock(')

const isolated = readdirSync(resolve(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('tests/unit', file))
  .filter((file) => needsOwnModules(readFileSync(resolve(root, file), 'utf8')))

/**
 * Unit tests and rules about the project. Files that need a document say so themselves: `// @vitest-environment jsdom`. All
 * others share their modules: reading and compiling the description once per worker, not once per file, halves the time.
 */
export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  plugins: [react()],
  test: {
    tags,
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    expect: { requireAssertions: true, poll: { timeout: limits.unit.wait } },
    testTimeout: limits.unit.test,
    hookTimeout: limits.unit.hook,
    projects: [
      {
        extends: true,
        test: {
          name: 'isolated',
          // Each file has a context and a document of its own in a worker that stays: reading jsdom again for each of a
          // hundred files takes longer than the slowest tests.
          pool: 'vmThreads',
          include: isolated,
          setupFiles: [fileURLToPath(import.meta.resolve('./unit/setup.ts'))],
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/repo/**/*.test.ts'],
          exclude: isolated,
          isolate: false,
          setupFiles: [fileURLToPath(import.meta.resolve('./unit/setup.ts'))],
        },
      },
    ],
  },
})
