/** Bytes that were sent, and when. */
interface Sample {
  readonly bytes: number
  readonly at: number
}

const windowMs = 5000
const leastMs = 1000

/** Measures bytes per second over the last five seconds. Instants are in ms of a monotonic clock. */
export function createSpeedMeter() {
  let samples: Sample[] = []
  let begun: number | undefined
  return {
    /** Adds bytes that were sent, with the instant. */
    add: (bytes: number, at: number): void => {
      const idle = at - (samples.at(-1)?.at ?? at)
      if (begun === undefined || idle >= windowMs) begun = at
      samples = [...samples.filter((each) => at - each.at < windowMs), { bytes, at }]
    },
    /** Bytes per second; undefined if nothing was sent lately, or for less than a second. */
    speed: (now: number): number | undefined => {
      const recent = samples.filter(({ at }) => now - at < windowMs)
      const span = Math.min(windowMs, now - (begun ?? now))
      if (recent.length === 0 || span < leastMs) return undefined
      return (recent.reduce((sum, { bytes }) => sum + bytes, 0) / span) * 1000
    },
  }
}
