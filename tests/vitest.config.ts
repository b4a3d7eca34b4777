import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Unit tests and rules about the project. Files that need a document say so themselves: `// @vitest-environment jsdom`. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  cacheDir: '.cache/vitest',
  plugins: [react()],
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/repo/**/*.test.ts'],
    setupFiles: [fileURLToPath(import.meta.resolve('./unit/setup.ts'))],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
