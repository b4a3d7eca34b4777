import { defineConfig } from 'vitest/config'
import { seconds } from './run/time-limits.ts'
import endToEnd from './vitest.e2e.config.ts'

/** Long runs in a browser, no part of `npm test`: `npm run test:wide -- writes identities overlays uploads`. */
export default defineConfig((environment) => {
  const base = endToEnd(environment)
  const test = { ...base.test, include: ['tests/soak/**/*.test.ts'], testTimeout: seconds(600) }
  return { ...base, cacheDir: '.cache/vitest-soak', test }
})
