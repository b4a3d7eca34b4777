import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { groups } from './mutation/groups.ts'

/** The unit tests of one group of `npm run mutation`, which names it. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  cacheDir: '.cache/vitest-mutation',
  plugins: [react()],
  test: {
    include: groups.flatMap(({ name, tests }) => (name === process.env['MUTATION_GROUP'] ? tests : [])),
    setupFiles: [fileURLToPath(import.meta.resolve('./unit/setup.ts'))],
    testTimeout: 30_000,
  },
})
