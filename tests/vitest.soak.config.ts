import { defineConfig } from 'vitest/config'
import endToEnd from './vitest.e2e.config'

/** Long runs in a browser, no part of `npm test`: `npm run soak`, or one of them by its name: `npm run soak -- writes`. */
export default defineConfig((environment) => {
  const base = endToEnd(environment)
  const test = { ...base.test, include: ['tests/soak/**/*.test.ts'], testTimeout: 600_000 }
  return { ...base, cacheDir: '.cache/vitest-soak', test }
})
