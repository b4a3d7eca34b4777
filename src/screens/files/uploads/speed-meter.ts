/** Bytes that were sent, and when. */
interface Sample {
  readonly bytes: number
  readonly at: number
}

const windowMs = 5000
const leastMs = 1000

/** Measures how fast something goes on, over the last five seconds. Instants are in ms of any clock that does not jump. */
export function createSpeedMeter() {
  let samples: Sample[] = []
  let begun: number | undefined
  return {
    /** Bytes were sent at an instant. */
    add: (bytes: number, at: number): void => {
      const idle = at - (samples.at(-1)?.at ?? at)
      if (begun === undefined || idle >= windowMs) begun = at
      samples = [...samples.filter((each) => at - each.at < windowMs), { bytes, at }]
    },
    /** Bytes for each second; undefined while nothing was sent lately, or too little to tell. */
    speed: (now: number): number | undefined => {
      const recent = samples.filter(({ at }) => now - at < windowMs)
      const span = Math.min(windowMs, now - (begun ?? now))
      if (recent.length === 0 || span < leastMs) return undefined
      return (recent.reduce((sum, { bytes }) => sum + bytes, 0) / span) * 1000
    },
  }
}
