import type { TestTagDefinition } from 'vitest/config'

declare module 'vitest' {
  interface TestTags {
    tags: 'wide' | 'process'
  }
}

/** The environment variable that switches retries off. */
export const onceVariable = 'TEST_ONCE'

/** How often a test that may meet a slow machine is run again before it is red. */
const again = process.env[onceVariable] === undefined ? 2 : 0

/** Repeats the tests of a whole configuration. */
export const repeated = { retry: again } as const

/** What the tests of a configuration can be marked with. */
export const tags: TestTagDefinition[] = [
  { name: 'wide', description: 'no part of `npm test`; `npm run test:wide` runs it' },
  { name: 'process', description: 'starts processes, and is run again when it fails', retry: again },
]
