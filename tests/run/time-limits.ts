/** The environment variable that tells the processes of a run how slow the machine is. */
export const slownessVariable = 'TEST_SLOWNESS'

/** How much slower than an idle machine of two cores this one is: 1 to 5. Measured once, when a run begins. */
const slowness = Math.min(5, Math.max(1, Number(process.env[slownessVariable] ?? 1) || 1))

/** Milliseconds that a test may wait for what takes so many seconds at most on an idle machine. */
export const seconds = (onIdleMachine: number): number => Math.round(onIdleMachine * slowness * 1000)

/**
 * The limits of every kind of test, in milliseconds. They end a test that hangs; the time a test should take is in
 * `docs/testing.md` and never makes it red.
 */
export const limits = {
  unit: { test: seconds(30), hook: seconds(60), wait: seconds(15) },
  contract: { test: seconds(120), hook: seconds(60), wait: seconds(15) },
  proxy: { test: seconds(60), hook: seconds(120) },
  endToEnd: { test: seconds(120), hook: seconds(120), wait: seconds(30) },
} as const
