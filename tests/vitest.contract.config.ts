import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run contract`: every operation through Prism, which holds requests and answers against the description. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  cacheDir: '.cache/vitest',
  test: {
    include: ['tests/contract-proxy/**/*.test.ts'],
    globalSetup: ['tests/contract-proxy/start-prism.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
